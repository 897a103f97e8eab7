"""The table: the one door for every move, of people, bots, replays and tests alike.

A table runs the plain rules. It tells a seat only what `view` and the seat's part of the events tell, and it changes
nothing unless a move is accepted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, Self, overload

from .game import AnyGame, PosseError, check_seats
from .log import Event, Log, events, told
from .notation import NotationError
from .rng import put_key, take_stream
from .takeback import can_be_taken_back


class Offer(NamedTuple):
    """What a seat may do now. The number changes only when the seat's legal moves do or it has acted."""

    number: int
    moves: tuple[str, ...]  # in notation, in the game's pinned order


class Ply(NamedTuple):
    """A move that was played, and what then happened in full detail: give a seat only `told(seat)`."""

    seat: int
    move: int
    events: tuple[Event, ...]

    def told(self, seat: int) -> tuple[Event, ...]:
        return told(self.events, seat)


class Result(NamedTuple):
    shares: tuple[float, ...]  # of the win, by seat
    scores: tuple[float, ...]


class Illegal(PosseError):
    """A move that the rules forbid, or that there is not. `rule` is the number of the rule, where one forbids it."""

    def __init__(self, line: str, rule: str | None = None) -> None:
        super().__init__(line)
        self.rule = rule


class Stale(PosseError):
    """A move in answer to an offer that is no longer open."""


@dataclass
class _Seat:
    number: int = 0
    moves: tuple[int, ...] = ()


class Table:
    """A game being played."""

    def __init__(self, game: AnyGame, key: bytes, n_seats: int) -> None:
        check_seats(game, n_seats)
        self.game = game
        self.key = key
        self.n_seats = n_seats
        self.plies: list[Ply] = []
        self._state = game.State()
        put_key(self._state, key)
        self._log = Log()
        game.rules.setup(game.box, self._state, n_seats, self._log)
        self.opening = tuple(events(self._log))  # in full detail, as in a Ply: give a seat only `told(opening, seat)`
        self.is_a_puzzle = False  # begun from a position, not from the key
        self._snapshots = [bytes(self._state)]
        self._seats = [_Seat() for _ in range(n_seats)]
        self._make_offers()

    def turn(self) -> int:
        """The seat a driver asks first; -1: the game is over."""
        return self.game.rules.turn(self.game.box, self._state)

    def actors(self) -> tuple[int, ...]:
        """All seats that may act now."""
        bits = self.game.rules.actors(self.game.box, self._state)
        return tuple(seat for seat in range(self.n_seats) if bits >> seat & 1)

    def is_over(self) -> bool:
        return self.turn() < 0

    def offer(self, seat: int) -> Offer:
        found = self._seats[self._checked(seat)]
        return Offer(found.number, tuple(self.game.paper.moves.write(move) for move in found.moves))

    def view(self, seat: int) -> Any:
        """What a seat knows; -1: a spectator."""
        v = self.game.View()
        self.game.rules.view(self.game.box, self._state, seat, v)
        return v

    @overload
    def legal(self, seat: int | None = None, *, numbers: Literal[False] = False) -> list[str]: ...
    @overload
    def legal(self, seat: int | None = None, *, numbers: Literal[True]) -> list[int]: ...
    def legal(self, seat: int | None = None, *, numbers: bool = False) -> list[str] | list[int]:
        """The legal moves of a seat in notation, or as numbers; of the seat whose turn it is, if none is given."""
        if seat is None and self.is_over():
            return []
        moves = self._seats[self._checked(self.turn() if seat is None else seat)].moves
        return list(moves) if numbers else [self.game.paper.moves.write(move) for move in moves]

    def play(self, move: str | int, seat: int | None = None, offer: int | None = None) -> Ply:
        """Play a move, in notation or as a number, for the seat whose turn it is, or for another one.

        The number of an offer says what the move answers; people and bots always give it. Raises Stale if that offer is
        no longer open and Illegal if the rules forbid the move; then nothing has changed.
        """
        if seat is None:
            seat = self.turn()
            if seat < 0:
                raise Illegal("the game is over")
        holder = self._seats[self._checked(seat)]
        if offer is not None and offer != holder.number:
            raise Stale(f"offer {offer} is out of date: the current one is {holder.number}")
        number = self._number(move)
        if number not in holder.moves:
            rule = self.game.paper.why_not(self.game.box, self.view(seat), number)
            raise Illegal(f"{self.game.paper.moves.write(number)!r} is against rule {rule}", rule)
        return self._apply(seat, number)

    def _number(self, move: str | int) -> int:
        if isinstance(move, str):
            try:
                return self.game.paper.moves.read(move)
            except NotationError as error:
                raise Illegal(str(error)) from None
        if not 0 <= move < self.game.n_moves:
            raise Illegal(f"there is no move {move}; moves are 0 to {self.game.n_moves - 1}")
        return int(move)

    def _apply(self, seat: int, move: int) -> Ply:
        self._log.clear()
        try:
            self.game.rules.apply(self.game.box, self._state, seat, move, self._log)
            ply = self._ply(seat, move, tuple(events(self._log)))
        except Exception:  # a rule that fails half-way leaves nothing behind
            self._state = self.game.State.from_bytes(self._snapshots[-1])
            raise
        self.plies.append(ply)
        self._snapshots.append(bytes(self._state))
        self._seats[seat].number += 1
        self._seats[seat].moves = ()
        self._make_offers()
        return ply

    def _ply(self, seat: int, move: int, happened: tuple[Event, ...]) -> Ply:
        return Ply(seat, move, happened)

    def undo(self) -> Ply:
        """Take back the last ply, and return it. Every offer made meanwhile is closed."""
        if not self.plies:
            raise PosseError("there is no ply to undo")
        ply = self.plies[-1]
        self.rewind(len(self.plies) - 1)
        return ply

    def rewind(self, n_plies: int) -> None:
        """Go back to the position after `n_plies` plies. Every offer made meanwhile is closed."""
        if not 0 <= n_plies <= len(self.plies):
            raise PosseError(f"there is no ply {n_plies}; there are {len(self.plies)}")
        del self.plies[n_plies:]
        del self._snapshots[n_plies + 1 :]
        self._state = self.game.State.from_bytes(self._snapshots[-1])
        for seat in self._seats:
            seat.number += 1
            seat.moves = ()
        self._make_offers()

    def copy(self) -> Self:
        """A table that goes on by itself from here, with the same key."""
        other = copy(self)
        other.plies = list(self.plies)
        other._log = Log()
        other._state = self._state.copy()
        other._snapshots = list(self._snapshots)
        other._seats = [replace(seat) for seat in self._seats]
        return other

    def back_to(self, seat: int) -> int | None:
        """How many plies are left if the seat takes back its move; None: it may not.

        It may if nobody has moved since, nothing was drawn, and it was shown nothing that was hidden from it.
        """
        if not self.plies or self.plies[-1].seat != seat:
            return None
        before = self.game.State.from_bytes(self._snapshots[-2])
        if not can_be_taken_back(self.game, before, self._state, seat, self.plies[-1].events):
            return None
        return len(self.plies) - 1

    @property
    def result(self) -> Result:
        """Of a finished game; raises PosseError while it is not over."""
        if not self.is_over():
            raise PosseError("the game is not over")
        out: Any = memoryview(bytearray(16 * self.n_seats)).cast("d", (2, self.n_seats))
        self.game.rules.payoff(self.game.box, self._state, out)
        shares, scores = out.tolist()
        return Result(tuple(shares), tuple(scores))

    def snapshot(self) -> bytes:
        """The whole state, as it is kept; never for a seat."""
        return self._snapshots[-1]

    def states(self) -> Iterator[Any]:
        """The whole truth at the opening and after every ply: for chronicles of finished games, never for a seat."""
        return (self.game.State.from_bytes(snapshot) for snapshot in self._snapshots)

    def digest(self) -> str:
        """Of the whole state; what a record pins its end by."""
        return hashlib.sha256(bytes(self._state)).hexdigest()[:16]

    def position(self) -> str:
        """The whole truth in one line, for bug reports and tests; never for a seat in a running game."""
        return self.game.paper.position.write(self._state)

    def set_position(self, text: str) -> None:
        """Start anew from a position in notation, for tests and puzzles; the key stays."""
        s = self.game.paper.position.read(text)
        take_stream(s, self._state)
        self._snapshots = [bytes(s)]
        self.plies.clear()
        self.opening, self.is_a_puzzle = (), True
        self.rewind(0)

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.n_seats:
            raise Illegal(f"there is no seat {seat + 1} at a table of {self.n_seats}")
        return seat

    def _make_offers(self) -> None:
        buffer = [0] * self.game.max_legal
        for seat, holder in enumerate(self._seats):
            n = self.game.rules.legal(self.game.box, self._state, seat, buffer)
            moves = tuple(buffer[:n])
            if moves != holder.moves:
                holder.number += 1
                holder.moves = moves
