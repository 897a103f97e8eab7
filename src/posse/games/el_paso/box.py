"""What is in the box: the numbers of `edition.toml` as a struct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from posse.engine.edition import number, table
from posse.engine.game import EditionError
from posse.engine.struct import Grid, Row, Struct

from .places import MAX_SEATS, N_PLACES, N_RANKS, N_TILES, N_TOWNS, N_VALUES, PLACES, TOWNS

MAX_TILES = 12  # of one place


class Box(Struct):
    tiles: Annotated[Row, "i1", N_TILES]  # [tile]: copies
    cards: Annotated[Row, "i1", N_PLACES]  # [place]: raid cards, numbered from 1
    has: Annotated[Grid, "i1", N_TOWNS, N_PLACES]  # [town, place]: 1 if the town has it
    rate: Annotated[Row, "i1", N_TOWNS]  # [town]: points for a nugget
    n_towns: Annotated[int, "i1"]
    n_dice: Annotated[int, "i1"]
    stars: Annotated[int, "i1"]  # faces of a die
    brands: Annotated[int, "i1"]
    sixes: Annotated[int, "i1"]
    hand_size: Annotated[int, "i1"]  # one card of each place that has cards
    tiles_per_town: Annotated[int, "i1"]


def read_box(edition: Mapping[str, Any]) -> Box:
    box = Box()
    places = table(edition, "places", PLACES)
    for place, name in enumerate(PLACES):
        line = table(places, name, ("tiles", "cards"), within="places.")
        for value in _tiles(line["tiles"], name):
            box.tiles[N_VALUES * place + value - 1] += 1
        box.cards[place] = number(line, "cards", MAX_SEATS, N_RANKS, within=f"places.{name}.")
    box.hand_size = N_PLACES
    towns = table(edition, "towns", TOWNS)
    for town, name in enumerate(TOWNS):
        line = table(towns, name, ("lacks", "rate"), within="towns.")
        lacks = line["lacks"]
        if not isinstance(lacks, list) or not set(lacks) < set(PLACES):
            raise EditionError(f"towns.{name}.lacks must list some of {', '.join(PLACES)}, but not all")
        for place, lacking in enumerate(PLACES):
            box.has[town, place] = 0 if lacking in lacks else 1
        box.rate[town] = number(line, "rate", 1, 9, within=f"towns.{name}.")
    box.n_towns = N_TOWNS
    dice = table(edition, "dice", ("number", "stars", "brands", "sixes"))
    box.n_dice = number(dice, "number", 1, 10, within="dice.")
    box.stars = number(dice, "stars", 1, 6, within="dice.")
    box.brands = number(dice, "brands", 0, 6, within="dice.")
    box.sixes = number(dice, "sixes", 0, 6, within="dice.")
    house = table(edition, "house", ("tiles_per_town",))
    box.tiles_per_town = number(house, "tiles_per_town", 1, N_PLACES * MAX_TILES, within="house.")
    return box


def _tiles(values: Any, place: str) -> list[int]:
    right = isinstance(values, list) and 1 <= len(values) <= MAX_TILES
    if not right or not all(type(value) is int and 1 <= value <= N_VALUES for value in values):
        raise EditionError(f"places.{place}.tiles must list 1 to {MAX_TILES} values from 1 to {N_VALUES}")
    found: list[int] = values
    return found
