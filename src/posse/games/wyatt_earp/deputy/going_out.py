"""Going out: what ending the hand brings."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_OUTLAWS
from posse.games.wyatt_earp.view import View

from .posters import hurt, row_points, standing, swing

HELD_CARD = 0.5  # what an opponent's card in hand would still bring, if the hand went on
WON = 15.0  # a game decided, in bills


@rule
def going_out(box: Box, v: View, outlaw: int, count: int, late: float, mean: float) -> float:
    """What ending the hand now brings, with so many of an outlaw laid: the bills that are sure, for those hoped for."""
    added = 0
    if outlaw >= 0 and not v.hideout[v.seat, outlaw]:
        added = count * box.sp[outlaw]
    hoped = 0.0
    for name in range(N_OUTLAWS):
        mine, best, second, total, cost = standing(box, v, v.seat, name, mean)
        more = added if name == outlaw else 0
        bills = v.poster[name] + (count - 1 if name == outlaw else 0)
        hoped += swing(box, mine + more, best, second, total + more, cost, bills, late)
    sure = 0.0
    own = 0
    most_other = 0
    for seat in range(v.n_seats):
        pay = 0
        for name in range(N_OUTLAWS):
            if name == outlaw:
                pay += payout(box, v, seat, name, v.poster[name] + count - 1, added)
            else:
                pay += payout(box, v, seat, name, v.poster[name], 0)
        if seat == v.seat:
            sure += pay
            own = v.money[seat] + pay
        else:
            cost = hurt(v, seat, mean)
            sure -= cost * pay
            hoped -= cost * HELD_CARD * v.n_hand[seat]
            most_other = max(most_other, v.money[seat] + pay)
    if max(own, most_other) >= box.goal:
        if own > most_other:
            sure += WON
        elif own < most_other:
            sure -= WON
    return sure - hoped


@rule
def payout(box: Box, v: View, who: int, outlaw: int, bills: int, added: int) -> int:
    """What a seat would be paid now, with points added to the row of the seat of the view: WE-80 … WE-83."""
    best = 0
    second = 0
    n_best = 0
    total = 0
    own = 0
    for seat in range(v.n_seats):
        sp = row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0)
        total += sp
        own = sp if seat == who else own
        if sp > best:
            second = best
            best = sp
            n_best = 1
        elif sp == best:
            n_best += 1
            second = sp
        else:
            second = max(second, sp)
    if total < box.paid_from or own == 0:
        return 0
    if best - second >= box.alone_from:
        return bills if own == best else 0
    if best - own >= box.alone_from:
        return 0
    first = min(box.first_bills, bills // n_best)
    paid = first if own == best else 0
    bills -= first * n_best
    rank = best
    lowest = max(best - box.alone_from, 0)
    while first == box.first_bills and bills > 0:
        below = -1
        for seat in range(v.n_seats):
            sp = row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0)
            if lowest < sp < rank:
                below = max(below, sp)
        rank = below if below >= 0 else best
        n_equal = 0
        for seat in range(v.n_seats):
            n_equal += 1 if row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0) == rank else 0
        if bills < n_equal:
            break
        bills -= n_equal
        paid += 1 if own == rank else 0
    return paid
