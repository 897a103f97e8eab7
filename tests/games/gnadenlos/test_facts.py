from __future__ import annotations

import random

import pytest

from posse.games import game
from posse.games.gnadenlos.cards import ADVENTURERS
from posse.games.gnadenlos.facts import called, facts
from tests.tables import numbers, offer, play, state

from .table import BIDDING, BOX, ONE_EACH, SHOW_EACH, before_payday, fresh, rolls, shows, table_at, things

GAME = game("gnadenlos")


@pytest.mark.parametrize("n_seats", [3, 4])
def test_gn_64_who_leads_at_the_end_has_won(n_seats: int) -> None:
    for seed in range(6):
        table = fresh(n_seats, seed)
        chance = random.Random(seed)
        while not table.is_over():
            play(table, chance.choice(offer(table)))
        shares = table.result.shares
        leaders = facts(BOX, table.view(-1))["leaders"]
        assert leaders == [seat for seat in range(n_seats) if shares[seat] > 0]


def test_gn_40_the_chances_of_a_row_are_those_of_the_rules_page() -> None:
    assert [round(100 * chance) for chance in called(3)] == [32, 56, 82]
    assert [round(100 * chance) for chance in called(4)] == [30, 49, 71, 90]
    assert round(6 * sum(called(3)), 1) == 10.2
    assert round(6 * sum(called(4)), 1) == 14.4


def test_gn_40_payday_is_so_many_notes_away() -> None:
    market = "/".join(["a1"] * 16)
    found = facts(BOX, table_at(f"phase=buy gold=5/5/5 market={market}").view(0))["market"]
    assert (found["n"], found["payday"], found["left"]) == (16, 18, 2)


def test_gn_43_a_payday_takes_from_the_debt_what_it_calls() -> None:
    table = table_at(before_payday(18, "gold=30/30/30", note="a1", last="c2"), dice="1 2 3 1 2 3 1 1")
    before = facts(BOX, table.view(0))["own"]
    play(table, "hire dan")
    after = facts(BOX, table.view(0))["own"]
    paid = sum(n for seat, n in numbers(table, "paid") if seat == 0)
    assert rolls(table)[-1] == 1
    assert len(things(table, "turned")) == 7
    assert before["debt"] - after["debt"] == paid


def test_debts_are_the_own_notes_that_are_out_of_hand_whoever_has_them() -> None:
    table = table_at("phase=buy gold=5/9/9 market=a4/a4/b3/a1 notes=a0+a1+a1+a2+a2+a2+a3+a3+a3/a4+b1/c1")
    own = facts(BOX, table.view(0))["own"]
    assert own["debts"] == [0, 1, 0, 0, 3]
    assert (own["n_debts"], own["debt"], own["short"]) == (4, 13, 8)
    assert facts(BOX, table.view(-1))["own"] is None


def test_gn_20_what_fame_costs_and_where_it_ends() -> None:
    table = table_at("phase=buy gold=3/9/9 fame=26/6/6")
    buys = facts(BOX, table.view(0))["own"]["buys"]
    assert [(buy["fame"], buy["gold"], buy["ends"]) for buy in buys] == [
        (26, 3, False),
        (27, 2, False),
        (28, 1, True),
        (29, 0, True),
    ]
    assert len(buys) == len(offer(table))


def test_gn_63_the_last_purchase_is_shorter() -> None:
    table = table_at("phase=last-buy gold=9/9/9 fame=30/6/6 n_asked=1")
    buys = facts(BOX, table.view(0))["own"]["buys"]
    assert len(buys) == len(offer(table)) == BOX.buy_last + 1
    assert not any(buy["ends"] for buy in buys)


def test_gn_31_sums_of_a_bid() -> None:
    table = table_at(f"{BIDDING} taken=4 rank=0/3/0 bid=a1/b2/-")
    found = facts(BOX, table.view(0))
    assert found["bids"]["taken"] == [2]
    assert found["bids"]["sums"] == [1, 2, None]
    assert found["bids"]["notes"][1] == ["b2"]
    assert {note: found["own"]["adds"][note] for note in ("a0", "a1", "a4")} == {"a0": 1, "a1": 2, "a4": 5}


def test_gn_34_who_bid_most_picks_first() -> None:
    table = table_at("phase=hire active=2 n_winners=2 row=lund+dan bid=a1/b2/c4 rank=2/3/5")
    found = facts(BOX, table.view(0))["bids"]
    assert (found["order"], found["picks"]) == ([2, 1, 0], 2)


@pytest.mark.parametrize(
    ("event", "good_at", "worth"), [("rush-3", "gold", 7), ("high-noon", "revolver", 4), ("card-sharps", "cards", 3)]
)
def test_gn_14_to_16_what_an_adventurer_is_worth_in_an_event(event: str, good_at: str, worth: int) -> None:
    found = facts(BOX, table_at(shows(event, ONE_EACH)).view(0))
    assert found["event"]["good_at"] == good_at
    assert found["own"]["worth"] == {"lund": worth}


def test_gn_14_a_gold_rush_pays_what_it_says() -> None:
    table = table_at(shows("rush-3", ONE_EACH))
    event = facts(BOX, table.view(0))["event"]
    play(table, *SHOW_EACH)
    assert numbers(table, "rushed") == [(0, event["first"]), (1, event["second"])]


def test_gn_16_the_steps_of_the_zone_a_hat_stands_in() -> None:
    table = table_at(shows("card-sharps", f"{ONE_EACH} fame=7/8/28"))
    seats = facts(BOX, table.view(0))["seats"]
    assert [(seat["up"], seat["down"]) for seat in seats] == [(4, 1), (3, 2), (1, 4)]
    play(table, *SHOW_EACH)
    assert list(state(table).fame)[:3] == [7, 8 + seats[1]["up"], 28 - seats[2]["down"]]


def test_facts_follow_from_the_view_alone_and_a_spectator_has_no_hand() -> None:
    table = fresh(4)
    found = GAME.paper.facts(BOX, table.view(-1))
    assert found["own"] is None
    assert len(found["values"]) == len(ADVENTURERS)
    assert found["seats"][0]["adventurers"] == 2
    assert found["memory"]["market"] == ["?"] * 8


def test_gn_65_memory_stands_apart() -> None:
    table = table_at("market=a1/b2/c3 seen=0/1/1 phase=buy gold=5/5/5 hand=lund/dan/- known=-/dan/-")
    memory = facts(BOX, table.view(0))["memory"]
    assert memory["market"] == ["?", "b2", "c3"]
    assert memory["debts"] == [0, 2, 3]
    assert memory["adventurers"] == [[], ["dan"], []]
