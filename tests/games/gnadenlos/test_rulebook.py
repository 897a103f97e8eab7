"""The rules of Gnadenlos! as numbered, set up by position notation; the end, GN-60 … GN-64, is in `test_endings.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.engine.log import HIDDEN, told
from posse.engine.table import Illegal, Table
from posse.games import game
from posse.games.gnadenlos.cards import N_ADVENTURERS, N_NOTES
from tests.tables import events, numbers, offer, play, play_as, state, words

from .table import (
    BIDDING,
    BOX,
    EXPERIENCED,
    ONE_EACH,
    SHOW_EACH,
    before_payday,
    fresh,
    hired,
    rolls,
    shows,
    table_at,
    things,
)

GAME = game("gnadenlos")

BOTH = (3, 4)


def test_every_numbered_rule_has_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    names = {rule: f"def test_{rule.lower().replace('-', '_')}_" for rule in GAME.paper.rule_numbers}
    assert [rule for rule, name in names.items() if name not in tests] == []


# Set-up


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_1_notes_gold_two_adventurers_and_a_hat_for_everyone(n_seats: int) -> None:
    revolvers = set()
    for seed in range(40):
        table = fresh(n_seats, seed)
        v = table.view(-1)
        assert v.gold.tolist()[:n_seats] == [10] * n_seats
        assert v.fame.tolist()[:n_seats] == [6] * n_seats
        assert v.n_hand.tolist()[:n_seats] == [2] * n_seats
        assert v.n_notes.tolist()[:n_seats] == [11] * n_seats
        revolvers.add(v.revolver)
    assert revolvers == set(range(n_seats))


def test_gn_1_adventurers_are_secret() -> None:
    table = fresh()
    dealt = [event for event in told(table.opening, 0) if GAME.paper.events[event.what] == "dealt"]
    assert [event.item == HIDDEN for event in dealt] == [False, False, True, True, True, True]
    assert sum(table.view(0).hand[a] for a in range(N_ADVENTURERS)) == 2
    assert not any(table.view(-1).hand)
    assert not any(table.view(0).known[1, a] for a in range(N_ADVENTURERS))


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_2_a_one_and_a_two_of_each_lie_shuffled_in_the_market(n_seats: int) -> None:
    first = set()
    for seed in range(40):
        table = fresh(n_seats, seed)
        s = state(table)
        lie = sorted(s.market[place] - 1 for place in range(s.n_market))
        assert lie == sorted(5 * seat + value for seat in range(n_seats) for value in (1, 2))
        assert table.view(0).market.tolist()[: s.n_market] == [-1] * (2 * n_seats)
        first.add(s.market[0])
    assert len(first) > n_seats


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_3_open_pairs_as_many_as_players_and_nothing_in_the_market(n_seats: int) -> None:
    table = fresh(n_seats, box=EXPERIENCED)
    s = state(table)
    offered = [event for event in told(table.opening, -1) if GAME.paper.events[event.what] == "offered"]
    assert [GAME.paper.places[event.target] for event in offered] == [f"pair-{i // 2 + 1}" for i in range(2 * n_seats)]
    assert HIDDEN not in [event.item for event in offered]
    assert (s.n_market, sum(s.n_hand), s.n_turned) == (0, 0, 0)
    assert list(table.view(-1).n_notes)[:n_seats] == [13] * n_seats
    assert list(s.gold)[:n_seats] == [10] * n_seats
    assert table.turn() == s.revolver


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_3_by_falling_bid_everybody_takes_a_pair_the_lowest_too(n_seats: int) -> None:
    table = fresh(n_seats, box=EXPERIENCED)
    s = state(table)
    pairs = [[a for a in range(N_ADVENTURERS) if s.row[a] == i + 1] for i in range(n_seats)]
    takers = bid_at_set_up(table)[::-1]
    for seat, pair in zip(takers[:-1], (2, 1, 3)[: n_seats - 1], strict=True):
        assert table.turn() == seat
        play(table, f"take {pair}")
        lay_as_named(table)
        assert f"take {pair}" not in offer(table)
    taken = [pairs[i] for i in (1, 0, 2, 3)[:n_seats]]
    assert [[a for a in range(N_ADVENTURERS) if s.hand[seat, a]] for seat in takers] == taken
    assert table.view(-1).known.tolist() == s.hand.tolist()  # type: ignore[attr-defined]


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_3_the_bids_lie_in_sight_and_the_highest_roll_plays_the_first_turn(n_seats: int) -> None:
    table = fresh(n_seats, box=EXPERIENCED)
    bidders = bid_at_set_up(table)
    for pair in range(1, n_seats):
        play(table, f"take {pair}")
        lay_as_named(table)
    laid = [f"{'abcd'[bidders[i]]}{value}" for i in reversed(range(n_seats)) for value in SET_UP_BIDS[i]]
    assert words(table)["market"] == "/".join(laid)
    assert words(table)["seen"] == "/".join(["1"] * len(laid))
    assert [table.view(-1).n_notes[seat] for seat in bidders] == [13 - len(bid) for bid in SET_UP_BIDS[:n_seats]]
    assert [what for what in events(table) if what in ("payday", "turn", "event")] == ["turn", "event"]
    assert numbers(table, "turn") == [(bidders[0], 0)]
    assert (state(table).revolver, table.turn(), table.actors()) == (bidders[0], bidders[0], tuple(range(n_seats)))
    assert offer(table)[0].startswith("show ")


SET_UP_BIDS = ("0", "12", "4", "440")


def lay_as_named(table: Table) -> None:
    while (first := offer(table)[0]).startswith("lay "):
        play(table, first)


def bid_at_set_up(table: Table) -> list[int]:
    """From the seat with the revolver, each more than the one before, the first a lone 0; returns the bidders."""
    bidders = [(table.view(-1).revolver + i) % table.n_seats for i in range(table.n_seats)]
    for seat, bid in zip(bidders, SET_UP_BIDS[: table.n_seats], strict=True):
        assert table.turn() == seat
        play(table, *(f"add {'abcd'[seat]}{value}" for value in bid), *(["bid"] if len(bid) < 3 else []))
    return bidders


def test_gn_3_sums_differ_at_set_up_too() -> None:
    table = fresh(3, box=EXPERIENCED)
    first = table.turn()
    play(table, f"add {'abc'[first]}3", "bid", f"add {'abc'[(first + 1) % 3]}3")
    assert "bid" not in offer(table)


# The event


def test_gn_10_no_event_if_fewer_than_two_hold_adventurers() -> None:
    table = table_at("phase=buy revolver=2 gold=1/1/1 hand=-/-/lund+dan+moran")
    play(table, "buy 0")
    assert events(table)[-2:] == ["turn", "no-event"]
    assert state(table).n_turned == 0
    assert offer(table) == ["buy 0", "buy 1"]
    assert table.turn() == 0


def test_gn_11_the_seventh_card_is_not_carried_out() -> None:
    turn = "phase=buy revolver=2 gold=1/1/1 hand=lund/dan/moran+akers+bess n_turned=6 event=rush-1"
    for seed in range(20):
        table = table_at(f"{turn} events=card-sharps", seed=seed)
        play(table, "buy 0")
        assert events(table).count("event") == 2
        assert "events-shuffled" in events(table)
        s = state(table)
        assert s.n_turned == 1
        assert sum(s.events) == 6
        assert s.events[s.event - 1] == BOX.events[s.event - 1] - 1


def test_gn_12_all_choose_secretly_and_turn_up_together() -> None:
    table = table_at(shows("rush-1", "hand=lund+dan/delaroche+bess/harlan+akers"))
    assert table.actors() == (0, 1, 2)
    play_as(table, 2, "show harlan")
    assert table.view(2).shown[2]
    assert not table.view(0).shown[2]
    assert table.view(0).has_shown == 4
    play(table, "show lund", "show bess")
    assert events(table)[1:4] == ["revealed"] * 3


def test_gn_12_seats_without_adventurers_take_no_part() -> None:
    table = table_at(shows("rush-2", "choosing=5 hand=lund/-/harlan"))
    play(table, "show lund", "show harlan")
    assert list(state(table).gold)[:3] == [5, 0, 3]


@pytest.mark.parametrize(
    ("event", "hands"),
    [
        ("rush-3", ("augustin", "harlan", "redfern")),  # gold 3
        ("high-noon", ("malone", "harlan", "voss")),  # revolver 7
        ("card-sharps", ("harrow", "quill", "willi")),  # cards 5
    ],
)
def test_gn_13_equal_values_and_nothing_happens(event: str, hands: tuple[str, ...]) -> None:
    hand = f"{hands[0]}/{hands[1]}/{hands[2]}"
    table = table_at(shows(event, f"hand={hand} undertaker=1 n_turned=1 market=a1/b1/c1 gold=1/1/1"))
    play(table, *(f"show {name}" for name in hands))
    assert events(table) == ["shows", "revealed", "revealed", "revealed", "no-effect", "back", "back", "back"]
    found = words(table)
    assert (found["hand"], found["known"], found["market"]) == (hand, hand, "a1/b1/c1")
    assert (found["gold"], found["fame"], found["undertaker"], found["n_turned"]) == ("1/1/1", "6/6/6", "1", "1")
    assert "discard" not in found
    assert (table.turn(), found["phase"]) == (0, "buy")


def test_gn_14_gold_rush_pays_the_highest_and_the_second_highest() -> None:
    table = table_at(shows("rush-3", ONE_EACH))
    play(table, *SHOW_EACH)
    assert list(state(table).gold)[:3] == [7, 4, 0]


def test_gn_14_all_highest_and_all_second_highest_are_paid_in_full() -> None:
    table = table_at(shows("rush-1", "choosing=15 hand=lund/harrow/dan/celestine"), n_seats=4)
    play(table, "show lund", "show harrow", "show dan", "show celestine")
    assert list(state(table).gold) == [3, 3, 1, 1]


def test_gn_15_a_single_highest_may_take_two_unseen() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2"))
    play(table, *SHOW_EACH)
    assert table.turn() == 2
    assert offer(table) == [*(f"steal {i}" for i in range(1, 7)), "decline"]
    play(table, "steal 2")
    assert state(table).n_market == 6
    assert offer(table) == [f"steal {i}" for i in (1, 3, 4, 5, 6)]
    play(table, "steal 4")
    assert (state(table).notes[2, 6], state(table).notes[2, 2]) == (1, 1)
    assert [things(table, "stole", seat) for seat in (-1, 0, 1, 2)] == [*([["?", "?"]] * 3), ["b1", "a2"]]
    assert words(table)["discard"] == "delaroche+harlan"


def test_gn_15_several_highest_take_one_each_in_seat_order() -> None:
    table = table_at(shows("high-noon", "revolver=1 hand=malone/lund/harlan market=a1/b1/c1"))
    play(table, "show lund", "show harlan", "show malone")
    assert table.turn() == 2
    play(table, "steal 1")
    assert table.turn() == 0
    assert offer(table) == ["steal 2", "steal 3", "decline"]
    play(table, "decline")
    assert words(table)["market"] == "c1/b1"


def test_gn_15_too_few_notes_and_nobody_takes_any() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1"))
    play(table, *SHOW_EACH)
    assert "no-theft" in events(table)
    assert words(table)["discard"] == "delaroche+harlan"
    assert words(table)["market"] == "a1"


def test_gn_16_card_sharps_move_hats_by_their_zone() -> None:
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=20/8/15"))
    play(table, *SHOW_EACH)
    assert list(state(table).fame)[:3] == [20, 11, 12]


@pytest.mark.parametrize(("space", "up", "down"), [(7, 11, 6), (14, 17, 12), (21, 23, 18), (28, 29, 24)])
def test_gn_16_the_last_space_of_each_zone(space: int, up: int, down: int) -> None:
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=6/{space}/{space}"))
    play(table, *SHOW_EACH)
    assert numbers(table, "fame") == [(1, up), (2, down)]


def test_gn_17_the_highest_are_discarded_the_rest_return() -> None:
    table = table_at(shows("rush-1", "hand=lund+dan/harrow/harlan"))
    play(table, "show lund", "show harrow", "show harlan")
    assert words(table)["discard"] == "harrow+lund"
    assert words(table)["hand"] == "dan/-/harlan"


def test_gn_18_a_gap_in_the_outermost_row_is_closed_from_its_end_with_what_is_known_of_it() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2 seen=0/0/0/0/0/1"))
    play(table, *SHOW_EACH, "steal 2", "steal 5")
    assert words(table)["market"] == "a1/c2/c1/a2"
    assert words(table)["seen"] == "0/1"


# Fame


def test_gn_20_up_to_five_spaces_for_a_gold_each() -> None:
    table = table_at("phase=buy gold=9/9/9")
    assert offer(table) == [f"buy {n}" for n in range(6)]
    play(table, "buy 5")
    assert (state(table).gold[0], state(table).fame[0]) == (4, 11)
    assert offer(table_at("phase=buy gold=2/9/9")) == ["buy 0", "buy 1", "buy 2"]


# Hiring


def test_gn_30_no_hiring_with_three_adventurers() -> None:
    table = table_at(f"phase=buy gold=1/1/1 hand=lund+dan+moran market={'/'.join(['a0'] * 18)}")
    play(table, "buy 0")
    assert "no-hiring" in events(table)
    assert "payday" not in events(table)
    assert state(table).revolver == 1


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_30_one_adventurer_fewer_than_players_is_turned_up(n_seats: int) -> None:
    table = table_at("phase=buy gold=1/1/1 hand=lund+dan", n_seats)
    play(table, "buy 0")
    assert state(table).n_row == n_seats - 1
    assert table.turn() == 0


def test_gn_31_one_to_three_notes_with_a_new_sum() -> None:
    table = table_at(BIDDING)
    play(table, "add a4", "bid")
    assert table.turn() == 1
    play(table, "add b4")
    assert "bid" not in offer(table)
    play(table, "add b0")
    with pytest.raises(Illegal):
        play(table, "bid")
    play(table, "add b1")
    assert table.turn() == 2
    assert list(state(table).rank)[:3] == [5, 6, 0]


def test_gn_31_a_lone_zero_is_a_bid() -> None:
    table = table_at(BIDDING)
    play(table, "add a0", "bid")
    assert numbers(table, "bids") == [(0, 0)]


def test_gn_32_who_cannot_make_a_new_sum_shows_the_hand() -> None:
    table = table_at(f"{BIDDING} notes=-/b4")
    play(table, "add a4", "bid")
    assert numbers(table, "unable") == [(1, 0)]
    assert things(table, "in-hand") == ["b4"]
    assert table.turn() == 2
    assert table.view(0).open_notes[1, 9] == 1
    assert "bid" not in offer(table)  # no passing


def test_gn_33_notes_of_any_colour() -> None:
    table = table_at(f"{BIDDING} notes=b3+c4")
    assert offer(table) == ["add b3", "add c4"]


def test_gn_34_by_falling_bid_they_pick_and_lay_their_notes_in_an_order_of_their_choice() -> None:
    table = table_at(hired("bid=a3,a0/b1 rank=4/2 taken=10", "market=a1/b2"))
    play(table, "add c4", "add c0", "bid")
    assert table.turn() == 2
    assert offer(table) == ["hire lund", "hire dan"]
    play(table, "hire dan")
    assert offer(table) == ["lay c4", "lay c0"]
    play(table, "lay c4")
    assert (table.turn(), offer(table)) == (0, ["lay a3", "lay a0"])  # lund was the last: nobody had to be asked
    play(table, "lay a3")
    assert words(table)["market"] == "a1/b2/c4/c0/a3/a0"
    assert words(table)["seen"] == "0/0/1/1/1/1"
    assert table.view(-1).market.tolist()[:6] == [-1, -1, 15, 11, 4, 1]


def test_gn_35_the_lowest_gets_nothing_and_takes_the_notes_back() -> None:
    table = table_at(hired("bid=a3/b1 rank=4/2 taken=10"))
    before = state(table).notes[1, 6]
    play(table, "add c4", "bid", "hire dan")
    assert numbers(table, "hired") == [(2, 1), (0, 1)]
    assert state(table).notes[1, 6] == before + 1
    assert numbers(table, "took-back") == [(1, 1)]


# Payday


@pytest.mark.parametrize("n_seats", BOTH)
def test_gn_40_as_many_full_rows_as_players(n_seats: int) -> None:
    table = table_at(before_payday(6 * n_seats - 1), n_seats)
    play(table, "hire dan")
    assert "payday" not in events(table)
    table = table_at(before_payday(6 * n_seats), n_seats)
    play(table, "hire dan")
    assert events(table).count("payday") == 1


def test_gn_40_the_outermost_of_the_column_is_turned_and_its_colour_pays() -> None:
    for seed in range(12):
        table = table_at(before_payday(18, "gold=99/99/99", note="b2"), seed=seed)
        play(table, "hire dan")
        turned = [event for event in table.plies[-1].events if GAME.paper.events[event.what] == "turned"]
        places = [event.source - GAME.paper.places.index("market-1") for event in turned]
        rolled = rolls(table)
        for i, place in enumerate(places):
            assert place == 12 + rolled[i] - 1 - 6 * rolled[:i].count(rolled[i])
        n_own = sum(event.item == 14 for event in turned)
        assert state(table).gold[1] == 99 - 2 * (len(turned) - n_own)
        assert state(table).gold[2] == 99 - 4 * n_own


def test_gn_41_over_when_the_column_is_empty() -> None:
    for seed in range(12):
        table = table_at(before_payday(18, "gold=99/99/99"), seed=seed)
        play(table, "hire dan")
        rolled = rolls(table)
        assert rolled.count(rolled[-1]) == 4
        assert all(rolled[:-1].count(column) <= 3 for column in range(1, 7))


def test_gn_42_who_cannot_pay_takes_a_vulture_and_falls_back_five() -> None:
    table = table_at(before_payday(18, "gold=9/1/9 fame=6/9/6 vultures=0/1", note="b2", last="b2"))
    play(table, "hire dan")
    assert events(table).count("turned") == 1
    s = state(table)
    assert (s.gold[1], s.fame[1], s.vultures[1]) == (1, 4, 2)
    assert not table.is_over()


def test_gn_43_turned_notes_return_to_their_owners_and_gaps_are_filled() -> None:
    table = table_at(before_payday(18, "gold=9/1/9 notes=a1/b1/c1", note="b2", last="b2"))
    play(table, "hire dan")
    s = state(table)
    assert s.notes[1, 7] == 1
    assert (s.n_market, 0 in [s.market[i] for i in range(17)]) == (17, False)


def test_gn_65_the_secrets_are_first_adventurers_first_notes_and_such_notes_once_stolen() -> None:
    position = f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2 seen=0/1 open_notes={'/'.join(['-'] * 3)}"
    table = table_at(shows("high-noon", position))
    play(table, *SHOW_EACH, "steal 1", "steal 2")
    v = table.view(0)
    assert (v.open_notes[2, 1], v.open_notes[2, 6]) == (0, 1)
    assert table.view(2).notes[1] == 1
    assert sum(table.view(-1).notes[note] for note in range(N_NOTES)) == 0
