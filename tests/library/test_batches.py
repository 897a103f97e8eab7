from __future__ import annotations

import numpy as np
import pytest

import posse


def test_results_are_those_of_tables_that_played_the_same() -> None:
    game = posse.game("showdown")
    batch = game.batch(64, seats=3, seed=1, threads=2)
    first = batch.states.copy()
    fresh = batch.results()
    assert not fresh.is_over.any()
    assert np.isnan(fresh.shares).all()
    played: list[list[int]] = [[] for _ in range(64)]
    while (batch.seats >= 0).any():
        for row, moves in enumerate(played):
            if batch.seats[row] >= 0:
                moves.append(int(batch.moves[row, 0]))
        batch.step(batch.moves[:, 0])
    results = batch.results()
    for row in (0, 31, 63):
        table = posse.Table(game, first[row]["key"].tobytes(), 3)
        for move in played[row]:
            table.play(move)
        assert tuple(results.shares[row]) == table.result.shares
        assert tuple(results.scores[row]) == table.result.scores
        assert batch.view(row) == table.view(-1)


def test_a_playout_ends_every_game_the_same_way_for_a_seed() -> None:
    batches = [posse.game("showdown").batch(20, seats=2, seed=1) for _ in range(2)]
    one, other = (batch.playout(seed=5) for batch in batches)
    assert one.is_over.all()
    assert np.array_equal(one.shares, other.shares)
    with pytest.raises(posse.PosseError, match="there is no row 20; rows are 0 to 19"):
        batches[0].view(20)
