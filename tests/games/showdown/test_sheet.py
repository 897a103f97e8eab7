from __future__ import annotations

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from tests.games.sheets import lines, shows_memory_with_the_aid_alone, without

GAME = game("showdown")


def test_without_the_memory_aid_nothing_is_shown_that_only_a_memory_knows() -> None:
    assert shows_memory_with_the_aid_alone(GAME, lambda view: without(view, "known"))


def test_sd_22_the_memory_aid_shows_a_card_taken_by_a_hit() -> None:
    table = Table(GAME, key_from_seed(1), 3)
    table.set_position("n_seats=3 hand=3jack/2jack+ace/3king known=-/jack/- n_pile=9")
    assert "known: 1 × jack" in lines(table, 0, True)
    assert "known" not in lines(table, 0, False)
    assert "known" not in lines(table, 1, True)  # one's own hand lies open to oneself
