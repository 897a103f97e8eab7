"""Policies: ways to choose that run compiled, and games in which every seat has its own.

The names declared below are filled in when a driver is bound to a game and its habits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from posse.engine.drivers import POLICY_KEYS, pay
from posse.engine.rng import Stream, below, split
from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Grid, Row
from posse.engine.workspace import Workspace

RANDOM, GREENHORN, DEPUTY, RIVAL, THINKER = range(5)
NAMES = ("random", "greenhorn", "deputy", "rival")  # a rival has other habits, to compare them with; a thinker is asked
OVERLOOKED = 8  # a greenhorn does not see one move in so many
FINE = 1000  # steps of its misjudgement

setup: Callable[[Any, Any, int, Any], None]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, None], None]
view: Callable[[Any, Any, int, Any], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
weigh: Callable[[Any, Any, Row, int, FloatRow], None]
rival: Callable[[Any, Any, Row, int, FloatRow], None]
DOUBT: float
PLY_CAP: int


class Results(NamedTuple):
    """What games came to."""

    shares: Any  # [game, seat]: of the win
    scores: Any  # [game, seat]
    n_plies: Any  # [game]; -1: over the cap


def results(n_games: int, n_seats: int) -> Results:
    import numpy as np

    return Results(np.zeros((n_games, n_seats)), np.zeros((n_games, n_seats)), np.zeros(n_games, np.int64))


@rule
def muddle(likings: FloatRow, n: int, stream: Stream) -> None:
    """What a greenhorn makes of them: some moves are not seen, the others misjudged."""
    for i in range(n):
        if below(stream, OVERLOOKED) == 0:
            likings[i] -= 4.0 * DOUBT
        likings[i] += DOUBT * (below(stream, 2 * FINE + 1) - FINE) / FINE


@rule
def best_of(likings: FloatRow, n: int, stream: Stream) -> int:
    """The number of the move liked best; of several, any."""
    most = likings[0]
    n_best = 1
    best = 0
    for i in range(1, n):
        if likings[i] > most:
            most = likings[i]
            best = i
            n_best = 1
        elif likings[i] == most:
            n_best += 1
    if n_best == 1:
        return best
    left = below(stream, n_best)
    while left > 0:
        best += 1
        if likings[best] == most:
            left -= 1
    return best


@rule
def pick(box: Any, v: Any, policy: int, moves: Row, n: int, likings: FloatRow, stream: Stream) -> int:
    """The number of the move that the seat of a view plays by its policy."""
    if policy == RANDOM:
        return below(stream, n)
    if policy == RIVAL:
        rival(box, v, moves, n, likings)
    else:
        weigh(box, v, moves, n, likings)
    if policy == GREENHORN:
        muddle(likings, n, stream)
    return best_of(likings, n, stream)


@rule
def choose(work: Workspace, s: Any, seat: int, policy: int) -> int:
    """What `seat` plays by its policy; it is shown its view, not the state."""
    return choose_by(work, work.streams[0], s, seat, policy)


@rule
def choose_by(work: Workspace, stream: Stream, s: Any, seat: int, policy: int) -> int:
    """The same, drawing from a stream of one's own."""
    box = work.boxes[0]
    moves: Row = work.moves
    n = legal(box, s, seat, moves)
    if n == 1:
        return moves[0]
    if policy == RANDOM:
        return moves[below(stream, n)]
    blank(work.views, 0, work.no_views)
    view(box, s, seat, work.views[0])
    return moves[pick(box, work.views[0], policy, moves, n, work.likings, stream)]


def play_line_up(work: Workspace, results: Results, policies: Grid, first: int, n_games: int, n_seats: int) -> None:
    """Play games first … first + n_games - 1 of the master key, the i-th of them by policies[i, seat]."""
    box = work.boxes[0]
    s = work.states[0]
    for i in range(n_games):
        blank(work.states, 0, work.blanks)
        split(work.master, first + i, s)
        split(work.master, POLICY_KEYS + first + i, work.streams[0])
        setup(box, s, n_seats, None)
        n = 0
        seat = turn(box, s)
        while seat >= 0 and n >= 0:
            move = choose(work, s, seat, policies[i, seat])
            apply(box, s, seat, move, None)
            n += 1
            seat = turn(box, s)
            if n == PLY_CAP and seat >= 0:
                n = -1
        results.n_plies[i] = n
        if n >= 0:
            pay(box, s, n_seats, work.out)
            for seat in range(n_seats):
                results.shares[i, seat] = work.out[0, seat]
                results.scores[i, seat] = work.out[1, seat]


def play_until(work: Workspace, policies: Row, asked: Row, counts: Row, played: Row) -> int:
    """Play on, from asked[0] by the move asked[1] where there is one, until a seat of policy THINKER has a choice.

    Returns that seat, with its moves in `work.moves`, their number in counts[1] and its view in work.views[0]; -1: the
    game is over; -2: it is over the cap. counts[0]: plies so far; played: their moves, up to the cap.
    """
    box = work.boxes[0]
    s = work.states[0]
    if asked[1] >= 0:
        played[counts[0]] = asked[1]
        apply(box, s, asked[0], asked[1], None)
        counts[0] += 1
    seat = turn(box, s)
    while seat >= 0:
        if counts[0] >= PLY_CAP:
            return -2
        if policies[seat] == THINKER:
            n = legal(box, s, seat, work.moves)
            if n > 1:
                counts[1] = n
                blank(work.views, 0, work.no_views)
                view(box, s, seat, work.views[0])
                return seat
            move = work.moves[0]
        else:
            move = choose(work, s, seat, policies[seat])
        played[counts[0]] = move
        apply(box, s, seat, move, None)
        counts[0] += 1
        seat = turn(box, s)
    return -1
