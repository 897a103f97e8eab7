from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from posse.bots import kernels
from posse.engine.compiled import kernel_ptx
from posse.engine.kernels import Lanes
from posse.engine.rng import Stream
from posse.engine.speed import gpu_parts
from posse.engine.struct import FloatGrid
from posse.games import game, game_names

outlook: Callable[[Any, Any, FloatGrid], None]


def look(boxes: Sequence[Any], states: Sequence[Any], out: FloatGrid) -> None:
    outlook(boxes[0], states[0], out)  # noqa: F821  # filled in when compiled


@pytest.mark.parametrize("name", game_names())
def test_outlooks_can_run_on_a_gpu(name: str) -> None:
    found = game(name)
    arguments = (found.box.array, found.State.batch(1), np.zeros((2, 5)))
    ptx = kernel_ptx(look, gpu_parts(found, **found.habits.by_name()), name, arguments)
    assert ".visible .entry" in ptx
    assert "mul.f64" not in ptx


@pytest.mark.parametrize("name", game_names())
def test_habits_can_run_on_a_gpu(name: str) -> None:
    found = game(name)
    parts = gpu_parts(found, **found.habits.by_name(), VIEW=found.View.dtype)
    states, views, numbers = found.State.batch(4), found.View.batch(1), np.zeros(4, np.int64)
    lanes = Lanes(found.box.array, states, states, views, Stream.batch(1)["key"][0], numbers)
    ptx = kernel_ptx(kernels.line_up_rows, parts, name, (lanes, numbers, 0, 1, 3))
    assert ".visible .entry" in ptx
    assert "mul.f64" not in ptx  # but mul.rn.f64, which is rounded before it is added to anything, as on the CPU
