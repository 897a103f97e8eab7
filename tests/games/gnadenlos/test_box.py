from __future__ import annotations

import tomllib
from typing import Any

import pytest

from posse.engine.game import EditionError
from posse.games import game
from posse.games.gnadenlos.box import read_box
from posse.games.gnadenlos.cards import ADVENTURERS, N_ADVENTURERS

GAME = game("gnadenlos")


def edition() -> dict[str, Any]:
    return tomllib.loads(GAME.paper.edition.read_text("utf-8"))


def test_the_box_holds_29_adventurers_13_notes_of_a_colour_and_7_events() -> None:
    box = read_box(edition())
    assert len(set(ADVENTURERS)) == N_ADVENTURERS == 29
    assert sum(box.notes) == 13
    assert (box.n_events, sum(box.events)) == (7, 7)
    assert len({tuple(box.values[a, i] for i in range(3)) for a in range(N_ADVENTURERS)}) == 29


def test_the_farthest_a_hat_can_come_is_the_last_space() -> None:
    """From the space before the goal, by a whole purchase and a whole last one: why the goal is assumed to be there."""
    box = read_box(edition())
    assert box.goal - 1 + box.buy + box.buy_last == box.spaces == 35
    assert box.zone_to[3] == box.goal - 1


def test_gains_shrink_and_losses_grow_with_fame() -> None:
    box = read_box(edition())
    assert list(box.zone_to) == sorted(box.zone_to)
    assert list(box.up) == sorted(box.up, reverse=True)
    assert list(box.down) == sorted(box.down)


@pytest.mark.parametrize(
    ("table", "key", "value", "wrong"),
    [
        ("adventurers", "lund", [7, 8, 1], "adventurers.lund must list 3 whole numbers from 1 to 7"),
        ("notes", "copies", [1, 1, 1, 1, 1], "notes.copies must add up to 6 to 13"),
        ("notes", "laid", [2, 0, 0, 0, 0], "notes.laid must take at most 3 IOUs, all of them from notes.copies"),
        ("events", "gold_rushes", [[1, 2]], "events.gold_rushes must list 3 pairs"),
        ("events", "high_noons", 0, "events.high_noons must be a whole number from 1 to 9"),
        ("track", "start", 28, "track.start must be a whole number from 1 to 27"),
        ("track", "zones", [], "track.zones must list 4 zones"),
        ("track", "goal", 31, "track.zones must follow one another and reach the space before the goal"),
        ("house", "experienced", 1, "house.experienced must be true or false"),
        ("house", "gaps", "first", "house.gaps must be one of choice, last, not 'first'"),
        ("house", "gaps", True, "house.gaps must be one of choice, last, not True"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(table: str, key: str, value: Any, wrong: str) -> None:
    changed = edition()
    changed[table][key] = value
    with pytest.raises(EditionError, match=wrong):
        read_box(changed)


def test_an_auction_of_pairs_in_which_somebody_could_not_bid_is_refused() -> None:
    changed = edition()
    changed["notes"] = {"copies": [6, 0, 0, 0, 0], "laid": [0, 0, 0, 0, 0]}
    assert read_box(changed).notes[0] == 6
    changed["house"]["experienced"] = True
    with pytest.raises(EditionError, match=r"notes\.copies must allow 4 different bids"):
        read_box(changed)
