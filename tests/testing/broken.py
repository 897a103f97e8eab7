"""Showdown broken on purpose, and whether the kit notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from posse.engine.rule import Parts, graft, rule
from posse.games import game, text
from posse.testing import CHECKS, Broken, Kit
from tests.games.showdown.kit import KIT

GAME = game("showdown")


def with_rules(**rules: Any) -> Kit:
    return replace(KIT, game=GAME.altered(rules=replace(GAME.rules, **rules)))


def with_paper(**parts: Any) -> Kit:
    return replace(KIT, game=GAME.altered(paper=replace(GAME.paper, **parts)))


def with_text(**parts: Any) -> Kit:
    return replace(KIT, text=replace(text("showdown"), **parts))


def grafted(f: Callable[..., Any], old: Callable[..., Any], new: Callable[..., Any]) -> Callable[..., Any]:
    """A rule with one of the rules it reaches replaced."""
    return rule(graft(f, Parts(replaced={old: new})))


def check_bites(check: str, kit: Kit, line: str) -> None:
    with pytest.raises(Broken, match=line):
        CHECKS[check](kit)
