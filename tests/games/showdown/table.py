"""Positions of Showdown in few words, for tests."""

from __future__ import annotations

from posse.engine.edition import load_box
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games.showdown import GAME

BOX = load_box(GAME)


def table_at(position: str, seed: int = 1) -> Table:
    """A table in this position; what is not said is empty."""
    n_seats = int(position.partition("n_seats=")[2][0])
    table = Table(GAME, BOX, key_from_seed(seed), n_seats)
    table.set_position(position)
    return table
