"""Kernels for a GPU in which every seat plays by its policy.

The names declared below are filled in when one is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from posse.engine.drivers import POLICY_KEYS
from posse.engine.kernels import OVER_CAP, Lanes
from posse.engine.rng import split
from posse.engine.struct import Row
from posse.engine.workspace import Workspace

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
PLY_CAP: int


def line_up_rows(lanes: Lanes, policies: Row, first: int, n_rounds: int, n_seats: int) -> None:
    """As `play_rows` of the engine, by policies."""
    i = cuda.grid(1)
    n_threads = lanes.n_plies.shape[0]
    if i >= n_threads:
        return
    box = lanes.boxes[0]
    states = cuda.local.array(1, STATE)
    views = cuda.local.array(1, VIEW)
    streams = cuda.local.array(1, STREAM)
    moves = cuda.local.array(MAX_LEGAL, MOVE)
    likings = cuda.local.array(MAX_LEGAL, LIKING)
    no: Any = None  # nothing here resamples or is paid
    work = Workspace(
        lanes.boxes, states, lanes.blanks, views, lanes.no_views, no, streams, moves, likings, no, lanes.master
    )
    n = 0
    for k in range(n_rounds):
        game = first + i + k * n_threads
        blank(states, 0, lanes.blanks)
        split(lanes.master, game, states[0])
        split(lanes.master, POLICY_KEYS + game, streams[0])
        setup(box, states[0], n_seats, None)
        played = 0
        seat = turn(box, states[0])
        while seat >= 0 and played < PLY_CAP:
            move = choose(work, states[0], seat, policies[seat])
            apply(box, states[0], seat, move, None)
            played += 1
            seat = turn(box, states[0])
        n += played if seat < 0 else OVER_CAP
    lanes.states[i] = states[0]
    lanes.n_plies[i] = n
