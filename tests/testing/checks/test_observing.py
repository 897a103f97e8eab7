"""Observations that show too much, or not what they say, are caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from posse.engine import speed as speeds
from posse.engine.game import Rules
from posse.engine.observation import Observation, Part, Seats
from posse.engine.rule import Parts, rule
from posse.games import game
from posse.games.showdown.observation import OBSERVATION
from posse.games.showdown.state import CHOOSE
from posse.testing import CHECKS, Kit
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, with_rules
from tests.testing.checks.test_sight import LeakingView, view_that_leaks
from tests.testing.checks.test_speeds import speed_compiled, speed_of

GAME = game("showdown")
COINS = Part("coins", (Seats(),), 0, lambda box: box.coins)
FEW = replace(KIT, n_games=5)


def observed(observe: Any, *parts: Part, kit: Kit = FEW) -> Kit:
    return replace(kit, game=kit.game.altered(observation=Observation(parts, observe)))


@rule
def coins(box: Any, v: Any, out: Any, row: int) -> None:
    for i in range(v.n_seats):
        out[row, i] = v.coins[(v.seat + i) % v.n_seats]


def test_a_rule_written_by_hand_will_do() -> None:
    CHECKS["observations_are_of_views"](observed(coins, COINS))


@rule
def coins_while_choosing(box: Any, v: Any, out: Any, row: int) -> None:
    if v.phase == CHOOSE:
        coins(box, v, out, row)


def test_a_number_that_is_left_as_it_was_is_caught() -> None:
    """What stood there is another seat's, or another game's."""
    kit = observed(coins_while_choosing, COINS)
    check_bites("observations_are_of_views", kit, "number 0 of 'coins' is not always written: seat 1 in: ")


@rule
def peek(box: Any, v: Any, out: Any, row: int) -> None:
    other = (v.seat + 1) % v.n_seats
    for kind in range(4):
        out[row, kind] = v.peek[other, kind]


def test_an_observation_of_what_is_hidden_is_caught() -> None:
    kit = replace(with_rules(View=LeakingView, view=view_that_leaks), n_games=5)
    check_bites(
        "observations_are_of_views", observed(peek, Part("peek", (4,), 0, 9), kit=kit), "depends on what is hid"
    )


def test_a_number_out_of_its_range_is_caught() -> None:
    kit = observed(coins, replace(COINS, high=3))
    check_bites("observations_are_of_views", kit, "number . of 'coins' is out of its range")


@rule
def one_too_many(box: Any, v: Any, out: Any, row: int) -> None:
    coins(box, v, out, row)
    out[row, v.n_seats] = 0


def test_more_numbers_than_parts_are_caught() -> None:
    check_bites("observations_are_of_views", observed(one_too_many, COINS), "more numbers than its parts")


@rule
def counting(box: Any, v: Any, out: Any, row: int) -> None:
    coins(box, v, out, row)
    v.bank += 1


def test_observing_that_writes_into_the_view_is_caught() -> None:
    check_bites("observations_are_of_views", observed(counting, COINS), "observing changes the view of seat 1")


@rule
def next_seat(move: int, seat: int, n_seats: int) -> int:
    return 4 + (move - 4 + seat) % n_seats if 4 <= move < 4 + n_seats else move


def test_relative_moves_that_do_not_lead_back_are_caught() -> None:
    wrong = replace(OBSERVATION, absolute=OBSERVATION.relative)
    kit = replace(KIT, game=GAME.altered(observation=wrong))
    check_bites("relative_moves_lead_back", kit, "with 3 seats, relative moves of seat 2 do not lead back")
    CHECKS["relative_moves_lead_back"](
        replace(KIT, game=GAME.altered(observation=replace(OBSERVATION, absolute=next_seat)))
    )


@rule
def coins_by_another_speed(box: Any, v: Any, out: Any, row: int) -> None:
    coins(box, v, out, row)
    out[row, 0] = speed_of(v)


def test_observations_that_differ_by_speed_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = speeds._compiled_parts

    def parts(rules: Rules[Any, Any, Any], **more: Any) -> Parts:
        found = original(rules, **more)
        return found._replace(replaced={**found.replaced, speed_of: speed_compiled})

    monkeypatch.setattr(speeds, "_compiled_parts", parts)
    kit = replace(observed(coins_by_another_speed, COINS), n_games=2)
    check_bites("speeds_tell_alike", kit, "game 0 of 2 seats is told differently when compiled")
