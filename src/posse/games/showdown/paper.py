"""Showdown on paper: its rule numbers, what the box holds, and where everything lies."""

from __future__ import annotations

from collections import Counter

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN
from posse.engine.struct import Row

from .box import Box
from .events import BANK, COIN, DISCARD, HAND, LAID, PILE, PURSE, STRONGBOX
from .moves import N_KINDS
from .state import State
from .view import View

RULES = tuple(f"SD-{n}" for n in (1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31, 32, 40))


def contents(box: Box) -> Counter[int]:
    return cards(box.copies) + Counter({COIN: box.coins})


def census(box: Box, s: State) -> Holdings:
    held = {PILE: cards(s.pile), DISCARD: cards(s.discard)}
    held |= {BANK: Counter({COIN: s.bank}), STRONGBOX: Counter({COIN: s.strongbox})}
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter({kind: s.hand[seat, kind] for kind in range(N_KINDS)})
        held[LAID + seat] = Counter([s.laid[seat] - 1] if s.laid[seat] else [])
        held[PURSE + seat] = Counter({COIN: s.coins[seat]})
    return held


def sight(box: Box, v: View) -> Holdings:
    held = {PILE: Counter({HIDDEN: v.n_pile}), DISCARD: cards(v.discard)}
    held |= {BANK: Counter({COIN: v.bank}), STRONGBOX: Counter({COIN: v.strongbox})}
    for seat in range(v.n_seats):
        held[HAND + seat] = cards(v.hand) if seat == v.seat else Counter({HIDDEN: v.n_hand[seat]})
        laid = v.laid - 1 if seat == v.seat else HIDDEN
        held[LAID + seat] = Counter({laid: 1} if v.has_laid[seat] else {})
        held[PURSE + seat] = Counter({COIN: v.coins[seat]})
    return held


def cards(counts: Row) -> Counter[int]:
    return Counter({kind: counts[kind] for kind in range(N_KINDS)})
