"""Gnadenlos! in words: moves as a person says them, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.log import HIDDEN, Event
from posse.text.words import Words

from . import events
from .cards import ADVENTURERS, KINDS, N_VALUES
from .events import (
    ADVENTURER,
    EVENT,
    HAND,
    MARKET,
    NUGGET,
)
from .moves import ADD, BID, BUY, FILL, HIRE, LAY, NOTATION, SHOW, STEAL, TAKE

QUIET = (
    *(events.GOT_NOTES, events.LAID_FIRST, events.DEALT, events.BACK),
    *(events.LAID, events.RETURNED, events.TOOK_BACK),
)
HEADINGS = frozenset({events.TURNS, events.EVENT_TURNED, events.PAYDAY_BEGINS, events.ENDS, events.ENDED})


def note_name(note: int, words: Words, names: Sequence[str]) -> str:
    colour = note // N_VALUES
    return words("gnadenlos-note", name=names[colour] if colour < len(names) else "", n=note % N_VALUES)


def adventurer_name(adventurer: int, words: Words) -> str:
    return words(f"gnadenlos-{ADVENTURERS[adventurer]}")


def label(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    group = NOTATION.write(move).split()[0]
    return words(f"gnadenlos-move-{group}", item=_thing(move, words, names, seat), n=_number(move))


def brief(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    note = _note(move)
    if note >= 0 and note // N_VALUES == seat:
        return str(note % N_VALUES)
    thing = _thing(move, words, names, seat) or str(_number(move) if NOTATION.write(move)[-1].isdigit() else "")
    return thing or label(move, words, names, seat)


def _thing(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    group = NOTATION.write(move).split()[0]
    note = _note(move)
    if note >= 0:
        colour, value = divmod(note, N_VALUES)
        return words("gnadenlos-own-note", n=value) if colour == seat else note_name(note, words, names)
    return adventurer_name(move - {"show": SHOW, "hire": HIRE}[group], words) if group in ("show", "hire") else ""


def _note(move: int) -> int:
    """The note that is added to a bid, or laid; -1: none."""
    if ADD <= move < BID:
        return move - ADD
    return move - LAY if LAY <= move < FILL else -1


def _number(move: int) -> int:
    """Places and pairs are counted from 1."""
    first = {"steal": STEAL - 1, "buy": BUY, "take": TAKE - 1, "fill": FILL - 1}.get(NOTATION.write(move).split()[0])
    return 0 if first is None else move - first


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.what in QUIET:
        return ""
    if event.what == events.MOVED:  # which note it was is for a good memory
        places = {"place": event.source - MARKET + 1, "gap": event.target - MARKET + 1}
        return words("gnadenlos-event-moved", name=names[event.seat], **places) if event.seat >= 0 else ""
    item = ""
    if event.what == events.ADDS and event.item // N_VALUES == event.seat:
        return words("gnadenlos-event-adds-own", name=names[event.seat], n=event.item % N_VALUES)
    if 0 <= event.item < ADVENTURER:
        item = note_name(event.item, words, names)
    elif ADVENTURER <= event.item < EVENT:
        item = adventurer_name(event.item - ADVENTURER, words)
    elif EVENT <= event.item < NUGGET:
        item = words(f"gnadenlos-{KINDS[event.item - EVENT]}")
    place = next((place for place in (event.source, event.target) if MARKET <= place < HAND), MARKET - 1)
    unseen = "-unseen" if event.item == HIDDEN else ""
    return words(
        f"gnadenlos-event-{events.EVENTS[event.what]}{unseen}",
        name=names[event.seat] if event.seat >= 0 else "",
        item=item,
        place=place - MARKET + 1,
        n=event.n,
    )
