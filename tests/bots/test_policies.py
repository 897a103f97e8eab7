from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from posse.bots import policies
from posse.engine.rng import Stream, key_from_seed, put_key
from posse.engine.speed import Speed, bind
from posse.engine.workspace import workspace
from posse.games import game


def line_up(name: str, bots: tuple[str, ...], n_games: int, speed: Speed = Speed.COMPILED) -> tuple[Any, Any, Any]:
    """Shares and plies of games, and the last state."""
    found, n_seats = game(name), len(bots)
    run = bind(policies.play_line_up, found, speed, **found.habits.by_name())
    work = workspace(found, speed, key_from_seed("line-up"))
    line_ups = np.array([[policies.NAMES.index(bot) for bot in bots]] * n_games)
    results = policies.results(n_games, n_seats)
    run(work, results, line_ups, 0, n_games, n_seats)  # type: ignore[arg-type]
    last = bytes(work.states[0]) if speed is Speed.PLAIN else work.states.tobytes()
    return results.shares, results.n_plies.tolist(), last


@pytest.mark.parametrize("name", ["wyatt-earp", "el-paso", "gnadenlos", "showdown"])
def test_all_speeds_play_alike(name: str) -> None:
    bots = ("deputy", "greenhorn", "deputy")
    plain, compiled = (line_up(name, bots, 2, speed) for speed in (Speed.PLAIN, Speed.COMPILED))
    assert (plain[0] == compiled[0]).all()
    assert plain[1] == [int(n) for n in compiled[1]]
    assert plain[2] == compiled[2]


@pytest.mark.parametrize("name", ["wyatt-earp", "el-paso", "gnadenlos"])
def test_a_deputy_wins_against_random_play_and_a_greenhorn_less(name: str) -> None:
    deputy = line_up(name, ("deputy", "random", "random"), 600)[0][:, 0].mean()
    greenhorn = line_up(name, ("greenhorn", "random", "random"), 600)[0][:, 0].mean()
    assert deputy > 0.82
    assert 0.6 < greenhorn <= deputy


@pytest.mark.parametrize("name", ["wyatt-earp", "el-paso", "gnadenlos"])
def test_a_greenhorn_loses_against_deputies(name: str) -> None:
    assert line_up(name, ("greenhorn", "deputy", "deputy"), 600)[0][:, 0].mean() < 0.28


def test_of_moves_liked_equally_any_is_played() -> None:
    stream = Stream()
    put_key(stream, key_from_seed("ties"))
    found = [policies.best_of([1.0, 2.0, 0.0, 2.0, 2.0], 5, stream) for _ in range(300)]
    assert set(found) == {1, 3, 4}
    assert all(found.count(i) > 60 for i in (1, 3, 4))
