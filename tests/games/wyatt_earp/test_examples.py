"""What the rules' page draws is what the rules do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from posse.games.wyatt_earp.cards import KINDS, N_OUTLAWS
from tests.games.examples import examples, name
from tests.tables import play, state, words

from .table import BOX, table_at

OUTLAWS = KINDS[:N_OUTLAWS]
FIELDS = {"bank-robbery": "bank", "fastest-gun": "gun", "stagecoach-robbery": "coach"}


def counted(cards: str) -> dict[str, int]:
    """2belle-starr+photo-belle-starr, by kind."""
    found = (re.fullmatch(r"(\d*)(.+)", word) for word in cards.split("+"))
    return {match[2]: int(match[1] or 1) for match in found if match}


@pytest.mark.parametrize("example", examples("wyatt-earp", "poster"), ids=name)
def test_a_poster_is_reckoned_as_drawn(example: Any) -> None:
    outlaw, n_seats = example["outlaw"], max(2, len(example["rows"]))
    rows: dict[str, list[str]] = {field: ["-"] * n_seats for field in ("laid", "photo", "hideout", *FIELDS.values())}
    for row in example["rows"]:
        cards = counted(row["cards"])
        for kind, n in cards.items():
            field = "laid" if kind == outlaw else "photo" if kind == f"photo-{outlaw}" else FIELDS[kind]
            rows[field][row["seat"]] = f"{n}{outlaw}"
        if row["covered"]:
            rows["hideout"][row["seat"]] = outlaw
        assert row["points"] == sum(n * BOX.sp[KINDS.index(kind)] for kind, n in cards.items())
    laid = " ".join(f"{field}={'/'.join(seats)}" for field, seats in rows.items() if set(seats) != {"-"})
    other = next(one for one in OUTLAWS if one != outlaw)
    hands = "/".join([other] * n_seats)
    table = table_at(f"hand={hands} poster={example['bills']}{outlaw} {laid}", n_seats=n_seats)
    play(table, f"discard {other}")
    assert [state(table).money[row["seat"]] for row in example["rows"]] == [row["paid"] for row in example["rows"]]
    assert state(table).poster[KINDS.index(outlaw)] - 1 == example["stays"]


@pytest.mark.parametrize("example", examples("wyatt-earp", "laying"), ids=name)
def test_cards_laid_bring_the_bills_drawn(example: Any) -> None:
    """Each step in a turn of its own, or in the same; others have laid a set where the caption says so."""
    hands = {seat: ["6hideout"] for seat in (0, 1)}
    for step in example["steps"]:
        hands[step["seat"]].append(step["cards"])
    sets = "laid=-/-/" + ("3bob-dalton" if example["name"] == "we-20" else "3billy-the-kid")
    theirs = sets if example["name"] in ("we-20", "we-51") else ""
    shot = next((step["turned"] for step in example["steps"] if "turned" in step), "wes-hardin")
    table = table_at(f"hand={'+'.join(hands[0])}/{'+'.join(hands[1])}/6hideout pile=20{shot} {theirs}")
    seat = 0
    for step in example["steps"]:
        is_next_turn = step["seat"] != seat or "turned" in step
        if is_next_turn:
            play(table, "discard hideout", "draw")
        while table.turn() != step["seat"]:
            play(table, "discard hideout", "draw")
        seat = step["seat"]
        before = sum(state(table).poster[outlaw] for outlaw in range(N_OUTLAWS))
        ((kind, n),) = counted(step["cards"]).items()
        play(table, f"lay {n} {kind}" if kind in OUTLAWS else kind.replace("photo-", "photo "))
        assert sum(state(table).poster[outlaw] for outlaw in range(N_OUTLAWS)) - before == step["bills"]


@pytest.mark.parametrize("example", examples("wyatt-earp", "shots"), ids=name)
def test_shots_hit_and_miss_as_drawn(example: Any) -> None:
    for shot in example["shots"]:
        table = table_at(
            f"hand={shot['card']}+bob-dalton/2bob-dalton/2bob-dalton pile=3{shot['turned']} laid=3jesse-james"
        )
        play(table, shot["card"])
        assert (FIELDS[shot["card"]] in words(table)) == shot["hit"]


@pytest.mark.parametrize("example", examples("wyatt-earp", "robbed"), ids=name)
def test_what_is_left_of_a_robbed_row_is_discarded_as_drawn(example: Any) -> None:
    assert example["row"] == f"{example['taken']}+{example['discarded']}"
    rows = f"laid=-/{example['taken']} {FIELDS[example['discarded']]}=-/{example['taken']} poster=4{example['taken']}"
    table = table_at(f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton pile=9{example['turned']} {rows}")
    play(table, "rob")
    assert example["taken"] in words(table)["hand"].split("/")[example["thief"]]
    assert example["discarded"] in words(table)["discards"].split("+")
    assert FIELDS[example["discarded"]] not in words(table)
    assert words(table)["poster"] == f"4{example['taken']}"
