"""Showdown in words: why a move is refused, where everything lies, events as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event
from posse.engine.struct import Row
from posse.text.words import Words

from . import events
from .box import Box
from .events import BANK, COIN, DISCARD, HAND, LAID, PILE, PURSE, STRONGBOX
from .moves import HOLD, KINDS, LAY, N_KINDS, SHOOT, SHOW_VEST, VEST
from .state import AIM, ANSWER, CHOOSE, State
from .view import View

RULES = tuple(f"SD-{n}" for n in (1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31, 32, 40))
HEADINGS = frozenset({events.STAKED})


def why_not(box: Box, v: View, move: int) -> str | None:
    if v.phase == CHOOSE and v.seat >= 0 and v.laid == 0:
        return None if LAY <= move < LAY + N_KINDS and v.hand[move - LAY] > 0 else "SD-11"
    if v.phase == AIM and v.seat == v.shooter:
        target = move - SHOOT
        may_shoot = v.n_pile > 0 and 0 <= target < v.n_seats and target != v.seat and v.coins[target] > 0
        return None if move == HOLD or may_shoot else "SD-20"
    if v.phase == ANSWER and v.seat == v.target:
        return "SD-23" if move < SHOW_VEST or (move == SHOW_VEST and v.hand[VEST] == 0) else None
    return "SD-3"


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


def label(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if move < LAY + N_KINDS:
        return words("showdown-lay", card=words(f"showdown-one-{KINDS[move - LAY]}"))
    if move < SHOOT + 4:
        return words("showdown-shoot", name=names[move - SHOOT])
    return words({HOLD: "showdown-hold", SHOW_VEST: "showdown-show-vest"}.get(move, "showdown-take-it"))


def brief(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if move < SHOOT:
        return words(f"showdown-{KINDS[move - LAY]}")
    return names[move - SHOOT] if move < HOLD else label(move, words, names, seat)


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.what == events.STAKED and event.n == 0:
        return ""
    one = "one-" if event.what in (events.CHOSEN, events.DRAWN, events.REVEALED, events.TURNED) else ""
    item = "one-card" if event.item < 0 else one + events.ITEMS[event.item]
    name = names[event.seat] if event.seat >= 0 else ""
    other = names[event.target - PURSE] if event.what in (events.AIMED, events.PAID) else ""
    card = words(f"showdown-{item}", n=event.n)
    is_purse = event.what == events.SHARED and event.source == BANK  # SD-1
    told = "purse" if is_purse else events.EVENTS[event.what]
    return words(f"showdown-event-{told}", name=name, other=other, card=card)
