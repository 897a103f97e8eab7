"""Editions small enough to follow every deal that fits."""

from __future__ import annotations

from posse.games.el_paso.box import Box
from posse.games.el_paso.places import N_PLACES, N_TILES, N_VALUES, SALOON
from posse.games.el_paso.state import State
from posse.games.el_paso.view import View
from posse.testing.kit import Tiny

from .table import BOX


def tiny_box(cards: dict[int, int], tiles: dict[int, int], n_towns: int) -> Box:
    box = Box.from_bytes(bytes(BOX))
    for place in range(N_PLACES):
        box.cards[place] = cards.get(place, 0)
    for tile in range(N_TILES):
        box.tiles[tile] = tiles.get(tile, 0)
    box.hand_size = len(cards)
    box.n_towns = n_towns
    box.n_dice = 2
    box.stars = box.brands = box.sixes = 1
    return box


def ways(box: Box, v: View, s: State) -> int:
    """Each card is there once, and a place's unseen cards are dealt to as many hands and piles in every world: there is
    one way to each. Which card lies face down is drawn from a hand of a size all know."""
    return 1


TILES = {0: 1, 1: 1, N_VALUES * SALOON + 2: 1, N_VALUES * SALOON + 4: 1}
EDITIONS = {
    "two seats": Tiny(tiny_box({0: 4, SALOON: 3}, TILES, 3), 2, ways),
    "three seats": Tiny(tiny_box({0: 4, SALOON: 4}, TILES, 2), 3, ways),
}
