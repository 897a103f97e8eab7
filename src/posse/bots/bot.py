"""A bot: a View in, a move out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from posse.engine.game import Game, PosseError
from posse.engine.record import Record
from posse.engine.rng import Stream, below


class Bot(Protocol):
    """Chooses for one seat. It gets what that seat knows, what it may do, and a stream of its own; never a State."""

    def choose(self, view: Any, moves: Sequence[str], stream: Stream) -> str: ...


class Random:
    """Any legal move, each as likely as the others."""

    def __init__(self, game: Game[Any, Any, Any], box: Record) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[str], stream: Stream) -> str:
        return moves[below(stream, len(moves))]


def _greenhorn(game: Game[Any, Any, Any], box: Record) -> Bot:
    from .greenhorn import Greenhorn

    return Greenhorn(game, box)


LEVELS: dict[str, Callable[[Game[Any, Any, Any], Record], Bot]] = {"random": Random, "greenhorn": _greenhorn}
POLICIES = ("random",)  # the levels that run compiled too


def bot(level: str, game: Game[Any, Any, Any], box: Record) -> Bot:
    try:
        make = LEVELS[level]
    except KeyError:
        raise PosseError(f"there is no bot {level!r}; choose from: {', '.join(LEVELS)}") from None
    return make(game, box)
