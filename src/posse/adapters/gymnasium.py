"""The games as Gymnasium environments: one seat learns, bots play the others.

    from posse.adapters import gymnasium

    env = gymnasium.env("wyatt-earp", seats=3, bots="deputy")
    envs = gymnasium.vector_env("wyatt-earp", 1024, seats=3, bots="deputy", threads=2)

They are registered as well: `gymnasium.make("posse/wyatt-earp-v1", seats=3)`, and `make_vec`, once this is imported.

What is seen is {"observation": …, "action_mask": …}; docs/environments.md says what is in them. The reward comes at the
end: the seat's share of the win, or its score.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from posse.engine.game import PosseError
from posse.engine.rng import key_from_seed, new_key
from posse.games import game_names
from posse.library import Bot, Game, Table

from . import MissingLibrary

try:
    from gymnasium import Env, register, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingLibrary("gymnasium", "Gymnasium") from None

from .spaces import (
    Shown,
    checked_illegal,
    checked_move,
    checked_reward,
    game_of,
    n_seats_of,
    observation_space,
    rewards_of,
    shown_to,
)


class OneSeat(Env[Any, Any]):
    """One seat at one table; the others are played by bots of any level.

    An action that is not legal raises PosseError, or, with `illegal="lose"`, ends the game with a reward of 0: for
    learners that know nothing of masks.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "deputy",
        reward: str = "share",
        illegal: str = "raise",
        render_mode: str | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game_of(game)
        self.n_seats = n_seats_of(self.game, seats)
        others = [bots] * (self.n_seats - 1) if isinstance(bots, str) else list(bots)
        if len(others) != self.n_seats - 1:
            raise PosseError(f"{len(others)} bots for the {self.n_seats - 1} other seats")
        if not 0 <= seat < self.n_seats:
            raise PosseError(f"there is no seat {seat + 1} at a table of {self.n_seats}")
        self.seat, self.reward, self.illegal = seat, checked_reward(reward), checked_illegal(illegal)
        made = {level: Bot(self.game, level) for level in others}
        self.bots = [made[level] for level in others]
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.n_seats)
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(self.game.n_moves)
        self.table: Table
        if seed is not None:
            super().reset(seed=seed)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Shown, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = Table(self.game, self.np_random.bytes(32), self.n_seats)
        self._wait()
        return self._shown(), {}

    def step(self, action: Any) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        try:
            move = checked_move(self.table, self.seat, action)
        except PosseError:
            if self.illegal == "raise":
                raise
            return self._shown(), 0.0, True, False, {"illegal": True}
        self.table.play(move, self.seat)
        self._wait()
        is_over = self.table.is_over()
        paid = float(rewards_of(self.table, self.reward)[self.seat]) if is_over else 0.0
        return self._shown(), paid, is_over, not is_over and self._is_cut(), {}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None

    def _wait(self) -> None:
        """The others play until the seat is asked."""
        while not self.table.is_over() and not self._is_cut() and self.table.turn() != self.seat:
            turn = self.table.turn()
            bot = self.bots[turn - (turn > self.seat)]
            self.table.play(bot.choose(self.table, turn, seed=self.np_random.bytes(8).hex()).move, turn)

    def _is_cut(self) -> bool:
        return len(self.table.plies) >= self.game.ply_cap

    def _shown(self) -> Shown:
        return shown_to(self.table, self.seat, may_act=self.table.turn() == self.seat)


class ManySeats(VectorEnv[Any, Any, Any]):
    """One seat at each of many tables, in compiled code; random moves, greenhorns or deputies play the others.

    A game that has ended is shown for one step and dealt anew by the next, which looks at no action there and pays
    nothing: Gymnasium's `AutoresetMode.NEXT_STEP`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        bots: str | Sequence[str] = "deputy",
        rotated: bool = True,
        reward: str = "share",
        forced: bool = False,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        self.game = game_of(game)
        n_seats = n_seats_of(self.game, seats)
        others = [bots] * (n_seats - 1) if isinstance(bots, str) else list(bots)
        self.reward = checked_reward(reward)
        line_up = [None, *others]
        self.environment = self.game.environment(
            num_envs, n_seats, seed, threads, line_up, rotated=rotated, forced=forced, waits=True
        )
        self.seats = np.arange(num_envs) % n_seats if rotated else np.zeros(num_envs, np.int64)
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(self.game, n_seats)
        self.single_action_space = spaces.Discrete(self.game.n_moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Any = None) -> tuple[Shown, dict[str, Any]]:
        unknown = seed is None or (isinstance(seed, list) and None in seed)
        self.environment.reset(new_key() if unknown else key_from_seed(str(seed)))
        return self._shown(), {}

    def step(self, actions: Any) -> tuple[Shown, npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        self.environment.step(np.asarray(actions))
        paid = self.environment.shares if self.reward == "share" else self.environment.scores
        rewards = paid[np.arange(self.num_envs), self.seats].astype(np.float64)
        return self._shown(), rewards, self.environment.n_over > 0, self.environment.n_cut > 0, {}

    def _shown(self) -> Shown:
        return {"observation": self.environment.observations.copy(), "action_mask": self.environment.masks.copy()}


def env(game: str | Game, **options: Any) -> OneSeat:
    """One seat at one table, as `OneSeat` says."""
    return OneSeat(game, **options)


def vector_env(game: str | Game, num_envs: int, **options: Any) -> ManySeats:
    """One seat at each of many tables, as `ManySeats` says."""
    return ManySeats(game, num_envs, **options)


def _register() -> None:
    """Every game that can be observed, as posse/NAME-vVERSION."""
    for name in game_names():
        found = game_of(name)
        if found.observation.parts:
            id_ = f"posse/{name}-v{found.version}"
            one, many = f"{__name__}:OneSeat", f"{__name__}:ManySeats"
            register(id_, one, vector_entry_point=many, kwargs={"game": name})


_register()
