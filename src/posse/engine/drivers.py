"""Drivers: loops over a game's rules, written once for all games.

The names declared below are filled in when a driver is bound to a game (`speed.py`). What a driver works in is one
named tuple (`workspace.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .rng import Stream, below, split
from .rule import rule
from .struct import FloatGrid, Grid, Row
from .workspace import Workspace

setup: Callable[[Any, Any, int, Any], None]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, None], None]
payoff: Callable[[Any, Any, FloatGrid], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]  # make structs[i] like blanks[0]: all zero
PLY_CAP: int  # no game is longer

MAX_GAMES = 0x80000000  # of one master key
POLICY_KEYS = MAX_GAMES  # game i is dealt from key i of the master key and played from key POLICY_KEYS + i


class Rows(NamedTuple):
    """What a batch shows of each row: whose turn it is, and what they may do."""

    seats: Row  # [row]; -1: the game is over
    moves: Grid  # [row, i]; the first n_moves[row] count
    n_moves: Row  # [row]


@rule
def play_out(box: Any, s: Any, stream: Stream, moves: Row) -> int:
    """Play `s` to its end by random moves; returns how many, or -1 when the cap was reached."""
    n_plies = 0
    seat = turn(box, s)
    while seat >= 0:
        if n_plies == PLY_CAP:
            return -1
        n = legal(box, s, seat, moves)
        apply(box, s, seat, moves[below(stream, n)], None)
        n_plies += 1
        seat = turn(box, s)
    return n_plies


@rule
def pay(box: Any, s: Any, n_seats: int, out: FloatGrid) -> None:
    """The payoff of a finished game, whatever stood in `out`."""
    for seat in range(n_seats):
        out[0, seat] = 0.0
        out[1, seat] = 0.0
    payoff(box, s, out)


def add_up_games(work: Workspace, totals: FloatGrid, counts: Row, first: int, n_games: int, n_seats: int) -> None:
    """Play games first … first + n_games - 1 of the master key, one after the other, in `states[0]`.

    totals[0], totals[1]: win shares and scores by seat, added up. counts: decisions, games over the ply cap.
    """
    box = work.boxes[0]
    s = work.states[0]
    stream = work.streams[0]
    for i in range(first, first + n_games):
        blank(work.states, 0, work.blanks)
        split(work.master, i, s)
        split(work.master, POLICY_KEYS + i, stream)
        setup(box, s, n_seats, None)
        n_plies = play_out(box, s, stream, work.moves)
        if n_plies < 0:
            counts[1] += 1
            continue
        counts[0] += n_plies
        pay(box, s, n_seats, work.out)
        for seat in range(n_seats):
            totals[0, seat] += work.out[0, seat]
            totals[1, seat] += work.out[1, seat]


def play_batch(work: Workspace, n_plies: Row, first: int, start: int, stop: int, n_seats: int) -> None:
    """Play rows start … stop - 1 to their ends and leave the final states there; row i is game first + i."""
    box = work.boxes[0]
    stream = work.streams[0]
    for i in range(start, stop):
        s = work.states[i]
        blank(work.states, i, work.blanks)
        split(work.master, first + i, s)
        split(work.master, POLICY_KEYS + first + i, stream)
        setup(box, s, n_seats, None)
        n_plies[i] = play_out(box, s, stream, work.moves)


def open_batch(work: Workspace, rows: Rows, first: int, start: int, stop: int, n_seats: int) -> None:
    """Set up rows start … stop - 1 and write whose turn it is and what they may do."""
    for i in range(start, stop):
        blank(work.states, i, work.blanks)
        split(work.master, first + i, work.states[i])
        setup(work.boxes[0], work.states[i], n_seats, None)
        offer(work, rows, i)


def first_illegal(rows: Rows, chosen: Row, start: int, stop: int) -> int:
    """The first of rows start … stop - 1 whose chosen move is not legal, or -1."""
    for i in range(start, stop):
        is_legal = rows.seats[i] < 0
        for k in range(rows.n_moves[i]):
            is_legal = is_legal or rows.moves[i, k] == chosen[i]
        if not is_legal:
            return i
    return -1


def step_batch(work: Workspace, rows: Rows, chosen: Row, start: int, stop: int) -> None:
    """Play one chosen, legal move in every row that is not over."""
    for i in range(start, stop):
        if rows.seats[i] >= 0:
            apply(work.boxes[0], work.states[i], rows.seats[i], chosen[i], None)
            offer(work, rows, i)


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
def offer(work: Workspace, rows: Rows, i: int) -> None:
    """Write into row `i` whose turn it is and what they may do."""
    seat = turn(work.boxes[0], work.states[i])
    n = 0
    if seat >= 0:
        n = legal(work.boxes[0], work.states[i], seat, work.moves)
    for k in range(n):
        rows.moves[i, k] = work.moves[k]
    rows.seats[i] = seat
    rows.n_moves[i] = n
