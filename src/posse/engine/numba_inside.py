"""Everything that leans on the inner parts of Numba, which may change with any release, in one file.

Each part has a probe in `PARTS`, which says whether the installed Numba has it, and a way round for when it does not:
slower to compile, or not kept on disk, but with the same results. The exception is rounding on a GPU, where nothing
else would give the same results: kernels with real numbers are then refused. `tests/engine/test_numba_inside.py` runs
the probes on the installed version and takes every way round; `pyproject.toml` allows the versions this was done with.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import sys
import types
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import numpy as np

TRIED = "0.68."  # of Numba: how these versions link and optimize is known
TRIED_CUDA = "0.30."  # of numba-cuda
HOPPER = (9, 0)  # the compute capability that kernels are compiled for without a GPU


def has(part: str) -> bool:
    """Whether the installed Numba has a part; one that cannot even be asked for is missing."""
    try:
        return PARTS[part]()
    except (ImportError, AttributeError):
        return False


# Rules


def compile_rule(rule: types.FunctionType, checked: bool) -> Any:
    """A rule as Numba compiles it into the drivers that call it."""
    import numba

    njit: Any = numba.njit
    # Called from compiled code only, it needs no entry points for Python and C.
    entries = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if has("no entry points") else {}
    pipeline = {"pipeline_class": _rule_compiler()} if has("rules unoptimized") else {}
    return once_for_all_widths(njit(nogil=True, boundscheck=checked, **entries, **pipeline)(rule))


@functools.cache
def _rule_compiler() -> type[Any]:
    """Numba's compiler, but what it makes of a rule goes into the drivers above as it is, to be optimized there.

    Left alone, Numba optimizes every rule with all that it calls, again for each rule on the way up, and makes machine
    code of every one, which nothing runs: more than half of the time that compiling takes.
    """
    from numba.core import codegen, compiler

    class Library(codegen.JITCodeLibrary):
        def finalize(self) -> None:
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0  # there is none, as with every entry point that was not made

        @property
        def codegen(self) -> Any:  # asked to tell machine code where Python's things lie
            return types.SimpleNamespace(set_env=lambda name, env: None)

    library: Any = Library

    class RuleCompiler(compiler.Compiler):
        def define_pipelines(self) -> Any:
            self.state.library = library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
            return cast(Any, super()).define_pipelines()

    return RuleCompiler


def once_for_all_widths(compiled: Any) -> Any:
    """A rule takes numbers from fields of any width, and constants.

    Left alone, Numba compiles it anew for every mixture of them, which takes more than twice as long.
    """
    if not has("call templates"):
        return compiled
    import numba

    kinds: Any = numba.types
    resolve = compiled.get_call_template
    narrow = (kinds.int8, kinds.int16, kinds.int32)

    def get_call_template(args: tuple[Any, ...], kws: Any) -> Any:
        plain = (kinds.unliteral(arg) for arg in args)
        return resolve(tuple(kinds.int64 if arg in narrow else arg for arg in plain), kws)

    compiled.get_call_template = get_call_template
    return compiled


# Drivers


def compile_driver(driver: types.FunctionType, checked: bool, folder: Path) -> Any:
    """A driver that keeps its machine code in `folder`; without the parts for that, it is compiled in every run.

    Numba has one cache folder for the whole process and reads it when a driver is declared, so only one thread may do
    this at a time.
    """
    import numba

    config: Any = numba.config
    if has("cache folder") and has("cache file"):
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            compiled: Any = numba.njit(nogil=True, boundscheck=checked, cache=True)(driver)
        finally:
            config.CACHE_DIR = before
        if Path(compiled.stats.cache_path).is_relative_to(folder):  # anywhere else, old rules might be found
            _keep_going_when_full(compiled)
            return compiled
    return numba.njit(nogil=True, boundscheck=checked)(driver)


def _keep_going_when_full(compiled: Any) -> None:
    """A disk that fills up while compiled code is saved costs the next start some seconds, not this run its life."""
    save = compiled._cache.save_overload

    def save_if_possible(*args: Any) -> None:
        try:
            save(*args)
        except OSError as error:
            say_once(f"cannot save compiled code ({error.strerror}); the next run will compile it again")

    compiled._cache.save_overload = save_if_possible


@functools.cache
def say_once(line: str) -> None:
    print(f"posse: {line}", file=sys.stderr)


@functools.cache
def quiet_about_subtypes() -> None:
    """A rule of the stream takes a whole State as the Stream it begins with; Numba calls that an experiment."""
    if has("subtype warning"):
        from numba.core.errors import NumbaExperimentalFeatureWarning

        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)


# Kernels


@functools.cache
def import_cuda() -> Any:
    with _row_stack_lent() as is_lent:
        import numba.cuda

        if is_lent:
            importlib.import_module("numba.cuda.np.arrayobj")  # which asks for it, and otherwise only later
    if has("compile_ir"):
        _never_fuse()
    return numba.cuda


@contextmanager
def _row_stack_lent() -> Iterator[bool]:
    """numba-cuda 0.30 asks NumPy for `row_stack` when it is imported; NumPy 2.5 has only its other name."""
    is_lent = not hasattr(np, "row_stack")
    if is_lent:
        vars(np)["row_stack"] = np.vstack
    try:
        yield is_lent
    finally:
        if is_lent:
            del vars(np)["row_stack"]


def _never_fuse() -> None:
    """Left alone, a GPU's compiler makes one step of a product and a sum, and rounds once where the CPU rounds twice.

    numba-cuda has no setting for it.
    """
    from numba.cuda.cudadrv import nvvm

    compile_ir: Any = nvvm.compile_ir
    vars(nvvm)["compile_ir"] = lambda llvmir, **options: compile_ir(llvmir, **{"fma": False, **options})


def _product_and_sum(out: Any, a: float, b: float, c: float) -> None:
    out[0] = a * b + c


def rounds_as_the_cpu() -> bool:
    """Whether a product and a sum stay two steps in a GPU's code; seen in that code, so no GPU is needed."""
    import numba

    real: Any = numba.float64
    ptx = assembly(_product_and_sum, numba.void(real[:], real, real, real))
    return "mul.rn.f64" in ptx and "add.rn.f64" in ptx and "fma." not in ptx


def assembly(kernel: Callable[..., Any], signature: Any) -> str:
    """The assembly of a kernel, without a GPU."""
    cuda = import_cuda()
    with _pretended_gpu(cuda):
        ptx, _ = cuda.compile(kernel, signature, cc=HOPPER, abi="numba", output="ptx", device=False)
    return str(ptx)


@contextmanager
def _pretended_gpu(cuda: Any) -> Iterator[None]:
    """Rules called by a kernel ask the driver which GPU there is; without the part for that, there has to be one."""
    if not has("current device"):
        yield
        return
    dispatcher = cuda.dispatcher
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


# Probes


def _links_as_tried() -> bool:
    import numba
    from numba.core import codegen, compiler

    library = codegen.JITCodeLibrary
    methods = ("finalize", "get_pointer_to_function", "codegen", "_get_module_for_linking")
    has_methods = all(hasattr(library, name) for name in methods) and hasattr(compiler.Compiler, "define_pipelines")
    return numba.__version__.startswith(TRIED) and has_methods


def _has_call_templates() -> bool:
    from numba.core.dispatcher import Dispatcher

    return [*inspect.signature(Dispatcher.get_call_template).parameters] == ["self", "args", "kws"]


def _has_no_entry_points() -> bool:
    from numba.core.cpu import CPUTargetOptions

    options: Any = CPUTargetOptions
    return hasattr(options, "no_cpython_wrapper") and hasattr(options, "no_cfunc_wrapper")


def _has_cache_folder() -> bool:
    from numba.core import config
    from numba.core.dispatcher import Dispatcher

    return hasattr(config, "CACHE_DIR") and hasattr(Dispatcher, "stats")


def _has_cache_file() -> bool:
    from numba.core.caching import FunctionCache

    return hasattr(FunctionCache, "save_overload")


def _has_subtype_warning() -> bool:
    from numba.core import errors

    return hasattr(errors, "NumbaExperimentalFeatureWarning")


def _has_compile_ir() -> bool:
    from numba.cuda.cudadrv import nvvm

    parameters = inspect.signature(nvvm.compile_ir).parameters.values()
    return any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)


def _has_current_device() -> bool:
    from numba.cuda import dispatcher

    return hasattr(dispatcher, "get_current_device")


PARTS: Mapping[str, Callable[[], bool]] = {
    "rules unoptimized": _links_as_tried,
    "no entry points": _has_no_entry_points,
    "call templates": _has_call_templates,
    "cache folder": _has_cache_folder,
    "cache file": _has_cache_file,
    "subtype warning": _has_subtype_warning,
    "compile_ir": _has_compile_ir,
    "current device": _has_current_device,
}
