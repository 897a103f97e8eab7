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


def foresee(game: Game[Any, Any, V], box: Struct, v: V, move: int) -> V | None:
    """The view after the move; None: chance, others or what is hidden decide, or it is not legal."""
    world, log = game.state(), Log()
    put_key(world, bytes(KEY_BYTES))
    game.rules.resample(box, v, world)
    seat = v.seat  # type: ignore[attr-defined]
    moves = [0] * game.max_legal
    if move not in moves[: game.rules.legal(box, world, seat, moves)]:
        return None
    before = world.copy()
    game.rules.apply(box, world, seat, move, log)
    if not can_be_taken_back(game, box, before, world, seat, tuple(events(log))):
        return None
    after = game.view()
    game.rules.view(box, world, seat, after)
    return after
