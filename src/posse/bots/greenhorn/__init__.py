"""A greenhorn: has played once or twice. Of the moves it likes about as well as the best it takes any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from posse.engine.game import Game
from posse.engine.record import Record
from posse.engine.rng import Stream, below

MARGIN = 1.0  # likings closer than this are all the same to it
GAMES = ("el-paso", "showdown", "wyatt-earp")  # those it has a liking for; any other it plays at random

Liking = Callable[[Any, Any, int], float]


class Greenhorn:
    def __init__(self, game: Game[Any, Any, Any], box: Record) -> None:
        self.game = game
        self.box = box
        self.liking: Liking | None = None
        if game.name in GAMES:
            self.liking = import_module(f"{__name__}.{game.name.replace('-', '_')}").liking

    def choose(self, view: Any, moves: Sequence[str], stream: Stream) -> str:
        if self.liking is None:
            return moves[below(stream, len(moves))]
        likings = [self.liking(self.box, view, self.game.moves.read(move)) for move in moves]
        liked = [move for move, liking in zip(moves, likings, strict=True) if liking > max(likings) - MARGIN]
        return liked[below(stream, len(liked))]
