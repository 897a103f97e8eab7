"""What a move would do, as far as its mover can know."""

from __future__ import annotations

import random

import pytest

from posse.engine.foresight import foresee
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game, game_names


@pytest.mark.parametrize("name", game_names())
def test_what_is_foreseen_comes_true(name: str) -> None:
    found, chance = game(name), random.Random(5)
    table = Table(found, key_from_seed(3), max(found.seats))
    n_foreseen = 0
    for _ in range(120):
        if table.is_over():
            break
        seat = table.turn()
        offer = table.offer(seat)
        words = chance.choice(offer.moves)
        after = foresee(found, table.view(seat), found.paper.moves.read(words))
        table.play(words, seat, offer.number)
        if after is not None:
            n_foreseen += 1
            assert after == table.view(seat)
            assert table.back_to(seat) is not None
    assert n_foreseen > 5


def test_nothing_is_foreseen_of_an_illegal_move() -> None:
    showdown = game("showdown")
    table = Table(showdown, key_from_seed(3), 3)
    illegal = next(m for m in range(showdown.n_moves) if showdown.paper.moves.write(m) not in table.offer(0).moves)
    assert foresee(showdown, table.view(0), illegal) is None
