"""Stepping games that programs learn in: one rule for a row, which a driver runs over rows and a kernel over threads.

A step plays the move chosen in a row, then what habits choose for their seats, and forced moves if that is wanted,
until a learner has to choose. Where a game ends, the next one is dealt.

The names declared below are filled in when the driver or the kernel is bound to a game, its habits and its observation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from posse.engine.drivers import MAX_GAMES, POLICY_KEYS, pay
from posse.engine.rng import split
from posse.engine.rule import rule
from posse.engine.struct import Grid, Row
from posse.engine.workspace import Workspace

from .policies import THINKER, choose_by

setup: Callable[[Any, Any, int, Any], None]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, Any], None]
view: Callable[[Any, Any, int, Any], None]
observe: Callable[[Any, Any, Grid, int], None]
relative: Callable[[int, int, int], int]
absolute: Callable[[int, int, int], int]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
cuda: Any  # numba.cuda
VIEW: Any
MOVE: Any
LIKING: Any
MAX_LEGAL: int
PLY_CAP: int

LEARNER = THINKER  # the policy of a seat that is asked
OVER, CUT_OFF = -1, -2  # instead of a seat
MOST_GAMES = 1000  # that may end in one step; then the row waits, so that no step goes on for ever
MOST_SEATS = 5


class Rows(NamedTuple):
    """What a step reads and writes, by row: `chosen` is read, the first group is for learners, the rest is kept."""

    chosen: Any  # the move, relative to the seat
    seats: Any  # who is asked; -1: nobody, the row is dealt anew by the next step
    observations: Any  # [row, number]: what that seat knows
    masks: Any  # [row, move]: 1 for what it may play, relative to the seat
    n_moves: Any  # how many those are
    shares: Any  # [row, seat]: of the games that ended in this step, added up
    scores: Any  # [row, seat]
    n_over: Any  # games that ended in this step
    n_cut: Any  # games cut off at the ply cap in this step
    wrong: Any  # 1: the move was not legal, and nothing was played
    policies: Any  # [row, seat]
    games: Any  # the number of the game
    n_plies: Any  # of it
    states: Any
    streams: Any  # what habits draw from


class Shared(NamedTuple):
    """What all threads of a kernel read."""

    boxes: Sequence[Any]
    blanks: Sequence[Any]
    no_views: Sequence[Any]
    master: Row


class Ways(NamedTuple):
    """How games are stepped."""

    n_seats: int
    forced: int  # 1: forced moves of learners are played for them
    waits: int  # 1: a finished game is shown for a step, and dealt anew by the next


def step_rows(work: Workspace, rows: Rows, ways: Ways, start: int, stop: int) -> None:
    """A step of rows start … stop - 1."""
    for i in range(start, stop):
        step_row(work, rows, ways, i)


def first_wrong(rows: Rows, start: int, stop: int) -> int:
    """The first of rows start … stop - 1 whose chosen move is not legal, or -1."""
    for i in range(start, stop):
        if rows.seats[i] >= 0 and not is_legal(rows, i):
            return i
    return -1


def step_games(shared: Shared, rows: Rows, ways: Ways) -> None:
    """A step, one game a thread of a GPU. A row whose move is not legal is left as it is, and marked."""
    i = cuda.grid(1)
    if i >= rows.seats.shape[0]:
        return
    views = cuda.local.array(1, VIEW)
    moves = cuda.local.array(MAX_LEGAL, MOVE)
    likings = cuda.local.array(MAX_LEGAL, LIKING)
    out = cuda.local.array((2, MOST_SEATS), LIKING)
    no: Any = None  # nothing here resamples; states and streams are those of the rows
    work = Workspace(
        shared.boxes, no, shared.blanks, views, shared.no_views, no, no, moves, likings, out, shared.master
    )
    step_row(work, rows, ways, i)


@rule
def is_legal(rows: Rows, i: int) -> bool:
    move = rows.chosen[i]
    return bool(0 <= move < rows.masks.shape[1] and rows.masks[i, move] == 1)


@rule
def step_row(work: Workspace, rows: Rows, ways: Ways, i: int) -> None:
    seat = rows.seats[i]
    rows.wrong[i] = 0
    for k in range(ways.n_seats):
        rows.shares[i, k] = 0.0
        rows.scores[i, k] = 0.0
    rows.n_over[i] = 0
    rows.n_cut[i] = 0
    if seat < 0:
        deal(work, rows, ways, i)
    elif is_legal(rows, i):
        apply(work.boxes[0], rows.states[i], seat, absolute(rows.chosen[i], seat, ways.n_seats), None)
        rows.n_plies[i] += 1
    else:
        rows.wrong[i] = 1
        return
    seat = play_on(work, rows, ways, i)
    while seat < 0:
        settle(work, rows, ways, i, seat)
        if ways.waits or rows.n_over[i] + rows.n_cut[i] == MOST_GAMES:
            break
        deal(work, rows, ways, i)
        seat = play_on(work, rows, ways, i)
    show(work, rows, ways, i, seat)


@rule
def deal(work: Workspace, rows: Rows, ways: Ways, i: int) -> None:
    """The row's next game. A key has so many and no more; then keys of that key go on."""
    rows.games[i] += rows.seats.shape[0]
    rows.n_plies[i] = 0
    number = rows.games[i] % MAX_GAMES
    lap = rows.games[i] // MAX_GAMES
    blank(rows.states, i, work.blanks)
    if lap == 0:
        split(work.master, number, rows.states[i])
        split(work.master, POLICY_KEYS + number, rows.streams[i])
    else:
        split(work.master, POLICY_KEYS - lap, rows.streams[i])
        split(rows.streams[i].key, number, rows.states[i])
        split(rows.streams[i].key, POLICY_KEYS + number, rows.streams[i])
    setup(work.boxes[0], rows.states[i], ways.n_seats, None)


@rule
def play_on(work: Workspace, rows: Rows, ways: Ways, i: int) -> int:
    """Habits and forced moves, until a learner is asked: its seat, its moves in `work.moves`, and how many."""
    box = work.boxes[0]
    s = rows.states[i]
    rows.n_moves[i] = 0
    seat = turn(box, s)
    while seat >= 0:
        if rows.n_plies[i] >= PLY_CAP:
            return CUT_OFF
        if rows.policies[i, seat] == LEARNER:
            n = legal(box, s, seat, work.moves)
            if n > 1 or not ways.forced:
                rows.n_moves[i] = n
                return seat
            move = work.moves[0] + 0
        else:
            move = choose_by(work, rows.streams[i], s, seat, rows.policies[i, seat]) + 0
        apply(box, s, seat, move, None)
        rows.n_plies[i] += 1
        seat = turn(box, s)
    return OVER


@rule
def settle(work: Workspace, rows: Rows, ways: Ways, i: int, ending: int) -> None:
    if ending == CUT_OFF:
        rows.n_cut[i] += 1
        return
    rows.n_over[i] += 1
    pay(work.boxes[0], rows.states[i], ways.n_seats, work.out)
    for seat in range(ways.n_seats):
        rows.shares[i, seat] += work.out[0, seat]
        rows.scores[i, seat] += work.out[1, seat]


@rule
def show(work: Workspace, rows: Rows, ways: Ways, i: int, seat: int) -> None:
    """What the seat that is asked knows and may do; at the end of a game, what the first learner knows."""
    rows.seats[i] = max(seat, -1)
    for move in range(rows.masks.shape[1]):
        rows.masks[i, move] = 0
    for k in range(rows.n_moves[i]):
        rows.masks[i, relative(work.moves[k], seat, ways.n_seats)] = 1
    looks = max(seat, 0)
    if seat < 0:
        while rows.policies[i, looks] != LEARNER:
            looks += 1
    blank(work.views, 0, work.no_views)
    view(work.boxes[0], rows.states[i], looks, work.views[0])
    observe(work.boxes[0], work.views[0], rows.observations, i)
