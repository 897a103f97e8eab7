"""The rules of Gnadenlos!, one by one, set up by position notation."""

from __future__ import annotations

import pytest

from posse.engine.log import HIDDEN, told
from posse.engine.table import Refused
from posse.games.gnadenlos import GAME
from posse.games.gnadenlos.cards import N_ADVENTURERS, N_NOTES

from .table import BOX, EXPERIENCED, events, fresh, numbers, offer, play, state, table_at, words

BOTH = (3, 4)
ONE_EACH = "hand=lund/delaroche/harlan"  # gold, revolver and cards 7/4/3, 5/3/7, 3/7/1


def shows(event: str, more: str = "") -> str:
    choosing = "" if "choosing=" in more else " choosing=7"
    return f"phase=show event={event}{choosing} {more}"


def row(n: int, note: str = "a0") -> str:
    return "/".join([note] * n)


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
    dealt = [event for event in told(table.opening, 0) if GAME.events[event.what] == "dealt"]
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
def test_gn_3_pairs_are_auctioned_and_everybody_gets_one(n_seats: int) -> None:
    table = fresh(n_seats, box=EXPERIENCED)
    s = state(table)
    assert (s.n_market, s.n_row, sum(s.n_hand)) == (0, 2 * n_seats, 0)
    first = table.turn()
    for i in range(n_seats):
        seat = (first + i) % n_seats
        assert table.turn() == seat
        play(table, f"add {'abcd'[seat]}{i + 1}", "bid")
    lowest_last = [(first + i) % n_seats for i in reversed(range(n_seats))]
    for i, seat in enumerate(lowest_last[:-1]):
        assert table.turn() == seat
        play(table, f"take {i + 1}")
    assert list(s.n_hand)[:n_seats] == [2] * n_seats
    assert [s.market[i] - 1 for i in range(n_seats)] == [5 * seat + n_seats - i for i, seat in enumerate(lowest_last)]
    assert s.revolver == first
    assert s.is_setup == 0
    assert "event" in events(table)


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


def test_gn_11_a_seventh_high_noon_moves_the_undertaker_and_may_end_the_game() -> None:
    turn = "phase=buy revolver=2 gold=0/0/1 hand=lund/dan/moran+akers+bess n_turned=6 events=high-noon"
    table = table_at(f"{turn} undertaker=6")
    play(table, "buy 0")
    assert numbers(table, "end") == [(-1, 1)]
    assert "events-shuffled" not in events(table)
    table = table_at(f"{turn} undertaker=2")
    play(table, "buy 0")
    again = state(table).event == 4
    assert state(table).undertaker == 3 + again


def test_gn_12_all_choose_secretly_and_turn_up_together() -> None:
    table = table_at(shows("rush-1", "hand=lund+dan/delaroche+bess/harlan+akers"))
    assert table.actors() == (0, 1, 2)
    table.play(2, table.offer(2).number, "show harlan")
    assert table.view(2).shown[2]
    assert not table.view(0).shown[2]
    assert table.view(0).has_shown == 4
    play(table, "show lund", "show bess")
    assert events(table)[1:4] == ["revealed"] * 3


def test_gn_12_who_has_but_one_adventurer_is_not_asked() -> None:
    table = table_at("phase=buy revolver=2 gold=1/1/1 hand=lund/dan+bess/moran+akers+hollis")
    play(table, "buy 0")
    assert table.actors() == (1, 2)
    assert table.view(1).has_shown == 1
    assert not table.view(1).shown[0]


def test_gn_12_seats_without_adventurers_take_no_part() -> None:
    table = table_at(shows("rush-2", "choosing=5 hand=lund/-/harlan"))
    play(table, "show lund", "show harlan")
    assert list(state(table).gold)[:3] == [5, 0, 3]


def test_gn_13_equal_values_and_nothing_happens() -> None:
    table = table_at(shows("high-noon", "hand=harlan/voss/malone undertaker=1 market=a1/b1/c1"))
    play(table, "show harlan", "show voss", "show malone")
    assert "no-effect" in events(table)
    assert words(table)["hand"] == "harlan/voss/malone"
    assert words(table)["known"] == "harlan/voss/malone"
    assert state(table).undertaker == 1
    assert "discard" not in words(table)


def test_gn_14_gold_rush_pays_the_highest_and_the_second_highest() -> None:
    table = table_at(shows("rush-3", ONE_EACH))
    play(table, "show lund", "show delaroche", "show harlan")
    assert list(state(table).gold)[:3] == [7, 4, 0]


def test_gn_14_all_highest_and_all_second_highest_are_paid_in_full() -> None:
    table = table_at(shows("rush-1", "choosing=15 hand=lund/harrow/dan/celestine"), n_seats=4)
    play(table, "show lund", "show harrow", "show dan", "show celestine")
    assert list(state(table).gold) == [3, 3, 1, 1]


def test_gn_15_a_single_highest_may_take_two_unseen() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2"))
    play(table, "show lund", "show delaroche", "show harlan")
    assert table.turn() == 2
    assert offer(table) == [*(f"steal {i}" for i in range(1, 7)), "decline"]
    play(table, "steal 2")
    assert state(table).n_market == 6
    assert offer(table) == [f"steal {i}" for i in (1, 3, 4, 5, 6)]
    play(table, "steal 4")
    assert (state(table).notes[2, 6], state(table).notes[2, 2]) == (1, 1)
    stolen = [event.item for event in table.plies[-1].told(0) if GAME.events[event.what] == "stole"]
    assert stolen == [HIDDEN, HIDDEN]
    stolen = [event.item for event in table.plies[-1].told(2) if GAME.events[event.what] == "stole"]
    assert stolen == [6, 2]
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
    play(table, "show lund", "show delaroche", "show harlan")
    assert "no-theft" in events(table)
    assert words(table)["discard"] == "delaroche+harlan"
    assert words(table)["market"] == "a1"


def test_gn_15_on_the_undertakers_last_space_the_event_is_not_carried_out() -> None:
    turn = "phase=buy revolver=2 gold=0/0/0 hand=lund/dan/moran+akers+bess events=high-noon+card-sharps n_turned=5"
    ends = set()
    for seed in range(10):
        table = table_at(f"{turn} undertaker=6", seed=seed)
        play(table, "buy 0")
        ends.add((table.is_over(), state(table).undertaker))
    assert ends == {(True, 7), (False, 6)}


def test_gn_16_card_sharps_move_hats_by_their_zone() -> None:
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=20/8/15"))
    play(table, "show lund", "show delaroche", "show harlan")
    assert list(state(table).fame)[:3] == [20, 11, 12]
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=20/28/1"))
    play(table, "show lund", "show delaroche", "show harlan")
    assert list(state(table).fame)[:3] == [20, 29, 1]
    assert numbers(table, "end") == [(-1, 0)]


def test_gn_17_the_highest_are_discarded_the_rest_return() -> None:
    table = table_at(shows("rush-1", "hand=lund+dan/harrow/harlan"))
    play(table, "show lund", "show harrow", "show harlan")
    assert words(table)["discard"] == "harrow+lund"
    assert words(table)["hand"] == "dan/-/harlan"


def test_gn_18_the_last_note_moves_into_the_lowest_gap_with_what_is_known_of_it() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2 seen=0/0/0/0/0/1"))
    play(table, "show lund", "show delaroche", "show harlan", "steal 2", "steal 5")
    assert words(table)["market"] == "a1/c2/c1/a2"
    assert words(table)["seen"] == "0/1"


# Fame


def test_gn_20_up_to_five_spaces_for_a_gold_each() -> None:
    table = table_at("phase=buy gold=9/9/9")
    assert offer(table) == [f"buy {n}" for n in range(6)]
    play(table, "buy 5")
    assert (state(table).gold[0], state(table).fame[0]) == (4, 11)
    assert offer(table_at("phase=buy gold=2/9/9")) == ["buy 0", "buy 1", "buy 2"]


def test_gn_20_the_goal_ends_the_game_before_hiring() -> None:
    table = table_at("phase=buy gold=5/0/0 fame=27/6/6")
    play(table, "buy 4")
    assert numbers(table, "end") == [(-1, 0)]
    assert "offered" not in events(table)
    assert state(table).fame[0] == 31


# Hiring


def test_gn_30_no_hiring_with_three_adventurers() -> None:
    table = table_at(f"phase=buy gold=1/1/1 hand=lund+dan+moran market={row(18)}")
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


def test_gn_30_discards_are_shuffled_between_two_cards() -> None:
    table = table_at("phase=buy gold=1/1/1 pile=dan discard=lund")
    play(table, "buy 0")
    assert [what for what in events(table) if what in ("offered", "shuffled")] == ["offered", "shuffled", "offered"]
    assert words(table)["row"] == "lund+dan"


def test_gn_30_with_too_few_adventurers_only_the_highest_bids_get_one() -> None:
    table = table_at("phase=buy gold=1/0/0 pile=dan")
    play(table, "buy 0", "add a1", "bid", "add b3", "bid", "add c2", "bid")
    assert words(table)["hand"] == "-/dan"
    assert words(table)["market"] == "b3"


def test_gn_30_without_adventurers_there_is_no_hiring() -> None:
    table = table_at("phase=buy gold=1/0/0 pile=- hand=lund+dan/moran")
    play(table, "buy 0")
    assert "no-hiring" in events(table)


BIDDING = "phase=bid n_asked=1 row=lund+dan"


def test_gn_31_one_to_three_notes_with_a_new_sum() -> None:
    table = table_at(BIDDING)
    play(table, "add a4", "bid")
    assert table.turn() == 1
    play(table, "add b4")
    assert "bid" not in offer(table)
    play(table, "add b0")
    with pytest.raises(Refused):
        play(table, "bid")
    play(table, "add b1")
    assert table.turn() == 2
    assert list(state(table).rank)[:3] == [5, 6, 0]


def test_gn_31_only_notes_that_lead_to_a_new_sum() -> None:
    table = table_at("phase=bid active=1 n_asked=2 row=lund+dan taken=17 notes=-/b4+b0+b1")
    assert offer(table) == ["add b0", "add b1", "add b4"]
    play(table, "add b0")
    assert offer(table) == ["add b1", "add b4"]  # 0 + 4 is taken, 0 + 4 + 1 is not
    play(table, "add b4")
    assert offer(table) == ["add b1"]


def test_gn_31_a_lone_zero_is_a_bid() -> None:
    table = table_at(BIDDING)
    play(table, "add a0", "bid")
    assert numbers(table, "bids") == [(0, 0)]


def test_gn_32_who_cannot_make_a_new_sum_shows_the_hand() -> None:
    table = table_at(f"{BIDDING} notes=-/b4")
    play(table, "add a4", "bid")
    assert numbers(table, "unable") == [(1, 0)]
    assert numbers(table, "in-hand") == [(1, 1)]
    assert table.turn() == 2
    assert table.view(0).open_notes[1, 9] == 1
    assert "bid" not in offer(table)  # no passing


def test_gn_33_notes_of_any_colour() -> None:
    table = table_at(f"{BIDDING} notes=b3+c4")
    assert offer(table) == ["add b3", "add c4"]


def hired(bids: str, market: str = "") -> str:
    return f"phase=bid active=2 n_asked=3 row=lund+dan {bids} {market}"


def test_gn_34_by_falling_bid_they_pick_and_lay_their_notes_in_order() -> None:
    table = table_at(hired("bid=a3,a0/b1 rank=4/2 taken=10", "market=a1/b2"))
    play(table, "add c4", "add c0", "bid")
    assert table.turn() == 2
    assert offer(table) == ["hire lund", "hire dan"]
    play(table, "hire dan")
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


def test_gn_35_below_somebody_unable_a_lone_zero_wins() -> None:
    table = table_at(hired("bid=a3 rank=4 taken=8 notes=-/b3"))
    play(table, "add c0", "bid", "hire lund")
    assert numbers(table, "hired") == [(0, 1), (2, 1)]


def test_gn_35_unclaimed_adventurers_are_discarded() -> None:
    table = table_at("phase=bid n_asked=1 row=lund+dan taken=0 notes=a1/b1/c1")
    play(table, "add a1", "bid", "hire dan")
    assert [seat for seat, _ in numbers(table, "unable", -2)] == [1, 2]
    assert words(table)["discard"] == "lund"


# Payday


def before_payday(n_market: int, more: str = "", note: str = "a0", last: str = "c4") -> str:
    """The last pick, after which the market has so many notes; the seats hold nothing that could be stolen or shown."""
    notes = [note] * (n_market - 1)
    return (
        f"phase=hire active=2 n_winners=1 row=lund+dan bid=-/-/{last} rank=0/0/{int(last[1]) + 1} "
        f"market={'/'.join(notes)} {more}"
    )


def test_gn_40_as_many_full_rows_as_players() -> None:
    table = table_at(before_payday(17))
    play(table, "hire dan")
    assert "payday" not in events(table)
    table = table_at(before_payday(18))
    play(table, "hire dan")
    assert events(table).count("payday") == 1


def test_gn_40_the_outermost_of_the_column_is_turned_and_its_colour_pays() -> None:
    for seed in range(12):
        table = table_at(before_payday(18, "gold=99/99/99", note="b2"), seed=seed)
        play(table, "hire dan")
        turned = [event for event in table.plies[-1].events if GAME.events[event.what] == "turned"]
        rolls = [n for _, n in numbers(table, "roll")]
        places = [event.source - GAME.places.index("market-1") for event in turned]
        for i, place in enumerate(places):
            assert place == 12 + rolls[i] - 1 - 6 * rolls[:i].count(rolls[i])
        n_own = sum(event.item == 14 for event in turned)
        assert state(table).gold[1] == 99 - 2 * (len(turned) - n_own)
        assert state(table).gold[2] == 99 - 4 * n_own


def test_gn_41_over_when_the_column_is_empty() -> None:
    for seed in range(12):
        table = table_at(before_payday(18, "gold=99/99/99"), seed=seed)
        play(table, "hire dan")
        rolls = [n for _, n in numbers(table, "roll")]
        assert rolls.count(rolls[-1]) == 4
        assert all(rolls[:-1].count(column) <= 3 for column in range(1, 7))


def test_gn_42_who_cannot_pay_takes_a_vulture_and_falls_back_five() -> None:
    table = table_at(before_payday(18, "gold=9/1/9 fame=6/9/6 vultures=0/1", note="b2", last="b2"))
    play(table, "hire dan")
    assert events(table).count("turned") == 1
    s = state(table)
    assert (s.gold[1], s.fame[1], s.vultures[1]) == (1, 4, 2)
    assert not table.is_over()


def test_gn_42_gold_equal_to_the_value_is_enough_and_nobody_falls_below_one() -> None:
    table = table_at(before_payday(18, "gold=9/2/9 fame=6/3/6", note="b2", last="b2"))
    play(table, "hire dan")
    s = state(table)
    assert events(table).count("paid") == 1
    assert (s.gold[1], s.fame[1], s.vultures[1]) == (0, 1, 1)


def test_gn_43_turned_notes_return_to_their_owners_and_gaps_are_filled() -> None:
    table = table_at(before_payday(18, "gold=9/1/9 notes=a1/b1/c1", note="b2", last="b2"))
    play(table, "hire dan")
    s = state(table)
    assert s.notes[1, 7] == 1
    assert (s.n_market, 0 in [s.market[i] for i in range(17)]) == (17, False)


def test_gn_43_another_payday_follows_at_once() -> None:
    table = table_at(before_payday(20, "gold=9/1/9 notes=a1/b1/c1", note="b2", last="b2"))
    play(table, "hire dan")
    assert events(table).count("payday") == 3
    assert state(table).vultures[1] == 3


# The end


def test_gn_60_a_third_vulture_ends_the_game() -> None:
    table = table_at(before_payday(18, "gold=0/1/0 vultures=0/2", note="b2", last="b2"))
    play(table, "hire dan")
    assert numbers(table, "end") == [(-1, 2)]
    assert table.is_over()


def test_gn_61_by_the_goal_there_is_one_more_payday() -> None:
    table = table_at("phase=buy gold=1/0/0 fame=28/6/6 market=a1/a1/a1/a1/a1/a1")
    play(table, "buy 1")
    assert events(table).count("payday") == 1
    assert state(table).fame[0] == 24  # back below the goal, and yet
    assert table.is_over()
    table = table_at("phase=buy gold=1/0/0 fame=28/6/6")
    play(table, "buy 1")
    assert numbers(table, "roll")[1:] == []
    assert table.is_over()


def test_gn_61_by_a_third_vulture_no_further_payday() -> None:
    table = table_at(before_payday(18, "gold=0/1/0 vultures=0/2", note="b2", last="b2"))
    play(table, "hire dan")
    assert events(table).count("payday") == 1


def test_gn_62_three_vultures_have_lost() -> None:
    table = table_at(before_payday(18, "gold=0/1/0 vultures=0/2 fame=3/28/2", note="b2", last="b2"))
    play(table, "hire dan")
    assert numbers(table, "out") == [(1, 3)]
    assert table.result().shares == (1, 0, 0)
    assert table.result().scores == (3, 0, 2)


def test_gn_63_everyone_else_may_buy_three_spaces_in_seat_order() -> None:
    table = table_at(before_payday(18, "revolver=2 gold=2/1/9 vultures=0/2", note="b2", last="b2"))
    play(table, "hire dan")
    assert table.turn() == 2
    assert offer(table) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    play(table, "buy 3")
    assert table.turn() == 0
    assert offer(table) == ["buy 0", "buy 1", "buy 2"]
    play(table, "buy 0")
    assert table.is_over()


def test_gn_63_no_hat_goes_past_the_last_space() -> None:
    assert offer(table_at("phase=last-buy n_asked=1 gold=9/0/0 fame=34/6/6")) == ["buy 0", "buy 1"]


@pytest.mark.parametrize(
    ("position", "shares"),
    [
        ("fame=30/29/6", (1, 0, 0)),
        ("fame=30/30/6 gold=1/2/9", (0, 1, 0)),
        ("fame=30/30/6 gold=2/2/9", (0.5, 0.5, 0)),
        ("fame=30/29/6 vultures=3", (0, 1, 0)),
    ],
)
def test_gn_64_farthest_hat_then_gold_then_shared(position: str, shares: tuple[float, ...]) -> None:
    assert table_at(f"phase=over {position}").result().shares == shares


def test_gn_65_the_secrets_are_first_adventurers_first_notes_and_such_notes_once_stolen() -> None:
    position = f"{ONE_EACH} market=a1/b1/c1/a2/b2/c2 seen=0/1 open_notes={'/'.join(['-'] * 3)}"
    table = table_at(shows("high-noon", position))
    play(table, "show lund", "show delaroche", "show harlan", "steal 1", "steal 2")
    v = table.view(0)
    assert (v.open_notes[2, 1], v.open_notes[2, 6]) == (0, 1)
    assert table.view(2).notes[1] == 1
    assert sum(table.view(-1).notes[note] for note in range(N_NOTES)) == 0
