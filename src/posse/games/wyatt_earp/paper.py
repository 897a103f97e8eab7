"""Wyatt Earp on paper: its rule numbers, what the box holds, and where everything lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event

from . import events
from .box import Box
from .cards import BANK, GUN, HIDEOUT, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .events import ASIDE, BILL, DISCARDS, HAND, MONEY, PILE, POSTER, ROW
from .state import State
from .view import View

NUMBERS = (
    *(1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 24, 25, 26, 30, 40, 41, 42, 43, 44),
    *(50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 70, 71, 72, 73, 75, 80, 81, 82, 83, 90, 91),
)
RULES = tuple(f"WE-{n}" for n in NUMBERS)
ENDINGS = {70: "last card discarded", 71: "a hand was emptied", 72: "draw pile used up", 75: "nothing moved"}


def contents(box: Box) -> Counter[int]:
    return Counter({kind: box.copies[kind] for kind in range(N_KINDS)})


def census(box: Box, s: State) -> Holdings:
    held = _open_places(s)
    held[PILE] = Counter({kind: s.pile[kind] for kind in range(N_KINDS)})
    held[DISCARDS] = Counter({kind: s.discards[kind] for kind in range(N_KINDS)})
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter({kind: s.hand[seat, kind] for kind in range(N_KINDS)})
    return held


def sight(box: Box, v: View) -> Holdings:
    held = _open_places(v)
    held[PILE] = Counter({HIDDEN: v.n_pile})
    seen = Counter({kind: v.seen[kind] for kind in range(N_KINDS)})
    held[DISCARDS] = Counter({HIDDEN: v.n_discards}) if v.veiled >> (v.seat if v.seat >= 0 else 4) & 1 else seen
    for seat in range(v.n_seats):
        own = Counter({kind: v.hand[kind] for kind in range(N_KINDS)})
        held[HAND + seat] = own if seat == v.seat else Counter({HIDDEN: v.n_hand[seat]})
    return held


def _open_places(s: Any) -> Holdings:
    """What a state and a view show alike: posters, money, rows, the card that waits for its target."""
    aside = s.pending - 1
    waits = s.pending > 0 and aside not in (WANTED, WYATT_EARP)
    held: Holdings = {ASIDE: Counter([aside] if waits else [])}
    for outlaw in range(N_OUTLAWS):
        held[POSTER + outlaw] = Counter({BILL: s.poster[outlaw]})
    for seat in range(s.n_seats):
        held[MONEY + seat] = Counter({BILL: s.money[seat]})
        for outlaw in range(N_OUTLAWS):
            held[ROW + N_OUTLAWS * seat + outlaw] = row_of(s, seat, outlaw)
    return held


def row_of(s: Any, seat: int, outlaw: int) -> Counter[int]:
    return Counter(
        {
            outlaw: s.laid[seat, outlaw],
            PHOTO + outlaw: s.photo[seat, outlaw],
            BANK: s.bank[seat, outlaw],
            GUN: s.gun[seat, outlaw],
            STAGECOACH: s.coach[seat, outlaw],
            HIDEOUT: s.hideout[seat, outlaw],
        }
    )


def ending(happened: Sequence[Event]) -> str:
    """How the last hand ended (WE-70 … WE-75)."""
    return next((ENDINGS[event.n] for event in reversed(happened) if event.what == events.HAND_ENDS), "")
