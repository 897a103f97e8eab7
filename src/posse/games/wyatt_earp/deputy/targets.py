"""Targets: what a sheriff card does to a row."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import BANK, GUN, HIDEOUT, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from posse.games.wyatt_earp.view import View

from .posters import added_worth, has_row, hurt, n_unseen, row_points, standing, swing


@rule
def shot_worth(box: Box, v: View, kind: int, late: float, mean: float) -> float:
    """The best place for a card that needs a hit and goes to a row of one's own; -1: there is none."""
    best = -1.0
    for outlaw in range(N_OUTLAWS):
        if has_row(v, v.seat, outlaw) and (kind != GUN or not has_gun(v, outlaw)):
            best = max(best, added_worth(box, v, outlaw, box.sp[kind], box.reward[kind], late, mean))
    return best


@rule
def has_gun(v: View, outlaw: int) -> bool:
    n = 0
    for seat in range(v.n_seats):
        n += v.gun[seat, outlaw]
    return n > 0


@rule
def covered_worth(box: Box, v: View, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What covering this row brings."""
    lost = row_points(box, v, owner, outlaw)
    return robbed_worth(box, v, owner, outlaw, lost, 0, 0, late, mean)


@rule
def best_cover(box: Box, v: View, late: float, mean: float) -> float:
    best = 0.0
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            if seat != v.seat and has_row(v, seat, outlaw) and v.hideout[seat, outlaw] == 0:
                best = max(best, covered_worth(box, v, seat, outlaw, late, mean))
    return best


@rule
def robbed_worth(
    box: Box, v: View, owner: int, outlaw: int, lost: int, won: int, bills: int, late: float, mean: float
) -> float:
    """What it brings when an opponent's row loses points, and one's own wins some."""
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    before = swing(box, mine, best, second, total, cost, v.poster[outlaw], late)
    best = -1
    second = -1
    for seat in range(v.n_seats):
        if seat != v.seat:
            sp = row_points(box, v, seat, outlaw) - (lost if seat == owner else 0)
            if sp > best:
                second = best
                best = sp
                cost = hurt(v, seat, mean)
            else:
                second = max(second, sp)
    total += won - lost
    return swing(box, mine + won, best, second, total, cost, v.poster[outlaw] + bills, late) - before


@rule
def freed_worth(box: Box, v: View, outlaw: int, late: float, mean: float) -> float:
    """What a covered row of one's own brings when it counts again."""
    sp = v.laid[v.seat, outlaw] * box.sp[outlaw] + v.photo[v.seat, outlaw] * box.sp[PHOTO + outlaw]
    sp += v.bank[v.seat, outlaw] * box.sp[BANK] + v.gun[v.seat, outlaw] * box.sp[GUN]
    sp += v.coach[v.seat, outlaw] * box.sp[STAGECOACH]
    _, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    bills = v.poster[outlaw]
    before = swing(box, 0, best, second, total, cost, bills, late)
    return swing(box, sp, best, second, total + sp, cost, bills, late) - before


@rule
def target_worth(box: Box, v: View, kind: int, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What a card that has hit does here."""
    if kind == HIDEOUT:
        return covered_worth(box, v, owner, outlaw, late, mean)
    if kind == WANTED:
        return loot_worth(box, v, owner, outlaw, late, mean)
    if kind == WYATT_EARP:
        return freed_worth(box, v, outlaw, late, mean)
    return added_worth(box, v, outlaw, box.sp[kind], box.reward[kind], late, mean)


@rule
def loot_worth(box: Box, v: View, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What an outlaw card out of this row brings, laid with those in hand."""
    sp = box.sp[outlaw]
    lost = 0 if v.hideout[owner, outlaw] else sp
    if v.laid[owner, outlaw] == 1 and not v.photo[owner, outlaw]:
        lost = row_points(box, v, owner, outlaw)
    won = 0 if v.hideout[v.seat, outlaw] else sp
    return robbed_worth(box, v, owner, outlaw, lost, won, 1 if v.hand[outlaw] > 0 else 0, late, mean)


@rule
def hit_chance(box: Box, v: View) -> float:
    """Outlaw cards among those in the pile and in other hands."""
    n = v.n_pile
    n_hits = 0
    for seat in range(v.n_seats):
        n += v.n_hand[seat] if seat != v.seat else 0
    for kind in range(N_OUTLAWS):
        n_hits += n_unseen(box, v, kind)
    return min(1.0, n_hits / max(1, n))
