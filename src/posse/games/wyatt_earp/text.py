"""Wyatt Earp in words: moves as a person says them, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.log import HIDDEN, Event
from posse.text.words import Words

from . import events
from .cards import BANK, GUN, HIDEOUT, KINDS, N_KINDS, N_OUTLAWS, OUTLAWS, PHOTO, STAGECOACH
from .events import HAND, MONEY, POSTER, ROW
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

QUIET = (events.POSTED, events.DEALT, events.SWEPT, events.LOOKED, events.POINTS)
HEADINGS = frozenset({events.HAND_STARTS, events.HAND_ENDS, events.OVER})


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
