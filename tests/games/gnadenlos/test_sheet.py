from __future__ import annotations

import pytest

from posse.games import game, text
from posse.games.gnadenlos.cards import N_MARKET
from posse.games.gnadenlos.sheet import page
from posse.games.gnadenlos.view import UNKNOWN, View
from posse.text.plain import lines_of
from posse.text.sheet import plain
from posse.text.words import words
from tests.games.gnadenlos.table import BOX, EXPERIENCED, before_payday, fresh, table_at
from tests.games.sheets import lines, sheet_of, shows_memory_with_the_aid_alone, without
from tests.tables import play, play_as

GAME = game("gnadenlos")
TEXT = text("gnadenlos")


def forgetful(view: View) -> View:
    forgot: View = without(view, "known", "open_notes")
    for place in range(N_MARKET):
        if view.market[place]:
            forgot.market[place] = UNKNOWN
    return forgot


def test_without_the_memory_aid_nothing_is_shown_that_only_a_memory_knows() -> None:
    assert shows_memory_with_the_aid_alone(GAME, forgetful)


def test_gn_60_the_legend_says_which_vulture_ends_the_game() -> None:
    view = table_at("phase=buy gold=5/5/5").view(0)
    for n, vulture in ((1, "a vulture"), (2, "a second vulture"), (3, "a third vulture")):
        box = game("gnadenlos", house={"vultures": n}).box
        shown = " ".join(lines_of(TEXT.sheet(box, view, words("en"), ["Ann", "Bob", "Cay"], False)).split())
        assert f"the undertaker’s last step or {vulture} ends the game" in shown


def test_gn_34_the_memory_aid_shows_notes_laid_in_sight() -> None:
    table = table_at("market=a1/b2/c3 seen=0/1/1 phase=buy gold=5/5/5")
    assert "payday at 18 1 2 3" in lines(table, 0, False)
    assert "payday at 18 1 ? 2 Bob 2 3 Cay 3" in lines(table, 0, True)


def test_the_memory_aid_shows_what_is_known_of_other_hands_and_how_much_is_not() -> None:
    table = table_at(
        "hand=lund/voss+otto/hollis known=-/voss/- phase=buy gold=5/5/5 notes=a1/b1+2b3+a4/c4 open_notes=-/b1+b3+a4/c4"
    )
    shown = lines(table, 0, True)
    assert "Bob holds 3/7/5, ? · IOUs 1 3 · Ann 4 · ?" in shown
    assert "Cay holds ? · IOUs 4" in shown
    assert "Ann holds" not in shown  # one's own hand lies open to oneself
    assert "holds" not in lines(table, 0, False)


def test_an_adventurer_chosen_face_down_is_still_one_of_those_in_the_hand() -> None:
    table = table_at("hand=lund+otto/voss+percy/hollis known=-/voss+percy/- phase=show event=rush-1 choosing=7")
    play_as(table, 1, "show voss")
    assert "Bob holds 4/3/2, 3/7/5" in lines(table, 0, True)
    assert "has chosen" in lines(table, 0, False)
    assert "shows Lund" not in lines(table, 0, False)


def test_goal_undertaker_and_turned_events_lie_open() -> None:
    table = table_at("hand=lund/voss/hollis undertaker=2 n_turned=3 events=rush-2+rush-3+high-noon+card-sharps")
    sheet = sheet_of(table, table.view(-1), False)
    assert plain(sheet.title) == "Gnadenlos! · goal: fame 28 · undertaker: step 2 of 7"
    assert "Events 3 of 7: Gold Rush 3/1, High Noon, Card Sharps" in lines(table, -1, False)


def test_bids_show_their_sum_and_whose_notes_they_are() -> None:
    table = table_at("hand=lund/voss/- phase=bid row=otto+percy notes=2a1+a3+b4/b1/c1 taken=0")
    play(table, "add a3", "add b4")
    assert "bids 7: 3 · Bob 4" in lines(table, 1, False)
    assert "For hire (gold/revolver/cards): Percy 4/3/2, Otto 4/2/4" in lines(table, 1, False)
    assert "Your IOUs: 1 1" in lines(table, 0, False)


def test_gn_3_pairs_for_hire_stand_together() -> None:
    shown = lines(fresh(box=EXPERIENCED), 0, False).replace("\n", " ")
    for pair in ("1: ", "2: ", "3: "):
        assert shown.partition(pair)[2].partition(",")[0].count(" + ") == 1


@pytest.mark.parametrize(
    ("event", "asked"),
    [
        ("rush-2", "Gold Rush 5/3: the best at gold gets 5, second best 3."),
        ("high-noon", "High Noon: the fastest may steal, the slowest is shot; either way they’re gone."),
        ("card-sharps", "Card Sharps: fame +3 if you’re best at cards, −2 if you’re worst."),
    ],
)
def test_who_chooses_an_adventurer_is_told_what_for(event: str, asked: str) -> None:
    table = table_at(f"hand=lund+otto/voss+percy/hollis phase=show event={event} choosing=7 fame=12/6/6")
    assert asked in plain(sheet_of(table, table.view(0), False).turn)


def test_names_that_begin_alike_are_told_apart() -> None:
    table = table_at("market=a1/b2/c3 seen=1/1/1 phase=buy gold=5/5/5")
    names = ("Wilhelmina van Oranje", "Wilhelm", "Wil")
    shown = lines_of(TEXT.sheet(BOX, table.view(2), words("en"), names, True))
    assert "1 Wilhelmi 1 2 Wilhelm 2 3 Wil 3" in " ".join(shown.split())


def test_gn_43_a_payday_is_summed_up_seat_by_seat() -> None:
    table = table_at(before_payday(18, "gold=9/1/9", note="a1", last="b2"), dice="1 1 6")
    play(table, "hire dan")
    assert page(table.plies[0].events[:1], words("en"), ("Ann", "Bob", "Cay")) is None
    found = page(table.plies[-1].events, words("en"), ("Ann", "Bob", "Cay"))
    assert found is not None
    shown = [" ".join(line.split()) for line in lines_of(found).splitlines()]
    assert "IOUs called in Gold paid" in shown
    assert "Ann 2 2" in shown
    assert "Bob 1 0 could not pay: a vulture, and spaces back" in shown


def test_gn_15_who_steals_is_told_how_many() -> None:
    """A single thief takes two or none; several take one each."""
    position = "market=a1/b2/c3/a2 phase=steal event=high-noon shown={} thieves={} loot={} undertaker=1"
    table = table_at(position.format("harlan/hollis/-", 1, 2))
    assert "Pick two IOUs" in plain(sheet_of(table, table.view(0), False).turn)
    play(table, "steal 2")
    assert "IOU 2, and which other?" in plain(sheet_of(table, table.view(0), False).turn)
    table = table_at(position.format("harlan/voss/-", 3, 1))
    assert "Pick an IOU" in plain(sheet_of(table, table.view(0), False).turn)
