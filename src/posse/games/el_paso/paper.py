"""El Paso on paper: its rule numbers, what the box holds, and where everything lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event

from . import events
from .box import Box
from .events import BAG, CARD, DICE, DIE, FIELD, HAND, KEPT, LAID, LOOT, NUGGET, PILE, PURSE, STACKS
from .places import N_CARDS, N_PLACES, N_RANKS, N_TILES
from .state import State
from .view import View

NUMBERS = (1, 2, *range(10, 19), 30, 31, 32, 33, 40, 50, 51)
RULES = tuple(f"EP-{n}" for n in NUMBERS)
FROM_MEMORY = frozenset({events.DREW})  # EP-16: played cards are drawn again face down


def contents(box: Box) -> Counter[int]:
    held = tiles(box.tiles)
    for place in range(N_PLACES):
        held.update({CARD + N_RANKS * place + rank: 1 for rank in range(box.cards[place])})
    return held + Counter({DIE: box.n_dice})


def census(box: Box, s: State) -> Holdings:
    held = _open_places(box, s)
    for place in range(N_PLACES):
        fresh = [card for card in range(N_RANKS * place, N_RANKS * place + N_RANKS) if s.fresh[card]]
        held[PILE + place].update(CARD + card for card in fresh)
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter({CARD + card: s.hand[seat, card] for card in range(N_CARDS)})
        held[LAID + seat] = Counter([CARD + s.laid[seat] - 1] if s.laid[seat] else [])
    return held


def sight(box: Box, v: View) -> Holdings:
    held = _open_places(box, v)
    for place in range(N_PLACES):
        held[PILE + place][HIDDEN] = v.n_fresh[place]
    for seat in range(v.n_seats):
        own = Counter({CARD + card: v.hand[card] for card in range(N_CARDS)})
        held[HAND + seat] = own if seat == v.seat else Counter({HIDDEN: v.n_hand[seat]})
        laid = CARD + v.laid - 1 if seat == v.seat else HIDDEN
        held[LAID + seat] = Counter([laid] if v.has_laid >> seat & 1 else [])
    return held


def _open_places(box: Box, s: Any) -> Holdings:
    """What a state and a view show alike."""
    held = {BAG: tiles(s.bag), STACKS: tiles(s.stacks), KEPT: tiles(s.kept)}
    held |= {DICE: Counter({DIE: box.n_dice - s.n_stars}), FIELD: Counter({DIE: s.n_stars})}
    for place in range(N_PLACES):
        queued = [N_RANKS * place + s.queue[place, i] - 1 for i in range(s.n_queue[place])]
        held[PILE + place] = Counter(CARD + card for card in queued)
    for seat in range(s.n_seats):
        held[LOOT + seat] = Counter({tile: s.loot[seat, tile] for tile in range(N_TILES)})
        held[PURSE + seat] = Counter({NUGGET: s.nuggets[seat]})
    return held


def tiles(counts: Any) -> Counter[int]:
    return Counter({tile: counts[tile] for tile in range(N_TILES)})


def ending(happened: Sequence[Event]) -> str:
    """How the last town ended."""
    for event in reversed(happened):
        if event.what == events.SHERIFFS:
            return "sheriffs came"
        if event.what == events.EMPTIED:
            return "town emptied"
        if event.what == events.TOWN:
            break
    return "all had left"
