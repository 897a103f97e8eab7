"""Kernels: drivers for a GPU, one game a thread. The names declared below are filled in when one is compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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

OVER_CAP = -1_000_000_000  # added to the count of a thread for every game over the cap


class Lanes(NamedTuple):
    """What a kernel works in: the threads' last states and counts, and what all of them read."""

    boxes: Sequence[Any]
    states: Any  # [thread]: its last state
    blanks: Sequence[Any]
    no_views: Sequence[Any]
    master: Row
    n_plies: Any  # [thread]: its decisions


def play_rows(lanes: Lanes, first: int, n_rounds: int, n_seats: int) -> None:
    """Thread i plays games first + i, first + i + threads, …, n_rounds of them, and leaves its last state in row i.

    n_plies[i] counts its decisions; a game over the cap makes it negative for good.
    """
    i = cuda.grid(1)
    n_threads = lanes.n_plies.shape[0]
    if i >= n_threads:
        return
    s = cuda.local.array(1, STATE)
    stream = cuda.local.array(1, STREAM)
    moves = cuda.local.array(MAX_LEGAL, MOVE)
    n = 0
    for k in range(n_rounds):
        game = first + i + k * n_threads
        blank(s, 0, lanes.blanks)
        split(lanes.master, game, s[0])
        split(lanes.master, POLICY_KEYS + game, stream[0])
        setup(lanes.boxes[0], s[0], n_seats, None)
        played = play_out(lanes.boxes[0], s[0], stream[0], moves)
        n += played if played >= 0 else OVER_CAP
    lanes.states[i] = s[0]
    lanes.n_plies[i] = n
