"""What all adapters have in common: spaces, and what a seat is shown in them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from posse.engine.game import PosseError
from posse.library import Game, Table
from posse.library import game as game_named

Shown = dict[str, npt.NDArray[Any]]
REWARDS = ("share", "score")
ILLEGAL = ("raise", "lose")  # what comes of an action that is not legal


def game_of(game: str | Game) -> Game:
    return game_named(game) if isinstance(game, str) else game


def n_seats_of(game: Game, seats: int | None) -> int:
    return game.seats.start if seats is None else seats


def observation_space(game: Game, n_seats: int) -> spaces.Dict:
    """An observation and the mask of legal moves."""
    layout = game.layout(n_seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (game.n_moves,), np.int8),
        }
    )


def shown_to(table: Table, seat: int, may_act: bool) -> Shown:
    mask = table.mask(seat) if may_act else np.zeros(table.game.n_moves, np.int8)
    return {"observation": table.observe(seat), "action_mask": mask}


def rewards_of(table: Table, reward: str) -> tuple[float, ...]:
    """Of a finished game, by seat."""
    return table.result.shares if reward == "share" else table.result.scores


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise PosseError(f"there is no reward {reward!r}; choose from: {', '.join(REWARDS)}")
    return reward


def checked_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise PosseError(f"there is no way {illegal!r} with illegal actions; choose from: {', '.join(ILLEGAL)}")
    return illegal


def checked_move(table: Table, seat: int, action: Any) -> int:
    """The move that an action stands for; raises PosseError where it is not legal."""
    move = table.absolute(int(action), seat)
    if move not in table.legal(seat, numbers=True):
        raise PosseError(f"action {action} is not legal for seat {seat + 1}; its observation has the mask")
    return move
