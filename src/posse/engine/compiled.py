"""Compiling, with Numba, which is imported only when something is compiled; its inner parts are in `numba_inside.py`.

A bound driver and all rules it reaches are cloned and compiled together. What is compiled is kept on disk, in a folder
whose name is a digest of everything that decides the machine code: the code of every rule reached and the constants it
reads, Numba's and Python's versions, and whether bounds are checked. Numba's own key knows only the driver's file and
would run old rules from a warm cache.

A rule is typed once in a process, whichever drivers reach it, and becomes machine code only as a part of a driver.
"""

from __future__ import annotations

import atexit
import hashlib
import platform
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from posse import folders

from . import numba_inside as inside
from .numba_inside import assembly, import_cuda, once_for_all_widths, quiet_about_subtypes, rounds_as_the_cpu, say_once
from .rule import Parts, fingerprints, graft

F = TypeVar("F", bound=Callable[..., Any])

FOLDERS_KEPT = 12  # of one label; older ones are pruned
_fallback: Path | None = None
_lock = threading.Lock()
_rules: dict[tuple[str, str, bool], Any] = {}  # by fingerprint, label and whether bounds are checked


def compile_driver(driver: F, parts: Parts, label: str, checked: bool) -> F:
    """`driver` with `parts` in place, as machine code that runs without the GIL.

    With `checked`, every index is checked.
    """
    import numba

    quiet_about_subtypes()
    speed = "checked" if checked else "compiled"
    versions = f"{numba.__version__} {platform.python_implementation()} {sys.version_info[:3]} {speed}"
    prints = fingerprints(driver, parts)
    digest = hashlib.sha256(f"{prints[cast(types.FunctionType, driver)]} {versions}".encode()).hexdigest()[:16]
    name = f"{label}_{driver.__name__}_{speed}"

    with _lock:
        clone = _clone(cast(types.FunctionType, driver), parts, label, checked, prints)
        return cast(F, inside.compile_driver(clone, checked, kept_in(name, digest)))


def typed_driver(driver: Callable[..., Any], parts: Parts, label: str) -> Any:
    """`driver` with `parts` in place, compiled as a rule is: what modules for another machine are made from."""
    quiet_about_subtypes()
    with _lock:
        whole = cast(types.FunctionType, driver)
        return inside.compile_rule(_clone(whole, parts, label, False, fingerprints(driver, parts)), False)


def _clone(
    driver: types.FunctionType, parts: Parts, label: str, checked: bool, prints: Mapping[types.FunctionType, str]
) -> types.FunctionType:
    """The driver over its rules, each typed once in a process."""
    keys = {rule: (print_, label, checked) for rule, print_ in prints.items() if rule is not driver}
    done = {rule: _rules[key] for rule, key in keys.items() if key in _rules}
    speed = "checked" if checked else "compiled"
    clone = graft(driver, parts, f"{label}_{speed}_", lambda rule: inside.compile_rule(rule, checked), done)
    _rules.update({keys[rule]: compiled for rule, compiled in done.items()})
    return clone


def kept_in(name: str, digest: str) -> Path:
    """The folder for what is compiled under this digest; there is one to write in, whatever the disk says."""
    global _fallback
    root = folders.cache()
    folder = root / f"{name}-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        folder.touch()
    except OSError as error:
        if _fallback is None:
            _fallback = Path(tempfile.mkdtemp(prefix="posse-"))
            atexit.register(shutil.rmtree, _fallback, ignore_errors=True)
        say_once(f"cannot write to the cache folder {root} ({error.strerror}); the next run will compile again")
        folder = _fallback / folder.name
        folder.mkdir(exist_ok=True)
    else:
        _prune(root, name)
    return folder


def _prune(root: Path, name: str) -> None:
    """Old folders go, the newest stay: several checkouts may share the cache."""
    folders = sorted(root.glob(f"{name}-{'[0-9a-f]' * 16}"), key=_age, reverse=True)
    for folder in folders[FOLDERS_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # pruned by another process meanwhile
        return 0.0


def compile_kernel(kernel: Callable[..., Any], parts: Parts, label: str, has_reals: bool = False) -> Any:
    """A kernel for the GPU of this machine. With real numbers in it, a linker that optimizes would fuse after all."""
    cuda = import_cuda()
    if has_reals and not rounds_as_the_cpu():
        raise RuntimeError("this numba-cuda rounds real numbers on a GPU in another way than the CPU does")
    options = {"lto": False} if has_reals else {}
    return cuda.jit(_for_gpu(kernel, parts, label), **options)


def kernel_ptx(kernel: Callable[..., Any], parts: Parts, label: str, arguments: tuple[Any, ...]) -> str:
    """The assembly of a kernel for arguments like these. Needs no GPU, and shows that all its rules can run on one."""
    import numba

    typeof: Any = numba.typeof
    signature = numba.void(*(typeof(argument) for argument in arguments))
    return assembly(_for_gpu(kernel, parts, label), signature)


def _for_gpu(kernel: Callable[..., Any], parts: Parts, label: str) -> Callable[..., Any]:
    import numba

    cuda = import_cuda()
    quiet_about_subtypes()
    named = {"cuda": cuda, "MOVE": numba.int16, "LIKING": numba.float64}
    sizes = {name: numba.from_dtype(part) for name, part in parts.filled.items() if isinstance(part, np.dtype)}
    parts = parts._replace(filled={**parts.filled, **named, **sizes})
    return graft(kernel, parts, f"{label}_gpu_", lambda clone: once_for_all_widths(cuda.jit(device=True)(clone)))
