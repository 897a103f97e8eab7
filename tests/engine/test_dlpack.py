"""Memory handed over by DLPack, tried with NumPy on this machine's own."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from posse.engine import dlpack


class Owner:
    """Something that owns memory and cannot hand it over itself."""

    def __init__(self, dtype: str) -> None:
        self.memory = np.arange(24, dtype=dtype).reshape(2, 3, 4)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **more: Any) -> Any:
        return dlpack.capsule(self.memory.ctypes.data, self.memory.shape, self.memory.dtype, (dlpack.CPU, 0), self)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int64", "float32"])
def test_it_is_the_same_memory(dtype: str) -> None:
    owner: Any = Owner(dtype)
    taken = np.from_dlpack(owner)
    assert taken.dtype == owner.memory.dtype
    assert taken.tolist() == owner.memory.tolist()
    owner.memory[1, 2, 3] = 99
    assert taken[1, 2, 3] == 99


def test_it_is_kept_as_long_as_anybody_has_it() -> None:
    owner: Any = Owner("int16")
    gone = weakref.ref(owner)
    taken = np.from_dlpack(owner)[1]
    del owner
    gc.collect()
    assert gone() is not None
    assert taken[2, 3] == 23
    del taken
    gc.collect()
    assert gone() is None


def test_what_nobody_takes_goes_as_well() -> None:
    owner = Owner("int8")
    gone = weakref.ref(owner)
    capsule = owner.__dlpack__()
    del owner
    gc.collect()
    assert gone() is not None
    del capsule
    gc.collect()
    assert gone() is None
