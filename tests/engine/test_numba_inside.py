"""Numba's inner parts: the installed version has them all, and without any of them the results are the same."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from posse.engine import compiled
from posse.engine import numba_inside as inside
from posse.engine.compiled import compile_driver, compile_kernel
from posse.engine.rule import Parts, graft, rule
from posse.engine.struct import FloatRow, Row, Struct

ROOT = Path(__file__).parents[2]
FOR_KERNELS = ("compile_ir", "current device")
FOR_DRIVERS = tuple(part for part in inside.PARTS if part not in FOR_KERNELS)


class Count(Struct):
    """Numbers of several widths."""

    wide: Annotated[Row, "i4", 2]
    narrow: Annotated[Row, "i1", 4]
    n: Annotated[int, "i1"]
    spare: Annotated[Row, "i1", 3]


@rule
def add(a: int, b: int) -> int:
    return 3 * a + b


@rule
def count(s: Count, i: int) -> int:
    s.narrow[i % 4] = add(s.narrow[i % 4], 1) % 100
    s.n = add(s.n, s.narrow[i % 4]) % 50
    s.wide[i % 2] = add(s.wide[i % 2], s.n) % 100_000
    return add(s.wide[0], s.wide[1])


def run(counts: Sequence[Any], n: int, out: FloatRow) -> int:
    total = 0
    for i in range(n):
        total += count(counts[0], i)
        out[0] += 0.1 * total
    return total


def outcome(driver: Callable[..., int], is_plain: bool = False) -> tuple[int, bytes, float]:
    counts, out = Count.batch(1), np.zeros(1)
    total = driver([Count.over(counts)] if is_plain else counts, 100, out)
    return total, counts.tobytes(), out[0]


def without(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "PARTS", {**inside.PARTS, part: lambda: False})


def test_the_installed_numba_has_every_part() -> None:
    inside.import_cuda()
    assert [part for part in inside.PARTS if not inside.has(part)] == []


@pytest.mark.parametrize("part", FOR_DRIVERS)
@pytest.mark.parametrize("checked", [False, True])
def test_a_driver_does_the_same_without(
    part: str, checked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path))
    monkeypatch.setattr(compiled, "_rules", {})
    without(part, monkeypatch)
    driver = compile_driver(run, Parts(), "without", checked)
    assert outcome(driver) == outcome(graft(run, Parts()), is_plain=True)


def compiled_as(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path))
    monkeypatch.setattr(compiled, "_rules", {})
    driver: Any = compile_driver(run, Parts(), "as", False)
    outcome(driver)
    return driver


def test_a_rule_is_optimized_by_itself_just_where_it_has_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [compiled_as(monkeypatch, tmp_path).py_func.__globals__["count"]]
    without("rules unoptimized", monkeypatch)
    rules.append(compiled_as(monkeypatch, tmp_path).py_func.__globals__["count"])
    assert [one._compiler.pipeline_class.__name__ for one in rules] == ["RuleCompiler", "Compiler"]


def test_a_rule_is_compiled_once_for_all_widths_where_that_is_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def n_versions(folder: str) -> int:
        counted = compiled_as(monkeypatch, tmp_path / folder).py_func.__globals__["count"]
        return len(counted.py_func.__globals__["add"].signatures)

    assert n_versions("with") == 1
    without("call templates", monkeypatch)
    assert n_versions("without") > 1


@pytest.mark.parametrize("part", ["cache folder", "cache file"])
def test_nothing_is_kept_on_disk_where_it_could_not_be_kept_safely(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without(part, monkeypatch)
    assert compiled_as(monkeypatch, tmp_path).stats.cache_path is None
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_cache_folder_that_is_not_heeded_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own folder would give back old rules: its key is the driver's file alone."""
    import numba

    class Deaf:
        CACHE_DIR = property(lambda self: str(tmp_path / "numba"), lambda self, folder: None)

    real = numba.config
    monkeypatch.setattr(real, "CACHE_DIR", str(tmp_path / "numba"))
    monkeypatch.setattr(numba, "config", Deaf())
    assert compiled_as(monkeypatch, tmp_path / "posse").stats.cache_path is None


def test_a_missing_part_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    import numba.core.caching
    import numba.core.codegen
    import numba.core.config
    import numba.core.dispatcher
    import numba.core.errors

    cuda = inside.import_cuda()
    from numba.cuda.cudadrv import nvvm

    named: dict[str, tuple[Any, str]] = {
        "rules unoptimized": (numba.core.codegen.JITCodeLibrary, "_get_module_for_linking"),
        "call templates": (numba.core.dispatcher.Dispatcher, "get_call_template"),
        "cache folder": (numba.core.config, "CACHE_DIR"),
        "cache file": (numba.core.caching.FunctionCache, "save_overload"),
        "subtype warning": (numba.core.errors, "NumbaExperimentalFeatureWarning"),
        "compile_ir": (nvvm, "compile_ir"),
        "current device": (cuda.dispatcher, "get_current_device"),
    }
    for part, (owner, name) in named.items():
        owners = [kind for kind in getattr(owner, "__mro__", [owner]) if name in vars(kind)]
        with monkeypatch.context() as patch:
            for kind in owners:
                patch.delattr(kind, name)
            assert not inside.has(part), part
        assert inside.has(part)


def test_versions_that_were_not_tried_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    monkeypatch.setattr(numba, "__version__", "0.99.0")
    assert not inside.has("rules unoptimized")


def test_the_versions_allowed_are_those_that_were_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["gpu"]]
    bounds = {line.partition("[")[0].partition(">")[0]: line.partition(">=")[2] for line in asked if "numba" in line}

    def bounds_of(tried: str) -> str:
        major, minor = tried.rstrip(".").split(".")
        return f"{major}.{minor},<{major}.{int(minor) + 1}"

    assert bounds == {"numba": bounds_of(inside.TRIED), "numba-cuda": bounds_of(inside.TRIED_CUDA)}
    assert version("numba").startswith(inside.TRIED)
    assert version("numba-cuda").startswith(inside.TRIED_CUDA)


def test_a_product_and_a_sum_stay_two_steps_on_a_gpu() -> None:
    """As on the CPU, which rounds after each: seen in the code, so that it is noticed without a GPU."""
    assert inside.rounds_as_the_cpu()


def test_a_gpu_that_rounds_in_another_way_is_refused_kernels_with_real_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inside.import_cuda()
    from numba.cuda.cudadrv import nvvm

    careful: Any = nvvm.compile_ir
    monkeypatch.setattr(nvvm, "compile_ir", lambda llvmir, **options: careful(llvmir, **{**options, "fma": True}))
    assert not inside.rounds_as_the_cpu()
    with pytest.raises(RuntimeError, match="rounds real numbers on a GPU in another way"):
        compile_kernel(run, Parts(), "fused", has_reals=True)
    compile_kernel(run, Parts(), "whole")  # whole numbers are never rounded


def test_cuda_is_imported_with_a_numpy_that_has_no_row_stack_and_leaves_it_so() -> None:
    program = (
        "import numpy as np\n"
        "vars(np).pop('row_stack', None)\n"
        "np.__dict__.get('__expired_attributes__', {}).pop('row_stack', None)\n"
        "np.__all__ = [name for name in np.__all__ if name != 'row_stack']\n"  # which SciPy goes by
        "from posse.engine import numba_inside as inside\n"
        "assert inside.rounds_as_the_cpu()\n"
        "print('row_stack' in vars(np))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_numba_without_the_warning_has_nothing_to_be_kept_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    without("subtype warning", monkeypatch)
    with warnings.catch_warnings():
        before = list(warnings.filters)
        inside.quiet_about_subtypes.__wrapped__()
        assert list(warnings.filters) == before
