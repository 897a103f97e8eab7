"""What the rules' page draws is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from posse.engine.table import Illegal
from posse.games import game
from posse.games.gnadenlos.facts import facts
from tests.games.examples import examples, name
from tests.tables import events, numbers, offer, play, state, words

from .table import BIDDING, BOX, ONE_EACH, SHOW_EACH, shows, table_at, things

GAME = game("gnadenlos")

ONE_ROW = "market=a1/b1/c1/a2/b2/c2"


@pytest.mark.parametrize("example", examples("gnadenlos", "showdown"), ids=name)
def test_a_showdown_ends_as_drawn(example: Any) -> None:
    cards = example["cards"]
    hands = "/".join(card["adventurer"] for card in cards)
    fame = "/".join(str(card.get("from", 6)) for card in cards)
    position = f"choosing={(1 << len(cards)) - 1} hand={hands} fame={fame} {ONE_ROW}"
    table = table_at(shows(example["event"], position), len(cards))
    play(table, *(f"show {card['adventurer']}" for card in cards))
    n_stolen = sum(card.get("notes", 0) for card in cards)
    play(table, *(f"steal {place}" for place in range(1, n_stolen + 1)))
    told = [(GAME.paper.events[event.what], event.seat) for ply in table.plies for event in ply.events]
    for card in cards:
        seat = card["seat"]
        assert state(table).gold[seat] == card.get("gold", 0)
        assert state(table).fame[seat] == card.get("to", 6)
        assert told.count(("stole", seat)) == card.get("notes", 0)
        assert {what for what, who in told if who == seat} & {"spent", "shot"} == {card["fate"]} - {"stays"}


@pytest.mark.parametrize("example", examples("gnadenlos", "gaps"), ids=name)
def test_gaps_are_filled_as_drawn(example: Any) -> None:
    unknown = ONE_ROW.removeprefix("market=").split("/")
    before = [note or unknown[i] for i, note in enumerate(example["market"])]
    seen = "/".join("1" if note else "0" for note in example["market"])
    table = table_at(shows("high-noon", f"{ONE_EACH} market={'/'.join(before)} seen={seen}"))
    play(table, *SHOW_EACH, *(f"steal {place}" for place in example["taken"]))
    expected = ["" if i + 1 in example["taken"] else note for i, note in enumerate(before)]
    for fill in example["fills"]:
        last_row = [i + 1 for i, note in enumerate(expected) if note and i >= len(unknown)]
        assert (table.turn(), offer(table)) == (0, [f"fill {place}" for place in last_row])
        assert facts(BOX, table.view(0))["gap"] == fill["to"]
        play(table, f"fill {fill['from']}")
        expected[fill["to"] - 1], expected[fill["from"] - 1] = expected[fill["from"] - 1], ""
    first = GAME.paper.places.index("market-1") - 1
    moved = [event for event in table.plies[-1].events if GAME.paper.events[event.what] == "moved" and event.seat < 0]
    assert [{"from": event.source - first, "to": event.target - first} for event in moved] == example["closes"]
    for close in example["closes"]:
        expected[close["to"] - 1], expected[close["from"] - 1] = expected[close["from"] - 1], ""
    assert words(table)["market"].split("/") == [note for note in expected if note]


@pytest.mark.parametrize("example", examples("gnadenlos", "buying"), ids=name)
def test_fame_costs_what_is_drawn(example: Any) -> None:
    table = table_at(f"phase=buy gold={example['gold']}/9/9 fame={example['from']}/6/6")
    play(table, f"buy {example['buys']}")
    assert (state(table).gold[0], state(table).fame[0]) == (example["left"], example["to"])


@pytest.mark.parametrize("example", examples("gnadenlos", "bids"), ids=name)
def test_bids_end_as_drawn(example: Any) -> None:
    table = table_at(BIDDING)
    bids = example["bids"]
    added: dict[int, list[str]] = {}
    for bid in sorted(bids, key=lambda bid: bid["seat"]):
        assert bid["sum"] == sum(int(note[1]) for note in bid["notes"])
        more = [note for note in bid["notes"] if note not in added.get(bid["seat"], [])]
        play(table, *(f"add {note}" for note in more))
        added[bid["seat"]] = bid["notes"]
        if bid["fate"] == "refused":
            with pytest.raises(Illegal):
                play(table, "bid")
        else:
            play(table, "bid")
            assert (bid["seat"], bid["sum"]) in [
                told for ply in range(len(table.plies)) for told in numbers(table, "bids", ply)
            ]
    hires = [bid for bid in bids if bid["fate"] == "hires"]
    for bid in hires:
        if table.turn() == bid["seat"] and f"hire {bid['adventurer']}" in table.offer(table.turn()).moves:
            play(table, f"hire {bid['adventurer']}")
        while (first := offer(table)[0]).startswith("lay "):
            play(table, first)
    if hires:
        plies = range(len(table.plies))
        assert [seat for ply in plies for seat, _ in numbers(table, "hired", ply)] == [bid["seat"] for bid in hires]
        assert [who for ply in plies for who in things(table, "hired", -1, ply)] == [bid["adventurer"] for bid in hires]
        assert [seat for ply in plies for seat, _ in numbers(table, "took-back", ply)] == [bids[-1]["seat"]]
        assert bids[-1]["fate"] == "back"


@pytest.mark.parametrize("example", examples("gnadenlos", "payday"), ids=name)
def test_a_payday_goes_as_drawn(example: Any) -> None:
    called = [roll for roll in example["rolls"] if roll["place"]]
    market = ["a0"] * 18
    for roll in called:
        market[roll["place"] - 1] = roll["note"]
    gold = "/".join(map(str, example["gold"]))
    fame = f"fame=6/{example.get('from', 6)}/6"
    last = market.pop()
    position = f"phase=hire active=2 n_winners=1 row=lund+dan bid=-/-/{last} rank=0/0/{int(last[1]) + 1} {fame}"
    table = table_at(
        f"{position} market={'/'.join(market)} gold={gold}",
        dice=" ".join(str(roll["die"]) for roll in example["rolls"]),
    )
    play(table, "hire dan")
    turned = [event for event in table.plies[-1].events if GAME.paper.events[event.what] == "turned"]
    first = GAME.paper.places.index("market-1")
    assert [event.source - first + 1 for event in turned][: len(called)] == [roll["place"] for roll in called]
    assert things(table, "turned")[: len(called)] == [roll["note"] for roll in called]
    owners = ["abc".index(roll["note"][0]) for roll in called]
    if example["over"] == "bankrupt":
        assert [seat for seat, _ in numbers(table, "bankrupt")] == owners
        seat = owners[-1]
        assert (state(table).gold[seat], state(table).fame[seat]) == (example["gold"][seat], example["to"])
        assert state(table).vultures[seat] == 1
    else:
        paid = numbers(table, "paid")[: len(called)]
        assert paid == [(seat, int(roll["note"][1])) for seat, roll in zip(owners, called, strict=True)]
    if example["over"]:
        assert len(turned) == len(called)
        assert events(table).count("payday-over") == 1
