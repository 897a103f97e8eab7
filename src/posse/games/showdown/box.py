"""What is in the box: the numbers of `edition.toml` as a struct, so that another edition needs no other code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from posse.engine.edition import number, table, truth
from posse.engine.game import EditionError
from posse.engine.struct import Row, Struct

from .moves import KINDS, N_KINDS

MAX_SEATS = 4


class Box(Struct):
    copies: Annotated[Row, "i1", N_KINDS]  # [kind]
    value: Annotated[Row, "i1", N_KINDS]  # [kind]
    hole: Annotated[Row, "i1", N_KINDS]  # [kind]; 1: a bullet hole
    hand_size: Annotated[int, "i1"]
    coins: Annotated[int, "i1"]
    purse: Annotated[int, "i1"]
    stake: Annotated[int, "i1"]
    bounty: Annotated[int, "i1"]


def read_box(edition: Mapping[str, Any]) -> Box:
    box = Box()
    cards = table(edition, "cards", KINDS)
    for kind, name in enumerate(KINDS):
        card = table(cards, name, ("copies", "value", "hole"), within="cards.")
        box.copies[kind] = number(card, "copies", 0, 20, within=f"cards.{name}.")
        box.value[kind] = number(card, "value", 0, 9, within=f"cards.{name}.")
        box.hole[kind] = truth(card, "hole", within=f"cards.{name}.")
    house = table(edition, "house", ("hand_size", "coins", "purse", "stake", "bounty"))
    box.hand_size = number(house, "hand_size", 1, 5, within="house.")
    box.coins = number(house, "coins", 0, 100, within="house.")
    box.purse = number(house, "purse", 0, 20, within="house.")
    box.stake = number(house, "stake", 1, 20, within="house.")
    box.bounty = number(house, "bounty", 1, 20, within="house.")
    n_cards = sum(box.copies[kind] for kind in range(N_KINDS))
    if n_cards < MAX_SEATS * box.hand_size:
        raise EditionError(f"cards: {n_cards} cards are too few to deal {MAX_SEATS} hands of {box.hand_size}")
    if box.coins < MAX_SEATS * box.purse:
        raise EditionError(f"house.coins: {box.coins} coins are too few for {MAX_SEATS} purses of {box.purse}")
    return box
