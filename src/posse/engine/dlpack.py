"""Handing memory over without a copy, by DLPack: what PyTorch, JAX, CuPy and NumPy take with `from_dlpack`.

numba's arrays on a GPU do not speak it themselves. The memory stays ours, and is kept as long as anybody has it.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # DLPack's numbers of devices
_CODES = {"i": 0, "u": 1, "f": 2}
_NAME = b"dltensor"  # renamed by whoever takes it
_kept: dict[int, Any] = {}  # what must not go while somebody has it, by the address of its description


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("n_axes", ctypes.c_int32),
        ("kind", _Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


_Delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("delete", _Delete))


def _forget(address: int) -> None:
    _kept.pop(address, None)


def _forget_unused(capsule: int) -> None:
    """A capsule goes; if nobody took what is in it, that goes too."""
    if _is_valid(capsule, _NAME):
        _forget(_pointer(capsule, _NAME))


_let_go, _let_go_unused = _Delete(_forget), _Delete(_forget_unused)


_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, _Delete)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


def capsule(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: object) -> Any:
    """A DLPack capsule of contiguous memory; `owner` is kept as long as anybody has it."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    strides = (ctypes.c_int64 * len(shape))(*(int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))))
    kind = _Kind(_CODES[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = _Tensor(address, _Device(*device), len(shape), kind, sizes, strides, 0)
    managed = _Managed(tensor, None, _let_go)
    at = ctypes.addressof(managed)
    _kept[at] = managed, sizes, strides, owner
    return _new(at, _NAME, _let_go_unused)
