"""Showdown in words: moves as a person says them, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.log import Event
from posse.text.words import Words

from . import events
from .events import BANK, PURSE
from .moves import HOLD, KINDS, LAY, N_KINDS, SHOOT, SHOW_VEST

HEADINGS = frozenset({events.STAKED})


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
