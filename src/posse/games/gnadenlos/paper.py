"""Gnadenlos! on paper: its rule numbers, what the box holds, and where everything lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event

from . import events
from .box import Box
from .cards import MAX_BID, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES
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
from .state import State
from .view import View

NUMBERS = (1, 2, 3, *range(10, 19), 20, *range(30, 36), 40, 41, 42, 43, *range(60, 66))
RULES = tuple(f"GN-{n}" for n in NUMBERS)
ENDINGS = ("goal reached", "undertaker came", "seat had all vultures")  # by hats.BY_…
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


def ending(happened: Sequence[Event]) -> str:
    """GN-60 … GN-62."""
    return next((ENDINGS[event.n] for event in reversed(happened) if event.what == events.ENDS), "")
