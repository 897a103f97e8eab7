"""A bot that is asked at a table."""

from __future__ import annotations

from typing import Any

from posse.bots import levels as known
from posse.bots.bot import Choice, get_ready
from posse.engine import table
from posse.engine.game import AnyGame, PosseError
from posse.engine.rng import key_from_seed, new_key

SECONDS = 1.0  # to think, where nothing else is said


def levels() -> tuple[str, ...]:
    """The bots that there are, by name: ours first, weakest first.

    >>> import posse
    >>> posse.levels()[:4]
    ('random', 'greenhorn', 'deputy', 'sheriff')
    """
    return tuple(known.levels())


class Bot:
    """A bot of a level. It is shown what a seat knows and may do, and nothing else.

    >>> import posse
    >>> game = posse.game("showdown")
    >>> table = game.table(seats=3, seed=7)
    >>> game.bot("deputy").choose(table, seed=1).move
    'lay king'
    """

    def __init__(self, game: AnyGame, level: str, seconds: float = SECONDS, **options: Any) -> None:
        self.game, self.level, self.seconds = game, level, seconds
        self._player = known.bot(level, game, **options)
        get_ready(self._player)

    def choose(self, table: table.Table, seat: int | None = None, seed: int | str | None = None) -> Choice:
        """What it would play for the seat whose turn it is, or for another one; with a seed, always the same.

        A bot that searches gives a line for every move: how often it was tried, and what is to be expected of it.
        """
        seat = table.turn() if seat is None else seat
        moves = table.offer(seat).moves if seat >= 0 else ()
        if not moves:
            raise PosseError("the game is over" if seat < 0 else f"seat {seat + 1} has nothing to choose now")
        key = new_key() if seed is None else key_from_seed(seed)
        return self._player.choose(table.view(seat), moves, self.seconds, key)

    def __repr__(self) -> str:
        return f"Bot({self.game.name!r}, {self.level!r})"
