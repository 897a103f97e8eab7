"""What is worked out of a view agrees with what then happens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from posse.engine.foresight import foresee
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.games.wyatt_earp.events import HAND_ENDS, PAID, POSTER
from posse.games.wyatt_earp.facts import facts
from tests.tables import play, state

from .table import BOX, table_at

GAME = game("wyatt-earp")

BELLE, WES = 0, 6


def worked_out(table: Table, seat: int = 0) -> dict[str, Any]:
    return facts(BOX, table.view(seat))


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_we_80_what_was_foretold_is_what_is_paid(n_seats: int) -> None:
    """Before the discard that ends a hand, every seat and a spectator were told what each poster would pay to whom."""
    chance, n_ends = random.Random(n_seats), 0
    for seed in range(4):
        table = Table(GAME, key_from_seed(seed), n_seats)
        while not table.is_over():
            told = [worked_out(table, seat) for seat in range(-1, n_seats)]
            seat = table.turn()
            offer = table.offer(seat)
            laying = [move for move in offer.moves if move.startswith(("lay", "photo"))]
            move = chance.choice(laying or list(offer.moves))
            ply = table.play(move, seat, offer.number)
            if not any(event.what == HAND_ENDS for event in ply.events):
                continue
            n_ends += 1
            paid: Counter[tuple[int, int]] = Counter()
            for event in ply.events:
                if event.what == PAID:
                    paid[event.seat, event.source - POSTER] += event.n
            if move.startswith("discard") or move == "draw":
                for known in told:
                    assert {(s, o): known["payout"][s][o] for s in range(n_seats) for o in range(7)} == {
                        (s, o): paid[s, o] for s in range(n_seats) for o in range(7)
                    }
                    assert known["then"] == state(table).money.tolist()[:n_seats]  # type: ignore[attr-defined]
                    assert known["discard_ends"] if move.startswith("discard") else known["draw_ends"]
    assert n_ends >= 4


@pytest.mark.parametrize(
    ("rows", "bills", "paid", "stays"),
    [
        # 11, 6 and 2 points: a lead of five takes all (WE-81)
        ("laid=2belle-starr/3belle-starr/belle-starr photo=belle-starr gun=belle-starr", 9, [9, 0, 0], 0),
        # 9, 5 and 4: leader and second share, the third is too far behind (WE-82, WE-83)
        ("laid=3belle-starr/2belle-starr/2belle-starr gun=belle-starr coach=-/belle-starr", 8, [5, 3, 0], 0),
        ("laid=2belle-starr/2belle-starr/belle-starr", 3, [1, 1, 0], 1),
        ("laid=2belle-starr/2belle-starr/belle-starr", 6, [2, 2, 1], 1),
    ],
)
def test_we_83_the_examples_of_the_rulebook(rows: str, bills: int, paid: list[int], stays: int) -> None:
    found = worked_out(table_at(f"hand=hideout/hideout/hideout poster={bills}belle-starr {rows}"))
    assert [row[BELLE] for row in found["payout"]] == paid
    assert found["stays"][BELLE] == stays
    assert found["missing"][BELLE] == 0


def test_we_56_points_under_a_hideout_stand_apart() -> None:
    """The rulebook's nine points in a Hideout: with four elsewhere nothing is paid."""
    rows = "laid=2belle-starr/2belle-starr photo=belle-starr coach=belle-starr hideout=belle-starr"
    found = worked_out(table_at(f"hand=hideout/hideout/hideout poster=5belle-starr {rows}"))
    assert (found["points"][0][BELLE], found["covered"][0][BELLE]) == (0, 9)
    assert (found["points"][1][BELLE], found["covered"][1][BELLE]) == (4, 0)
    assert (found["total"][BELLE], found["missing"][BELLE], found["stays"][BELLE]) == (4, 4, 5)


def test_we_22_what_laying_would_change_is_foreseen() -> None:
    table = table_at("hand=4wes-hardin+hideout/hideout/hideout poster=1wes-hardin pile=9bob-dalton")
    after = foresee(GAME, table.view(0), GAME.paper.moves.read("lay 4 wes-hardin"))
    assert after is not None
    now, then = worked_out(table), facts(BOX, after)
    assert (now["poster"][WES], then["poster"][WES]) == (1, 4)
    assert (now["then"][0], then["then"][0]) == (0, 4)


def test_we_70_a_hand_that_is_about_to_end_is_told() -> None:
    table = table_at("hand=hideout+2wes-hardin/bob-dalton/3hideout laid=3wes-hardin pile=9bob-dalton")
    assert (worked_out(table)["few"], worked_out(table)["discard_ends"]) == ([1], False)
    play(table, "lay 2 wes-hardin")
    assert (worked_out(table)["few"], worked_out(table)["discard_ends"]) == ([0, 1], True)


def test_we_90_who_would_win_is_told() -> None:
    rows = "laid=5belle-starr"
    found = worked_out(table_at(f"hand=hideout/hideout/hideout money=21/22/20 poster=4belle-starr {rows}"))
    assert (found["then"], found["winners"]) == ([25, 22, 20], [0])
    assert worked_out(table_at("hand=hideout/hideout/hideout money=21/22/20"))["winners"] == []


def test_we_40_the_chance_of_a_hit_goes_by_what_lies_in_sight() -> None:
    """49 of 78 cards have a hole; whose hand it is knows a little more."""
    table = table_at("hand=2wes-hardin/hideout/hideout pile=9bob-dalton")
    assert worked_out(table, -1)["hit"] == 63
    assert worked_out(table, 0)["hit"] == round(100 * 47 / 76)
