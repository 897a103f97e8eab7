"""Which note fills a gap, GN-18, and in which order a bid is laid, GN-34: who is asked, when, and what then happens."""

from __future__ import annotations

import pytest

from posse.engine.table import Illegal, Table
from posse.engine.takeback import can_be_taken_back
from posse.games import game, text
from posse.games.gnadenlos.facts import facts
from posse.text.words import words as speak
from tests.tables import events, numbers, offer, play, state, words

from .table import BOX, LAST_FILLS, ONE_EACH, SHOW_EACH, before_payday, hired, rolls, shows, table_at, things

GAME = game("gnadenlos")
TEXT = text("gnadenlos")

NINE = "a1/b1/c1/a2/b2/c2/a3/b3/c3"  # a full row, and three notes of the next
ALL_SEEN = "/".join(["1"] * 30)
TWENTY_TWO = "a1/b1/c1/a1/b1/c1/a2/b2/c2/a2/b2/c2/a3/b3/c3/a3/b3/c3/a0/b0/c0/a1"


def robbed(*places: int, market: str = NINE, seen: str = ALL_SEEN, box: object = BOX) -> Table:
    """The third seat, the fastest, has taken the notes there; the first has the revolver."""
    table = table_at(shows("high-noon", f"{ONE_EACH} market={market} seen={seen}"), box=box)  # type: ignore[arg-type]
    play(table, *SHOW_EACH, *(f"steal {place}" for place in places))
    return table


def after_payday(dice: str, more: str = "gold=9/9/9", last: str = "b1", box: object = BOX) -> Table:
    """A payday of 23 notes, all of them known, with three seats."""
    position = before_payday(23, f"{more} seen={ALL_SEEN}", last=last)
    table = table_at(position.replace("/".join(["a0"] * 22), TWENTY_TWO), dice=dice, box=box)  # type: ignore[arg-type]
    play(table, "hire dan")
    return table


# GN-18, after thefts


def test_gn_18_the_player_whose_turn_it_is_chooses_which_note_of_the_last_row_fills_the_lowest_gap() -> None:
    table = robbed(1, 3)
    assert (table.turn(), table.actors(), offer(table)) == (0, (0,), ["fill 7", "fill 8", "fill 9"])
    play(table, "fill 8")
    assert words(table)["market"] == "b3/b1/-/a2/b2/c2/a3/-/c3"
    assert offer(table) == ["fill 7", "fill 9"]
    play(table, "fill 9")
    assert words(table)["market"] == "b3/b1/c3/a2/b2/c2/a3"
    assert state(table).n_market == 7


def test_gn_18_only_after_the_last_thief_has_stolen() -> None:
    """Two are fastest: each takes a note, and only then gaps are filled."""
    table = table_at(shows("high-noon", f"hand=malone/delaroche/harlan market={NINE} seen={ALL_SEEN}"))
    play(table, "show malone", "show delaroche", "show harlan", "steal 2")
    assert (table.turn(), offer(table)[0]) == (2, "steal 1")
    assert "steal 2" not in offer(table)
    play(table, "steal 4")
    assert (table.turn(), offer(table)) == (0, ["fill 7", "fill 8", "fill 9"])


def test_gn_18_the_event_is_over_only_when_the_gaps_are_filled() -> None:
    table = robbed(1, 3)
    assert "spent" not in events(table)
    assert words(table)["shown"] == "lund/delaroche/harlan"
    play(table, "fill 7", "fill 8")
    assert things(table, "spent") == ["harlan"]
    assert things(table, "shot") == ["delaroche"]
    assert things(table, "back") == ["lund"]
    assert words(table).get("resume", "-") == "-"


def test_gn_18_a_gap_left_in_the_last_row_is_closed_from_its_end() -> None:
    table = robbed(1, 9)
    assert offer(table) == ["fill 7", "fill 8"]
    play(table, "fill 7")
    assert words(table)["market"] == "a3/b1/c1/a2/b2/c2/b3"
    moved = [
        (event.seat, GAME.paper.places[event.source], GAME.paper.places[event.target]) for event in moves_of(table)
    ]
    assert moved == [(0, "market-7", "market-1"), (-1, "market-8", "market-7")]


def moves_of(table: Table) -> list[object]:
    return [event for event in table.plies[-1].events if GAME.paper.events[event.what] == "moved"]


def test_gn_18_a_last_row_that_is_used_up_leaves_the_one_before_it_as_the_last() -> None:
    table = robbed(1, 2, market="a1/b1/c1/a2/b2/c2/a3")
    assert words(table)["market"] == "a3/c2/c1/a2/b2"
    assert "fill 6" not in offer(table)


@pytest.mark.parametrize(
    ("market", "seen"),
    [
        ("a1/b1/c1/a2/b2/c2/a3/b3/c3", "1/1/1/1/1/1/0/0/0"),  # nobody knows any of them
        ("a1/b1/c1/a2/b2/c2/b3/b3/b3", ALL_SEEN),  # all are the same
        ("a1/b1/c1/a2/b2/c2/b3", ALL_SEEN),  # there is but one
    ],
)
def test_gn_18_nobody_is_asked_where_the_notes_cannot_be_told_apart(market: str, seen: str) -> None:
    table = robbed(1, 7, market=market, seen=seen) if market.count("/") > 6 else robbed(1, 2, market=market, seen=seen)
    assert not any(move.startswith("fill") for move in offer(table))
    assert all(state(table).market[place] for place in range(state(table).n_market))


@pytest.mark.parametrize("seen", ["1/1/1/1/1/1/1/0", "1/1/1/1/1/1/0/1"])
def test_gn_18_a_note_all_know_can_be_told_from_one_nobody_knows(seen: str) -> None:
    table = robbed(1, 2, market="a1/b1/c1/a2/b2/c2/b3/b3", seen=seen)
    assert offer(table) == ["fill 7", "fill 8"]


def test_gn_18_what_is_known_of_a_note_moves_with_it() -> None:
    table = robbed(1, 2, market="a1/b1/c1/a2/b2/c2/a3/b3", seen="1/1/1/1/1/1/0/1")
    before = [table.view(seat).market[6] for seat in (-1, 0, 1, 2)]
    play(table, "fill 7")
    assert before == [table.view(seat).market[0] for seat in (-1, 0, 1, 2)] == [-1] * 4  # not even who moved it looks
    assert [things(table, "moved", seat) for seat in (-1, 0, 2)] == [["?", "b3"]] * 3  # the other goes by itself
    assert table.view(-1).market[1] == 1 + GAME.paper.items.index("note b3")


def test_gn_18_a_fill_can_be_taken_back_for_it_taught_nothing() -> None:
    table = robbed(1, 2, market="a1/b1/c1/a2/b2/c2/a3/b3/c3", seen="1/1/1/1/1/1/0/1/0")
    before = state(table).copy()
    play(table, "fill 7")
    assert can_be_taken_back(GAME, before, state(table), 0, table.plies[-1].events)


def test_gn_18_the_story_says_what_went_where_and_not_which_note_it_was() -> None:
    table = robbed(1, 9)
    play(table, "fill 7")
    names = ("Ann", "Bob", "Cay")
    told = [TEXT.story(event, speak("en"), names) for event in moves_of(table)]  # type: ignore[arg-type]
    assert told[0].startswith("Ann ")
    assert "7" in told[0]
    assert "1" in told[0]
    assert "3" not in told[0]
    assert told[1] == ""


def test_gn_18_the_table_says_which_gap_is_to_be_filled() -> None:
    table = robbed(1, 3)
    assert facts(BOX, table.view(0))["gap"] == 1
    play(table, "fill 8")
    assert facts(BOX, table.view(1))["gap"] == 3
    play(table, "fill 7")
    assert facts(BOX, table.view(0))["gap"] is None


def test_gn_18_by_the_house_rule_the_last_note_moves_into_the_lowest_gap() -> None:
    table = robbed(1, 3, box=LAST_FILLS)
    assert words(table)["market"] == "c3/b1/b3/a2/b2/c2/a3"
    assert "spent" in events(table)


# GN-18, after paydays


def test_gn_18_after_a_payday_the_player_whose_turn_it_is_fills_the_gaps() -> None:
    """Columns 6 and 5 are emptied: 6, 12, 18 and 5, 11, 17, 23 are gaps; 19 to 22 are left of the last row."""
    table = after_payday("6 6 6 5 5 5 5 5")
    assert rolls(table) == [6, 6, 6, 5, 5, 5, 5, 5]
    assert "payday-over" in events(table)
    assert (table.turn(), offer(table)) == (0, ["fill 19", "fill 20", "fill 21", "fill 22"])
    assert facts(BOX, table.view(0))["gap"] == 5
    play(table, "fill 20", "fill 22", "fill 19")
    market = words(table)["market"].split("/")
    assert [market[place - 1] for place in (5, 6, 11)] == ["b0", "a1", "a0"]
    assert market[11] == "c0"  # the only one left in the last row: nobody was asked
    assert market[:4] == TWENTY_TWO.split("/")[:4]
    assert len(market) == 16  # and the gaps of what is then the last row were closed from its end
    assert state(table).revolver == 1


def test_gn_43_another_payday_follows_when_the_gaps_are_filled() -> None:
    """23 notes, three called: 20 are left, which is enough for another."""
    table = after_payday("6 6 6 6 1 1 1 1 1")
    assert events(table).count("payday") == 1
    play(table, "fill 19", "fill 20", "fill 21")
    assert events(table)[0] == "moved"
    assert numbers(table, "payday") == [(0, 0)]  # by the same seat
    assert rolls(table)[0] == 1


def test_gn_18a_nobody_is_asked_after_the_last_payday_for_nothing_depends_on_it() -> None:
    market = "/".join(TWENTY_TWO.split("/")[:17])
    table = table_at(f"phase=buy gold=9/9/9 fame=27/6/6 market={market} seen={ALL_SEEN}", dice="1 1 1 1")
    play(table, "buy 1")
    assert rolls(table) == [1, 1, 1, 1]
    assert words(table)["phase"] == "last-buy"
    assert all(state(table).market[place] for place in range(state(table).n_market))


def test_gn_18a_nor_after_a_third_vulture() -> None:
    table = after_payday("1 1", more="gold=0/9/9 vultures=2")
    assert numbers(table, "out") == [(0, 3)]
    assert words(table)["phase"] == "last-buy"
    assert all(state(table).market[place] for place in range(state(table).n_market))


def test_gn_18_nobody_is_asked_after_a_payday_by_the_house_rule() -> None:
    table = after_payday("6 6 6 5 5 5 5 5", box=LAST_FILLS)
    assert state(table).n_market == 16
    assert state(table).revolver == 1


# GN-34


def test_gn_34a_the_order_of_three_notes_is_two_questions() -> None:
    table = table_at(hired("bid=a1/b2 rank=2/3 taken=6", "market=a1/b2"))
    play(table, "add c4", "add c0", "add c3", "hire dan")
    assert offer(table) == ["lay c4", "lay c0", "lay c3"]
    assert facts(BOX, table.view(0))["bids"]["sums"] == [1, 2, 7]
    play(table, "lay c3")
    assert offer(table) == ["lay c4", "lay c0"]
    assert facts(BOX, table.view(0))["bids"]["sums"] == [1, 2, 7]
    assert table.view(1).market.tolist()[2] == 1 + GAME.paper.items.index("note c3")
    play(table, "lay c0")
    assert words(table)["market"] == "a1/b2/c3/c0/c4/b2"


def test_gn_34_nobody_is_asked_for_the_order_of_notes_that_are_alike() -> None:
    table = table_at(hired("bid=a1/b0 rank=2/1 taken=3"))
    play(table, "add c2", "add c2", "bid", "hire dan")
    assert words(table)["market"] == "c2/c2/a1"


@pytest.mark.parametrize(("first", "then"), [("lay c3", "c3/c1/c1/a2"), ("lay c1", "c1/c1/c3/a2")])
def test_gn_34_only_where_it_makes_a_difference(first: str, then: str) -> None:
    table = table_at(hired("bid=a2/b1 rank=3/2 taken=6"))
    play(table, "add c1", "add c3", "add c1", "hire dan")
    assert offer(table) == ["lay c1", "lay c3"]
    play(table, first)
    if first == "lay c1":  # a 1 and a 3 are left
        assert offer(table) == ["lay c3", "lay c1"]
        play(table, "lay c1")
    assert words(table)["market"] == then


def test_gn_34a_who_gets_the_last_adventurer_is_asked_for_the_order_too() -> None:
    table = table_at(hired("bid=a3,a0/b1 rank=4/2 taken=10"))
    play(table, "add c4", "bid", "hire dan")
    assert (table.turn(), offer(table)) == (0, ["lay a3", "lay a0"])
    with pytest.raises(Illegal, match="GN-34"):
        play(table, "lay a1")
    play(table, "lay a0")
    assert words(table)["market"] == "c4/a0/a3"


def test_gn_34a_the_order_is_chosen_at_set_up_too() -> None:
    setting = "phase=hire is_setup=1 n_winners=2 active=0 row=lund+dan+2moran+2otto"
    table = table_at(f"{setting} bid=a3,a1/b2 rank=5/3")
    play(table, "take 1")
    assert offer(table) == ["lay a3", "lay a1"]
    play(table, "lay a1")
    assert words(table)["market"] == "a1/a3/b2"


def test_gn_34_a_lay_that_is_not_the_last_can_be_taken_back() -> None:
    table = table_at(hired("bid=a1/b2 rank=2/3 taken=6"))
    play(table, "add c4", "add c0", "add c3", "hire dan")
    before = state(table).copy()
    play(table, "lay c0")
    assert can_be_taken_back(GAME, before, state(table), 2, table.plies[-1].events)


def test_gn_18b_equal_notes_are_offered_by_place_as_soon_as_one_of_the_row_differs() -> None:
    """Which of two equal notes goes changes where the third one ends up."""
    table = robbed(1, 2, market="a1/b1/c1/a2/b2/c2/b3/b3/c3")
    assert offer(table) == ["fill 7", "fill 8", "fill 9"]
    play(table, "fill 7", "fill 8")
    assert words(table)["market"] == "b3/b3/c1/a2/b2/c2/c3"
