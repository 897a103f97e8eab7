"""The end of a game as a sheet: whole, true, and told to whoever played."""

from __future__ import annotations

import pytest

from posse.games import game_names
from posse.text.finale_sheet import finale_sheet
from posse.text.plain import lines_of
from posse.text.sheet import Grid, plain
from posse.text.words import LANGUAGES

from .test_finale import NAMES, STRANGE, finished, strange, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_scores_and_luck_stand_in_columns_the_winner_first(name: str, language: str) -> None:
    table, found = finished(name, 3, 1)
    said = told(table, found, 0, language)
    sheet = finale_sheet(said)
    grids = [block for block in sheet.blocks if isinstance(block, Grid)]
    assert len(grids) == len(found.told.tallies) + 1
    winner = max(range(3), key=lambda seat: (table.result.shares[seat], table.result.scores[seat]))
    for grid in grids:
        assert plain(grid.columns[1].head) == NAMES[winner]
    for grid, tally in zip(grids, found.told.tallies, strict=False):
        assert plain(grid.rows[-1][1]) == said.amount(tally.totals[winner])
        assert len(grid.rows) == 1 + sum(any(item.values) for item in tally.items)
    out = lines_of(sheet)
    assert said.turning().split()[0] in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_without_a_chronicle_the_result_is_told() -> None:
    sheet = finale_sheet(strange(STRANGE, None, 2))
    assert plain(sheet.title) == "Bob wins"
    assert lines_of(sheet) == "Bob won with 3, 1 ahead of you.\nYou came second, 1 short."
