"""Games that programs learn in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from posse.bots import environment
from posse.bots.environment import LineUp, Plan, plan
from posse.engine.game import AnyGame
from posse.engine.rng import key_from_seed, new_key

if TYPE_CHECKING:
    from posse.bots.gpu_environment import GpuEnvironment


class Environment(environment.Environment):
    """Games that are stepped together and dealt anew when they end, with all that a learner needs as arrays.

    In every row, `seats` says who is asked, `observations` what that seat knows, and `masks` what it may play; after a
    step, `n_over` says whether a game ended, and `shares` and `scores` what it came to, by seat.

    >>> import numpy as np, posse
    >>> env = posse.game("showdown").environment(64, seats=3, seed=1, bots=[None, "deputy", "deputy"])
    >>> dice = np.random.default_rng(1)
    >>> n_games, won = 0, 0.0
    >>> for _ in range(100):
    ...     env.step((env.masks * dice.random(env.masks.shape)).argmax(1))
    ...     n_games, won = n_games + int(env.n_over.sum()), won + float(env.shares[:, 0].sum())
    >>> n_games > 300, won < n_games / 3
    (True, True)
    """


def plan_of(
    game: AnyGame,
    n: int,
    seats: int | None,
    seed: int | str | None,
    bots: LineUp | None,
    rotated: bool,
    forced: bool,
    waits: bool,
) -> Plan:
    n_seats = game.seats.start if seats is None else seats
    key = new_key() if seed is None else key_from_seed(seed)
    return plan(game, n, n_seats, key, bots, rotated, forced, waits)


def on_cpu(plan: Plan, threads: int, buffers: Mapping[str, npt.NDArray[Any]] | None) -> Environment:
    return Environment(plan, threads, buffers)


def on_gpu(plan: Plan) -> GpuEnvironment:
    from posse.bots.gpu_environment import GpuEnvironment

    return GpuEnvironment(plan)
