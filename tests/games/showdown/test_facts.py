from __future__ import annotations

from typing import Any

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game

GAME = game("showdown")


def facts_at(position: str, seat: int) -> dict[str, Any]:
    table = Table(GAME, key_from_seed(1), 2)
    table.set_position(position)
    return dict(GAME.paper.facts(GAME.box, table.view(seat)))


def test_sd_24_a_hit_costs_no_more_than_there_is() -> None:
    found = facts_at("n_seats=2 hand=3jack/3ace coins=1/5 n_pile=9", 0)
    assert found["bounty"] == [1, 2]
    assert found["leaders"] == [1]


def test_sd_21_the_chance_of_a_hit_is_by_the_cards_in_sight() -> None:
    mine = facts_at("n_seats=2 hand=3jack/3ace n_pile=9", 0)["hit"]
    assert mine == round(100 * (5 + 6) / 21)  # three jacks are one's own; the aces of the other are not seen
    assert facts_at("n_seats=2 hand=3jack/3ace n_pile=9", -1)["hit"] == round(100 * 14 / 24)
