"""Showdown's story, in sentences."""

from __future__ import annotations

import pytest

from tests.tables import play_as
from tests.terminal.seats import sitting_at


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Hank draws 3 cards.", "Hank starts with 3 coins."]),
        ("de", ["Hank zieht 3 Karten.", "Hank beginnt mit 3 Münzen."]),
        ("nl", ["Hank trekt 3 kaarten.", "Hank begint met 3 munten."]),
    ],
)
def test_sd_1_purses_come_from_the_bank_and_hands_are_of_three(language: str, lines: list[str]) -> None:
    opening = [told.text for told in sitting_at("showdown", language).opening()]
    assert [line for line in opening if line.startswith("Hank")] == lines


def test_sd_12_what_a_showdown_brings_comes_from_the_strongbox() -> None:
    sitting = sitting_at("showdown", n_seats=2)
    sitting.table.set_position("n_seats=2 hand=ace+jack/2king laid=-/king pile=9jack n_pile=9 coins=3/3 strongbox=4")
    ply = play_as(sitting.table, 0, "lay ace")
    assert [told.text for told in sitting.story(ply)][-1] == "Stranger takes 4 coins from the strongbox."
