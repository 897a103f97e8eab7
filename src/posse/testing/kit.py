"""What the checks are given, and how they say what is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from posse.engine.drivers import POLICY_KEYS
from posse.engine.game import AnyGame
from posse.engine.log import Event, Log, events
from posse.engine.rng import Stream, below, key_from_seed, put_key, split, take_stream
from posse.engine.struct import Struct
from posse.text import AnyText


class Broken(AssertionError):
    """A law of the contract that a game breaks, and where."""


class Where:
    """A place, written out only for who reads it: writing a position takes longer than checking it."""

    def __init__(self, write: Callable[[], str]) -> None:
        self._write = write

    def __str__(self) -> str:
        return self._write()


class Refusal(NamedTuple):
    """An example: in this position, this seat may not do this, by this rule."""

    position: str
    seat: int
    move: str
    rule: str


class Tiny(NamedTuple):
    """An edition small enough that all deals which fit what a seat has seen can be counted."""

    box: Struct
    n_seats: int
    ways: Callable[[Any, Any, Any], float | None]
    """(box, v, s): in how many ways the cards that the seat of `v` has not seen can lie so that the state is `s`, the
    copies of a kind told apart. None: for this view nobody can say, and only the worlds are checked, not how often each
    comes up."""


@dataclass(frozen=True)
class Kit:
    """A game to be checked, and what only its makers can tell."""

    game: AnyGame
    text: AnyText | None = None  # None: as the shelf has it
    tiny: Tiny | None = None
    refusals: Sequence[Refusal] = ()
    pinned: Mapping[str, Any] = field(default_factory=dict)  # as `pins.pins` gives it
    golden: Sequence[Path] = ()  # records that have to replay
    n_games: int = 20  # random games a check plays, for each number of seats
    seed: int | str = 1
    skip: frozenset[str] = frozenset()  # names of checks


class Step(NamedTuple):
    """A ply of a random game."""

    before: Any
    seat: int
    move: int
    events: tuple[Event, ...]
    after: Any

    def where(self, kit: Kit) -> Where:
        """The place, so that a person can go there."""
        moves, position = kit.game.paper.moves, kit.game.paper.position
        return Where(lambda: f"seat {self.seat + 1} plays {moves.write(self.move)!r} in: {position.write(self.before)}")


def games(kit: Kit) -> Iterator[tuple[int, Any, Stream]]:
    """Opening positions, for every number of seats: (n_seats, state, a stream to choose moves from)."""
    master = Stream()
    put_key(master, key_from_seed(kit.seed))
    for n_seats in kit.game.seats:
        for i in range(kit.n_games):
            s, stream = kit.game.State(), Stream()
            split(master.key, 10 * i + n_seats, s)
            split(master.key, POLICY_KEYS + 10 * i + n_seats, stream)
            kit.game.rules.setup(kit.game.box, s, n_seats, None)
            yield n_seats, s, stream


def steps(kit: Kit, s: Any, stream: Stream) -> Iterator[Step]:
    """A random game from `s` on, `s` itself played. Of several seats that may act, any is asked."""
    rules = kit.game.rules
    for _ in range(kit.game.ply_cap):
        seats = acting(kit, s)
        if not seats:
            return
        seat = seats[below(stream, len(seats))]
        moves = legal(kit, s, seat)
        move = moves[below(stream, len(moves))]
        before, log = s.copy(), Log()
        rules.apply(kit.game.box, s, seat, move, log)
        yield Step(before, seat, move, tuple(events(log)), s.copy())
    if acting(kit, s):
        raise Broken(f"a game of {kit.game.name} is not over after {kit.game.ply_cap} plies")


def positions(kit: Kit) -> Iterator[tuple[int, Any, Stream]]:
    """Positions of random games, the last ones too: (n_seats, state, a stream)."""
    for n_seats, s, stream in games(kit):
        yield n_seats, s.copy(), stream
        for step in steps(kit, s, stream):
            yield n_seats, step.after, stream


def some_positions(kit: Kit) -> Iterator[tuple[int, Any, Stream]]:
    """Positions for checks that try every move: the more moves there are, the fewer."""
    one_in = max(1, kit.game.n_moves // 16)
    for n_seats, s, stream in positions(kit):
        if below(stream, one_in) == 0:
            yield n_seats, s, stream


def acting(kit: Kit, s: Any) -> list[int]:
    bits = kit.game.rules.actors(kit.game.box, s)
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def legal(kit: Kit, s: Any, seat: int) -> list[int]:
    moves = [0] * (kit.game.max_legal + 1)
    n = kit.game.rules.legal(kit.game.box, s, seat, moves)
    if n > kit.game.max_legal:
        raise Broken(f"seat {seat + 1} has {n} legal moves, more than {kit.game.max_legal}: {write(kit, s)}")
    return moves[:n]


def view(kit: Kit, s: Any, seat: int) -> Any:
    v = kit.game.View()
    kit.game.rules.view(kit.game.box, s, seat, v)
    return v


def resample(kit: Kit, v: Any, stream: Stream) -> Any:
    """Another world that looks like `v`, from a key drawn off `stream`."""
    s = kit.game.State()
    split(stream.key, 1 + below(stream, 0x7FFFFFFF), s)
    kit.game.rules.resample(kit.game.box, v, s, kit.game.rules.Scratch())
    return s


def with_stream_of(s: Any, other: Any) -> Any:
    """A copy of `s` that will draw as `other` does."""
    copy = s.copy()
    take_stream(copy, other)
    return copy


def write(kit: Kit, s: Any) -> str:
    return kit.game.paper.position.write(s)
