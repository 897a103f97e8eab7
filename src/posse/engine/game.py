"""The contract of a game: what a game has to say so that everything else can be written once.

The rules are plain functions marked with `rule`, over the game's own State, View and Box, and obey three laws that the
conformance kit (`posse.testing`) holds them to:

- `setup` and `apply` draw from the stream of the state and from nothing else;
- a View is built up from nothing and holds what its seat knows, with a perfect memory, and no key;
- who may act, and what is asked, never depends on what only that seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Generic, TypeVar

from posse.locales import Words

from .habits import NO_HABITS, Habits
from .listing import Group, Printed
from .log import Event, Log
from .notation import MoveNotation, PositionNotation
from .rng import Stream
from .sheet import Sheet
from .struct import FloatGrid, Row, Struct

B = TypeVar("B", bound=Struct)
S = TypeVar("S", bound=Stream)
V = TypeVar("V", bound=Struct)

MAX_SEATS = 5

Place = int
Item = int
Holdings = dict[Place, Counter[Item]]
HouseValue = bool | int | str  # of a house rule; a word is one of several the game lists


@dataclass(frozen=True)
class Rules(Generic[B, S, V]):
    """The part that runs plain, compiled and on a GPU."""

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
    resample: Callable[[B, V, S], None]
    """(box, v, s): another full state that fits all this seat has seen, every such deal equally likely; from the key in
    `s`, every other field of `s` is blank before."""

    def by_name(self) -> dict[str, Any]:
        """The rules by name, as drivers call them."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


@dataclass(frozen=True, eq=False)
class Game(Generic[B, S, V]):
    """A game: its sizes, its rules, and its words."""

    name: str
    version: int  # rises whenever the same key and moves would end differently
    seats: range  # how many can play
    n_moves: int  # moves are 0 … n_moves - 1
    max_legal: int  # the most moves a seat may have at once
    ply_cap: int  # no game is longer; drivers report one that is
    box: type[B]
    state: type[S]
    view: type[V]
    rules: Rules[B, S, V]

    # In ordinary Python:
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
    page: Callable[[Sequence[Event], Words, Sequence[str]], Sheet | None]
    """What a ply came to, from the events a seat is told, where that is worth reading before play goes on: a
    reckoning."""
    habits: Habits = NO_HABITS
    """How its deputies, greenhorns and sheriffs play."""
    house_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The words a house rule may be, where it is neither a number nor a yes or no."""
    rule_values: Callable[[B, Words], Mapping[str, str | int]] = lambda box, words: {}
    """What the rules quote of the box, by the names their messages have for it: a number, or a list in words."""
    listing: Callable[[Printed[B]], Sequence[Group]] = lambda printed: ()
    """What is in the box, table by table, every number with where it comes from."""
    facts: Callable[[B, V], Mapping[str, object]] = lambda box, v: {}
    """What people want worked out of a view, by name, as JSON can say it: sums, shares, chances. A table in the browser
    shows it beside the view, and what it would be after a move."""
    from_memory: frozenset[int] = frozenset()
    """Events whose item only the seat itself looks at, as when a card that was seen before is drawn face down. Others
    are told it all the same, since a perfect memory knows it; people hear of it with the memory aid alone."""
    asking_tells: bool = False
    """Whether who is asked next can tell what is hidden: where who cannot answer has to show it, whoever is asked can.
    Then a move that leads on to another seat cannot be taken back."""
    ending: Callable[[Sequence[Event]], str] = lambda happened: ""
    """How a game ended, in a few English words, from all its events: what statistics count games by. Empty: a game of
    this kind ends in one way only."""

    def __post_init__(self) -> None:
        if not 1 <= self.seats.start < self.seats.stop <= MAX_SEATS + 1:
            raise ValueError(f"{self.name}: {self.seats} is not a range of seats within 1 … {MAX_SEATS}")
        if not issubclass(self.state, Stream):
            raise TypeError(f"{self.name}: the state must be a Stream, so that it holds its key")
        if issubclass(self.view, Stream):
            raise TypeError(f"{self.name}: a view must not hold a key")


def no_page(happened: Sequence[Event], words: Words, names: Sequence[str]) -> None:
    """For a game whose story needs no halt."""


class PosseError(Exception):
    """Something that a person asked for and cannot have, in one clear line."""


class EditionError(PosseError):
    """An edition file that cannot be played with."""


class NoSuchGame(PosseError):
    """A game that is not installed, or does not load."""


class SeatsError(PosseError):
    """A number of seats a game is not played with."""


def check_seats(game: Game[Any, Any, Any], n_seats: int) -> None:
    if n_seats not in game.seats:
        raise SeatsError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {n_seats}")
