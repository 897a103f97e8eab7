"""El Paso in words: moves as a person says them, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.log import HIDDEN, Event
from posse.text.words import Words

from . import events
from .events import CARD, DIE, PILE
from .moves import DONE, DRAW, KEEP, LAY, LEAVE
from .places import N_RANKS, N_VALUES, PLACES, TOWNS

QUIET = (
    *(events.PLACED, events.DEALT, events.DIE_SHOWS, events.DISCARDED, events.RETURNED),
    *(events.CARRIED, events.LEFT_OVER, events.FREED),
)
HEADINGS = frozenset({events.TOWN, events.STARS, events.SHERIFFS, events.ENDED})


def tile_name(tile: int, words: Words) -> str:
    return f"{place_name(tile // N_VALUES, words)} {tile % N_VALUES + 1}"


def card_name(card: int, words: Words) -> str:
    return f"{place_name(card // N_RANKS, words)} {card % N_RANKS + 1}"


def place_name(place: int, words: Words) -> str:
    return words(f"el-paso-{PLACES[place]}")


def town_name(town: int, words: Words) -> str:
    return words(f"el-paso-town-{TOWNS[town]}")


def label(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if move < LEAVE:
        return words("el-paso-move-lay", card=card_name(move - LAY, words))
    if KEEP <= move < DONE:
        return words("el-paso-move-keep", tile=tile_name(move - KEEP, words))
    if move >= DRAW:
        return words("el-paso-move-draw", place=place_name(move - DRAW, words))
    return words("el-paso-move-leave" if move == LEAVE else "el-paso-move-done")


def brief(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    if move < LEAVE:
        return card_name(move - LAY, words)
    if KEEP <= move < DONE:
        return tile_name(move - KEEP, words)
    return place_name(move - DRAW, words) if move >= DRAW else label(move, words, names, seat)


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.what in QUIET:
        return ""
    item = ""
    if 0 <= event.item < CARD:
        item = tile_name(event.item, words)
    elif CARD <= event.item < DIE:
        item = card_name(event.item - CARD, words)
    place = ""
    if event.what == events.IN_VAIN:
        place = place_name(event.target - PILE, words)
    elif event.what == events.DREW:
        place = place_name(event.source - PILE, words)
    elif event.what == events.TOWN:
        place = town_name(event.n, words)
    unseen = "-unseen" if event.item == HIDDEN else ""
    return words(
        f"el-paso-event-{events.EVENTS[event.what]}{unseen}",
        name=names[event.seat] if event.seat >= 0 else "",
        item=item,
        place=place,
        n=event.n,
    )
