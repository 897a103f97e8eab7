"""A bot: a View in, a move out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from posse.engine.game import PosseError
from posse.engine.rng import Stream, below


class Bot(Protocol):
    """Chooses for one seat. It gets what that seat knows, what it may do, and a stream of its own; never a State."""

    def choose(self, view: Any, moves: Sequence[str], stream: Stream) -> str: ...


class Random:
    """Any legal move, each as likely as the others."""

    def choose(self, view: Any, moves: Sequence[str], stream: Stream) -> str:
        return moves[below(stream, len(moves))]


LEVELS: dict[str, type[Bot]] = {"random": Random}


def bot(level: str) -> Bot:
    try:
        return LEVELS[level]()
    except KeyError:
        raise PosseError(f"there is no bot {level!r}; choose from: {', '.join(LEVELS)}") from None
