"""Compiling: the only file that imports Numba, and only when something is compiled.

A bound driver and all rules it reaches are cloned and compiled together. What is compiled is kept on disk, in a folder
whose name is a digest of everything that decides the machine code: the code of every rule reached and the constants it
reads, Numba's and Python's versions, and whether bounds are checked. Numba's own key knows only the driver's file and
would run old rules from a warm cache.

A rule is typed once in a process, whichever drivers reach it, and becomes machine code only as a part of a driver.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import platform
import shutil
import sys
import tempfile
import threading
import types
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from posse import folders

from .rule import Parts, fingerprints, graft

F = TypeVar("F", bound=Callable[..., Any])

HOPPER = (9, 0)  # the compute capability that kernels are compiled for without a GPU
TRIED = ("0.68.",)  # versions of Numba whose inner parts are known
FOLDERS_KEPT = 12  # of one label; older ones are pruned
_fallback: Path | None = None
_lock = threading.Lock()
_rules: dict[tuple[str, str, bool], Any] = {}  # by fingerprint, label and whether bounds are checked


def compile_driver(driver: F, parts: Parts, label: str, checked: bool) -> F:
    """`driver` with `parts` in place, as machine code that runs without the GIL.

    With `checked`, every index is checked.
    """
    import numba

    _quiet_about_subtypes()
    speed = "checked" if checked else "compiled"
    versions = f"{numba.__version__} {platform.python_implementation()} {sys.version_info[:3]} {speed}"
    prints = fingerprints(driver, parts)
    digest = hashlib.sha256(f"{prints[cast(types.FunctionType, driver)]} {versions}".encode()).hexdigest()[:16]
    name = f"{label}_{driver.__name__}_{speed}"

    def wrap(clone: types.FunctionType) -> Any:
        njit: Any = numba.njit  # called from compiled code alone: it needs no door for Python
        doors = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        rule = njit(nogil=True, boundscheck=checked, **_rule_compiler(), **doors)(clone)
        return _once_for_all_widths(rule)

    config: Any = numba.config
    with _lock:  # the folder is a setting of the whole process while a driver is declared
        keys = {rule: (print_, label, checked) for rule, print_ in prints.items() if rule is not driver}
        done = {rule: _rules[key] for rule, key in keys.items() if key in _rules}
        clone = graft(driver, parts, f"{label}_{speed}_", wrap, done)
        _rules.update({keys[rule]: found for rule, found in done.items()})
        before = config.CACHE_DIR
        config.CACHE_DIR = str(_folder(name, digest))
        try:
            compiled = numba.njit(nogil=True, boundscheck=checked, cache=True)(clone)
        finally:
            config.CACHE_DIR = before
    _keep_going_when_full(compiled)
    return cast(F, compiled)


@functools.cache
def _rule_compiler() -> dict[str, Any]:
    """Numba's compiler, but what it makes of a rule goes into the drivers above as it is, to be optimized there.

    Left alone, Numba optimizes every rule with all that it calls, again for each rule on the way up, and makes machine
    code of every one, which nothing runs: more than half of the time that compiling takes. It is done by Numba's inner
    parts; a version where it was not tried is left alone, and takes its time.
    """
    import numba

    if not numba.__version__.startswith(TRIED):
        return {}
    from numba.core import codegen, compiler

    class Library(codegen.JITCodeLibrary):
        def finalize(self) -> None:
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0  # there is none, as of every door that was not made

        @property
        def codegen(self) -> Any:  # asked to tell machine code where Python's things lie
            return types.SimpleNamespace(set_env=lambda name, env: None)

    library: Any = Library

    class RuleCompiler(compiler.Compiler):
        def define_pipelines(self) -> Any:
            self.state.library = library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
            return cast(Any, super()).define_pipelines()

    return {"pipeline_class": RuleCompiler}


def _once_for_all_widths(compiled: Any) -> Any:
    """A rule takes numbers from fields of any width, and constants.

    Left alone, Numba compiles it anew for every mixture of them, which takes more than twice as long.
    """
    from numba import types

    kinds: Any = types
    resolve = compiled.get_call_template
    narrow = (kinds.int8, kinds.int16, kinds.int32)

    def get_call_template(args: tuple[Any, ...], kws: Any) -> Any:
        plain = (kinds.unliteral(arg) for arg in args)
        return resolve(tuple(kinds.int64 if arg in narrow else arg for arg in plain), kws)

    compiled.get_call_template = get_call_template
    return compiled


def _keep_going_when_full(compiled: Any) -> None:
    """A disk that fills up while compiled code is saved costs the next start some seconds, not this run its life."""
    save = compiled._cache.save_overload

    def save_if_possible(*args: Any) -> None:
        try:
            save(*args)
        except OSError as error:
            _say_once(f"cannot save compiled code ({error.strerror}); the next run will compile it again")

    compiled._cache.save_overload = save_if_possible


def _folder(name: str, digest: str) -> Path:
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
        _say_once(f"cannot write to the cache folder {root} ({error.strerror}); the next run will compile again")
        folder = _fallback / folder.name
        folder.mkdir(exist_ok=True)
    else:
        _prune(root, name)
    return folder


@functools.cache
def _quiet_about_subtypes() -> None:
    """A rule of the stream takes a whole State as the Stream it begins with; Numba calls that an experiment."""
    from numba.core.errors import NumbaExperimentalFeatureWarning

    warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)


@functools.cache
def _say_once(line: str) -> None:
    print(f"posse: {line}", file=sys.stderr)


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


def import_cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it; NumPy 2.5 has only its other name
        vars(np)["row_stack"] = np.vstack
    import numba.cuda

    _round_as_the_cpu()
    return numba.cuda


@functools.cache
def _round_as_the_cpu() -> None:
    """Left alone, a GPU's compiler makes one step of a product and a sum, and rounds once where the CPU rounds twice.

    Numba has no setting for it.
    """
    from numba.cuda.cudadrv import nvvm

    compile_ir: Any = nvvm.compile_ir
    vars(nvvm)["compile_ir"] = lambda llvmir, **options: compile_ir(llvmir, **{"fma": False, **options})


def compile_kernel(kernel: Callable[..., Any], parts: Parts, label: str, has_reals: bool = False) -> Any:
    """A kernel for the GPU of this machine. With real numbers in it, a linker that optimizes would fuse after all."""
    cuda = import_cuda()
    options = {"lto": False} if has_reals else {}
    return cuda.jit(_for_gpu(kernel, parts, label), **options)


def kernel_ptx(kernel: Callable[..., Any], parts: Parts, label: str, arguments: tuple[Any, ...]) -> str:
    """The assembly of a kernel for arguments like these. Needs no GPU, and shows that all its rules can run on one."""
    import numba

    cuda = import_cuda()
    typeof: Any = numba.typeof
    signature = numba.void(*(typeof(argument) for argument in arguments))
    clone = _for_gpu(kernel, parts, label)
    dispatcher: Any = cuda.dispatcher
    asked = dispatcher.get_current_device  # rules called by a kernel ask the driver which GPU there is
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=HOPPER)
    try:
        ptx, _ = cuda.compile(clone, signature, cc=HOPPER, abi="numba", output="ptx", device=False)
    finally:
        dispatcher.get_current_device = asked
    return str(ptx)


def _for_gpu(kernel: Callable[..., Any], parts: Parts, label: str) -> Callable[..., Any]:
    import numba

    cuda = import_cuda()
    _quiet_about_subtypes()
    named = {"cuda": cuda, "MOVE": numba.int16, "LIKING": numba.float64}
    sizes = {name: numba.from_dtype(part) for name, part in parts.filled.items() if isinstance(part, np.dtype)}
    parts = parts._replace(filled={**parts.filled, **named, **sizes})
    return graft(kernel, parts, f"{label}_gpu_", lambda clone: _once_for_all_widths(cuda.jit(device=True)(clone)))
