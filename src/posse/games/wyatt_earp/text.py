"""Wyatt Earp in words: where everything lies, moves and events as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event
from posse.text.words import Words

from . import events
from .box import Box
from .cards import BANK, GUN, HIDEOUT, KINDS, N_KINDS, N_OUTLAWS, OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .events import ASIDE, BILL, DISCARDS, HAND, MONEY, PILE, POSTER, ROW
from .moves import (
    ANSWER,
    ASK,
    CHOOSE,
    DISCARD,
    DRAW,
    EARP_DRAW,
    EARP_FREE,
    EARP_SEARCH,
    KEEP,
    LAY,
    LEFT,
    LET_IT_BE,
    MAX_LAID,
    PICK,
    PLAY_BANK,
    PLAY_PHOTO,
    ROB,
    TAKE,
)
from .state import State
from .view import View

NUMBERS = (
    *(1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 24, 25, 26, 30, 40, 41, 42, 43, 44),
    *(50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 70, 71, 72, 73, 75, 80, 81, 82, 83, 90, 91),
)
RULES = tuple(f"WE-{n}" for n in NUMBERS)
QUIET = (events.POSTED, events.DEALT, events.SWEPT, events.LOOKED, events.POINTS)
ENDINGS = {70: "last card discarded", 71: "a hand was emptied", 72: "draw pile used up", 75: "nothing moved"}
HEADINGS = frozenset({events.HAND_STARTS, events.HAND_ENDS, events.OVER})


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


def name_of(kind: int, words: Words) -> str:
    """A card's name."""
    if PHOTO <= kind < PHOTO + N_OUTLAWS:
        return words("wyatt-earp-photo", outlaw=words(f"wyatt-earp-{OUTLAWS[kind - PHOTO]}"))
    return words(f"wyatt-earp-{KINDS[kind]}")


def label(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if LAY <= move < PLAY_PHOTO:
        outlaw, n = divmod(move - LAY, MAX_LAID)
        return words("wyatt-earp-move-lay", n=n + 1, outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"))
    if PLAY_PHOTO <= move < PLAY_BANK:
        return words("wyatt-earp-move-play", card=name_of(PHOTO + move - PLAY_PHOTO, words))
    if PLAY_BANK <= move < ASK:
        kind = (BANK, GUN, HIDEOUT, STAGECOACH)[move - PLAY_BANK]
        return words("wyatt-earp-move-shoot", card=name_of(kind, words))
    if ASK <= move < ROB:
        return _ask("wyatt-earp-move-ask", move, words, names, seat)
    if CHOOSE <= move < PICK:
        owner, outlaw = divmod(move - CHOOSE, N_OUTLAWS)
        name = names[owner] if owner < len(names) else str(owner + 1)
        return words("wyatt-earp-move-choose", name=name, outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"))
    if PICK <= move < KEEP:
        return words("wyatt-earp-move-pick", card=name_of(move - PICK, words))
    if move >= DISCARD:
        return words("wyatt-earp-move-discard", card=name_of(move - DISCARD, words))
    single = {DRAW: "draw", TAKE: "take", ROB: "rob", EARP_DRAW: "earp-draw", EARP_SEARCH: "earp-search"}
    single |= {EARP_FREE: "earp-free", KEEP: "keep", ANSWER: "answer", LET_IT_BE: "let-it-be"}
    return words(f"wyatt-earp-move-{single[move]}")


def _ask(message: str, move: int, words: Words, names: Sequence[str], seat: int) -> str:
    outlaw, way = divmod(move - ASK, 2)
    first = (seat + (1 if way == LEFT else -1)) % len(names)
    return words(message, outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"), name=names[first], n=len(names))


def brief(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if LAY <= move < PLAY_PHOTO:
        outlaw, n = divmod(move - LAY, MAX_LAID)
        return f"{n + 1} × {name_of(outlaw, words)}"
    if PLAY_PHOTO <= move < PLAY_BANK:
        return name_of(move - PLAY_PHOTO, words)
    if PLAY_BANK <= move < ASK:
        return name_of((BANK, GUN, HIDEOUT, STAGECOACH)[move - PLAY_BANK], words)
    if ASK <= move < ROB:
        return _ask("wyatt-earp-brief-ask", move, words, names, seat)
    if EARP_DRAW <= move < CHOOSE:
        use = label(move, words, names, seat).partition(": ")[2]
        return use[:1].upper() + use[1:]
    if PICK <= move < KEEP or move >= DISCARD:
        return name_of(move - (DISCARD if move >= DISCARD else PICK), words)
    return label(move, words, names, seat)


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.what in QUIET:
        return ""
    card = name_of(event.item, words) if 0 <= event.item < N_KINDS else ""
    asked = event.what in (events.ASKED, events.VAIN)
    outlaw = words(f"wyatt-earp-{OUTLAWS[event.n]}") if asked else _outlaw_at(event.target, words)
    if event.what in (events.PAID, events.LEFT, events.DEPOSED, events.DROPPED, events.FREED, events.ROBBED):
        outlaw = _outlaw_at(event.source, words)
    unseen = "-unseen" if event.item == HIDDEN else ""
    return words(
        f"wyatt-earp-event-{events.EVENTS[event.what]}{unseen}",
        name=names[event.seat] if event.seat >= 0 else "",
        other=_owner_at(event.target if event.what != events.ROBBED else event.source, names),
        card=card,
        n=event.n,
        outlaw=outlaw,
    )


def _outlaw_at(place: int, words: Words) -> str:
    """The outlaw that a row or poster is of."""
    if POSTER <= place < HAND:
        return words(f"wyatt-earp-{OUTLAWS[place - POSTER]}")
    return words(f"wyatt-earp-{OUTLAWS[(place - ROW) % N_OUTLAWS]}") if place >= ROW else ""


def _owner_at(place: int, names: Sequence[str]) -> str:
    if place >= ROW:
        return names[(place - ROW) // N_OUTLAWS]
    return names[place - HAND] if HAND <= place < MONEY else ""


def ending(happened: Sequence[Event]) -> str:
    """How the last hand ended (WE-70 … WE-75)."""
    return next((ENDINGS[event.n] for event in reversed(happened) if event.what == events.HAND_ENDS), "")
