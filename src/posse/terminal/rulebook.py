"""The rules and what is in the box, as blocks of a sheet: for lines, for paper, and for the screen."""

from __future__ import annotations

from collections.abc import Sequence

from posse.text.listing import MARKS, Group, Origin
from posse.text.rulebook import Rule, Rulebook
from posse.text.sheet import Bit, Block, Column, Grid, Line, Run, Sheet, text
from posse.text.words import Words

TONES = {"assumed": "bad", "changed": "lamp"}  # all other marks recede


def rule_line(rule: Rule, words: Words) -> str:
    marks = ", ".join(words(f"box-mark-{mark}") for mark in rule.marks)
    return f"{rule.number}: {rule.text}{f' [{marks}]' if marks else ''}"


def box_sheet(rulebook: Rulebook) -> Sheet:
    """Every table under its title, and what the marks mean; a game of which all is certain needs none."""
    groups, words = rulebook.listing(), rulebook.words
    found = {mark for group in groups for mark in group.marks()}
    is_marked = found != {"book"}
    blocks = [block for group in groups for block in _table(group, is_marked, words)]
    for mark in (mark for mark in MARKS if is_marked and mark in found):
        blocks.append(Line((_mark(mark, words), Bit(f": {words(f'box-mark-{mark}-what')}"))))
    return Sheet(text(words("web-rules-box"), "strong"), tuple(blocks))


def _table(group: Group, is_marked: bool, words: Words) -> list[Block]:
    """Where its numbers come from stands behind them; above, where that is the same for all, or in each column."""
    marks = group.marks()
    is_same = len(marks) == 1 and len(group.rows) > 1
    title: Run = (Bit(group.title, "strong"),)
    if is_marked and (is_same or group.marks_by_column()):
        origins = [Origin(min(marks), [])] if is_same else group.origins()
        title += (Bit(" · "), *_said(origins, words))
    heads = [text(column, "dim") if column else () for column in group.columns]
    columns = [Column(head, _is_short(group, i)) for i, head in enumerate(heads)]
    rows = [(text(row.title), *(text(", ".join(p.text for p in cell)) for cell in row.cells)) for row in group.rows]
    if is_marked and len(title) == 1:
        columns.append(Column(text(words("box-source"), "dim") if any(heads) else ()))
        rows = [(*cells, _said(group.origins(row), words)) for cells, row in zip(rows, group.rows, strict=True)]
    return [Line(title), Grid((Column(), *columns), tuple(rows))]


def _said(origins: Sequence[Origin], words: Words) -> Run:
    run: list[Bit] = []
    for mark, of in origins:
        said = words(f"box-mark-{mark}")
        whole = words("box-mark-of", mark=said, what=", ".join(of)) if of else said
        run += [Bit("; " if run else "", "dim"), Bit(whole, TONES.get(mark, "dim"))]
    return tuple(run)


def _mark(mark: str, words: Words) -> Bit:
    return Bit(words(f"box-mark-{mark}"), TONES.get(mark, "dim"))


def _is_short(group: Group, column: int) -> bool:
    """Whether a column is of numbers, set to the right."""
    return all(len("".join(part.text for part in row.cells[column])) <= 5 for row in group.rows)
