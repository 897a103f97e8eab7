"""Posters: what points and bills there may bring."""

from __future__ import annotations

from typing import Any

from posse.engine.rule import rule
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.reckoning import points
from posse.games.wyatt_earp.view import View

WIDTH = 8.0  # a lead of so many points is safe, early in a hand
LATE_FROM = 3.5  # a hand nears its end when a seat holds fewer cards than this
RICHER = 0.07  # how much more an opponent counts for every bill above the others
HELD = 0.75  # a card that is held or gained is worth so much of what it would bring
THIRD = 0.12  # what a third seat takes from this one's share of a poster
PAIR = 0.4  # chance that two become a set
SINGLE = 0.1  # that one does


@rule
def lateness(v: View) -> float:
    """0 … 1: how near the end of the hand is."""
    fewest = v.n_hand[0]
    for seat in range(1, v.n_seats):
        fewest = min(fewest, v.n_hand[seat])
    late = 1.0 - fewest / LATE_FROM
    if v.renewed:
        late = max(late, 1.0 - v.n_pile / (4.0 * v.n_seats))
    return max(0.0, late)


@rule
def mean_of_others(v: View) -> float:
    total = 0
    for seat in range(v.n_seats):
        total += v.money[seat] if seat != v.seat else 0
    return total / (v.n_seats - 1)


@rule
def hurt(v: View, seat: int, mean: float) -> float:
    """What a bill for an opponent costs this seat."""
    return max(0.0, 1.0 + RICHER * (v.money[seat] - mean)) / (v.n_seats - 1)


@rule
def row_points(box: Box, v: Any, seat: int, outlaw: int) -> int:
    """A view has the rows of a state under the same names, which is all that `points` reads."""
    return points(box, v, seat, outlaw)


@rule
def standing(box: Box, v: View, seat: int, outlaw: int, mean: float) -> tuple[int, int, int, int, float]:
    """The points a seat has here, the most and second most of the others, those of all, and what a bill for the best of
    the others costs."""
    own = row_points(box, v, seat, outlaw)
    total = own
    best = -1
    second = -1
    leader = 0
    for other in range(v.n_seats):
        if other != seat:
            sp = row_points(box, v, other, outlaw)
            total += sp
            if sp > best:
                second = best
                best = sp
                leader = other
            else:
                second = max(second, sp)
    return own, best, second, total, hurt(v, leader, mean)


@rule
def swing(box: Box, mine: int, best: int, second: int, total: int, cost: float, bills: int, late: float) -> float:
    """What a poster may bring, against what it costs when the best of the others has it."""
    if mine == 0 and best == 0:
        return 0.0
    lead = mine - best
    share = 0.0
    if mine > 0:
        share = (1.0 - late) * min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDTH))
        if lead >= box.alone_from:
            share += late
        elif lead > -box.alone_from:
            share += late * (0.5 + 0.02 * lead)
            if second > 0 and second > max(mine, best) - box.alone_from:
                share -= THIRD
    paid = 1.0 if total >= box.paid_from else (1.0 - late) * total / box.paid_from
    return bills * paid * (share - cost * (1.0 - share))


@rule
def n_unseen(box: Box, v: View, kind: int) -> int:
    """Cards of an outlaw that may still come: in the pile, or in hands that nobody has seen them go to."""
    n = box.copies[kind] - v.hand[kind] - v.seen[kind]
    for seat in range(v.n_seats):
        n -= v.laid[seat, kind]
        n -= v.known[seat, kind] if seat != v.seat else 0
    return n


@rule
def held_worth(
    box: Box, v: View, outlaw: int, count: int, here: tuple[int, int, int, int, float], late: float
) -> float:
    """What so many cards of an outlaw in hand will bring, where the seat's standing is `here`."""
    if count == 0:
        return 0.0
    mine, best, second, total, cost = here
    bills = v.poster[outlaw]
    before = swing(box, mine, best, second, total, cost, bills, late)
    if v.set_laid[outlaw] or count >= box.set_size:
        sp = 0 if v.hideout[v.seat, outlaw] else count * box.sp[outlaw]
        return swing(box, mine + sp, best, second, total + sp, cost, bills + count - 1, late) - before
    sp = box.set_size * box.sp[outlaw]
    whole = swing(box, mine + sp, best, second, total + sp, cost, bills + box.set_size - 1, late) - before
    left = n_unseen(box, v, outlaw) / box.copies[outlaw]
    return whole * (PAIR if count == box.set_size - 1 else SINGLE * left) * left * (1.0 - late)


@rule
def outlaw_worth(box: Box, v: View, outlaw: int, count: int, late: float, mean: float) -> float:
    """What the last of so many cards adds."""
    here = standing(box, v, v.seat, outlaw, mean)
    return HELD * (held_worth(box, v, outlaw, count, here, late) - held_worth(box, v, outlaw, count - 1, here, late))


@rule
def added_worth(box: Box, v: View, outlaw: int, sp: int, bills: int, late: float, mean: float) -> float:
    """What points and bills would bring that are added to a row of one's own."""
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    if v.hideout[v.seat, outlaw]:
        sp = 0
    before = swing(box, mine, best, second, total, cost, v.poster[outlaw], late)
    return swing(box, mine + sp, best, second, total + sp, cost, v.poster[outlaw] + bills, late) - before


@rule
def has_row(v: View, seat: int, outlaw: int) -> bool:
    return v.laid[seat, outlaw] + v.photo[seat, outlaw] > 0
