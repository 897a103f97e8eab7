"""The course of a game at a table: the one door, and every step that was taken, moves and takings back alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from posse.engine.game import AnyGame, PosseError
from posse.engine.log import Event, told
from posse.engine.table import Table
from posse.server.database.table_rows import StepRow


class Taken(NamedTuple):
    """A step. Its events are in full detail: give a seat only `told(seat)`."""

    n: int
    seat: int
    events: tuple[Event, ...]
    back_to: int | None = None  # the step before which everything stands again

    def told(self, seat: int) -> tuple[Event, ...]:
        return told(self.events, seat)


class Lost(Exception):
    """Steps that do not replay."""


class Course:
    """Step 0 is the opening."""

    def __init__(self, game: AnyGame, key: bytes, n_seats: int) -> None:
        self.game = game
        self.table = Table(game, key, n_seats)
        self.steps = [Taken(0, -1, self.table.opening)]
        self._standing: list[int] = []  # the steps whose plies have not been taken back

    @property
    def n(self) -> int:
        """The number of the last step."""
        return self.steps[-1].n

    def play(self, seat: int, offer: int, move: str) -> Taken:
        """Raises Illegal or Stale, and then nothing has changed."""
        ply = self.table.play(move, seat, offer)
        taken = Taken(self.n + 1, seat, ply.events)
        self._standing.append(taken.n)
        self.steps.append(taken)
        return taken

    def take_back(self, seat: int, n_plies: int) -> Taken:
        """Back to when there were so many plies."""
        taken = Taken(self.n + 1, seat, (), self._standing[n_plies])
        self.table.rewind(n_plies)
        del self._standing[n_plies:]
        self.steps.append(taken)
        return taken

    def back_to(self, seat: int, freely: bool) -> int | None:
        """How many plies are left if the seat takes back; None: it may not. Freely: to before its own last move."""
        if self.table.is_over():
            return None
        if not freely:
            return self.table.back_to(seat)
        mine = [i for i, ply in enumerate(self.table.plies) if ply.seat == seat]
        return mine[-1] if mine else None

    def restore(self, rows: Iterable[StepRow]) -> None:
        """Take the steps that were kept; raises Lost where they do not fit."""
        for row in rows:
            if row.n != self.n + 1:
                raise Lost(f"step {self.n + 1} is missing")
            try:
                if row.move is not None:
                    self.play(row.seat, self.table.offer(row.seat).number, row.move)
                else:
                    self.take_back(row.seat, row.back_to or 0)
            except (PosseError, ValueError, IndexError) as error:
                raise Lost(f"step {row.n} does not replay: {type(error).__name__}") from None

    def snapshot(self) -> bytes:
        return self.table.snapshot()
