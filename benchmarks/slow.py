"""A sheriff that searches ten times as long, to sit among others.

cd benchmarks && posse arena GAME --bots slow:Slow,sheriff,sheriff,sheriff --iterations 400 --games 400 --seed ladder
"""

from __future__ import annotations

from posse.bots.sheriff import Sheriff
from posse.engine.game import AnyGame

TIMES = 10


class Slow(Sheriff):
    """With `--iterations` only; the time for a move is the same for all."""

    def __init__(self, game: AnyGame, iterations: int) -> None:
        super().__init__(game, TIMES * iterations)
