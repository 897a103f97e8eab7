"""The contract of a game.

A game's folder declares a `Definition`: its rules, and its paper, which is all that is written down about it without
any language. A `Game` is a definition bound to its box, and everything that plays takes a `Game`. What people read is
declared beside it, as a `posse.text.Text`.

The rules are plain functions marked with `rule`, over the game's own State, View and Box, and obey three laws that the
conformance kit (`posse.testing`) holds them to:

- `setup` and `apply` draw from the stream of the state and from nothing else;
- a View is built up from nothing and holds what its seat knows, with a perfect memory, and no key;
- who may act, and what is asked, never depends on what only that seat knows.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, Generic, Self, TypeVar

from .chronicle import Plies, Told, nothing_told
from .habits import NO_HABITS, Habits
from .log import Event, Log
from .notation import MoveNotation, PositionNotation
from .observation import NO_OBSERVATION, Layout, Observation, layout
from .rng import Stream
from .struct import FloatGrid, Row, Struct

B = TypeVar("B", bound=Struct)
S = TypeVar("S", bound=Stream)
V = TypeVar("V", bound=Struct)

MAX_SEATS = 5

Place = int
Item = int
Holdings = dict[Place, Counter[Item]]
HouseValue = bool | int | str  # of a house rule; a word is one of several the game lists


class NoScratch(Struct):
    """For a game whose `resample` keeps no notes."""

    spare: Annotated[Row, "i1", 8]


@dataclass(frozen=True)
class Rules(Generic[B, S, V]):
    """The part that runs plain, compiled and on a GPU: the structs it works on, and its functions."""

    Box: type[B]
    State: type[S]
    View: type[V]
    setup: Callable[[B, S, int, Log | None], None]
    """(box, s, n_seats, log): the opening position, from the key in `s`; every other field of `s` is blank before. What
    a seat sees in it, it is told, as by every move."""
    actors: Callable[[B, S], int]
    """Bit set of the seats that may act now; 0: the game is over."""
    turn: Callable[[B, S], int]
    """The one of them that a driver asks first, so that replays have one pinned order; -1: over."""
    legal: Callable[[B, S, int, Row], int]
    """(box, s, seat, moves): writes the legal moves in a pinned order, returns how many; changes nothing."""
    apply: Callable[[B, S, int, int, Log | None], None]
    """(box, s, seat, move, log): plays it and tells what happened."""
    payoff: Callable[[B, S, FloatGrid], None]
    """(box, s, out) of a finished game: out[0, seat] the share of the win, out[1, seat] the score; all 0 before."""
    view: Callable[[B, S, int, V], None]
    """(box, s, seat, v): what this seat knows, into a blank `v`. Seat -1: a spectator."""
    resample: Callable[[B, V, S, Any], None]
    """(box, v, s, scratch): another full state that fits all this seat has seen, every such deal equally likely; from
    the key in `s`, every other field of `s` is blank before. In `scratch` may stand anything."""
    Scratch: type[Struct] = NoScratch  # what `resample` keeps notes on

    def by_name(self) -> dict[str, Any]:
        """The functions by name, as drivers call them."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name[0].islower()}


@dataclass(frozen=True, eq=False)
class Paper(Generic[B, S, V]):
    """What is written down about a game, in ordinary Python and without any language."""

    edition: Path  # the edition file that ships with the game
    read_box: Callable[[Mapping[str, Any]], B]
    """A Box from the tables of an edition file; raises EditionError."""
    moves: MoveNotation
    position: PositionNotation[S]
    rule_numbers: tuple[str, ...]
    why_not: Callable[[B, V, int], str | None]
    """(box, v, move): the number of the rule that forbids the move to the seat whose view it is; None: it is legal."""
    items: tuple[str, ...]  # names of all that can move in an event
    places: tuple[str, ...]  # names of where it can lie
    events: tuple[str, ...]  # names of Event.what
    telling: frozenset[int]
    """Events by which a rule makes known something that was hidden; no others may follow from what is hidden."""
    contents: Callable[[B], Counter[Item]]
    """What the box holds: every item that is conserved."""
    census: Callable[[B, S], Holdings]
    """Where everything is, in truth."""
    sight: Callable[[B, V], Holdings]
    """Where everything is, as far as a seat knows: HIDDEN counts what it cannot name."""
    facts: Callable[[B, V], Mapping[str, object]] = lambda box, v: {}
    """What people want worked out of a view, by name, as JSON can say it: sums, shares, chances. A table in the browser
    shows it beside the view, and what it would be after a move."""
    house_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The words a house rule may be, where it is neither a number nor a yes or no."""
    from_memory: frozenset[int] = frozenset()
    """Events whose item only the seat itself looks at, as when a card that was seen before is drawn face down. Others
    are told it all the same, since a perfect memory knows it; people hear of it with the memory aid alone."""
    asking_tells: bool = False
    """Whether who is asked next can tell what is hidden: where who cannot answer has to show it, whoever is asked can.
    Then a move that leads on to another seat cannot be taken back."""
    ending: Callable[[Sequence[Event]], str] = lambda happened: ""
    """How a game ended, in a few English words, from all its events: what statistics count games by. Empty: a game of
    this kind ends in one way only."""
    dollars: int = 0
    """What a score of 1 is worth, where scores are money: 1,000 where they count bills of $1,000."""
    standing: Callable[[B, S], Sequence[float]] | None = None
    """(box, s): the score of every seat as it stands, at the end that of the result. None: there is none before."""
    chronicle: Callable[[B, int, Plies], Told] = nothing_told
    """(box, n_seats, plies): what there is to tell of a finished game, from all its events: what scores were made of,
    luck in plain counts, how it ended."""


@dataclass(frozen=True, eq=False)
class Definition(Generic[B, S, V]):
    """A game as its folder declares it."""

    name: str
    version: int  # rises whenever the same key and moves would end differently
    seats: range  # how many can play
    n_moves: int  # moves are 0 … n_moves - 1
    max_legal: int  # the most moves a seat may have at once
    ply_cap: int  # no game is longer; drivers report one that is
    rules: Rules[B, S, V]
    paper: Paper[B, S, V]
    habits: Habits = NO_HABITS  # how its deputies, greenhorns and sheriffs play
    observation: Observation = NO_OBSERVATION  # what programs that learn are shown

    def __post_init__(self) -> None:
        if not 1 <= self.seats.start < self.seats.stop <= MAX_SEATS + 1:
            raise ValueError(f"{self.name}: {self.seats} is not a range of seats within 1 … {MAX_SEATS}")
        if not issubclass(self.rules.State, Stream):
            raise TypeError(f"{self.name}: the state must be a Stream, so that it holds its key")
        if issubclass(self.rules.View, Stream):
            raise TypeError(f"{self.name}: a view must not hold a key")


@dataclass(frozen=True, eq=False)
class Game(Generic[B, S, V]):
    """A definition bound to its box: rules and box, one thing."""

    definition: Definition[B, S, V]
    box: B
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    """The house rules by which the box differs from its edition."""

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def version(self) -> int:
        return self.definition.version

    @property
    def seats(self) -> range:
        return self.definition.seats

    @property
    def n_moves(self) -> int:
        return self.definition.n_moves

    @property
    def max_legal(self) -> int:
        return self.definition.max_legal

    @property
    def ply_cap(self) -> int:
        return self.definition.ply_cap

    @property
    def rules(self) -> Rules[B, S, V]:
        return self.definition.rules

    @property
    def paper(self) -> Paper[B, S, V]:
        return self.definition.paper

    @property
    def habits(self) -> Habits:
        return self.definition.habits

    @property
    def observation(self) -> Observation:
        return self.definition.observation

    @property
    def State(self) -> type[S]:  # noqa: N802  # a type
        return self.definition.rules.State

    @property
    def View(self) -> type[V]:  # noqa: N802  # a type
        return self.definition.rules.View

    @property
    def edition(self) -> str:
        """What a record names the edition by: equal for boxes that play alike."""
        return hashlib.sha256(self.name.encode() + b"\n" + bytes(self.box)).hexdigest()[:16]

    def layout(self, n_seats: int) -> Layout:
        """What stands where in an observation; raises PosseError where the game has none."""
        check_seats(self, n_seats)
        if not self.observation.parts:
            raise PosseError(f"{self.name} cannot be observed: its definition has no observation")
        return layout(self.observation, self.box, n_seats)

    def with_box(self, box: bytes | B) -> Self:
        """The same definition with another box."""
        return replace(self, box=self.rules.Box.from_bytes(box) if isinstance(box, bytes) else box, house={})

    def altered(self, **parts: Any) -> Self:
        """The same box with parts of the definition replaced: for tests."""
        return replace(self, definition=replace(self.definition, **parts))


AnyGame = Game[Any, Any, Any]
AnyDefinition = Definition[Any, Any, Any]


class PosseError(Exception):
    """Something that a person asked for and cannot have, in one clear line."""


class EditionError(PosseError):
    """An edition file that cannot be played with."""


class NoSuchGame(PosseError):
    """A game that is not installed, or does not load."""


class SeatsError(PosseError):
    """A number of seats a game is not played with."""


def check_seats(game: AnyGame, n_seats: int) -> None:
    if n_seats not in game.seats:
        raise SeatsError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {n_seats}")
