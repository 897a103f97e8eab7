"""Gnadenlos! in words: where everything lies, moves and events as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event
from posse.text.words import Words

from . import events
from .box import Box
from .cards import ADVENTURERS, KINDS, MAX_BID, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES, N_VALUES
from .events import (
    ADVENTURER,
    BIDS,
    DISCARD,
    EVENT,
    EVENT_DISCARD,
    EVENT_PILE,
    HAND,
    MARKET,
    NUGGET,
    PAIRS,
    PILE,
    PURSE,
    ROW,
    SHOWN,
    VULTURE,
)
from .moves import ADD, BID, BUY, FILL, HIRE, LAY, NOTATION, SHOW, STEAL, TAKE
from .state import State
from .view import View

NUMBERS = (1, 2, 3, *range(10, 19), 20, *range(30, 36), 40, 41, 42, 43, *range(60, 66))
RULES = tuple(f"GN-{n}" for n in NUMBERS)
QUIET = (
    *(events.GOT_NOTES, events.LAID_FIRST, events.DEALT, events.BACK),
    *(events.LAID, events.RETURNED, events.TOOK_BACK),
)
ENDINGS = ("goal reached", "undertaker came", "seat had all vultures")  # by hats.BY_…
HEADINGS = frozenset({events.TURNS, events.EVENT_TURNED, events.PAYDAY_BEGINS, events.ENDS, events.ENDED})

FROM_MEMORY = frozenset({events.STOLE})  # GN-15: seen by the thief alone


def contents(box: Box) -> Counter[int]:
    """Notes are of the seats that play, so they are counted where they lie."""
    held = Counter({ADVENTURER + adventurer: 1 for adventurer in range(box.n_adventurers)})
    return held + Counter({EVENT + kind: box.events[kind] for kind in range(N_KINDS)})


def census(box: Box, s: State) -> Holdings:
    held = _open_places(box, s)
    held[PILE] = Counter({ADVENTURER + a: s.pile[a] for a in range(N_ADVENTURERS)})
    for place in range(N_MARKET):
        held[MARKET + place] = Counter([s.market[place] - 1] if s.market[place] else [])
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter({ADVENTURER + a: s.hand[seat, a] for a in range(N_ADVENTURERS)})
        held[HAND + seat].update({note: s.notes[seat, note] for note in range(N_NOTES)})
        held[SHOWN + seat] = Counter([ADVENTURER + s.shown[seat] - 1] if s.shown[seat] else [])
    return held


def sight(box: Box, v: View) -> Holdings:
    held = _open_places(box, v)
    held[PILE] = Counter({HIDDEN: v.n_pile})
    for place in range(N_MARKET):
        note = v.market[place] - 1 if v.market[place] > 0 else HIDDEN
        held[MARKET + place] = Counter([note] if v.market[place] else [])
    for seat in range(v.n_seats):
        if seat == v.seat:
            held[HAND + seat] = Counter({ADVENTURER + a: v.hand[a] for a in range(N_ADVENTURERS)})
            held[HAND + seat].update({note: v.notes[note] for note in range(N_NOTES)})
        else:
            held[HAND + seat] = Counter({HIDDEN: v.n_hand[seat] + v.n_notes[seat]})
        shown = ADVENTURER + v.shown[seat] - 1 if v.shown[seat] else HIDDEN
        held[SHOWN + seat] = Counter([shown] if v.has_shown >> seat & 1 else [])
    return held


def _open_places(box: Box, s: Any) -> Holdings:
    """What a state and a view show alike."""
    held: Holdings = {DISCARD: Counter({ADVENTURER + a: s.discard[a] for a in range(N_ADVENTURERS)})}
    held |= {place: Counter() for place in (ROW, *range(PAIRS, MARKET))}
    for adventurer in range(N_ADVENTURERS):
        if s.row[adventurer]:
            place = PAIRS + s.row[adventurer] - 1 if s.is_setup else ROW
            held[place][ADVENTURER + adventurer] += 1
    held[EVENT_PILE] = Counter({EVENT + kind: s.events[kind] for kind in range(N_KINDS)})
    held[EVENT_DISCARD] = Counter({EVENT + kind: box.events[kind] - s.events[kind] for kind in range(N_KINDS)})
    for seat in range(s.n_seats):
        held[PURSE + seat] = Counter({NUGGET: s.gold[seat], VULTURE: s.vultures[seat]})
        held[BIDS + seat] = Counter(s.bid[seat, i] - 1 for i in range(MAX_BID) if s.bid[seat, i])
    return held


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


def ending(happened: Sequence[Event]) -> str:
    """GN-60 … GN-62."""
    return next((ENDINGS[event.n] for event in reversed(happened) if event.what == events.ENDS), "")
