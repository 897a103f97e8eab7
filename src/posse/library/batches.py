"""Many games at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from posse.engine import batch
from posse.engine.game import AnyGame, PosseError
from posse.engine.log import SPECTATOR
from posse.engine.rng import key_from_seed, new_key


class Results(NamedTuple):
    """What games came to: by row, and by row and seat. Rows that are not over have no numbers yet (NaN)."""

    is_over: npt.NDArray[np.bool_]
    shares: npt.NDArray[np.float64]  # of the win
    scores: npt.NDArray[np.float64]


class Batch(batch.Batch):
    """Games stepped together, compiled.

    `seats`, `moves` and `n_moves` say whose turn it is in each row, and what that seat may do.

    >>> import posse
    >>> batch = posse.game("showdown").batch(100, seats=3, seed=1)
    >>> while (batch.seats >= 0).any():
    ...     batch.step(batch.moves[:, 0])
    >>> results = batch.results()
    >>> bool(results.is_over.all()), float(results.shares.sum())
    (True, 100.0)
    """

    def results(self) -> Results:
        """Win shares and scores of the games that are over."""
        shares, scores = self.payoffs()
        return Results(self.seats < 0, shares, scores)

    def view(self, row: int, seat: int | None = None) -> Any:
        """What a seat knows in a row: the one whose turn it is, if none is given; -1: a spectator."""
        if not 0 <= row < len(self.states):
            raise PosseError(f"there is no row {row}; rows are 0 to {len(self.states) - 1}")
        asked = int(self.seats[row]) if seat is None else seat
        if not SPECTATOR <= asked < self.n_seats:
            raise PosseError(f"there is no seat {asked + 1} at a table of {self.n_seats}")
        v = self.game.View()
        self.game.rules.view(self.game.box, self.game.State.over(self.states[row : row + 1]), asked, v)
        return v

    def playout(self, seed: int | str | None = None) -> Results:
        """Play all games to their ends by random moves."""
        dice = np.random.default_rng(int.from_bytes(new_key() if seed is None else key_from_seed(seed), "little"))
        for _ in range(self.game.ply_cap):
            if not (self.seats >= 0).any():
                return self.results()
            chosen = dice.integers(0, np.maximum(self.n_moves, 1))
            self.step(self.moves[np.arange(len(self.seats)), chosen])
        raise PosseError(f"some games are not over after {self.game.ply_cap} plies")


def batch_of(game: AnyGame, n: int, seats: int, seed: int | str | None, threads: int) -> Batch:
    if n < 1 or threads < 1:
        raise PosseError("a batch has at least one game and one thread")
    return Batch(game, n, seats, new_key() if seed is None else key_from_seed(seed), threads)
