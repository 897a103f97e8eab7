"""Editions small enough to follow every deal that fits: seven or eight cards, two seats, hands of two."""

from __future__ import annotations

import math
from typing import Any

from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import BANK, N_KINDS, PHOTO, WANTED, WYATT_EARP
from posse.games.wyatt_earp.memory import n_on_table
from posse.testing.kit import Tiny

from .table import BOX

PILE = -1


def tiny_box(copies: dict[int, int], hand_size: int = 2) -> Box:
    box = Box.from_bytes(bytes(BOX))
    for kind in range(N_KINDS):
        box.copies[kind] = copies.get(kind, 0)
    box.hand_size = hand_size
    box.set_size = 2
    box.goal = 1
    box.paid_from = 2
    box.stall_turns = 3
    return box


def ways(box: Box, v: Any, s: Any) -> float | None:
    """In how many ways unseen cards can lie so that the state is `s`, the copies of a kind told apart.

    First what searches took, of all that lay there as the seat has seen it; then what is left of a renewed draw pile,
    of all that went into it; then the hands of the others, and the draw pile, of all the rest. Who of several others
    has drawn what since the pile was renewed cannot be counted so, nor what must have been picked because it was seen
    twice.
    """
    n = 1.0
    under, seen = list(v.under), list(v.seen)
    for i in range(v.n_picks):
        if v.pick_seat[i] == v.seat or _looked(v, i):
            continue
        lay = under if i < v.n_old_picks else seen
        n *= lay[s.pick_kind[i]] / sum(lay[kind] for kind in range(N_KINDS) if v.pick_may[i] >> kind & 1)
        lay[s.pick_kind[i]] -= 1
    in_hand = [[0] * N_KINDS for _ in range(4)]
    for i in range(v.n_picks):
        kind, seat = s.pick_kind[i], v.pick_seat[i]
        if seat != v.seat and not v.pick_shown[i] >> kind & 1:
            in_hand[seat][kind] += 1
    others = [seat for seat in range(v.n_seats) if seat != v.seat]
    if (v.renewed and len(others) > 1) or (v.n_picks and _seen_twice(box, v)):
        return None
    n *= _ways_to_deal(v, s, others, in_hand, under)
    return n


def _ways_to_deal(v: Any, s: Any, others: list[int], in_hand: list[list[int]], under: list[int]) -> float:
    n = 1.0
    n_under = 0
    lacking = dict.fromkeys([*others] if v.renewed else [*others, PILE], 0)
    for kind in range(N_KINDS):
        dealt = {seat: s.hand[seat, kind] - v.known[seat, kind] - in_hand[seat][kind] for seat in others}
        loose = sum(dealt.values()) + s.pile[kind]
        if v.renewed:
            n *= math.comb(min(under[kind], loose), s.pile[kind])
            n_under += min(under[kind], loose)
        else:
            dealt[PILE] = s.pile[kind]
        n *= math.factorial(sum(dealt.values()))
        for place in lacking:
            n /= math.factorial(dealt[place])
            lacking[place] += dealt[place]
    # Of how many the pile is guessed depends on what was picked; how many are dealt last, on what was picked and drawn.
    n /= math.comb(n_under, v.n_pile) if v.renewed else 1
    return n * math.prod(map(math.factorial, lacking.values())) / math.factorial(sum(lacking.values()))


def _seen_twice(box: Box, v: Any) -> bool:
    for kind in range(N_KINDS):
        known = sum(v.known[seat, kind] for seat in range(v.n_seats) if seat != v.seat)
        if v.seen[kind] + v.under[kind] + v.hand[kind] + known + n_on_table(v, kind) > box.copies[kind]:
            return True
    return False


def _looked(v: Any, i: int) -> bool:
    age = 0 if i < v.n_old_picks else v.renewed
    return v.seat >= 0 and i < v.looked[age, v.seat]


# Questions, searches and a renewed pile in all; cards there are many of, cards there is one of, and a row to shoot for.
EDITIONS = {
    "questions": Tiny(tiny_box({0: 2, 1: 2, WYATT_EARP: 2, WANTED: 2}), 2, ways),
    "searches": Tiny(tiny_box({0: 3, PHOTO: 1, WYATT_EARP: 3}), 2, ways),
    "shots": Tiny(tiny_box({0: 2, 1: 1, PHOTO: 1, WYATT_EARP: 2, WANTED: 1, BANK: 1}), 2, ways),
}
