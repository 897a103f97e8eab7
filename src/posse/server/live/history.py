"""The history of a game at a table: every step that was taken, moves and moves taken back alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from posse.engine.game import AnyGame, PosseError
from posse.engine.log import Event, told
from posse.engine.table import Table
from posse.games import game as game_named
from posse.server.database.rows import StepRow, TableRow


class Taken(NamedTuple):
    """A step. Its events are in full detail: give a seat only `told(seat)`."""

    n: int
    seat: int
    events: tuple[Event, ...]
    back_to: int | None = None  # moves were taken back to before this step

    def told(self, seat: int) -> tuple[Event, ...]:
        return told(self.events, seat)


class Lost(Exception):
    """A game that cannot go on: its steps do not replay. `line` is for its players."""

    def __init__(self, reason: str, line: str = "this game does not replay; the server's log says why") -> None:
        super().__init__(reason)
        self.line = line


class History:
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

    def last_move(self) -> str:
        """In our notation, however the player wrote it."""
        return self.game.paper.moves.write(self.table.plies[-1].move)

    def restore(self, rows: Iterable[StepRow]) -> None:
        """Take the steps that were saved; raises Lost if they do not fit."""
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


def history_of(row: TableRow, key: bytes, steps: Iterable[StepRow] = ()) -> History:
    """The history of a table's game; raises Lost."""
    version = game_named(row.game).version
    if row.version != version:
        line = f"this game was started with version {row.version} of the rules; this is version {version}"
        raise Lost("the rules have changed", line)
    try:
        history = History(game_named(row.game, house=row.house), key, len(row.seats))
    except PosseError as error:
        raise Lost(str(error)) from None
    history.restore(steps)
    return history
