"""A table with words, bots and a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from posse.bots.names import BOT_NAMES
from posse.engine import records, table
from posse.engine.game import AnyGame, PosseError
from posse.engine.log import SPECTATOR, Event
from posse.engine.rng import Stream, draw_key, key_from_seed, new_key, put_key
from posse.games import text
from posse.text.plain import lines_of
from posse.text.sheet import plain

from .bots import Bot
from .languages import words_in
from .plies import Ply, Told

if TYPE_CHECKING:
    from .records import Record

Bots = str | Bot | Sequence[str | Bot]


class Table(table.Table):
    """A game being played.

    >>> import posse
    >>> table = posse.game("showdown").table(seats=3, seed=7)
    >>> table.turn(), table.legal()
    (0, ['lay king', 'lay vest'])
    >>> table.play("lay ace")
    Traceback (most recent call last):
    posse.engine.table.Illegal: 'lay ace' is against rule SD-11
    >>> fork = table.copy()
    >>> fork.playout(bots="deputy", seed=1) == fork.result
    True
    >>> len(table.plies)
    0
    """

    plies: list[Ply]  # type: ignore[assignment]  # these are in words, too

    def __init__(self, game: AnyGame, key: bytes, n_seats: int, names: Sequence[str] = ()) -> None:
        self.names = tuple(names) or BOT_NAMES[:n_seats]
        super().__init__(game, key, n_seats)
        if len(self.names) != n_seats:
            raise PosseError(f"{len(self.names)} names for {n_seats} seats")

    def _ply(self, seat: int, move: int, happened: tuple[Event, ...]) -> Ply:
        return Ply.of(super()._ply(seat, move, happened), self.game, self.names)

    if TYPE_CHECKING:

        def play(self, move: str | int, seat: int | None = None, offer: int | None = None) -> Ply: ...
        def undo(self) -> Ply: ...

    def text(self, seat: int | None = None, language: str = "en", memory_aid: bool = False, width: int = 80) -> str:
        """The table as the person at a seat sees it; without a seat, as a spectator does.

        That is what lies open on a real table; with the memory aid, also what only a perfect memory would know.

        >>> import posse
        >>> table = posse.game("showdown").table(seats=2, seed=7)
        >>> print(table.text(seat=0, language="de").splitlines()[0])
        Showdown
        """
        view = self.view(SPECTATOR if seat is None else self._checked(seat))
        sheet = text(self.game.name).sheet(self.game.box, view, words_in(language), self.names, memory_aid)
        return f"{plain(sheet.title)}\n\n{lines_of(sheet, width)}"

    def __str__(self) -> str:
        return self.text()

    def told(self, seat: int) -> Told:
        """What a seat was told of the opening; -1: a spectator. `ply.told(seat)` has the rest."""
        return Told.of(self.opening, self.game, seat, self.names)

    def observe(self, seat: int | None = None) -> npt.NDArray[np.int16]:
        """What a seat knows, as the row of numbers that `game.layout` describes; of the seat whose turn it is, if none
        is given.

        >>> import posse
        >>> game = posse.game("showdown")
        >>> table = game.table(seats=2, seed=7)
        >>> game.layout(2).unpack(table.observe())["coins"].tolist()
        [3, 3]
        """
        seat = self._asked(seat)
        room = np.zeros((1, self.game.layout(self.n_seats).n_numbers), np.int16)
        out: Any = memoryview(room)  # type: ignore[arg-type]
        self.game.observation.observe(self.game.box, self.view(seat), out, 0)
        return room.reshape(-1)

    def mask(self, seat: int | None = None) -> npt.NDArray[np.int8]:
        """1 for every move that the seat may play, counted as `observe` counts: relative to the seat."""
        seat = self._asked(seat)
        found = np.zeros(self.game.n_moves, np.int8)
        for move in self.legal(seat, numbers=True):
            found[self.relative(move, seat)] = 1
        return found

    def relative(self, move: int, seat: int | None = None) -> int:
        """The number of a move as the seat counts it: seats that it names are counted from there."""
        return self.game.observation.relative(move, self._asked(seat), self.n_seats)

    def absolute(self, move: int, seat: int | None = None) -> int:
        """And back: what `play` takes.

        >>> import posse
        >>> table = posse.game("showdown").table(seats=2, seed=7)
        >>> chosen = int(table.mask().argmax())
        >>> table.play(table.absolute(chosen)).notation
        'lay king'
        """
        return self.game.observation.absolute(int(move), self._asked(seat), self.n_seats)

    def _asked(self, seat: int | None) -> int:
        if seat is None and self.is_over():
            raise PosseError("the game is over: say which seat is meant")
        return self._checked(self.turn() if seat is None else seat)

    def playout(self, bots: Bots = "random", seed: int | str | None = None) -> table.Result:
        """Play on to the end: all seats by one bot or level, or each by its own. With a seed, always the same."""
        players = self._players(bots)
        stream = Stream()
        put_key(stream, new_key() if seed is None else key_from_seed(seed))
        while not self.is_over():
            if len(self.plies) >= self.game.ply_cap:
                raise PosseError(f"the game is not over after {self.game.ply_cap} plies")
            seat = self.turn()
            choice = players[seat].choose(self, seat, seed=draw_key(stream).hex())
            self.play(choice.move, seat)
        return self.result

    def _players(self, bots: Bots) -> list[Bot]:
        if isinstance(bots, str | Bot):
            bots = [bots] * self.n_seats
        if len(bots) != self.n_seats:
            raise PosseError(f"{len(bots)} bots for {self.n_seats} seats")
        made = {level: Bot(self.game, level) for level in bots if isinstance(level, str)}
        return [made[one] if isinstance(one, str) else one for one in bots]

    def record(self) -> Record:
        """The game so far, as it is kept in a file."""
        from .records import Record

        return Record.of(records.record_of(self, self.names))

    def save(self, path: str | Path) -> None:
        """Write the game so far into a record; what was there before stays until the new one is safe."""
        records.save(self.record(), Path(path))
