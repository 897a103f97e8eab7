"""A game's first lesson: a chosen deal, the moves that are made on it, and what is said beside them.

A game declares it as `LESSON` in `lesson.py` of its folder. The others' moves are written down; the newcomer makes
their own, at the first seat, and is told why. Words are `<game>-lesson-<name>`. Whatever number they quote is read off
what the newcomer's seat knows at that moment (`values`), and whatever else they claim of the table is checked there
(`holds`): a lesson that has become untrue does not play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from posse.engine.game import AnyGame, PosseError
from posse.engine.rng import key_from_seed
from posse.engine.table import Ply, Table

ME = 0  # the newcomer's seat


class Seen(NamedTuple):
    """What the newcomer's seat knows when something is said: its view, and what people want worked out from it."""

    v: Any
    facts: Mapping[str, Any]


Values = Mapping[str, int | str]


def nothing(seen: Seen) -> Values:
    return {}


def always(seen: Seen) -> bool:
    return True


@dataclass(frozen=True)
class Beat:
    """One thing that is said, and what the light falls on meanwhile: places by their names."""

    name: str
    light: tuple[str, ...] = ()
    values: Callable[[Seen], Values] = nothing
    holds: Callable[[Seen], bool] = always
    rule: str = ""  # where it can be read
    move: str = ""  # the move that answers it; none: it is read, and one goes on
    instead: Mapping[str, str] = field(default_factory=dict)
    """Other moves one may try here, and the words that then say why they are better left alone."""


@dataclass(frozen=True)
class Theirs:
    """Moves of the others, one after the other, as a record has them: the seat, counted from 1, and the move."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    seed: str  # of the deal
    n_seats: int
    script: tuple[Beat | Theirs, ...]

    def key(self) -> bytes:
        return key_from_seed(self.seed)


def say(name: str, *light: str, **more: Any) -> Beat:
    """Something to read."""
    return Beat(name, light, **more)


def do(move: str, name: str, *light: str, **more: Any) -> Beat:
    """Something to read, and to do."""
    return Beat(name, light, move=move, **more)


def they(*moves: str) -> Theirs:
    return Theirs(moves)


class BadLesson(Exception):
    """A lesson that does not play as it is written, or says what is not so."""


class Moment(NamedTuple):
    """A position of a lesson: what is said in it, and the move that leads on."""

    beats: tuple[tuple[Beat, Values], ...]
    seat: int  # whose move it is
    move: str  # empty: the lesson is over


def moments(lesson: Lesson, game: AnyGame) -> Iterator[tuple[Table, Moment, Ply | None]]:
    """The lesson played through the one door: the table at every position, what is said there, and the ply that led
    to it. Raises BadLesson."""
    table = Table(game, lesson.key(), lesson.n_seats)
    ply: Ply | None = None
    said: list[tuple[Beat, Values]] = []
    for part in lesson.script:
        if isinstance(part, Beat):
            said.append((part, _checked(part, table)))
            if part.move:
                yield table, Moment(tuple(said), ME, part.move), ply
                ply, said = _played(table, ME, part.move), []
        else:
            for line in part.moves:
                number, _, move = line.partition(" ")
                seat = int(number) - 1
                yield table, Moment(tuple(said), seat, move), ply
                ply, said = _played(table, seat, move), []
    yield table, Moment(tuple(said), -1, ""), ply


def _checked(beat: Beat, table: Table) -> Values:
    view = table.view(ME)
    seen = Seen(view, table.game.paper.facts(table.game.box, view))
    if not beat.holds(seen):
        raise BadLesson(f"{beat.name!r} is not so")
    legal = table.offer(ME).moves
    if wrong := [move for move in (*((beat.move,) if beat.move else ()), *beat.instead) if move not in legal]:
        raise BadLesson(f"{beat.name!r}: {', '.join(map(repr, wrong))} cannot be played; there is {', '.join(legal)}")
    return beat.values(seen)


def _played(table: Table, seat: int, move: str) -> Ply:
    try:
        return table.play(move, seat)
    except (PosseError, ValueError) as error:
        raise BadLesson(f"ply {len(table.plies) + 1}, {move!r} by seat {seat + 1}: {error}") from error
