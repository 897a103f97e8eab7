"""What the API tells of a first lesson: every position of a game on a chosen deal, and what is said there."""

from __future__ import annotations

from msgspec import Struct

from .messages import Foreseen, Position, TableInfo


class LessonBeat(Struct, frozen=True):
    """One thing that is said."""

    words: str
    """The message."""
    values: dict[str, int | str]
    """What it quotes."""
    light: list[str]
    """Places on the table that it speaks of."""
    rule: str | None
    """Where it can be read."""
    move: str | None
    """The move that answers it; None: it is read."""
    instead: dict[str, str]
    """Other moves that may be tried, and the message that says why they are better left alone."""


class LessonTurn(Struct, frozen=True):
    position: Position
    beats: list[LessonBeat]
    move: str | None
    """The move that leads on, of the seat that learns; None: somebody else moves, or the lesson is over."""
    foreseen: list[Foreseen]
    """What the facts would be after each of the moves that can be tried here."""


class Lesson(Struct, frozen=True):
    """A lesson as the first seat sees it. It is played in the browser: there is no such table on the server, so it
    leaves no record, counts for nothing, and is never waited for."""

    table: TableInfo
    turns: list[LessonTurn]
