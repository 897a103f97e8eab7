"""What people want worked out: points, who would be paid what if the hand ended now, and what comes near."""

from __future__ import annotations

from typing import Any, TypedDict

from .box import Box
from .cards import KINDS, N_KINDS, N_OUTLAWS, OUTLAWS, SHERIFFS, WANTED, WYATT_EARP
from .paper import row_of
from .piles import can_draw_two
from .reckoning import points, share
from .state import ANSWERING, OVER, PHASES, PLAYING
from .view import View

FEW = 2  # a hand of so many cards or fewer is worth a warning


NAMES = {"OUTLAWS": OUTLAWS, "SHERIFFS": SHERIFFS, "KINDS": KINDS, "PHASES": PHASES}
"""What numbers of a view are called: the browser gets them by these names."""


class Facts(TypedDict):
    goal: int
    paid_from: int
    alone_from: int
    sp: list[int]  # [kind]: what a card counts in a row
    hole: list[bool]  # [kind]
    adds: list[int]  # [kind]: bills that a card adds to the poster
    copies: list[int]  # [kind]: cards of it in the box
    poster: list[int]  # [outlaw]
    points: list[list[int]]  # [seat][outlaw]; none under a Hideout
    covered: list[list[int]]  # [seat][outlaw]: the points that lie under one
    total: list[int]  # [outlaw]
    missing: list[int]  # [outlaw]: points until the reward is paid
    payout: list[list[int]]  # [seat][outlaw]: if the hand ended now
    stays: list[int]  # [outlaw]: what would be left there
    money: list[int]  # [seat]
    then: list[int]  # [seat]: what it would have
    winners: list[int]  # seats
    cards: list[int]  # [seat]
    few: list[int]  # seats with few cards
    discard_ends: bool
    draw_ends: bool
    hit: int | None  # in per cent


def facts(box: Box, v: View) -> Facts:
    seats, outlaws = range(v.n_seats), range(N_OUTLAWS)
    # A view has the rows, posters and purses of a state under the same names, which is all that a reckoning reads.
    then: Any = v.copy()
    sp = [[points(box, then, seat, outlaw) for outlaw in outlaws] for seat in seats]
    total = [sum(sp[seat][outlaw] for seat in seats) for outlaw in outlaws]
    payout = [[0] * N_OUTLAWS for _ in seats]
    for outlaw in outlaws:
        if total[outlaw] >= box.paid_from:  # WE-80
            before = [then.money[seat] for seat in seats]
            share(box, then, outlaw, max(sp[seat][outlaw] for seat in seats), None)
            for seat in seats:
                payout[seat][outlaw] = then.money[seat] - before[seat]
    money = [then.money[seat] for seat in seats]
    return {
        "goal": box.goal,
        "paid_from": box.paid_from,
        "alone_from": box.alone_from,
        "sp": [box.sp[kind] for kind in range(N_KINDS)],
        "hole": [box.hole[kind] > 0 for kind in range(N_KINDS)],
        "adds": [box.reward[kind] for kind in range(N_KINDS)],
        "copies": [box.copies[kind] for kind in range(N_KINDS)],
        "poster": [v.poster[outlaw] for outlaw in outlaws],
        "points": sp,
        "covered": _covered(box, then),
        "total": total,
        "missing": [max(0, box.paid_from - n) for n in total],
        "payout": payout,
        "stays": [then.poster[outlaw] for outlaw in outlaws],
        "money": [v.money[seat] for seat in seats],
        "then": money,
        "winners": _winners(box, v, money),
        "cards": [v.n_hand[seat] for seat in seats],
        "few": [seat for seat in seats if v.phase != OVER and v.n_hand[seat] <= FEW],
        "discard_ends": v.phase in (PLAYING, ANSWERING) and _discard_ends(v),
        "draw_ends": not can_draw_two(then, 0),  # WE-12
        "hit": _hit(box, v),
    }


def _covered(box: Box, then: Any) -> list[list[int]]:
    """The points of every row under a Hideout, as if it were lifted; leaves `then` without Hideouts."""
    found = [[0] * N_OUTLAWS for _ in range(then.n_seats)]
    for seat in range(then.n_seats):
        for outlaw in range(N_OUTLAWS):
            if then.hideout[seat, outlaw]:
                then.hideout[seat, outlaw] = 0
                found[seat][outlaw] = points(box, then, seat, outlaw)
    return found


def _winners(box: Box, v: View, money: list[int]) -> list[int]:
    """WE-90, WE-91: who would win; several would fight a duel, and after one, who has won it."""
    if v.winner:
        return [v.winner - 1]
    return [seat for seat, n in enumerate(money) if n >= max(box.goal, *money)]


def _discard_ends(v: View) -> bool:
    """WE-70, WE-71: the turn's discard would end the hand."""
    return v.n_hand[v.active] == 1 or any(v.n_hand[seat] == 0 for seat in range(v.n_seats))


def _hit(box: Box, v: View) -> int | None:
    """WE-40: the chance of a hit in per cent, by what lies in sight: rows, the top discard, the own hand."""
    left = [box.copies[kind] - v.hand[kind] for kind in range(N_KINDS)]
    if v.top:
        left[v.top - 1] -= 1
    if v.pending and v.pending - 1 not in (WANTED, WYATT_EARP):  # it waits aside
        left[v.pending - 1] -= 1
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            if v.laid[seat, outlaw] or v.photo[seat, outlaw]:
                for kind, n in row_of(v, seat, outlaw).items():
                    left[kind] -= n
    n_left = sum(left)
    return round(100 * sum(n for kind, n in enumerate(left) if box.hole[kind]) / n_left) if n_left else None
