"""A move that was played, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from posse.engine import table
from posse.engine.game import AnyGame
from posse.engine.log import SPECTATOR, Event, told
from posse.games import text
from posse.text.story import heard

from .languages import words_in


class Told(tuple[Event, ...]):
    """What a seat is told: a tuple of events, printed as sentences.

    >>> import posse
    >>> table = posse.game("showdown").table(seats=2, seed=7)
    >>> told = table.play("lay king").told(0)
    >>> print(told)
    Hank lays a king face down.
    >>> told.lines("de")
    ['Hank legt verdeckt einen König.']
    >>> told[0].n
    1
    """

    game: AnyGame
    seat: int
    names: tuple[str, ...]

    @classmethod
    def of(cls, happened: Iterable[Event], game: AnyGame, seat: int, names: tuple[str, ...]) -> Self:
        events = cls(told(happened, seat))
        events.game, events.seat, events.names = game, seat, names
        return events

    def lines(self, language: str = "en") -> list[str]:
        """A sentence for everything that is worth one."""
        story, words = text(self.game.name).story, words_in(language)
        noticed = heard(self, self.game, self.seat, memory_aid=False)
        return [line for event in noticed if (line := story(event, words, self.names))]

    def __str__(self) -> str:
        return "\n".join(self.lines())


class Ply(table.Ply):
    """A move that was played, and what then happened. Printed, it says what a spectator is told.

    >>> import posse
    >>> table = posse.game("showdown").table(seats=2, seed=7)
    >>> ply = table.play("lay king")
    >>> print(ply)
    Hank lays a card face down.
    >>> ply.seat, ply.notation, ply.label()
    (0, 'lay king', 'Lay a king')
    """

    game: AnyGame
    names: tuple[str, ...]

    @classmethod
    def of(cls, ply: table.Ply, game: AnyGame, names: tuple[str, ...]) -> Self:
        other = cls(*ply)
        other.game, other.names = game, names
        return other

    @property
    def notation(self) -> str:
        """The move as records write it."""
        return self.game.paper.moves.write(self.move)

    def label(self, language: str = "en") -> str:
        """The move as a person would say it. It may be a secret of the seat."""
        return text(self.game.name).label(self.move, words_in(language), self.names, self.seat)

    def told(self, seat: int) -> Told:
        """What a seat is told of it; -1: a spectator."""
        return Told.of(self.events, self.game, seat, self.names)

    def __str__(self) -> str:
        return str(self.told(SPECTATOR))
