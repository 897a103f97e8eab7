"""Speeds that are not one rulebook are caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from posse.engine import compiled
from posse.engine import speed as speeds
from posse.engine.game import Rules
from posse.engine.log import Log
from posse.engine.rule import Parts, rule
from posse.games.showdown.box import Box
from posse.games.showdown.scoring import payoff
from posse.games.showdown.setup import setup
from posse.games.showdown.state import State
from posse.testing import CHECKS, Broken, conform
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, with_rules


@rule
def setup_out_of_range(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.coins[n_seats + 3] = s.coins[0]


def test_a_write_out_of_range_is_caught_in_checked_mode() -> None:
    check_bites("bounds_are_kept", with_rules(setup=setup_out_of_range), "a rule goes out of range")


@rule
def setup_by_another_speed(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    setup(box, s, n_seats, log)
    s.spare[0] = speed_of(s)


def speed_of(s: State) -> int:
    return 0


@rule
def speed_compiled(s: State) -> int:
    return 1


def test_speeds_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = with_rules(setup=setup_by_another_speed)
    original = speeds._compiled_parts

    def parts(rules: Rules[Any, Any, Any], **more: Any) -> Parts:
        found = original(rules, **more)
        return found._replace(replaced={**found.replaced, speed_of: speed_compiled})

    monkeypatch.setattr(speeds, "_compiled_parts", parts)
    check_bites("speeds_tell_alike", kit, "game 0 of 2 seats is told differently when compiled")
    check_bites("speeds_end_alike", kit, "game 0 of 2 seats ends differently when compiled")


def test_a_checked_mode_that_checks_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = compiled.compile_driver

    def unchecked(driver: Any, parts: Any, label: str, checked: bool) -> Any:
        return original(driver, parts, label, checked=False)

    monkeypatch.setattr(compiled, "compile_driver", unchecked)
    check_bites("bounds_are_checked", KIT, "the checked speed let a write out of range through")


def test_a_payoff_that_cannot_be_compiled_is_caught() -> None:
    def payoff_by_hand(box: Box, s: State, out: Any) -> None:
        payoff(box, s, out)
        s.n_seats.as_integer_ratio()

    kit = replace(with_rules(payoff=rule(payoff_by_hand)), skip=frozenset(CHECKS) - {"speeds_tell_alike"})
    with pytest.raises(Broken, match="speeds_tell_alike: TypingError"):
        conform(kit)
