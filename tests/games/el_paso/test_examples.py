"""What the rules' page draws is what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from posse.engine.table import Table
from posse.games import game
from posse.games.el_paso.facts import facts
from tests.games.examples import examples, name
from tests.tables import events, play, state, words

from .table import refill, sums, table_at

GAME = game("el-paso")

FACES = ("star", "brand", "six")


def at_places(table: Table) -> dict[str, Any]:
    """What everybody is told of each place."""
    return {place["place"]: place for place in facts(table.game.box, table.view(-1))["places"]}


def lay(card: str) -> str:
    place, rank = card.rsplit("-", 1)
    return f"lay {place} {rank}"


@pytest.mark.parametrize("example", examples("el-paso", "placed"), ids=name)
def test_tiles_are_placed_as_drawn(example: Any) -> None:
    """Those of the place are stacked; the others are of places that the town lacks."""
    drawn = "+".join(f"{example['drawn'].count(tile)}{tile}" for tile in dict.fromkeys(example["drawn"]))
    table = table_at(f"town={example['town']} stacks={drawn}", n_seats=2)
    lacking = {tile.rsplit("-", 1)[0] for tile in example["back"]}
    assert not any(at_places(table)[place]["here"] for place in lacking)
    assert at_places(table)[example["place"]]["tiles"] == example["stack"]
    assert sorted(example["drawn"]) == sorted(
        [*(f"{example['place']}-{n}" for n in example["stack"]), *example["back"]]
    )


@pytest.mark.parametrize("example", examples("el-paso", "rolls"), ids=name)
def test_rolls_bring_what_is_drawn(example: Any) -> None:
    """Thrown until the dice show it."""
    for roll in example["rolls"]:
        assert len(roll["faces"]) == 5 - roll["stars"]
        for seed in range(2000):
            table = table_at(f"hand=bank-1/bank-2 n_stars={roll['stars']} stacks=4bank-1+hotel-1", 2, seed=seed)
            play(table, "lay bank 1", "lay bank 2")
            if sorted(sums(table, "die")) == sorted(FACES.index(face) for face in roll["faces"]):
                break
        else:
            raise AssertionError("not in two thousand rolls")
        assert ("sheriffs" in events(table)) == roll["sheriffs"]
        assert ("took" in events(table)) != roll["sheriffs"]
        assert roll["then"] == roll["stars"] + roll["faces"].count("star")
        assert roll["sheriffs"] or state(table).n_stars == roll["then"]


@pytest.mark.parametrize("example", examples("el-paso", "raid"), ids=name)
def test_a_raid_takes_what_is_drawn(example: Any) -> None:
    cards = {one["seat"]: one for one in example["cards"]}
    hands = "/".join(cards[seat]["card"] for seat in range(len(cards)))
    stacks = "+".join(f"{place}-{n}" for place, values in example["stacks"].items() for n in values)
    position = f"town={example['town']} hand={hands} stacks={stacks}+hotel-1"
    table = table_at(position, len(cards), dice=next((face for face in example["faces"] if face != "star"), "brand"))
    play(table, *(lay(cards[seat]["card"]) for seat in range(len(cards))))
    took = [(e.seat, GAME.paper.items[e.item]) for e in table.plies[-1].events if GAME.paper.events[e.what] == "took"]
    assert dict(took) == {seat: f"tile {one['took']}" for seat, one in cards.items() if one["took"]}
    assert len({face for face in example["faces"] if face != "star"}) <= 1


@pytest.mark.parametrize("example", examples("el-paso", "queue"), ids=name)
def test_played_cards_come_back_as_drawn(example: Any) -> None:
    place = example["place"]
    queue = ",".join(map(str, example["played"]))
    table = table_at(f"phase=refill hand={place}-1/{place}-2/{place}-3 fresh=hotel-8 queue={queue} stacks=bank-1")
    drawn = []
    for _ in example["drawn"]:
        play(table, f"draw {place}")
        drawn += [GAME.paper.items[e.item] for e in table.plies[-1].told(-1) if "card" in GAME.paper.items[e.item]]
    assert drawn == [f"card {place}-{rank}" for rank in example["drawn"]]


@pytest.mark.parametrize("example", examples("el-paso", "groups"), ids=name)
def test_groups_keep_as_many_as_drawn(example: Any) -> None:
    loot = "/".join(["bank-1+hotel-2+horses-3+gold-mine-4"] * 5)
    hands = "-/-/cattle-1+cattle-4/cattle-2+cattle-5/cattle-3+cattle-6"  # there are none in the first town
    table = table_at(f"loot={loot} hand={hands} stacks=bank-4+hotel-4+horses-4", 5, dice="six")
    stay = [seat for group in example["groups"] for seat in group["seats"]]
    for group in example["groups"]:
        for seat in group["seats"]:
            assert table.turn() == seat
            play(table, "leave")
            assert state(table).limit == len(group["keep"])
            play(table, *(f"keep {tile}" for tile in group["keep"]))
            stay.remove(seat)
        for _ in stay:
            play(table, next(move for move in table.offer(table.turn()).moves if move.startswith("lay cattle")))
        refill(table)
    kept = [("+".join(sorted(group["keep"]))) for group in example["groups"] for _ in group["seats"]]
    assert ["+".join(sorted(seat.split("+"))) for seat in words(table)["loot"].split("/")] == kept


@pytest.mark.parametrize("example", examples("el-paso", "sale"), ids=name)
def test_a_sale_brings_what_is_drawn(example: Any) -> None:
    here, elsewhere = example["sales"]
    table = table_at(f"town={example['town']} loot={'+'.join(here['tiles'] + elsewhere['tiles'])} stacks=hotel-1")
    rates = at_places(table)
    play(table, "leave", "done")
    assert (sums(table, "sold-here"), sums(table, "sold-elsewhere")) == ([here["points"]], [elsewhere["points"]])
    assert sums(table, "paid") == [here["nuggets"], elsewhere["nuggets"]]
    for sale in example["sales"]:
        assert {rates[tile.rsplit("-", 1)[0]]["rate"] for tile in sale["tiles"]} == {sale["rate"]}
