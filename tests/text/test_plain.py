from __future__ import annotations

import pytest

from posse.games import game, game_names
from posse.text.plain import grid_rows, hand_rows, lines_of, wrapped
from posse.text.sheet import Bit, Card, Column, Grid, Hand, Line, Sheet, plain, text
from posse.text.words import LANGUAGES
from tests.terminal.seats import sitting_at


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "n_seats"), [(name, n_seats) for name in game_names() for n_seats in game(name).seats]
)
def test_a_sheet_fits_a_terminal_and_names_everybody(name: str, n_seats: int, language: str, memory_aid: bool) -> None:
    sitting = sitting_at(name, language, n_seats, person="Wilhelmina van Oranje")
    sitting.memory_aid = memory_aid
    lines = lines_of(sitting.sheet()).splitlines()
    assert max(map(len, lines)) <= 80
    for player in sitting.names[1:]:
        assert any(player in line for line in lines)


def test_columns_are_as_wide_as_what_stands_in_them() -> None:
    grid = Grid(
        (Column(), Column(text("SP"), is_number=True), Column(text("Ann"), is_acting=True)),
        ((text("Wes Hardin"), text("3"), text("·")), (text("Bob"),)),
    )
    assert [plain(row).rstrip() for row in grid_rows(grid, 80)] == [
        "             SP   ▸ Ann",
        "Wes Hardin    3   ·",
        "Bob",
    ]


def test_where_room_is_short_the_widest_column_is_cut() -> None:
    grid = Grid((Column(text("Wilhelmina van Oranje")), Column()), ((text("1"), text("12 SP 3PB")),))
    rows = [plain(row) for row in grid_rows(grid, 20)]
    assert rows == ["Wilhelmin…          ", "1          12 SP 3PB"]


def test_a_hand_is_broken_between_cards() -> None:
    hand = Hand("Hand:", (Card("Belle Starr", n=2), Card("Wes Hardin"), Card("Hideout")), "none")
    assert [plain(row) for row in hand_rows(hand, 24)] == [
        "Hand: 2 × Belle Starr,",
        "      Wes Hardin,",
        "      Hideout",
    ]
    assert [plain(row) for row in hand_rows(Hand("Hand:", (), "none"), 24)] == ["Hand: none"]


def test_a_line_keeps_its_tones_when_it_is_broken() -> None:
    run = (Bit("one two "), Bit("three four", "gold"))
    assert list(wrapped(run, 9)) == [(Bit("one two"),), (Bit("three", "gold"),), (Bit("four", "gold"),)]


def test_a_sheet_in_lines_ends_with_who_has_to_do_what() -> None:
    sheet = Sheet(text("Faro"), (Line(text("The bank holds 3.")),), text("Ann bets."))
    assert lines_of(sheet) == "The bank holds 3.\nAnn bets."
