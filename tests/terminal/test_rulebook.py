"""The rules and the box in the terminal."""

from __future__ import annotations

import pytest

from posse.games import game, game_names, rulebook
from posse.terminal.rulebook import box_sheet, rule_line
from posse.text.plain import lines_of
from posse.text.rulebook import Rule
from posse.text.words import LANGUAGES, words


def box_of(name: str, language: str = "en", **house: int) -> str:
    return lines_of(box_sheet(rulebook(game(name, house=house), words(language))), 76)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_nothing_in_the_box_is_cut_off_on_a_small_screen(name: str, language: str) -> None:
    found = box_of(name, language)
    assert "…" not in found
    assert max(len(line) for line in found.splitlines()) <= 76


def test_a_table_s_source_is_told_once_where_it_is_the_same() -> None:
    found = box_of("gnadenlos")
    assert "The adventurers · assumed\n" in found
    assert "What house rules may change · book\n" in found
    assert "Gaps in the market" in found
    assert "The IOUs · assumed; book: Each lays at set-up\n" in found
    assert found.count("assumed: a number nobody could give us") == 1


def test_what_a_house_rule_changes_is_told_behind_it() -> None:
    found = box_of("gnadenlos", buy=4)
    assert "What house rules may change\n" in found
    assert [line.split()[-1] for line in found.splitlines() if "buy a turn" in line or "per turn" in line] == [
        "changed"
    ]
    assert "changed: not as in the edition that ships" in found


def test_a_game_of_our_own_needs_no_marks() -> None:
    assert "book" not in box_of("showdown")
    assert "changed" in box_of("showdown", bounty=5)


def test_a_rule_is_marked_behind_its_text() -> None:
    assert rule_line(Rule("GN-1", "All.", ()), words("en")) == "GN-1: All."
    assert rule_line(Rule("GN-1", "All.", ("ruled", "changed")), words("en")) == "GN-1: All. [our ruling, changed]"
