from __future__ import annotations

import pytest
from examples.prudent import Prudent

from posse.engine.rng import key_from_seed
from posse.games.el_paso import GAME
from tests.games.el_paso.table import BOX, table_at

KEY = key_from_seed("examples")


@pytest.mark.parametrize("n_stars", range(5))
def test_the_bot_of_ones_own_never_waits_for_the_last_two_dice(n_stars: int) -> None:
    table = table_at(f"n_stars={n_stars} stacks=bank-4+bank-5+hotel-4+hotel-5")
    moves = table.offer(0).moves
    choice = Prudent(GAME, BOX).choose(table.view(0), moves, 0.0, KEY)
    assert choice.move in moves
    assert n_stars < 3 or choice.move == "leave"
