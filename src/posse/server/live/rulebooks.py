"""A game's rules and what is in its box, as they are told."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from posse.engine import edition
from posse.games import game as game_named
from posse.games import rulebook
from posse.server.wire.archive import BoxOrigin, BoxPart, BoxRow, BoxTable, Rulebook, RuleSection, RuleText
from posse.server.wire.messages import GameName
from posse.text.listing import Group
from posse.text.words import words


@lru_cache(64)
def rulebook_of(name: GameName, language: str, house: str) -> Rulebook:
    """With the numbers of house rules, written as `buy:4,experienced:true`; raises EditionError."""
    asked = dict(_house_rule(part) for part in house.split(",") if part)
    game = game_named(name, house=asked)
    book, tables = rulebook(game, words(language)), edition.edition_tables(game)
    return Rulebook(
        game=name,
        house=dict(game.house),
        sections=[
            RuleSection(title, [RuleText(one.number, one.text, list(one.marks)) for one in found])
            for title, found in book.sections()
        ],
        box=[_table(group) for group in book.listing()],
        edition={key: lines for key, lines in tables.items() if isinstance(lines, dict) and key != "sources"},
    )


def _house_rule(part: str) -> tuple[str, Any]:
    """What is neither a number nor true or false, the game itself may refuse."""
    name, _, value = part.partition(":")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() and len(value) < 10 else value


def _table(group: Group) -> BoxTable:
    marks = group.marks()
    rows = [
        BoxRow(
            row.name,
            row.title,
            [[BoxPart(part.text, part.mark) for part in cell] for cell in row.cells],
            [BoxOrigin(mark, of) for mark, of in group.origins(row)],
        )
        for row in group.rows
    ]
    return BoxTable(
        name=group.name,
        title=group.title,
        columns=list(group.columns),
        mark=min(marks) if len(marks) == 1 and len(rows) > 1 else None,
        column_marks=list(group.marks_by_column()),
        rows=rows,
    )
