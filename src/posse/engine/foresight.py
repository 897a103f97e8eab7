"""Foresight: what a move would do, as far as its mover can know.

It is tried in a world that fits the mover's view. What can be taken back does the same in every such world, so that the
one is as good as the other; of all other moves nothing is said.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .game import Game
from .log import Log, events
from .rng import KEY_BYTES, put_key
from .struct import Struct
from .takeback import can_be_taken_back

V = TypeVar("V", bound=Struct)


def foresee(game: Game[Any, Any, V], v: V, move: int) -> V | None:
    """The view after the move; None: chance, others or what is hidden decide, or it is not legal."""
    world, log = game.State(), Log()
    put_key(world, bytes(KEY_BYTES))
    game.rules.resample(game.box, v, world, game.rules.Scratch())
    seat = v.seat  # type: ignore[attr-defined]
    moves = [0] * game.max_legal
    if move not in moves[: game.rules.legal(game.box, world, seat, moves)]:
        return None
    before = world.copy()
    game.rules.apply(game.box, world, seat, move, log)
    if not can_be_taken_back(game, before, world, seat, tuple(events(log))):
        return None
    after = game.View()
    game.rules.view(game.box, world, seat, after)
    return after
