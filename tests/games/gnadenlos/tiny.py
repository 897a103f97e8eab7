"""An edition small enough to follow every deal that fits."""

from __future__ import annotations

from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.state import State
from posse.games.gnadenlos.view import View
from posse.testing.kit import Tiny

from .table import BOX


def tiny_box() -> Box:
    """Nobody has gold, so the first note turned on a payday ends the game: the rolls can be followed."""
    box = Box.from_bytes(bytes(BOX))
    box.n_adventurers = 6
    box.dealt = 1
    for value, (n, n_laid) in enumerate(((0, 0), (2, 1), (1, 0), (0, 0), (0, 0))):
        box.notes[value], box.laid[value] = n, n_laid
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


TINY = Tiny(tiny_box(), 3, ways)
