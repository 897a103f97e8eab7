"""What is in the box, as a reader is shown it: tables of numbers, and where each of them comes from.

A game writes its list with a `Printed` box, once; `posse rules`, the terminal and the page in the browser show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

from posse.engine.struct import Struct

from .words import Words

Mark = Literal["book", "found", "ruled", "assumed", "changed"]
MARKS: tuple[Mark, ...] = get_args(Mark)
CHANGED: Mark = "changed"  # by another edition, or by a house rule

B = TypeVar("B", bound=Struct)


class Part(NamedTuple):
    """Something that comes from one place."""

    text: str
    mark: Mark


Cell = tuple[Part, ...]


class Row(NamedTuple):
    name: str  # in code: whoever draws it finds its picture by it
    title: str
    cells: tuple[Cell, ...]


class Origin(NamedTuple):
    """A mark, and what it is of; nothing: of all the rest."""

    mark: Mark
    of: list[str]


class Group(NamedTuple):
    name: str
    title: str
    columns: tuple[str, ...]  # above the cells, or all empty
    rows: tuple[Row, ...]

    def marks(self) -> set[Mark]:
        return {part.mark for row in self.rows for cell in row.cells for part in cell}

    def marks_by_column(self) -> tuple[Mark, ...]:
        """Where each column is of one mark, those; nothing where one is of several, or all are of the same."""
        of_columns = [{part.mark for row in self.rows for part in row.cells[i]} for i in range(len(self.columns))]
        if len(self.marks()) == 1 or any(len(marks) != 1 for marks in of_columns):
            return ()
        return tuple(mark for marks in of_columns for mark in marks)

    def origins(self, row: Row | None = None) -> list[Origin]:
        """Where the numbers of a row come from; without one, those of columns that are each of one mark."""
        if row is None:
            return _origins(list(zip(self.marks_by_column(), self.columns, strict=True)))
        parts = [
            (part.mark, part.text if len(cell) > 1 else column)
            for cell, column in zip(row.cells, self.columns, strict=True)
            for part in cell
        ]
        return _origins(parts)


def _origins(parts: Sequence[tuple[Mark, str]]) -> list[Origin]:
    found = [mark for mark, _ in Counter(mark for mark, _ in parts).most_common()]
    return [Origin(mark, [what for m, what in parts if m == mark] if i else []) for i, mark in enumerate(found)]


class Printed(Generic[B]):
    """A box, with where its numbers come from."""

    def __init__(self, box: B, shipped: B, sources: Mapping[str, Any], words: Words) -> None:
        self.box, self.words = box, words
        self.listed: set[str] = set()  # lines of the edition
        self._shipped, self._sources = shipped, sources

    def parts(self, source: str, of: Callable[..., Sequence[tuple[str, str | int]]], *which: int) -> Cell:
        """What `of` says of the box, part by part and each by its name; `source`: the edition's dotted name for all."""
        said = of(self.box, *which)
        is_shipped = said == of(self._shipped, *which)
        lines = [f"{source}.{name}".rstrip(".") for name, _ in said]
        self.listed.update(lines)
        marks = [source_of(self._sources, line) if is_shipped else CHANGED for line in lines]
        return tuple(Part(self._say(one), mark) for (_, one), mark in zip(said, marks, strict=True))

    def cell(self, source: str, of: Callable[..., str | int], *which: int) -> Cell:
        """A single part; `source`: its line in the edition, or its number in a line."""
        return self.parts(source, lambda box, *which: [("", of(box, *which))], *which)

    def _say(self, value: str | int) -> str:
        if isinstance(value, bool):
            return self.words("box-yes" if value else "box-no")
        return str(value)

    def row(self, name: str, title: str, *cells: Cell) -> Row:
        return Row(name, title, cells)

    def line(self, message: str, source: str, of: Callable[[B], str | int]) -> Row:
        """A row of one number."""
        return Row(source, self.words(message), (self.cell(source, of),))

    def house(self, game: str, **rules: Callable[[B], str | int]) -> list[Row]:
        """House rules, by the names that they have in the edition."""
        names = [(name, f"{game}-house-{name.replace('_', '-')}") for name in rules]
        return [self.line(message, f"house.{name}", rules[name]) for name, message in names]

    def group(self, name: str, title: str, columns: Sequence[str], rows: Sequence[Row]) -> Group:
        """Columns are messages; an empty one stands for itself."""
        said = tuple(self.words(column) if column else "" for column in columns)
        return Group(name, title, said, tuple(rows))


def source_of(sources: Mapping[str, Any], name: str) -> Mark:
    """A mark stands for all that lies below it, and `*` for all lines that are not named."""
    found: Any = sources
    for key in name.split("."):
        if isinstance(found, str):
            break
        found = found.get(key, found.get("*", {}))
    for mark in MARKS:
        if mark == found and mark != CHANGED:
            return mark
    raise KeyError(f"the sources of the edition do not say where {name} comes from")
