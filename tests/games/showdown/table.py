"""Positions of Showdown in few words, for tests."""

from __future__ import annotations

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game

GAME = game("showdown")

BOX = GAME.box


def table_at(position: str, seed: int = 1) -> Table:
    """A table in this position; what is not said is empty."""
    n_seats = int(position.partition("n_seats=")[2][0])
    table = Table(GAME, key_from_seed(seed), n_seats)
    table.set_position(position)
    return table
