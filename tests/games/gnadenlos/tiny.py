"""Editions small enough to follow every deal that fits."""

from __future__ import annotations

from math import factorial

from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import HIGH_NOON, N_NOTES
from posse.games.gnadenlos.state import State
from posse.games.gnadenlos.view import UNKNOWN, View
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


def gaps_box() -> Box:
    """Nobody begins with adventurers, so all that is hidden is which of three notes lies where. Auctions bring a second
    row and the first hands; every event is a High Noon."""
    box = tiny_box(dealt=0, n_laid=1)
    box.experienced = 0
    box.notes[1], box.notes[2] = 4, 3
    box.events[0], box.events[HIGH_NOON] = 0, 3
    return box


def ways(box: Box, v: View, s: State) -> int:
    """Each adventurer is there once. Of the notes of a kind that nobody has seen, those in a hand lie in no order."""
    n = 1
    for note in range(N_NOTES):
        held = [s.notes[seat, note] - v.open_notes[seat, note] for seat in range(v.n_seats) if seat != v.seat]
        n_market = sum(s.market[place] == note + 1 and v.market[place] == UNKNOWN for place in range(v.n_market))
        n *= factorial(n_market + sum(held))
        for count in held:
            n //= factorial(count)
    return n


EDITIONS = {
    "notes in the market": Tiny(tiny_box(dealt=1, n_laid=1), 3, ways),
    "two adventurers each": Tiny(tiny_box(dealt=2), 3, ways),
    "experienced": Tiny(tiny_box(dealt=0), 3, ways),
    "gaps": Tiny(gaps_box(), 3, ways),
}
