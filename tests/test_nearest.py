from __future__ import annotations

import pytest

from posse.nearest import meant, nearest, unknown

NAMES = ("wyatt-earp", "el-paso", "gnadenlos", "showdown")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("wyatt-earp", ["wyatt-earp"]),
        ("wyatt", ["wyatt-earp"]),
        ("Wyatt Earp", ["wyatt-earp"]),
        ("WyattEarp", ["wyatt-earp"]),
        ("earp", ["wyatt-earp"]),
        ("gnadenlos!", ["gnadenlos"]),
        ("Él Páso", ["el-paso"]),
        ("e", ["wyatt-earp", "el-paso"]),
        ("down", []),
        ("!", []),
        ("", []),
    ],
)
def test_names_are_understood_as_people_type_them(text: str, names: list[str]) -> None:
    assert meant(text, NAMES) == names


def test_a_name_that_another_begins_with_is_itself() -> None:
    assert meant("ban", ("ban", "bandit")) == ["ban"]


def test_a_slip_is_answered_with_what_was_meant() -> None:
    assert nearest("gnadnelos", NAMES) == "gnadenlos"
    assert nearest("wiatt", NAMES) == "wyatt-earp"
    assert nearest("--lang", ("--plain", "--language")) == "--language"
    assert nearest("checkers", NAMES) is None
    assert unknown("game", "shodown", NAMES) == "there is no game 'shodown'; did you mean showdown?"
    assert unknown("bot", "marshal", ("deputy", "random")) == "there is no bot 'marshal'; choose from: deputy, random"
