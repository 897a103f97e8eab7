"""What is worked out for people agrees with what the rules then do."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from posse.bots.levels import bot
from posse.engine.rng import Stream, draw_key, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game
from posse.games.el_paso.facts import facts
from posse.games.el_paso.places import TOWNS
from tests.games.sheets import seen_in_games
from tests.tables import play

from .table import BOX, sums, table_at
from .test_sheet import forgetful

GAME = game("el-paso")

SANTA_FE = "town=santa-fe n_groups=1 n_stars=3 loot=bank-5+2horses-4+saloon-5 stacks=hotel-1+2hotel-4"


def known(table: Table, seat: int = 0) -> dict[str, Any]:
    return facts(table.game.box, table.view(seat))


def test_ep_32_the_books_sale_in_santa_fe() -> None:
    """13 at 3:1, and 5 at 1:1."""
    found = known(table_at(SANTA_FE))
    assert found["leave"] == {"nuggets": 9, "keep": 2}
    assert found["seats"][0] == {"nuggets": 0, "tiles": 4, "points": 18, "sale": 9}
    here = found["sale"][0]
    assert (here["town"], here["nuggets"]) == ("santa-fe", 9)
    assert here["kinds"] == [
        {"place": "bank", "points": 5, "rate": 1},
        {"place": "horses", "points": 8, "rate": 3},
        {"place": "saloon", "points": 5, "rate": 3},
    ]
    assert [one["town"] for one in found["sale"]] == list(TOWNS[3:])


def test_ep_10_a_place_shows_its_tiles_the_top_one_first_and_what_it_is_worth_here() -> None:
    bank, _, hotel, *_ = known(table_at(SANTA_FE))["places"]
    assert (hotel["place"], hotel["here"], hotel["rate"], hotel["tiles"]) == ("hotel", True, 3, [1, 4, 4])
    assert (bank["here"], bank["rate"], bank["tiles"]) == (False, 1, [])


@pytest.mark.parametrize(("n_stars", "free"), [(0, 5), (2, 3), (4, 1)])
def test_ep_13_and_14_chances_of_the_next_roll(n_stars: int, free: int) -> None:
    found = known(table_at(f"n_stars={n_stars} stacks=saloon-3"))
    assert found["dice"]["free"] == free
    assert found["dice"]["faces"] == {"stars": 2, "brands": 2, "sixes": 2}
    assert found["dice"]["sheriffs"] == pytest.approx(float(Fraction(1, 3) ** free))
    assert found["dice"]["six"] == pytest.approx(float(1 - Fraction(2, 3) ** free))
    saloon = found["places"][4]
    assert (saloon["needs"], saloon["chance"]) == ("six", found["dice"]["six"])
    assert found["places"][0]["chance"] == pytest.approx(1 - found["dice"]["sheriffs"])


def test_ep_30_keeping_says_what_the_rest_brings_and_what_a_tile_is_worth_next() -> None:
    table = table_at(SANTA_FE)
    play(table, "leave")
    keep = known(table)["keep"]
    assert (keep["left"], keep["nuggets"]) == (2, 9)
    assert keep["tiles"]["bank-5"] == {"rest": 4, "points": 5, "rate": 2}
    assert keep["tiles"]["saloon-5"] == {"rest": 7, "points": 5, "rate": 1}
    assert known(table, 1)["keep"] is None
    assert known(table)["leave"] is None


def test_ep_51_in_the_last_town_there_is_nothing_to_keep() -> None:
    assert known(table_at("town=el-paso loot=bank-5 stacks=hotel-1"))["leave"] == {"nuggets": 5, "keep": 0}


def test_a_spectator_gets_nothing_of_anybodys_own() -> None:
    found = known(table_at(SANTA_FE), -1)
    assert (found["sale"], found["leave"], found["keep"]) == ([], None, None)


def test_who_has_laid_a_card_cannot_leave_any_more() -> None:
    table = table_at("hand=bank-1/bank-2/bank-3 stacks=hotel-1")
    assert known(table, 1)["leave"] == {"nuggets": 0, "keep": 1}
    play(table, "lay bank 1")
    assert known(table)["leave"] is None


def test_nothing_is_told_that_only_a_memory_knows() -> None:
    for table, view in seen_in_games(GAME, 1):
        assert facts(table.game.box, view) == facts(table.game.box, forgetful(view))


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_every_sale_pays_what_was_said(seed: int) -> None:
    table = Table(GAME, key_from_seed(f"facts {seed}"), 2 + seed)
    player, stream = bot("random", GAME), Stream()
    put_key(stream, key_from_seed(seed))
    n_sales = 0
    while not table.is_over():
        seat, said = table.turn(), facts(BOX, table.view(table.turn()))
        assert json.loads(json.dumps(said)) == said
        choice = player.choose(table.view(seat), table.offer(seat).moves, 0.0, draw_key(stream))
        move = choice.move
        before = table.view(seat).nuggets[seat]
        play(table, move)
        told = table.plies[-1].events
        if any(GAME.paper.events[event.what] == "paid" and event.seat == seat for event in told):
            gained = table.view(seat).nuggets[seat] - before
            if move == "leave":
                assert gained == said["leave"]["nuggets"]
            elif move == "done":
                assert gained == said["keep"]["nuggets"]
            elif move.startswith("keep"):
                assert gained == said["keep"]["tiles"][move.removeprefix("keep ")]["rest"]
            else:
                continue
            n_sales += 1
    assert n_sales > 0
    assert sums(table, "over") == [0]
