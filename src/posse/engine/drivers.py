"""Drivers: loops over a game's rules, written once for all games.

The names declared below are filled in when a driver is bound to a game (`speed.py`). A driver takes records as
sequences, `boxes[0]`, `states[i]`: arrays of records when compiled, lists of records when plain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .rng import Stream, below, split
from .rule import rule
from .struct import FloatGrid, Grid, Row

setup: Callable[[Any, Any, int, Any], None]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, None], None]
payoff: Callable[[Any, Any, FloatGrid], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]  # make records[i] like blanks[0]: all zero

MAX_GAMES = 0x80000000  # of one master key
POLICY_KEYS = MAX_GAMES  # game i is dealt from key i of the master key and played from key POLICY_KEYS + i


@rule
def play_out(box: Any, s: Any, stream: Stream, moves: Row, ply_cap: int) -> int:
    """Play `s` to its end by random moves; returns how many, or -1 when the cap was reached."""
    n_plies = 0
    seat = turn(box, s)
    while seat >= 0:
        if n_plies == ply_cap:
            return -1
        n = legal(box, s, seat, moves)
        apply(box, s, seat, moves[below(stream, n)], None)
        n_plies += 1
        seat = turn(box, s)
    return n_plies


def simulate(
    boxes: Sequence[Any],
    states: Sequence[Any],
    blanks: Sequence[Any],
    streams: Sequence[Stream],
    moves: Row,
    master: Row,
    first: int,
    n_games: int,
    n_seats: int,
    ply_cap: int,
    out: FloatGrid,
    totals: FloatGrid,
    counts: Row,
) -> None:
    """Play games first … first + n_games - 1 of a master key, one after the other, in `states[0]`.

    totals[0], totals[1]: win shares and scores by seat, added up. counts: decisions, games over the ply cap.
    """
    box = boxes[0]
    s = states[0]
    stream = streams[0]
    for i in range(first, first + n_games):
        blank(states, 0, blanks)
        split(master, i, s)
        split(master, POLICY_KEYS + i, stream)
        setup(box, s, n_seats, None)
        n_plies = play_out(box, s, stream, moves, ply_cap)
        if n_plies < 0:
            counts[1] += 1
            continue
        counts[0] += n_plies
        for seat in range(n_seats):
            out[0, seat] = 0.0
            out[1, seat] = 0.0
        payoff(box, s, out)
        for seat in range(n_seats):
            totals[0, seat] += out[0, seat]
            totals[1, seat] += out[1, seat]


def play_batch(
    boxes: Sequence[Any],
    states: Sequence[Any],
    blanks: Sequence[Any],
    streams: Sequence[Stream],
    moves: Row,
    master: Row,
    first: int,
    start: int,
    stop: int,
    n_seats: int,
    ply_cap: int,
    n_plies: Row,
) -> None:
    """Play rows start … stop - 1 to their ends and leave the final states there; row i is game first + i."""
    box = boxes[0]
    for i in range(start, stop):
        blank(states, i, blanks)
        split(master, first + i, states[i])
        split(master, POLICY_KEYS + first + i, streams[0])
        setup(box, states[i], n_seats, None)
        n_plies[i] = play_out(box, states[i], streams[0], moves, ply_cap)


def open_batch(
    boxes: Sequence[Any],
    states: Sequence[Any],
    blanks: Sequence[Any],
    master: Row,
    first: int,
    start: int,
    stop: int,
    n_seats: int,
    seats: Row,
    moves: Grid,
    n_moves: Row,
    scratch: Row,
) -> None:
    """Set up rows start … stop - 1 and write whose turn it is and what they may do."""
    for i in range(start, stop):
        blank(states, i, blanks)
        split(master, first + i, states[i])
        setup(boxes[0], states[i], n_seats, None)
        offer(boxes[0], states[i], i, seats, moves, n_moves, scratch)


def first_illegal(chosen: Row, start: int, stop: int, seats: Row, moves: Grid, n_moves: Row) -> int:
    """The first of rows start … stop - 1 whose chosen move is not legal, or -1."""
    for i in range(start, stop):
        found = seats[i] < 0
        for k in range(n_moves[i]):
            found = found or moves[i, k] == chosen[i]
        if not found:
            return i
    return -1


def step_batch(
    boxes: Sequence[Any],
    states: Sequence[Any],
    chosen: Row,
    start: int,
    stop: int,
    seats: Row,
    moves: Grid,
    n_moves: Row,
    scratch: Row,
) -> None:
    """Play one chosen, legal move in every row that is not over."""
    for i in range(start, stop):
        if seats[i] >= 0:
            apply(boxes[0], states[i], seats[i], chosen[i], None)
            offer(boxes[0], states[i], i, seats, moves, n_moves, scratch)


def payoff_batch(
    boxes: Sequence[Any],
    states: Sequence[Any],
    start: int,
    stop: int,
    n_seats: int,
    seats: Row,
    out: FloatGrid,
    shares: FloatGrid,
    scores: FloatGrid,
) -> None:
    """Write the win shares and scores of those of rows start … stop - 1 that are over."""
    for i in range(start, stop):
        if seats[i] < 0:
            for seat in range(n_seats):
                out[0, seat] = 0.0
                out[1, seat] = 0.0
            payoff(boxes[0], states[i], out)
            for seat in range(n_seats):
                shares[i, seat] = out[0, seat]
                scores[i, seat] = out[1, seat]


@rule
def offer(box: Any, s: Any, i: int, seats: Row, moves: Grid, n_moves: Row, scratch: Row) -> None:
    """Write into row `i` whose turn it is and what they may do."""
    seat = turn(box, s)
    n = 0
    if seat >= 0:
        n = legal(box, s, seat, scratch)
    for k in range(n):
        moves[i, k] = scratch[k]
    seats[i] = seat
    n_moves[i] = n
