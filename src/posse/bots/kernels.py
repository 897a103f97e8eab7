"""Kernels for a GPU in which every seat plays by its policy.

The names declared below are filled in when one is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from posse.engine.drivers import POLICY_KEYS
from posse.engine.rng import split
from posse.engine.struct import Row

from .policies import choose

setup: Callable[[Any, Any, int, Any], None]
turn: Callable[[Any, Any], int]
apply: Callable[[Any, Any, int, int, None], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
cuda: Any  # numba.cuda
STATE: Any
VIEW: Any
STREAM: Any
MOVE: Any
LIKING: Any
MAX_LEGAL: int


def line_up_rows(
    boxes: Sequence[Any],
    states: Any,
    blanks: Sequence[Any],
    no_views: Sequence[Any],
    master: Row,
    first: int,
    n_rounds: int,
    n_seats: int,
    ply_cap: int,
    policies: Row,
    n_plies: Row,
) -> None:
    """As `play_rows` of the engine, by policies."""
    i = cuda.grid(1)
    n_threads = n_plies.shape[0]  # type: ignore[attr-defined]
    if i < n_threads:
        s = cuda.local.array(1, STATE)
        views = cuda.local.array(1, VIEW)
        stream = cuda.local.array(1, STREAM)
        moves = cuda.local.array(MAX_LEGAL, MOVE)
        likings = cuda.local.array(MAX_LEGAL, LIKING)
        n = 0
        for k in range(n_rounds):
            game = first + i + k * n_threads
            blank(s, 0, blanks)
            split(master, game, s[0])
            split(master, POLICY_KEYS + game, stream[0])
            setup(boxes[0], s[0], n_seats, None)
            played = 0
            seat = turn(boxes[0], s[0])
            while seat >= 0 and played < ply_cap:
                move = choose(boxes[0], s[0], seat, policies[seat], views, no_views, moves, likings, stream[0])
                apply(boxes[0], s[0], seat, move, None)
                played += 1
                seat = turn(boxes[0], s[0])
            if seat >= 0:
                n = -1000000000
            n += played
        states[i] = s[0]
        n_plies[i] = n
