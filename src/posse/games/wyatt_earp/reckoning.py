"""The reckoning, poster by poster: WE-80 … WE-83."""

from __future__ import annotations

from posse.engine.log import EVERYONE, NOBODY, NOTHING, NOWHERE, Log, moved_n, say_n_at, tell
from posse.engine.rule import rule

from .box import Box
from .cards import BANK, GUN, N_OUTLAWS, PHOTO, STAGECOACH
from .events import BILL, LEFT, MONEY, PAID, POINTS, POSTER, STAYS
from .state import State


@rule
def points(box: Box, s: State, seat: int, outlaw: int) -> int:
    """WE-56, WE-80: the sheriff points of a row; none under a Hideout."""
    if s.hideout[seat, outlaw]:
        return 0
    sp = s.laid[seat, outlaw] * box.sp[outlaw] + s.photo[seat, outlaw] * box.sp[PHOTO + outlaw]
    sp += s.bank[seat, outlaw] * box.sp[BANK] + s.gun[seat, outlaw] * box.sp[GUN]
    return sp + s.coach[seat, outlaw] * box.sp[STAGECOACH]


@rule
def reckon(box: Box, s: State, log: Log | None) -> None:
    for outlaw in range(N_OUTLAWS):
        total = 0
        best = 0
        for seat in range(s.n_seats):
            sp = points(box, s, seat, outlaw)
            total += sp
            best = max(best, sp)
            if sp > 0:
                say_n_at(log, POINTS, seat, sp, POSTER + outlaw)
        if total < box.paid_from:  # WE-80
            say_n_at(log, STAYS, NOBODY, total, POSTER + outlaw)
        else:
            share(box, s, outlaw, best, log)


@rule
def share(box: Box, s: State, outlaw: int, best: int, log: Log | None) -> None:
    """WE-81: a lead of five takes all. WE-82, WE-83: else bills go round by rank until one cannot take equally."""
    second = next_rank(box, s, outlaw, best, 0)
    n_best = n_with(box, s, outlaw, best)
    if n_best == 1 and best - max(second, 0) >= box.alone_from:
        pay(box, s, outlaw, best, s.poster[outlaw], log)
        return
    lowest = max(best - box.alone_from + 1, 1 if box.sharers_need_points else 0)
    first = min(box.first_bills, s.poster[outlaw] // n_best)
    if first > 0:
        pay(box, s, outlaw, best, first, log)
    rank = best
    while first == box.first_bills and s.poster[outlaw] > 0:
        rank = next_rank(box, s, outlaw, rank, lowest)
        if rank < 0:
            rank = best
        if s.poster[outlaw] < n_with(box, s, outlaw, rank):
            break
        pay(box, s, outlaw, rank, 1, log)
    if s.poster[outlaw] > 0:
        tell(log, LEFT, NOBODY, NOTHING, 0, POSTER + outlaw, NOWHERE, EVERYONE)


@rule
def next_rank(box: Box, s: State, outlaw: int, rank: int, lowest: int) -> int:
    """The highest points under `rank` that are at least `lowest`; -1: nobody has them."""
    found = -1
    for seat in range(s.n_seats):
        sp = points(box, s, seat, outlaw)
        if lowest <= sp < rank:
            found = max(found, sp)
    return found


@rule
def n_with(box: Box, s: State, outlaw: int, rank: int) -> int:
    n = 0
    for seat in range(s.n_seats):
        n += 1 if points(box, s, seat, outlaw) == rank else 0
    return n


@rule
def pay(box: Box, s: State, outlaw: int, rank: int, n: int, log: Log | None) -> None:
    """`n` bills to each seat with so many points."""
    for seat in range(s.n_seats):
        if points(box, s, seat, outlaw) == rank and n > 0:
            s.poster[outlaw] -= n
            s.money[seat] += n
            moved_n(log, PAID, seat, n, BILL, POSTER + outlaw, MONEY + seat)
