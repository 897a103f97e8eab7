from __future__ import annotations

import tomllib
from fractions import Fraction
from typing import Any

import pytest

from posse.engine.game import EditionError
from posse.engine.log import Log, events
from posse.games import game
from posse.games.el_paso.box import read_box
from posse.games.el_paso.places import N_PLACES, N_TILES, N_TOWNS
from posse.testing.oracle import Oracle
from tests.tables import state

from .table import BOX, table_at

GAME = game("el-paso")


def edition() -> dict[str, Any]:
    return tomllib.loads(GAME.paper.edition.read_text("utf-8"))


def test_the_box_holds_36_tiles_48_cards_and_towns_of_four_to_six_places() -> None:
    box = read_box(edition())
    assert sum(box.tiles[tile] for tile in range(N_TILES)) == 36
    assert sum(box.cards[place] for place in range(N_PLACES)) == 48
    n_places = [sum(box.has[town, place] for place in range(N_PLACES)) for town in range(N_TOWNS)]
    assert n_places[-1] == 6
    assert set(n_places[:-1]) == {4, 5}
    rates = [box.rate[town] for town in range(N_TOWNS)]
    assert rates == sorted(rates, reverse=True)
    assert (rates[0], rates[-1]) == (4, 1)
    assert rates.count(4) == 1  # a review has 4:1 in the first town alone


@pytest.mark.parametrize(
    ("table", "line", "key", "value", "wrong"),
    [
        ("places", "bank", "tiles", [1, 7], "places.bank.tiles must list 1 to 12 values from 1 to 6"),
        ("places", "bank", "cards", 4, "places.bank.cards must be a whole number from 5 to 8"),
        ("towns", "el-paso", "lacks", ["church"], "towns.el-paso.lacks must list some of bank"),
        ("towns", "el-paso", "rate", 0, "towns.el-paso.rate must be a whole number from 1 to 9"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(table: str, line: str, key: str, value: Any, wrong: str) -> None:
    changed = edition()
    changed[table][line][key] = value
    with pytest.raises(EditionError, match=wrong):
        read_box(changed)


def test_dice_without_a_star_are_refused() -> None:
    changed = edition()
    changed["dice"]["stars"] = 0
    with pytest.raises(EditionError, match=r"dice.stars must be a whole number from 1 to 6"):
        read_box(changed)


@pytest.mark.parametrize("n_free", [1, 2, 3, 4])
def test_the_chances_of_a_roll_are_those_on_the_rules_page(n_free: int) -> None:
    """All rolls, one by one: (1/3)^k that the sheriffs come, 1 - (2/3)^k for a brand, and for a six."""
    table = table_at(
        f"hand=bank-1/bank-2 laid=-/bank-8 active=0 in_town=1 n_stars={5 - n_free} stacks=9bank-1", n_seats=2
    )
    s, oracle, counts = state(table), Oracle(), [0, 0, 0, 0]
    apply = oracle.scripted(GAME).rules.apply

    def roll() -> list[str]:
        after, log = s.copy(), Log()
        apply(BOX, after, 0, GAME.paper.moves.read("lay bank 1"), log)
        shown = {GAME.paper.events[event.what] for event in events(log) if event.n > 0}
        return ["all", *({"brands", "sixes"} & shown), *(["sheriffs"] if after.n_stars == 5 else [])]

    for found in oracle.outcomes(roll):
        for i, what in enumerate(("all", "sheriffs", "brands", "sixes")):
            counts[i] += what in found
    chances = [Fraction(n, counts[0]) for n in counts[1:]]
    some = 1 - Fraction(2, 3) ** n_free
    assert chances == [Fraction(1, 3) ** n_free, some, some]
