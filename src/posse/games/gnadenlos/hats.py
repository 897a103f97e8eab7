"""Gold, hats and vultures, and how the game ends: GN-42, GN-60 … GN-64."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_n, say, say_n
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid

from .box import Box
from .events import BANK, BOUGHT, ENDED, ENDS, FAME, GOT_VULTURE, NUGGET, OUT, PURSE, VULTURE
from .state import ENDING, LAST_BUYING, NEXT_LAST, OVER, State

BY_GOAL, BY_UNDERTAKER, BY_VULTURES = range(3)


@rule
def move_hat(box: Box, s: State, seat: int, steps: int, log: Log | None) -> None:
    """Never below 1 nor past the last space."""
    s.fame[seat] = min(box.spaces, max(1, s.fame[seat] + steps))
    say_n(log, FAME, seat, s.fame[seat])


@rule
def most_to_buy(box: Box, s: State, seat: int, limit: int) -> int:
    """GN-20, GN-63: 1 gold a space, and no hat goes past the last one."""
    return max(0, min(limit, s.gold[seat], box.spaces - s.fame[seat]))


@rule
def buy_fame(box: Box, s: State, seat: int, n: int, log: Log | None) -> None:
    s.gold[seat] -= n
    moved_n(log, BOUGHT, seat, n, NUGGET, PURSE + seat, BANK)
    if n > 0:
        move_hat(box, s, seat, n, log)


@rule
def goal_reached(box: Box, s: State) -> int:
    for seat in range(s.n_seats):
        if s.fame[seat] >= box.goal:
            return 1
    return 0


@rule
def go_bankrupt(box: Box, s: State, seat: int, log: Log | None) -> int:
    """GN-42; 1: it was the last vulture."""
    s.vultures[seat] += 1
    moved(log, GOT_VULTURE, seat, VULTURE, BANK, PURSE + seat)
    move_hat(box, s, seat, -box.fall, log)
    if s.vultures[seat] < box.vultures:
        return 0
    say_n(log, OUT, seat, box.vultures)  # GN-62
    return 1


@rule
def end_game(s: State, by: int, log: Log | None) -> None:
    """GN-60, GN-61: by goal or undertaker there is one more payday."""
    say_n(log, ENDS, NOBODY, by)
    s.n_asked = 0
    s.event = 0
    s.phase = NEXT_LAST if by == BY_VULTURES else ENDING


@rule
def ask_last(box: Box, s: State, log: Log | None) -> None:
    """GN-63: the next seat that can buy after the end; after the last, all is over."""
    while s.n_asked < s.n_seats:
        seat = (s.revolver + s.n_asked) % s.n_seats
        s.n_asked += 1
        if s.vultures[seat] < box.vultures and most_to_buy(box, s, seat, box.buy_last) > 0:
            s.active = seat
            s.phase = LAST_BUYING
            return
    s.phase = OVER
    say(log, ENDED, NOBODY)


@rule
def payoff(box: Box, s: State, out: FloatGrid) -> None:
    """GN-64: farthest hat, then more gold, then shared; who is out has lost."""
    best = -1
    n_best = 0
    for seat in range(s.n_seats):
        if s.vultures[seat] < box.vultures:
            out[1, seat] = s.fame[seat]
            best = max(best, standing(s, seat))
    for seat in range(s.n_seats):
        n_best += 1 if s.vultures[seat] < box.vultures and standing(s, seat) == best else 0
    for seat in range(s.n_seats):
        if s.vultures[seat] < box.vultures and standing(s, seat) == best:
            out[0, seat] = 1.0 / n_best


@rule
def standing(s: State, seat: int) -> int:
    return s.fame[seat] * 32768 + s.gold[seat]
