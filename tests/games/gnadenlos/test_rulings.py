"""What the rulebook leaves open and we have ruled, and the odd corners of the rules, one by one."""

from __future__ import annotations

import pytest

from posse.engine.table import Illegal
from posse.games import game
from tests.tables import events, numbers, offer, play, state, words

from .table import (
    ALL_OF_B,
    BIDDING,
    BOX,
    NOONS,
    ONE_EACH,
    SHOW_EACH,
    before_payday,
    hired,
    rolls,
    shows,
    table_at,
    things,
)

GAME = game("gnadenlos")

NO_HIRING = "phase=buy revolver=2 gold=1/1/1 pile=-"  # the third seat's turn ends with its purchase
TWO_EACH = "hand=lund+tuttle/dan+otto/moran+hollis"

# The event


def test_gn_10_no_event_if_nobody_holds_adventurers() -> None:
    table = table_at(f"{NO_HIRING} n_turned=3 undertaker=2")
    play(table, "buy 0")
    assert events(table)[-2:] == ["turn", "no-event"]
    assert (state(table).n_turned, state(table).undertaker) == (3, 2)
    assert (table.turn(), offer(table)) == (0, ["buy 0", "buy 1"])


def test_gn_10_is_tested_before_a_card_is_turned_so_the_undertaker_waits() -> None:
    table = table_at(f"{NO_HIRING} hand=lund+dan events=high-noon n_turned=6 undertaker=6")
    play(table, "buy 0")
    assert events(table)[-2:] == ["turn", "no-event"]
    assert (state(table).n_turned, state(table).undertaker, table.is_over()) == (6, 6, False)


def test_gn_11_a_seventh_high_noon_moves_the_undertaker_and_is_not_carried_out() -> None:
    for seed in range(8):
        table = table_at(f"{NO_HIRING} {TWO_EACH} events=high-noon n_turned=6 undertaker=2", seed=seed)
        play(table, "buy 0")
        turned_again = words(table)["event"] == "high-noon"
        assert state(table).undertaker == 3 + turned_again
        assert events(table).count("event") == 2


def test_gn_11_another_high_noon_after_the_shuffle_moves_him_again_and_is_carried_out() -> None:
    table = table_at(f"{NO_HIRING} {TWO_EACH} market=a1/b1 events=high-noon n_turned=6 undertaker=2", box=NOONS)
    play(table, "buy 0")
    happened = [what for what in events(table) if what in ("event", "undertaker", "events-shuffled")]
    assert happened == ["event", "undertaker", "events-shuffled", "event", "undertaker"]
    assert (state(table).undertaker, state(table).n_turned) == (4, 1)
    play(table, "show tuttle", "show otto", "show hollis")  # revolver 2, 2 and 5
    assert table.turn() == 2
    assert offer(table) == ["steal 1", "steal 2", "decline"]


def test_gn_12_who_has_but_one_adventurer_is_not_asked() -> None:
    table = table_at("phase=buy revolver=2 gold=1/1/1 hand=lund/dan+bess/moran+akers+hollis")
    play(table, "buy 0")
    assert table.actors() == (1, 2)
    assert table.view(1).has_shown == 1
    assert not table.view(1).shown[0]


def test_gn_13_the_undertakers_step_stands_and_no_other_event_is_turned() -> None:
    table = table_at(f"{NO_HIRING} hand=malone/harlan/voss events=high-noon+card-sharps n_turned=5", box=NOONS)
    play(table, "buy 0")
    assert "no-effect" in events(table)
    assert events(table).count("event") == 1
    assert state(table).undertaker == 1
    assert words(table)["hand"] == "malone/harlan/voss"


def test_gn_15_a_theft_may_be_declined_and_the_rest_of_the_event_stands() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1"))
    before = state(table).notes.tolist()  # type: ignore[attr-defined]
    play(table, *SHOW_EACH, "decline")
    assert numbers(table, "declined") == [(2, 0)]
    assert words(table)["market"] == "a1/b1/c1"
    assert state(table).notes.tolist() == before  # type: ignore[attr-defined]
    assert words(table)["discard"] == "delaroche+harlan"  # the lowest is shot, the highest spent
    assert words(table)["hand"] == "lund"


def test_gn_15_a_single_thief_names_both_places_before_any_is_looked_at() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1"))
    play(table, *SHOW_EACH)
    before = table.view(2).notes.tolist()
    play(table, "steal 2")
    assert events(table) == ["names"]
    assert table.view(2).notes.tolist() == before
    assert table.view(2).market.tolist()[:3] == [-1, -1, -1]
    for move in ("decline", "steal 2"):  # never one of two
        with pytest.raises(Illegal, match="GN-15"):
            play(table, move)


THREE_THIEVES = "choosing=15 hand=malone/harlan/voss/lund"


@pytest.mark.parametrize(
    ("thieves", "n_seats", "market"),
    [
        ("hand=lund/delaroche/harlan", 3, "-"),
        ("hand=lund/delaroche/harlan", 3, "a1"),
        ("hand=malone/harlan/lund", 3, "a1"),
        (THREE_THIEVES, 4, "a1/b1"),
    ],
)
def test_gn_15_fewer_notes_than_thieves_and_nobody_takes_any(thieves: str, n_seats: int, market: str) -> None:
    table = table_at(shows("high-noon", f"{thieves} market={market}"), n_seats)
    play(table, *(f"show {name}" for name in thieves.split("hand=")[1].split("/")))
    assert "no-theft" in events(table)
    assert "stole" not in events(table)
    assert words(table).get("market", "-") == market
    assert "shot" in events(table)
    assert "spent" in events(table)


def test_gn_15_with_a_note_for_each_thief_all_may_steal() -> None:
    table = table_at(shows("high-noon", f"{THREE_THIEVES} revolver=1 market=a1/b1/c1"), 4)
    play(table, "show harlan", "show voss", "show lund", "show malone")
    thieves = []
    for i in (3, 1, 2):
        thieves.append(table.turn())
        play(table, f"steal {i}")
    assert thieves == [1, 2, 0]
    assert "market" not in words(table)
    assert words(table)["discard"] == "lund+malone+harlan+voss"


def test_gn_16_no_hat_goes_past_the_last_space_nor_below_the_first() -> None:
    box = BOX.copy()
    box.up[3] = 9
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=20/28/1"), box=box)
    play(table, *SHOW_EACH)
    assert list(state(table).fame)[:3] == [20, 35, 1]


def test_gn_16_every_highest_and_every_lowest_moves() -> None:
    table = table_at(shows("card-sharps", "choosing=15 hand=delaroche/harlan/augustin/moran fame=6/8/15/22"), 4)
    play(table, "show delaroche", "show harlan", "show augustin", "show moran")
    assert list(state(table).fame) == [10, 6, 17, 18]
    assert words(table)["discard"] == "delaroche+augustin"


# Hiring


def test_gn_30_others_bid_whatever_they_hold_and_there_is_no_limit_to_a_hand() -> None:
    table = table_at("phase=buy gold=1/0/0 hand=lund+dan/otto+voss+bess+quill+percy pile=moran+malone")
    play(table, "buy 0", "add a1", "bid")
    assert table.turn() == 1
    play(table, "add b2", "bid", "add c0", "bid", "hire moran")
    assert list(state(table).n_hand)[:3] == [3, 6, 0]


def test_gn_30_discards_are_shuffled_between_two_cards() -> None:
    table = table_at("phase=buy gold=1/1/1 pile=dan discard=lund")
    play(table, "buy 0")
    assert [what for what in events(table) if what in ("offered", "shuffled")] == ["offered", "shuffled", "offered"]
    assert words(table)["row"] == "lund+dan"


def test_gn_30_discards_are_shuffled_as_soon_as_the_pile_is_used_up() -> None:
    table = table_at("phase=buy gold=1/1/1 pile=dan+otto discard=lund+moran")
    play(table, "buy 0")
    assert [what for what in events(table) if what in ("offered", "shuffled")] == ["offered", "offered", "shuffled"]
    assert (words(table)["pile"], words(table)["row"]) == ("lund+moran", "dan+otto")


def test_gn_30_with_too_few_adventurers_only_the_highest_bids_get_one() -> None:
    table = table_at("phase=buy gold=1/0/0 pile=dan")
    play(table, "buy 0", "add a1", "bid", "add b3", "bid", "add c2", "bid")
    assert words(table)["hand"] == "-/dan"
    assert words(table)["market"] == "b3"
    assert things(table, "took-back") == ["a1", "c2"]


def test_gn_30_without_adventurers_there_is_no_hiring_and_no_payday() -> None:
    table = table_at(f"phase=buy gold=1/0/0 pile=- hand=lund+dan/moran market={'/'.join(['a0'] * 18)}")
    play(table, "buy 0")
    assert "no-hiring" in events(table)
    assert "payday" not in events(table)


def test_gn_31_only_notes_that_lead_to_a_new_sum() -> None:
    table = table_at("phase=bid active=1 n_asked=2 row=lund+dan taken=17 notes=-/b4+b0+b1")
    assert offer(table) == ["add b0", "add b1", "add b4"]
    play(table, "add b0")
    assert offer(table) == ["add b1", "add b4"]  # 0 + 4 is taken, 0 + 4 + 1 is not
    play(table, "add b4")
    assert offer(table) == ["add b1"]


def test_gn_31_zeros_may_pad_a_bid() -> None:
    table = table_at(f"{BIDDING} notes=a0+b0+a3")
    play(table, "add a0", "add a3", "add b0")
    assert numbers(table, "bids") == [(0, 3)]
    assert words(table)["bid"] == "a0,a3,b0"


def test_gn_32_a_player_without_notes_is_not_asked_and_gets_nothing() -> None:
    table = table_at(f"{BIDDING} market={ALL_OF_B}")
    assert table.view(1).n_notes[1] == 0
    play(table, "add a1", "bid")
    assert numbers(table, "unable") == [(1, 0)]
    assert things(table, "in-hand") == []
    play(table, "add c0", "bid", "hire dan")
    assert numbers(table, "hired") == [(0, 1), (2, 1)]
    assert words(table)["market"] == f"{ALL_OF_B}/a1/c0"


def test_gn_35_a_lone_zero_wins_if_another_cannot_bid() -> None:
    table = table_at(hired("bid=a3 rank=4 taken=8 notes=-/b3"))
    play(table, "add c0", "bid", "hire lund")
    assert numbers(table, "hired") == [(0, 1), (2, 1)]
    assert words(table)["market"] == "a3/c0"
    assert things(table, "hired") == ["lund", "dan"]


def test_gn_35_several_unable_get_nothing_and_unclaimed_adventurers_are_discarded() -> None:
    table = table_at("phase=bid n_asked=1 row=lund+dan taken=0 notes=a1/b1/c1")
    play(table, "add a1", "bid", "hire dan")
    assert [seat for seat, _ in numbers(table, "unable", -2)] == [1, 2]
    assert words(table)["discard"] == "lund"
    assert (numbers(table, "hired"), things(table, "hired")) == ([(0, 1)], ["dan"])


# Payday


def test_gn_40_a_stolen_note_is_called_from_its_colour_whoever_bid_it() -> None:
    """The first seat steals two notes of the second and bids one; at payday the second pays, and has it back."""
    market = "/".join([*["c0"] * 16, "b4", "b3"])
    position = f"phase=steal event=high-noon thieves=1 loot=2 shown=harlan/lund/tuttle pile=dan+moran market={market}"
    table = table_at(f"{position} gold=0/9/9", dice="5 5 5 5")
    play(table, "steal 17", "steal 18")
    before = state(table).notes[1, 9]
    play(table, "add b4", "bid", "add b2", "bid", "add c3", "bid", "hire dan")
    assert things(table, "laid") == ["b4", "c3"]  # at the ends of the columns 5 and 6
    assert rolls(table) == [5, 5, 5, 5]
    assert things(table, "turned") == ["b4", "c0", "c0"]
    assert numbers(table, "paid") == [(1, 4), (2, 0), (2, 0)]
    assert (list(state(table).gold)[:3], state(table).notes[1, 9]) == ([0, 5, 9], before + 1)
    assert state(table).notes[0, 8] == 1  # the other is still in the thief's hand


def test_gn_42_gold_equal_to_the_value_is_enough_and_nobody_falls_below_one() -> None:
    table = table_at(before_payday(18, "gold=9/2/9 fame=6/3/6", note="b2", last="b2"))
    play(table, "hire dan")
    s = state(table)
    assert events(table).count("paid") == 1
    assert (s.gold[1], s.fame[1], s.vultures[1]) == (0, 1, 1)


def test_gn_42_a_zero_is_always_paid() -> None:
    table = table_at(before_payday(18, "gold=0/0/0", last="a0"), dice="2 2 2 2")
    play(table, "hire dan")
    assert numbers(table, "paid") == [(0, 0)] * 3
    assert "bankrupt" not in events(table)


def test_gn_43_another_payday_follows_at_once() -> None:
    seen = f"seen={'/'.join(['1'] * 22)}"
    table = table_at(before_payday(23, f"gold=9/9/9 {seen}", last="a0"), dice="6 6 6 6 6 6 6 6")
    play(table, "hire dan")
    assert events(table).count("payday") == 2  # 23 notes, then 20, then 17
    assert rolls(table) == [6] * 8
    assert [seat for seat, _ in numbers(table, "payday")] == [0, 0]  # by the same seat
    assert state(table).n_market == 17


def test_gn_43_another_payday_follows_after_a_bankruptcy_too() -> None:
    table = table_at(before_payday(19, "gold=9/1/9 fame=6/20/6", note="b2", last="b2"))
    play(table, "hire dan")
    assert [what for what in events(table) if what in ("payday", "bankrupt")] == ["payday", "bankrupt"] * 2
    s = state(table)
    assert (s.n_market, s.vultures[1], s.fame[1], s.gold[1]) == (17, 2, 10, 1)
    assert numbers(table, "end") == []


@pytest.mark.parametrize("n_seats", [3, 4])
def test_gn_43_the_market_at_its_largest(n_seats: int) -> None:
    """One note short of a payday, and three notes of every winner."""
    bids = (("a3", "a4", "a4"), ("b3", "b3", "b4"), ("c2", "c3", "c4"), ("d2", "d2", "d4"))[:n_seats]
    market = "/".join(["a0"] * (6 * n_seats - 1))
    row = "row=lund+dan+otto" if n_seats == 4 else "row=lund+dan"
    table = table_at(f"phase=bid n_asked=1 {row} gold=99/99/99/99 market={market}", n_seats)
    play(table, *(f"add {note}" for bid in bids for note in bid))
    while "payday" not in events(table):
        play(table, offer(table)[0])
    last = max(event.target for event in table.plies[-1].events if GAME.paper.events[event.what] == "laid")
    assert GAME.paper.places[last] == f"market-{23 if n_seats == 3 else 32}"
    assert "payday" in events(table)
