from __future__ import annotations

import math
import random
from decimal import Decimal, localcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from posse.engine.compiled import compile_driver, kernel_ptx
from posse.engine.reals import exp, exp2, power
from posse.engine.rule import Parts
from posse.engine.struct import FloatRow

CHANCE = random.Random(7)
SMALL = [CHANCE.uniform(-1.0, 1.0) for _ in range(500)]
LARGE = [CHANCE.uniform(-700.0, 700.0) for _ in range(500)]
EDGES = [0.0, -0.0, 0.5, -0.5, 0.49999999999999994, 1e-300, -1e-300, 5e-324]
BEYOND = [709.7, 710.1, -744.0, -746.1, 1023.9, 1024.1, -1022.5, -1073.5, -1076.1, 1e300, -1e300, math.inf, -math.inf]
ALL = SMALL + LARGE + EDGES + BEYOND


def ulps(found: float, exact: Decimal) -> Decimal:
    return abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact)))


def test_they_are_off_by_less_than_a_unit_of_the_last_digit() -> None:
    with localcontext(prec=50):
        for x in SMALL + LARGE:
            assert ulps(exp(x), Decimal(x).exp()) < 1
            assert ulps(exp2(x), (Decimal(x) * Decimal(2).ln()).exp()) < 1


def test_whole_powers_of_two_are_exact() -> None:
    for n in range(-1074, 1024):
        assert exp2(float(n)) == math.ldexp(1.0, n)


def test_what_is_too_small_is_0_and_what_is_too_large_is_infinite() -> None:
    assert exp(-746.1) == exp2(-1076.1) == exp(-math.inf) == exp2(-math.inf) == 0.0
    assert exp(710.1) == exp2(1024.1) == exp(math.inf) == exp2(math.inf) == math.inf
    assert exp(-745.0) == math.exp(-745.0) == math.ulp(0.0)


def test_powers_are_products() -> None:
    assert [power(0.1, n) for n in range(4)] == [1.0, 0.1, 0.1 * 0.1, 0.1 * 0.1 * 0.1]


def all_of(xs: FloatRow, n: int, out: FloatRow) -> None:
    for i in range(n):
        out[3 * i] = exp(xs[i])
        out[3 * i + 1] = exp2(xs[i])
        out[3 * i + 2] = power(xs[i], i % 7)


@pytest.mark.parametrize("checked", [False, True])
def test_they_are_the_same_compiled_to_the_last_bit(
    checked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path))
    run: Any = compile_driver(all_of, Parts(), "reals", checked)
    plain, out = [0.0] * (3 * len(ALL)), np.zeros(3 * len(ALL))
    all_of(ALL, len(ALL), plain)
    run(np.array(ALL), len(ALL), out)
    assert out.tobytes() == np.array(plain).tobytes()


def test_they_ask_no_library_of_a_gpu() -> None:
    """Nor is a product added to anything before it has been rounded."""
    row = np.zeros(3)
    ptx = kernel_ptx(all_of, Parts(), "reals", (row, 1, row))
    assert "fma." not in ptx
    assert "__nv_" not in ptx
    assert "mul.rn.f64" in ptx
