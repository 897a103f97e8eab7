"""How Gnadenlos! ends, GN-60 … GN-64: every way there, the last payday, the last purchase, who has won."""

from __future__ import annotations

import pytest

from posse.engine.table import Table
from tests.tables import events, numbers, offer, play, state, words

from .table import NOONS, ONE_EACH, SHOW_EACH, before_payday, rolls, shows, table_at

GOAL, UNDERTAKER, VULTURES = ([(-1, n)] for n in range(3))  # what `end` tells
NOON_NEXT = "phase=buy revolver=2 gold=0/0/1 hand=lund+tuttle/dan+otto/moran+akers+bess events=high-noon"
BUYS_GOAL = "phase=buy gold=1/0/0 fame=28/6/6"
THIRD_VULTURE = before_payday(18, "gold=0/1/0 vultures=0/2", note="b2", last="b2")


def ended(position: str, *moves: str, **more: object) -> Table:
    table = table_at(position, **more)  # type: ignore[arg-type]
    play(table, *moves)
    return table


# GN-60: every way


def test_gn_60_a_third_vulture_ends_the_game() -> None:
    table = ended(THIRD_VULTURE, "hire dan")
    assert numbers(table, "end") == VULTURES
    assert table.is_over()


def test_gn_60_the_undertakers_last_space_ends_the_game_and_the_event_is_not_carried_out() -> None:
    table = ended(f"{NOON_NEXT} n_turned=5 undertaker=6", "buy 1")
    assert numbers(table, "undertaker") == [(-1, 7)]
    assert numbers(table, "end") == UNDERTAKER
    assert not {"shows", "revealed", "shot", "offered"} & set(events(table))
    assert words(table)["hand"] == "lund+tuttle/dan+otto/moran+bess+akers"


def test_gn_60_one_step_before_his_last_space_the_game_goes_on() -> None:
    table = ended(f"{NOON_NEXT} n_turned=5 undertaker=5", "buy 0")
    assert (numbers(table, "end"), state(table).undertaker) == ([], 6)
    assert table.actors() == (0, 1, 2)


def test_gn_60_the_undertaker_as_the_seventh_card_ends_it_without_shuffling() -> None:
    table = ended(f"{NOON_NEXT} n_turned=6 undertaker=6", "buy 1")
    assert numbers(table, "end") == UNDERTAKER
    assert "events-shuffled" not in events(table)
    assert (state(table).n_turned, sum(state(table).events)) == (7, 0)
    assert events(table).count("event") == 1


def test_gn_60_the_undertaker_after_the_shuffle_ends_it() -> None:
    table = ended(f"{NOON_NEXT} n_turned=6 undertaker=5", "buy 1", box=NOONS)
    assert numbers(table, "undertaker") == [(-1, 6), (-1, 7)]
    assert events(table).index("events-shuffled") < events(table).index("end")
    assert numbers(table, "end") == UNDERTAKER


def test_gn_60_the_goal_in_the_first_phase() -> None:
    table = ended(shows("card-sharps", f"{ONE_EACH} fame=20/28/6 gold=2/2/2"), *SHOW_EACH)
    assert numbers(table, "fame") == [(1, 29), (2, 5)]
    assert numbers(table, "end") == GOAL
    assert words(table)["discard"] == "delaroche"  # GN-17 first
    assert words(table)["phase"] == "last-buy"  # no buying of five, no hiring
    assert offer(table) == ["buy 0", "buy 1", "buy 2"]


def test_gn_60_the_goal_in_the_second_phase() -> None:
    table = ended("phase=buy gold=5/0/0 fame=27/6/6", "buy 4")
    assert numbers(table, "end") == GOAL
    assert "offered" not in events(table)
    assert state(table).fame[0] == 31


def test_gn_60_two_hats_on_the_goal_at_once_is_one_end() -> None:
    position = "hand=delaroche/augustin/harlan fame=28/28/6 gold=0/0/0"  # cards 7, 7 and 1
    table = ended(shows("card-sharps", position), "show delaroche", "show augustin", "show harlan")
    assert numbers(table, "fame") == [(0, 29), (1, 29), (2, 5)]
    assert numbers(table, "end") == GOAL
    assert table.result.shares == (0.5, 0.5, 0)


# GN-61: the last payday


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (f"{BUYS_GOAL} market=a0", ("buy 1",)),
        (shows("card-sharps", f"{ONE_EACH} fame=20/28/6 market=a0"), SHOW_EACH),
        (f"{NOON_NEXT} undertaker=6 market=a0", ("buy 1",)),
    ],
)
def test_gn_61_by_goal_or_undertaker_there_is_one_more_payday(position: str, moves: tuple[str, ...]) -> None:
    table = ended(position, *moves, dice="1 1")
    assert (events(table).count("payday"), rolls(table)) == (1, [1, 1])
    assert numbers(table, "turned") == [(0, 1)]
    assert table.is_over()


def test_gn_61_it_is_held_once_however_many_rows_are_left() -> None:
    table = ended(f"{BUYS_GOAL} market={'/'.join(['a0'] * 23)}", "buy 1", dice="6 6 6 6")
    assert (events(table).count("payday"), state(table).n_market) == (1, 20)


@pytest.mark.parametrize(("market", "dice"), [("a0/b1", "3"), ("a0/b1/c2/a1/b2", "6"), ("-", "1")])
def test_gn_61_it_may_be_over_at_the_first_roll(market: str, dice: str) -> None:
    table = ended(f"{BUYS_GOAL} market={market}", "buy 1", dice=dice)
    assert rolls(table) == [int(dice)]
    assert events(table).count("turned") == 0
    assert words(table).get("market", "-") == market
    assert table.is_over()


def test_gn_61_falling_back_below_the_goal_does_not_undo_the_end() -> None:
    table = ended(f"{BUYS_GOAL} market=a1", "buy 1", dice="1")
    assert (state(table).fame[0], state(table).vultures[0]) == (24, 1)
    assert table.is_over()
    assert table.result.shares == (1, 0, 0)


def test_gn_61_a_third_vulture_in_it_puts_that_seat_out_too() -> None:
    table = ended("phase=buy gold=4/2/2 fame=28/6/6 vultures=2 market=a4", "buy 1", dice="1")
    assert numbers(table, "out") == [(0, 3)]
    assert numbers(table, "end") == GOAL
    assert (state(table).gold[0], table.turn()) == (3, 1)  # it has gold, and may not buy
    play(table, "buy 0", "buy 1")
    assert table.result.shares == (0, 0, 1)
    assert table.result.scores == (0, 6, 7)


def test_gn_61_by_a_third_vulture_no_further_payday() -> None:
    table = ended(before_payday(23, "gold=0/1/0 vultures=0/2", note="b2", last="b2"), "hire dan")
    assert events(table).count("payday") == 1
    assert state(table).n_market == 22


# GN-62, GN-63: after it


def test_gn_62_three_vultures_have_lost() -> None:
    table = ended(before_payday(18, "gold=0/1/0 vultures=0/2 fame=3/28/2", note="b2", last="b2"), "hire dan")
    assert numbers(table, "out") == [(1, 3)]
    assert table.result.shares == (1, 0, 0)
    assert table.result.scores == (3, 0, 2)


def test_gn_63_everyone_else_may_buy_three_spaces_in_seat_order() -> None:
    position = before_payday(18, "revolver=2 gold=2/1/9 vultures=0/2", note="b2", last="b2")
    table = ended(position, "hire dan")
    assert table.turn() == 2
    assert offer(table) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    play(table, "buy 3")
    assert table.turn() == 0
    assert offer(table) == ["buy 0", "buy 1", "buy 2"]
    play(table, "buy 0")
    assert table.is_over()
    assert (list(state(table).gold)[:3], list(state(table).fame)[:3]) == ([2, 1, 6], [6, 1, 9])


def test_gn_63_the_seat_that_reached_the_goal_buys_too_and_who_has_no_gold_is_not_asked() -> None:
    table = ended("phase=buy revolver=1 gold=4/9/0/1 fame=6/28/6/6", "buy 1", n_seats=4)
    asked = []
    while not table.is_over():
        asked.append((table.turn(), offer(table)[-1]))
        play(table, offer(table)[-1])
    assert asked == [(1, "buy 3"), (3, "buy 1"), (0, "buy 3")]
    assert list(state(table).fame) == [9, 32, 6, 7]


def test_gn_63_no_hat_goes_past_the_last_space() -> None:
    assert offer(table_at("phase=last-buy n_asked=1 gold=9/0/0 fame=34/6/6")) == ["buy 0", "buy 1"]
    table = ended("phase=buy gold=9/9/0 fame=28/35/6", "buy 5")  # 33: two more, and the second seat none
    assert offer(table) == ["buy 0", "buy 1", "buy 2"]
    play(table, "buy 2")
    assert (table.is_over(), list(state(table).fame)[:3]) == (True, [35, 35, 6])


# GN-64: who has won


@pytest.mark.parametrize(
    ("position", "shares"),
    [
        ("fame=30/29/6", (1, 0, 0)),
        ("fame=30/30/6 gold=1/2/9", (0, 1, 0)),
        ("fame=30/30/6 gold=2/2/9", (0.5, 0.5, 0)),
        ("fame=30/29/6 vultures=3", (0, 1, 0)),
        ("fame=30/29/29 gold=9/1/1 vultures=3", (0, 0.5, 0.5)),
    ],
)
def test_gn_64_farthest_hat_then_gold_then_shared(position: str, shares: tuple[float, ...]) -> None:
    assert table_at(f"phase=over {position}").result.shares == shares


@pytest.mark.parametrize(
    ("gold", "last", "shares"),
    [
        ("2/3", ("buy 1", "buy 1"), (1, 0, 0)),  # 30 and 29
        ("2/3", ("buy 0", "buy 1"), (0, 1, 0)),  # 29 with 1 gold, 29 with 2
        ("2/3", ("buy 1", "buy 2"), (0, 1, 0)),  # 30 with none, 30 with 1
        ("3/2", ("buy 0", "buy 1"), (1, 0, 0)),  # 29 with 2, 29 with 1
        ("2/2", ("buy 1", "buy 2"), (0.5, 0.5, 0)),  # 30 with none, both
    ],
)
def test_gn_64_it_is_the_gold_left_after_the_last_purchase(
    gold: str, last: tuple[str, ...], shares: tuple[float, ...]
) -> None:
    table = ended(f"phase=buy gold={gold}/0 fame=28/28/6", "buy 1", *last)
    assert table.is_over()
    assert table.result.shares == shares
