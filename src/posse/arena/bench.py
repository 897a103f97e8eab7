"""Measuring: how many decisions and whole games a second, at each speed, on one core."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from posse.engine.drivers import MAX_GAMES
from posse.engine.game import Game
from posse.engine.record import Record
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed

from .simulate import simulate


def bench(game: Game[Any, Any, Any], box: Record, seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each number of seats and each speed, by random play. The run is sized to take about `seconds`."""
    key = key_from_seed("bench")
    for n_seats in game.seats:
        for speed in Speed:
            trial = simulate(game, box, 200, n_seats, key, speed=speed)
            n_games = max(200, int(200 * seconds / max(trial.seconds, 1e-6)))
            if speed is not Speed.PLAIN and not trial.interrupted:  # too short a trial to go by
                trial = simulate(game, box, min(n_games, 20_000), n_seats, key, speed=speed)
                n_games = max(200, int(trial.games * seconds / max(trial.seconds, 1e-6)))
            summary = (
                trial if trial.interrupted else simulate(game, box, min(n_games, MAX_GAMES), n_seats, key, speed=speed)
            )
            if summary.interrupted:
                raise KeyboardInterrupt
            yield {
                "game": game.name,
                "seats": n_seats,
                "speed": speed.value,
                "decisions_per_s": round(summary.decisions_per_s),
                "playouts_per_s": round(summary.games / summary.seconds),
            }
