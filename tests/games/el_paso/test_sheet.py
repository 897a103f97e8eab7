from __future__ import annotations

from posse.games import game
from posse.games.el_paso.places import N_PLACES
from posse.games.el_paso.view import View
from posse.text.plain import lines_of
from tests.games.el_paso.table import table_at
from tests.games.sheets import lines, sheet_of, shows_memory_with_the_aid_alone, without
from tests.tables import play

GAME = game("el-paso")


def forgetful(view: View) -> View:
    """EP-16: how many cards lie at a place can be counted; which were played, and from where hands were filled, not."""
    forgot: View = without(view, "known", "n_held", "queue", "n_queue")
    for place in range(N_PLACES):
        forgot.n_fresh[place] = view.n_fresh[place] + view.n_queue[place]
    return forgot


def test_without_the_memory_aid_nothing_is_shown_that_only_a_memory_knows() -> None:
    assert shows_memory_with_the_aid_alone(GAME, forgetful)


def test_ep_16_the_memory_aid_shows_in_what_order_played_cards_come_back() -> None:
    table = table_at("queue=5,2 fresh=bank-1+bank-3+bank-4 hand=bank-6+bank-7/bank-8/gold-mine-1")
    assert "Bank · ???52" in lines(table, 0, True)
    assert "Bank · 5" in lines(table, 0, False)


def test_ep_17_the_memory_aid_shows_what_is_known_of_other_hands() -> None:
    table = table_at("hand=bank-1/bank-3+bank-4+hotel-2/horses-1 known=-/bank-3/- fresh=bank-5")
    shown = lines(table, 0, True)
    assert "In hand Bank Gold mine Hotel Horses Saloon Cattle" in shown
    assert "Bob 3? · ? · · ·" in shown
    assert "In hand" not in lines(table, 0, False)


def test_ep_32_what_the_tiles_would_bring_is_worked_out_for_who_may_leave() -> None:
    """The book's example: 13 at 3:1, and 5 at 1:1."""
    table = table_at("town=santa-fe n_groups=1 n_stars=3 loot=bank-5+2horses-4+saloon-5 stacks=hotel-1")
    assert "If you leave now: 9 nuggets for all your tiles, or keep up to 2 of them." in lines(table, 0, False)
    assert "risk 11%" in lines(table, 0, False)
    assert "risk 0.4%" in lines(table_at("town=santa-fe stacks=hotel-1"), 0, False)  # all five dice: one in 243
    assert "If you leave now" not in lines(table, 1, False)
    play(table, "leave", "keep bank-5")
    assert "Your tiles would bring 4 nuggets now." in lines(table, 0, False)


def test_ep_51_in_the_last_town_there_is_nothing_to_keep() -> None:
    table = table_at("town=el-paso loot=bank-5 stacks=hotel-1")
    assert "If you leave now: 5 nuggets for all your tiles." in lines(table, 0, False)


def test_ep_14_the_legend_says_what_is_on_a_die() -> None:
    table = table_at("stacks=hotel-1")
    shown = " ".join(lines_of(sheet_of(table, table.view(0), False)).split())
    box = table.game.box
    assert f"Stars on a die: {box.stars}, brands: {box.brands}, sixes: {box.sixes}." in shown


def test_all_towns_are_listed_with_what_they_lack() -> None:
    table = table_at("stacks=hotel-1")
    shown = " ".join(lines_of(sheet_of(table, table.view(0), False)).split())
    assert "The towns: Deadwood 4:1 (no Cattle) · Cheyenne 3:1 (no Hotel) · Abilene 3:1 (no Gold mine, Horses)" in shown
