"""Kernels: drivers for a GPU, one game a thread. The names declared below are filled in when one is compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .drivers import POLICY_KEYS, play_out
from .rng import split
from .struct import Row

setup: Callable[[Any, Any, int, Any], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
cuda: Any  # numba.cuda
STATE: Any
STREAM: Any
MOVE: Any
MAX_LEGAL: int


def play_rows(
    boxes: Sequence[Any],
    states: Any,
    blanks: Sequence[Any],
    master: Row,
    first: int,
    n_rounds: int,
    n_seats: int,
    ply_cap: int,
    n_plies: Row,
) -> None:
    """Thread i plays games first + i, first + i + threads, …, n_rounds of them, and leaves its last state in row i.

    n_plies[i] counts its decisions; a game over the cap makes it negative for good.
    """
    i = cuda.grid(1)
    n_threads = n_plies.shape[0]  # type: ignore[attr-defined]
    if i < n_threads:
        s = cuda.local.array(1, STATE)
        stream = cuda.local.array(1, STREAM)
        moves = cuda.local.array(MAX_LEGAL, MOVE)
        n = 0
        for k in range(n_rounds):
            game = first + i + k * n_threads
            blank(s, 0, blanks)
            split(master, game, s[0])
            split(master, POLICY_KEYS + game, stream[0])
            setup(boxes[0], s[0], n_seats, None)
            played = play_out(boxes[0], s[0], stream[0], moves, ply_cap)
            if played < 0:
                n = -1000000000
            n += played
        states[i] = s[0]
        n_plies[i] = n
