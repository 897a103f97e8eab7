"""Kernels without a GPU, compiled for one. `benchmarks/gpu.py` runs them on a real one.

The kernel of bots (`tests/bots/test_kernels.py`) reaches every rule that this one does, and is compiled for every game.
"""

from __future__ import annotations

import numpy as np

from posse.engine import kernels
from posse.engine.compiled import kernel_ptx
from posse.engine.speed import gpu_parts
from posse.games import game


def test_the_playout_kernel_compiles_for_a_gpu() -> None:
    found = game("showdown")
    states, n_plies = found.State.batch(2), np.zeros(2, np.int64)
    master = np.zeros(8, np.uint32)
    lanes = kernels.Lanes(found.box.array, states, found.State.batch(1), found.View.batch(1), master, n_plies)
    ptx = kernel_ptx(kernels.play_rows, gpu_parts(found), found.name, (lanes, 0, 1, 2))
    assert ".target sm_90" in ptx
    assert ".visible .entry" in ptx
