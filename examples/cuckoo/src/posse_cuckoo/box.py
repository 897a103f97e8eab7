"""What is in the box: the deck, and how many lives a seat has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from posse.engine.edition import number, table
from posse.engine.game import EditionError
from posse.engine.struct import Row, Struct

RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
N_RANKS = 13
KING = 12
MAX_SEATS = 4


class Box(Struct):
    copies: Annotated[Row, "i1", N_RANKS]  # [rank]
    lives: Annotated[int, "i1"]


def read_box(edition: Mapping[str, Any]) -> Box:
    box = Box()
    cards = table(edition, "cards", RANKS)
    for rank, name in enumerate(RANKS):
        box.copies[rank] = number(cards, name, 0, 8, within="cards.")
    box.lives = number(table(edition, "house", ("lives",)), "lives", 1, 9, within="house.")
    n_cards = sum(box.copies[rank] for rank in range(N_RANKS))
    if n_cards <= MAX_SEATS:
        raise EditionError(f"cards: {n_cards} cards are too few for {MAX_SEATS} seats and a pile")
    return box
