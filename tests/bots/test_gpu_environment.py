"""The step of an environment compiles for a GPU. `benchmarks/environments.py --gpu` runs it on a real one."""

from __future__ import annotations

import numpy as np
import pytest

from posse.bots import stepping
from posse.bots.environment import parts_of, plan
from posse.bots.gpu_environment import GpuEnvironment, take_moves
from posse.bots.stepping import Shared
from posse.engine.compiled import kernel_ptx
from posse.engine.game import PosseError
from posse.engine.numba_inside import import_cuda
from posse.engine.rng import Stream
from posse.engine.rule import Parts
from posse.engine.speed import gpu_parts
from posse.games import game, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_step_can_run_on_a_gpu(name: str) -> None:
    found = game(name)
    one = plan(found, 4, 3, bytes(32), [None, "deputy", "greenhorn"], forced=True)
    shared = Shared(found.box.array, found.State.batch(1), found.View.batch(1), Stream.batch(1)["key"][0])
    parts = gpu_parts(found, **parts_of(found), VIEW=found.View.dtype)
    ptx = kernel_ptx(stepping.step_games, parts, name, (shared, one.rows(0), one.ways))
    assert ".visible .entry" in ptx
    assert "mul.f64" not in ptx  # but mul.rn.f64, which is rounded before it is added to anything, as on the CPU


def test_moves_of_any_kind_can_be_taken() -> None:
    for dtype in (np.int32, np.int64):
        ptx = kernel_ptx(take_moves, Parts(), "any", (np.zeros(4, dtype), np.zeros(4, np.int64)))
        assert ".visible .entry" in ptx


@pytest.mark.skipif(import_cuda().is_available(), reason="there is a GPU")
def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(PosseError, match="there is no NVIDIA GPU on this machine"):
        GpuEnvironment(plan(game("showdown"), 4, 3, bytes(32)))
