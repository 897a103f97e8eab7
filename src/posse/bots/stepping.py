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
    step_span(work, rows, ways, start, stop)


def first_wrong(rows: Rows, start: int, stop: int) -> int:
    """The first of rows start … stop - 1 whose chosen move is not legal, or -1."""
    for i in range(start, stop):
        if rows.seats[i] >= 0 and not is_legal(rows.masks, i, rows.chosen[i]):
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
    step_span(work, rows, ways, i, i + 1)


@rule
def is_legal(masks: Grid, i: int, move: int) -> bool:
    return bool(0 <= move < masks.shape[1] and masks[i, move] == 1)  # type: ignore[attr-defined]


@rule
def step_span(work: Workspace, rows: Rows, ways: Ways, start: int, stop: int) -> None:
    """All in one: handing so many arrays on to other rules, row by row, would take longer than the games do."""
    box = work.boxes[0]
    moves = work.moves
    shown = work.views[0]
    chosen, seats, masks, n_moves, wrong = rows.chosen, rows.seats, rows.masks, rows.n_moves, rows.wrong
    observations, policies, n_plies, states = rows.observations, rows.policies, rows.n_plies, rows.states
    shares, scores, n_over, n_cut = rows.shares, rows.scores, rows.n_over, rows.n_cut
    n_seats = ways.n_seats
    for i in range(start, stop):
        s = states[i]
        seat = seats[i] + 0
        wrong[i] = 0
        n_over[i] = 0
        n_cut[i] = 0
        for k in range(n_seats):
            shares[i, k] = 0.0
            scores[i, k] = 0.0
        is_dealt = seat >= 0
        if is_dealt:
            if not is_legal(masks, i, chosen[i]):
                wrong[i] = 1
                continue
            apply(box, s, seat, absolute(chosen[i], seat, n_seats), None)
            n_plies[i] += 1
            seat = turn(box, s)
        n = 0
        while True:
            if not is_dealt:
                rows.games[i] += seats.shape[0]
                deal(work.master, work.blanks, states, rows.streams, i, rows.games[i])
                setup(box, s, n_seats, None)
                n_plies[i] = 0
                is_dealt = True
                seat = turn(box, s)
            elif seat < 0 or n_plies[i] >= PLY_CAP:
                if seat < 0:
                    n_over[i] += 1
                    pay(box, s, n_seats, work.out)
                    for k in range(n_seats):
                        shares[i, k] += work.out[0, k]
                        scores[i, k] += work.out[1, k]
                else:
                    n_cut[i] += 1
                if ways.waits or n_over[i] + n_cut[i] == MOST_GAMES:
                    seat = -1
                    break
                is_dealt = False
            elif policies[i, seat] == LEARNER:
                n = legal(box, s, seat, moves)
                if n > 1 or not ways.forced:
                    break
                apply(box, s, seat, moves[0] + 0, None)
                n_plies[i] += 1
                seat = turn(box, s)
                n = 0
            else:
                move = choose_by(work, rows.streams[i], s, seat, policies[i, seat])
                apply(box, s, seat, move + 0, None)
                n_plies[i] += 1
                seat = turn(box, s)
        seats[i] = seat
        n_moves[i] = n
        for k in range(masks.shape[1]):
            masks[i, k] = 0
        for k in range(n):
            masks[i, relative(moves[k], seat, n_seats)] = 1
        looks = seat
        if seat < 0:  # at the end of a game, what the first learner knows
            looks = 0
            while policies[i, looks] != LEARNER:
                looks += 1
        blank(work.views, 0, work.no_views)
        view(box, s, looks, shown)
        observe(box, shown, observations, i)


@rule
def deal(master: Row, blanks: Sequence[Any], states: Any, streams: Any, i: int, game: int) -> None:
    """The keys of a game and of its habits. A key has so many games and no more; then keys of that key go on."""
    number = game % MAX_GAMES
    lap = game // MAX_GAMES
    blank(states, i, blanks)
    if lap == 0:
        split(master, number, states[i])
        split(master, POLICY_KEYS + number, streams[i])
    else:
        split(master, POLICY_KEYS - lap, streams[i])
        split(streams[i].key, number, states[i])
        split(streams[i].key, POLICY_KEYS + number, streams[i])
