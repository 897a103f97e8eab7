"""An edition small enough to follow every deal that fits: eleven cards, two seats, hands of two."""

from __future__ import annotations

import math
from typing import Any

from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import BANK, N_KINDS, PHOTO, WANTED, WYATT_EARP
from posse.testing.kit import Tiny

from .table import BOX


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


def ways(box: Box, v: Any, s: Any) -> float:
    """In how many ways unseen cards can lie so that the state is `s`, the copies of a kind told apart.

    First what searches took, of all that lay there as the seat has seen it; then what is left of a renewed draw pile,
    of all that went into it; then the hands of the others, and the draw pile, of all the rest.
    """
    n = 1.0
    free = [i for i in range(v.n_picks) if v.pick_seat[i] != v.seat and not _looked(v, i)]
    old = [s.pick_kind[i] for i in free if i < v.n_old_picks]
    new = [s.pick_kind[i] for i in free if i >= v.n_old_picks]
    under = list(v.under)
    for kind in range(N_KINDS):
        of_old = v.under if v.renewed else v.seen
        n *= math.perm(of_old[kind], old.count(kind)) * math.perm(v.seen[kind], new.count(kind))
        under[kind] -= old.count(kind)
    in_hand = [[0] * N_KINDS for _ in range(4)]
    for i in range(v.n_picks):
        kind, seat = s.pick_kind[i], v.pick_seat[i]
        if seat != v.seat and not v.pick_shown[i] >> kind & 1:
            in_hand[seat][kind] += 1
    others = [seat for seat in range(v.n_seats) if seat != v.seat]
    n *= _ways_to_deal(v, s, others, in_hand, under)
    return n


def _ways_to_deal(v: Any, s: Any, others: list[int], in_hand: list[list[int]], under: list[int]) -> float:
    n = 1.0
    lacking = dict.fromkeys(others, 0)
    for kind in range(N_KINDS):
        dealt = {seat: s.hand[seat, kind] - v.known[seat, kind] - in_hand[seat][kind] for seat in others}
        loose = sum(dealt.values()) + s.pile[kind]
        if v.renewed:
            n *= math.comb(min(under[kind], loose), s.pile[kind])
            n *= math.factorial(sum(s.drew[seat, kind] for seat in others))
            for seat in others:
                n /= math.factorial(s.drew[seat, kind])
                dealt[seat] -= max(0, s.drew[seat, kind] - v.gave[seat, kind])
        else:
            n /= math.factorial(s.pile[kind])
            dealt[-1] = s.pile[kind]
        n *= math.factorial(sum(dealt.values()))
        for seat in others:
            n /= math.factorial(dealt[seat])
            lacking[seat] += dealt[seat]
    if v.renewed:  # how many are still to be dealt depends on what was drawn
        n *= math.prod(map(math.factorial, lacking.values())) / math.factorial(sum(lacking.values()))
    return n


def _looked(v: Any, i: int) -> bool:
    age = 0 if i < v.n_old_picks else v.renewed
    return v.seat >= 0 and i < v.looked[age, v.seat]


TINY = Tiny(tiny_box({0: 2, 1: 1, PHOTO: 1, WYATT_EARP: 2, WANTED: 1, BANK: 1}), 2, ways)
