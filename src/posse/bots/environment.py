"""Games that programs learn in, stepped together on a CPU."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from posse.engine.batch import check_games
from posse.engine.game import AnyGame, PosseError
from posse.engine.rng import Stream
from posse.engine.speed import Speed, bind
from posse.engine.workspace import Workspace, key_row, structs, workspace

from . import stepping
from .policies import NAMES
from .stepping import LEARNER, Rows, Ways

T = TypeVar("T")
LineUp = Sequence[str | None] | npt.NDArray[np.integer[Any]]
FIELDS: Mapping[str, tuple[str, str]] = {  # of Rows, but for states and streams: dtype, and what there is one of
    "chosen": ("i8", ""),
    "seats": ("i8", ""),
    "observations": ("i2", "number"),
    "masks": ("i1", "move"),
    "n_moves": ("i8", ""),
    "shares": ("f4", "seat"),
    "scores": ("f4", "seat"),
    "n_over": ("i8", ""),
    "n_cut": ("i8", ""),
    "wrong": ("i1", ""),
    "policies": ("i1", "seat"),
    "games": ("i8", ""),
    "n_plies": ("i8", ""),
}
GIVEN = ("observations", "masks", "seats", "n_moves", "shares", "scores", "n_over", "n_cut")  # buffers may be given


class Plan(NamedTuple):
    """What an environment is made of, wherever it runs."""

    game: AnyGame
    n_rows: int
    n_seats: int
    key: bytes
    policies: npt.NDArray[np.int8]  # [row, seat]
    ways: Ways

    def room(self, name: str) -> npt.NDArray[Any]:
        """A blank field of `Rows`."""
        dtype, per = FIELDS[name]
        lengths = {"seat": self.n_seats, "move": self.game.n_moves, "number": self.game.layout(self.n_seats).n_numbers}
        return np.zeros((self.n_rows, lengths[per]) if per else self.n_rows, np.dtype(dtype))

    def rows(self, first: int) -> Rows:
        """All rows as they are before their first games, which begin with number `first`."""
        check_games(first, self.n_rows)
        fields = {name: self.room(name) for name in FIELDS}
        fields["seats"][:] = -1
        fields["games"][:] = np.arange(first - self.n_rows, first)
        fields["policies"][:] = self.policies
        return Rows(**fields, states=self.game.State.batch(self.n_rows), streams=Stream.batch(self.n_rows))


def plan(
    game: AnyGame,
    n_rows: int,
    n_seats: int,
    key: bytes,
    line_up: LineUp | None = None,
    rotated: bool = False,
    forced: bool = False,
    waits: bool = False,
) -> Plan:
    """See `posse.Game.environment`, which says it in words."""
    game.layout(n_seats)  # refuses a game that cannot be observed, and seats that it does not have
    if n_rows < 1:
        raise PosseError("an environment has at least one row")
    return Plan(
        game, n_rows, n_seats, key, _policies(line_up, n_rows, n_seats, rotated), Ways(n_seats, int(forced), int(waits))
    )


def _policies(line_up: LineUp | None, n_rows: int, n_seats: int, rotated: bool) -> npt.NDArray[np.int8]:
    found = np.full((n_rows, n_seats), LEARNER, np.int8)
    if isinstance(line_up, np.ndarray):
        right = line_up.shape == found.shape and line_up.dtype.kind in "iu"
        if not right or not np.isin(line_up, (*range(len(NAMES)), LEARNER)).all():
            raise PosseError(
                f"a line-up by row has a policy, 0 to {LEARNER}, for each of {n_rows} rows × {n_seats} seats"
            )
        found[:] = line_up
    elif line_up is not None:
        if len(line_up) != n_seats:
            raise PosseError(f"{len(line_up)} bots for {n_seats} seats; None stands for whoever learns")
        numbers = []
        for name in line_up:
            if name is not None and name not in NAMES:
                raise PosseError(f"there is no policy {name!r}; choose from: {', '.join(NAMES)}")
            numbers.append(LEARNER if name is None else NAMES.index(name))
        found[:] = numbers
    if rotated:
        turns = (np.arange(n_seats) - np.arange(n_rows)[:, None]) % n_seats
        found = np.take_along_axis(found, turns, 1)
    if not (found == LEARNER).any(axis=1).all():
        raise PosseError("every row needs a seat that learns")
    return found


def parts_of(game: AnyGame) -> dict[str, Any]:
    """What its drivers and kernels are bound to, beside the rules."""
    return {**game.habits.by_name(), **game.observation.by_name()}


class Environment:
    """Rows of games, each with the seat that is asked, what it knows and what it may do, in NumPy arrays.

    The arrays are written anew by every step: `seats`, `observations`, `masks`, `n_moves`, `shares`, `scores`,
    `n_over`, `n_cut`. Moves count seats from whoever is asked.
    """

    def __init__(
        self,
        plan: Plan,
        threads: int = 1,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
        speed: Speed = Speed.COMPILED,
    ) -> None:
        self.game, self.n_rows, self.n_seats, self.plan = plan.game, plan.n_rows, plan.n_seats, plan
        self.layout = plan.game.layout(plan.n_seats)
        if threads < 1:
            raise PosseError("an environment has at least one thread")
        bounds = [plan.n_rows * i // threads for i in range(threads + 1)]
        self._spans = list(itertools.pairwise(bounds))
        self._speed = speed
        self._work = [workspace(plan.game, speed, plan.key) for _ in self._spans]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._step = bind(stepping.step_rows, plan.game, speed, **parts_of(plan.game))
        self._first_wrong = bind(stepping.first_wrong, plan.game, speed)
        self.rows = plan.rows(0)._replace(**self._checked(buffers or {}))
        for name in GIVEN:
            setattr(self, name, getattr(self.rows, name))
        self._bound = _as_taken(self.rows, plan.game, speed)
        self.reset()

    def reset(self, key: bytes | None = None, first: int = 0) -> None:
        """Deal all rows anew: row i plays games first + i, first + i + rows, … of the key."""
        before = self.plan.rows(first)
        for name in FIELDS:
            getattr(self.rows, name)[:] = getattr(before, name)
        if key is not None:
            self._work = [work._replace(master=key_row(self._speed, key)) for work in self._work]
        self._over_threads(self._part)

    seats: npt.NDArray[np.int64]  # who is asked; -1: nobody, which only happens where finished games are shown
    observations: npt.NDArray[np.int16]  # [row, number], as `layout` says
    masks: npt.NDArray[np.int8]  # [row, move]; read only: steps go by it
    n_moves: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float32]  # [row, seat]: of the win, of games that ended in this step
    scores: npt.NDArray[np.float32]  # [row, seat]
    n_over: npt.NDArray[np.int64]
    n_cut: npt.NDArray[np.int64]

    def step(self, chosen: npt.NDArray[np.integer[Any]]) -> None:
        """Play a move in every row; raises where one is not legal, and then nothing has changed."""
        chosen = np.asarray(chosen)
        if chosen.shape != (self.n_rows,) or chosen.dtype.kind not in "iu":
            raise PosseError(f"a step takes {self.n_rows} whole numbers, one per row")
        np.copyto(self.rows.chosen, chosen, casting="unsafe")

        def check(work: Workspace, start: int, stop: int) -> int:
            return self._first_wrong(self._bound, start, stop)

        wrong = max(self._over_threads(check))
        if wrong >= 0:
            raise PosseError(f"row {wrong}: move {chosen[wrong]} is not legal for seat {self.seats[wrong] + 1}")
        self._over_threads(self._part)

    def _part(self, work: Workspace, start: int, stop: int) -> None:
        self._step(work, self._bound, self.plan.ways, start, stop)

    def _checked(self, buffers: Mapping[str, npt.NDArray[Any]]) -> dict[str, npt.NDArray[Any]]:
        for name, array in buffers.items():
            if name not in GIVEN:
                raise PosseError(f"there is no buffer {name!r}; choose from: {', '.join(GIVEN)}")
            room = self.plan.room(name)
            if array.shape != room.shape or array.dtype != room.dtype or not array.flags.c_contiguous:
                raise PosseError(f"{name} needs a contiguous array of {room.dtype} with the shape {room.shape}")
        return dict(buffers)

    def _over_threads(self, part: Callable[[Workspace, int, int], T]) -> list[T]:
        jobs = [(work, *span) for work, span in zip(self._work, self._spans, strict=True)]
        if self._pool is None:
            return [part(*job) for job in jobs]
        return list(self._pool.map(lambda job: part(*job), jobs))


def _as_taken(rows: Rows, game: AnyGame, speed: Speed) -> Rows:
    """The rows as drivers of that speed index them."""
    states, streams = structs(speed, game.State, rows.states), structs(speed, Stream, rows.streams)
    if speed is Speed.PLAIN:
        rows = rows._replace(**{name: memoryview(getattr(rows, name)) for name in FIELDS})
    return rows._replace(states=states, streams=streams)
