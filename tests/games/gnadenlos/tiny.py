"""Editions small enough to follow every deal that fits."""

from __future__ import annotations

from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.state import State
from posse.games.gnadenlos.view import View
from posse.testing.kit import Tiny

from .table import BOX


def tiny_box(dealt: int, n_laid: int = 0) -> Box:
    """Nobody has gold, so the first note turned on a payday ends the game: the rolls can be followed."""
    box = BOX.copy()
    box.n_adventurers = 6
    box.dealt = dealt
    box.experienced = dealt == 0
    for value, (n, laid) in enumerate(((0, 0), (2, n_laid), (1, 0), (0, 0), (0, 0))):
        box.notes[value], box.laid[value] = n, laid
    for kind, n in enumerate((1, 0, 0, 2, 0)):
        box.events[kind] = n
    box.n_events = 3
    box.first[0] = box.second[0] = box.gold = 0
    box.undertaker = 3
    box.vultures = 1
    return box


def ways(box: Box, v: View, s: State) -> int:
    """Each adventurer is there once, and so is each note that nobody has seen: there is one way to each."""
    return 1


EDITIONS = {
    "notes in the market": Tiny(tiny_box(dealt=1, n_laid=1), 3, ways),
    "two adventurers each": Tiny(tiny_box(dealt=2), 3, ways),
    "experienced": Tiny(tiny_box(dealt=0), 3, ways),
}
