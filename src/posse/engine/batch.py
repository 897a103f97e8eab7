"""Many games at once: played to their ends, or stepped over threads."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from . import drivers
from .game import AnyGame, PosseError, check_seats
from .speed import Speed, bind
from .workspace import Workspace, key_row, numbers, workspace

T = TypeVar("T")


def check_games(first: int, n_games: int) -> None:
    """A key has games 0 … MAX_GAMES - 1."""
    if first < 0 or n_games < 0 or first + n_games > drivers.MAX_GAMES:
        raise ValueError(f"a key covers games 0 to {drivers.MAX_GAMES - 1}, not {first} to {first + n_games - 1}")


def play_games(
    game: AnyGame, key: bytes, first: int, n_games: int, n_seats: int, speed: Speed
) -> tuple[npt.NDArray[np.void], list[int]]:
    """Games first … first + n_games - 1 of a key, by random moves.

    Returns their last states, and how many plies each took (-1: over the cap).
    """
    check_seats(game, n_seats)
    check_games(first, n_games)
    states = game.State.batch(n_games)
    n_plies = numbers(speed, n_games)
    play = bind(drivers.play_batch, game, speed)
    play(workspace(game, speed, key, states), n_plies, first, 0, n_games, n_seats)
    return states, [int(n) for n in n_plies]


class Batch:
    """Games stepped together: `seats`, `moves` and `n_moves` say whose turn it is in each row and what they may do.

    >>> batch = Batch(game, n_games=1024, n_seats=3, key=key)  # doctest: +SKIP
    >>> while (batch.seats >= 0).any():  # doctest: +SKIP
    ...     batch.step(batch.moves[:, 0])
    """

    def __init__(
        self,
        game: AnyGame,
        n_games: int,
        n_seats: int,
        key: bytes,
        threads: int = 1,
        speed: Speed = Speed.COMPILED,
    ) -> None:
        check_seats(game, n_seats)
        if speed is Speed.PLAIN:
            raise ValueError("a batch needs compiled rules")
        self.game = game
        self.n_seats = n_seats
        self.states = game.State.batch(n_games)
        self.seats = np.zeros(n_games, np.int64)  # whose turn it is; -1: the game is over
        self.moves = np.zeros((n_games, game.max_legal), np.int64)  # [row, i]; the first n_moves[row] count
        self.n_moves = np.zeros(n_games, np.int64)
        self._shown = drivers.Rows(self.seats, self.moves, self.n_moves)
        bounds = [n_games * i // threads for i in range(threads + 1)]
        self._rows = list(itertools.pairwise(bounds))
        self._work = [workspace(game, speed, key, self.states) for _ in self._rows]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._open = bind(drivers.open_batch, game, speed)
        self._check = bind(drivers.first_illegal, game, speed)
        self._step = bind(drivers.step_batch, game, speed)
        self._payoff = bind(drivers.payoff_batch, game, speed)
        self.reset(key)

    def reset(self, key: bytes, first: int = 0) -> None:
        """Set all rows up anew: row i is game first + i of the key."""
        check_games(first, len(self.states))

        master = key_row(Speed.COMPILED, key)

        def part(work: Workspace, start: int, stop: int) -> None:
            self._open(work._replace(master=master), self._shown, first, start, stop, self.n_seats)

        self._over_threads(part)

    def step(self, chosen: npt.NDArray[np.integer[Any]]) -> None:
        """Play one move in every row that is not over; raises where one is illegal, and then nothing has changed."""
        chosen = np.asarray(chosen)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {len(self.seats)} whole numbers, one per row")
        chosen = np.ascontiguousarray(chosen, np.int64)

        def check(work: Workspace, start: int, stop: int) -> int:
            return self._check(self._shown, chosen, start, stop)

        def play(work: Workspace, start: int, stop: int) -> None:
            self._step(work, self._shown, chosen, start, stop)

        wrong = max(self._over_threads(check))
        if wrong >= 0:
            raise PosseError(f"row {wrong}: move {chosen[wrong]} is not legal for seat {self.seats[wrong] + 1}")
        self._over_threads(play)

    def payoffs(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Win shares and scores, [row, seat]; NaN where the game is not over."""
        shares, scores = (np.full((len(self.seats), self.n_seats), np.nan) for _ in range(2))

        def part(work: Workspace, start: int, stop: int) -> None:
            out = np.zeros((2, self.n_seats))
            self._payoff(work.boxes, work.states, start, stop, self.n_seats, self.seats, out, shares, scores)

        self._over_threads(part)
        return shares, scores

    def _over_threads(self, part: Callable[[Workspace, int, int], T]) -> list[T]:
        jobs = [(work, start, stop) for work, (start, stop) in zip(self._work, self._rows, strict=True)]
        if self._pool is None:
            return [part(*job) for job in jobs]
        return list(self._pool.map(lambda job: part(*job), jobs))
