"""Leaving a town: who is asked what to keep, EP-30 and EP-31."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved_all, say, say_n
from posse.engine.rule import rule

from .box import Box
from .events import CARRIED, EMPTIED, KEPT, LEAVES, LOOT
from .places import N_TILES
from .state import KEEPING, State
from .towns import end_town, sell


@rule
def leave(box: Box, s: State, seat: int, limit: int, log: Log | None) -> int:
    """1: the seat is asked what to keep; 0: it had nothing to choose, and has sold.

    EP-51: where the last town pays 1:1 too, keeping and selling are the same.
    """
    if s.n_loot[seat] > 0 and (s.town + 1 < box.n_towns or box.rate[s.town] > 1):
        say_n(log, LEAVES, seat, limit)
        s.active = seat
        s.limit = limit
        s.phase = KEEPING
        return 1
    say(log, LEAVES, seat)
    sell(box, s, seat, 1, log)
    return 0


@rule
def settle(box: Box, s: State, seat: int, log: Log | None) -> None:
    """EP-32: what was not kept is sold; what was kept lies before its seat again."""
    sell(box, s, seat, 1, log)
    if s.n_kept > 0:
        moved_all(log, CARRIED, seat, s.n_kept, KEPT, LOOT + seat)
        for tile in range(N_TILES):
            s.loot[seat, tile] = s.kept[tile]
            s.kept[tile] = 0
        s.n_loot[seat] = s.n_kept
        s.n_kept = 0
    s.limit = 0


@rule
def leave_emptied(box: Box, s: State, log: Log | None) -> None:
    """EP-31: all seats still there are the next group; the first group may take 2."""
    say(log, EMPTIED, NOBODY)
    s.leaving = s.in_town
    s.in_town = 0
    leave_next(box, s, log)


@rule
def leave_next(box: Box, s: State, log: Log | None) -> None:
    """The next seat that leaves an emptied town, clockwise from the lookout; after the last, the next town."""
    for i in range(s.n_seats):
        seat = (s.lookout + i) % s.n_seats
        if s.leaving >> seat & 1:
            s.leaving &= ~(1 << seat)
            if leave(box, s, seat, max(2, s.n_groups + 1), log) > 0:
                return
    end_town(box, s, log)
