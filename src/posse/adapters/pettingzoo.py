"""The games as PettingZoo environments: every seat an agent, `seat_0` …

    from posse.adapters import pettingzoo

    env = pettingzoo.env("el-paso", seats=4)  # AEC: one agent after the other
    env = pettingzoo.parallel_env("showdown", seats=3)  # all agents that may act, at once

An agent sees {"observation": …, "action_mask": …}; docs/environments.md says what is in them. The reward comes at the
end: the agent's share of the win, or its score.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from posse.engine.game import PosseError
from posse.engine.rng import key_from_seed, new_key
from posse.library import Game, Table

from . import MissingLibrary

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise MissingLibrary("pettingzoo", "PettingZoo") from None

from .spaces import (
    checked_illegal,
    checked_move,
    checked_reward,
    game_of,
    n_seats_of,
    observation_space,
    rewards_of,
    shown_to,
)

Agents = Mapping[str, Any]


class Seats:
    """What both forms share: a table, and its seats as agents."""

    def __init__(self, game: str | Game, seats: int | None, reward: str, render_mode: str | None) -> None:
        self.game = game_of(game)
        self.n_seats = n_seats_of(self.game, seats)
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.n_seats)]
        self.agents: list[str] = []
        name = f"posse_{self.game.name}_v{self.game.version}"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"]}
        self._actions = {agent: spaces.Discrete(self.game.n_moves) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.game, self.n_seats) for agent in self.possible_agents}
        self.table: Table

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _deal(self, seed: int | None) -> None:
        self.table = Table(self.game, new_key() if seed is None else key_from_seed(seed), self.n_seats)
        self.agents = list(self.possible_agents)

    def _for_all(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)

    def _paid(self) -> dict[str, float]:
        if not self.table.is_over():
            return self._for_all(0.0)
        return dict(zip(self.agents, map(float, rewards_of(self.table, self.reward)), strict=True))


class AgentsInTurn(Seats, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One agent is asked after the other."""

    def __init__(
        self, game: str | Game, seats: int | None = None, reward: str = "share", render_mode: str | None = None
    ) -> None:
        super().__init__(game, seats, reward, render_mode)
        self.metadata |= {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self._deal(seed)
        self.rewards = self._for_all(0.0)
        self._cumulative_rewards = self._for_all(0.0)
        self.terminations, self.truncations = self._for_all(False), self._for_all(False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.turn()]

    def observe(self, agent: str) -> Any:
        seat = self.seat_of(agent)
        return shown_to(self.table, seat, may_act=seat == self.table.turn())

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        move = checked_move(self.table, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.table.play(move, seat)
        self.rewards = self._paid()
        is_over, is_cut = self.table.is_over(), len(self.table.plies) >= self.game.ply_cap
        self.terminations = self._for_all(is_over)
        self.truncations = self._for_all(is_cut and not is_over)
        if not is_over:
            self.agent_selection = self.possible_agents[self.table.turn()]
        self._accumulate_rewards()


class AgentsAtOnce(Seats, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents whose mask has a move act at once; what the others answer is not looked at.

    An action that is not legal raises PosseError, and nothing is played; or, with `illegal="lose"`, it ends the game,
    and nobody is paid.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        reward: str = "share",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, seats, reward, render_mode)
        self.illegal = checked_illegal(illegal)

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return self._shown(), {agent: {} for agent in self.agents}

    def step(self, actions: Agents) -> tuple[Any, Any, Any, Any, Any]:
        seats, is_lost = self.table.actors(), False
        try:
            moves = {seat: checked_move(self.table, seat, actions[self.possible_agents[seat]]) for seat in seats}
        except PosseError:
            if self.illegal == "raise":
                raise
            moves, is_lost = {}, True
        for seat, move in moves.items():
            if move in self.table.legal(seat, numbers=True):  # an earlier one may have closed the question
                self.table.play(move, seat)
        shown, paid, is_over = self._shown(), self._paid(), is_lost or self.table.is_over()
        is_cut = not is_over and len(self.table.plies) >= self.game.ply_cap
        over, cut = self._for_all(is_over), self._for_all(is_cut)
        infos: dict[str, dict[str, Any]] = {agent: {"illegal": True} if is_lost else {} for agent in self.agents}
        if is_over or is_cut:
            self.agents = []
        return shown, paid, over, cut, infos

    def _shown(self) -> dict[str, Any]:
        actors = self.table.actors()
        return {agent: shown_to(self.table, seat, seat in actors) for seat, agent in enumerate(self.agents)}


def env(
    game: str | Game, seats: int | None = None, reward: str = "share", render_mode: str | None = None
) -> AgentsInTurn:
    """A PettingZoo environment in which one agent acts after the other."""
    return AgentsInTurn(game, seats, reward, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    reward: str = "share",
    illegal: str = "raise",
    render_mode: str | None = None,
) -> AgentsAtOnce:
    """One in which agents that may act at the same time do: where a game has secret choices by all."""
    return AgentsAtOnce(game, seats, reward, illegal, render_mode)
