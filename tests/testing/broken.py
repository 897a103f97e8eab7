"""Showdown broken on purpose, and whether the kit notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from posse.engine.game import Game
from posse.engine.rule import Parts, graft, rule
from posse.games.showdown import GAME
from posse.testing import CHECKS, Broken, Kit
from tests.games.showdown.kit import KIT

AnyGame = Game[Any, Any, Any]


def with_rules(**rules: Callable[..., Any]) -> Kit:
    return replace(KIT, game=replace(GAME, rules=replace(GAME.rules, **rules)))


def with_words(**parts: Any) -> Kit:
    return replace(KIT, game=replace(GAME, **parts))


def grafted(f: Callable[..., Any], old: Callable[..., Any], new: Callable[..., Any]) -> Callable[..., Any]:
    """A rule with one of the rules it reaches replaced."""
    return rule(graft(f, Parts(replaced={old: new})))


def check_bites(check: str, kit: Kit, line: str) -> None:
    with pytest.raises(Broken, match=line):
        CHECKS[check](kit)
