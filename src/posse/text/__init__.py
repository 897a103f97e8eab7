"""What people read: the words of three languages, and a game in words.

A game's folder declares a `Text` beside its `Definition`; `posse.games.text(name)` gives it. The engine knows nothing
of it: whoever only plays, simulates or searches loads no words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from posse.engine.log import Event
from posse.engine.struct import Struct

from .listing import Group, Printed
from .sheet import Sheet
from .words import Words

B = TypeVar("B", bound=Struct)
V = TypeVar("V", bound=Struct)


def no_page(happened: Sequence[Event], words: Words, names: Sequence[str]) -> None:
    """For a game whose story needs no halt."""


@dataclass(frozen=True, eq=False)
class Text(Generic[B, V]):
    """A game in words, as its folder declares it."""

    sheet: Callable[[B, V, Words, Sequence[str], bool], Sheet]
    """(box, v, words, names, memory_aid): the table, seen from the view's seat. What lies openly on a real table is
    always there; what only a perfect memory would know, with the memory aid alone."""
    questions: tuple[tuple[str, ...], ...]
    """The groups of moves that stand side by side when a seat is asked, in the order they are shown; an offer is of the
    first that has all its moves. `<game>-group-<name>` names a group, and its attribute `key` the key that opens it."""
    group: Callable[[int], str]
    """The group a move is of."""
    label: Callable[[int, Words, Sequence[str], int], str]
    """A move as a person would say it; the last argument is the seat that would play it."""
    brief: Callable[[int, Words, Sequence[str], int], str]
    """The same where the name of its group stands above it: the card alone."""
    story: Callable[[Event, Words, Sequence[str]], str]
    """An event, as a seat is told it, as a sentence; empty: not worth a line."""
    headings: frozenset[int]
    """Events that begin a new part of the story."""
    page: Callable[[Sequence[Event], Words, Sequence[str]], Sheet | None] = no_page
    """What a ply came to, from the events a seat is told, where that is worth reading before play goes on: a
    reckoning."""
    rule_values: Callable[[B, Words], Mapping[str, str | int]] = lambda box, words: {}
    """What the rules quote of the box, by the names their messages have for it: a number, or a list in words."""
    listing: Callable[[Printed[B]], Sequence[Group]] = lambda printed: ()
    """What is in the box, table by table, every number with where it comes from."""


AnyText = Text[Any, Any]
