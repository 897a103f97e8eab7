"""What the rules' page draws is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from posse.engine.table import Table
from tests.games.examples import examples, name
from tests.tables import events, play, words

from .table import GAME, table_at


def numbers(table: Table, field: str) -> list[int]:
    """A number for each seat, of three."""
    found = words(table).get(field, "").split("/")
    return [int(n or 0) for n in (found + [""] * 3)[:3]]


@pytest.mark.parametrize("example", examples("showdown", "showdown"), ids=name)
def test_the_strongbox_is_shared_as_drawn(example: Any) -> None:
    cards = example["cards"]
    hands = "/".join(card["card"] for card in cards)
    table = table_at(f"n_seats={len(cards)} hand={hands} pile=9jack n_pile=9 strongbox={example['strongbox']}")
    play(table, *(f"lay {card['card']}" for card in cards))
    assert numbers(table, "coins") == [card["gain"] for card in cards]
    assert int(words(table).get("strongbox", 0)) == example["left"]


@pytest.mark.parametrize("example", examples("showdown", "shot"), ids=name)
def test_a_shot_goes_as_drawn(example: Any) -> None:
    shooter, target, card = example["shooter"], example["target"], example["card"]
    coins = [0, 0, 0]
    coins[shooter["seat"]], coins[target["seat"]] = shooter["from"], target["from"]
    hands = ["2vest" if seat == target["seat"] else "2ace" for seat in range(3)]
    table = table_at(
        f"n_seats=3 phase=aim shooter={shooter['seat']} hand={'/'.join(hands)} pile={card} n_pile=1"
        f" coins={'/'.join(map(str, coins))}"
    )
    play(table, f"shoot {target['seat'] + 1}")
    assert "hit" in events(table)
    assert words(table)["known"].split("/")[shooter["seat"]] == card
    play(table, "vest" if example["vest"] else "take it")
    assert words(table).get("discard", "") == ("vest" if example["vest"] else "")
    coins[shooter["seat"]], coins[target["seat"]] = shooter["to"], target["to"]
    assert numbers(table, "coins") == coins


@pytest.mark.parametrize("example", examples("showdown", "ending"), ids=name)
def test_a_pile_does_not_suffice_as_drawn(example: Any) -> None:
    hands = example["hands"]
    held = [hand["holds"] for hand in hands]
    before = [f"{n}ace" for n in held]
    before[example["shooter"]] = f"{held[example['shooter']] - 1}ace"  # and the card that hits
    before[example["target"]] += "+vest"
    n_pile = example["pile"] + 1
    position = (
        f"n_seats=3 phase=aim shooter={example['shooter']} hand={'/'.join(before)} coins=3/3/3"
        f" pile={n_pile}{example['card']} n_pile={n_pile}"
    )
    table = table_at(position)
    play(table, f"shoot {example['target'] + 1}", "vest")
    view = table.view(-1)
    assert table.is_over()
    assert (view.n_hand.tolist()[:3], view.n_pile) == (held, example["pile"])
    assert [hand["lacks"] for hand in hands] == [GAME.box.hand_size - n for n in held]
    assert example["lacking"] == sum(hand["lacks"] for hand in hands)
    enough = example["lacking"] + 1
    table = table_at(f"{position.partition(' pile=')[0]} pile={enough}{example['card']} n_pile={enough}")
    play(table, f"shoot {example['target'] + 1}", "vest")
    assert not table.is_over()
