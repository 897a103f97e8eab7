"""Measuring on one core: decisions and whole games a second at each speed, and iterations of a search."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from posse.bots.sheriff import Search
from posse.engine.drivers import MAX_GAMES
from posse.engine.game import AnyGame
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.engine.table import Table

from .simulate import simulate, table_of

KEY = key_from_seed("bench")
POSITIONS = {"opening": 0.0, "middle": 0.5}  # parts of a game of deputies


def bench(game: AnyGame, seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each number of seats and each speed, by random play. The run is sized to take about `seconds`."""
    for n_seats in game.seats:
        for speed in Speed:
            trial = simulate(game, 200, n_seats, KEY, speed=speed)
            n_games = max(200, int(200 * seconds / max(trial.seconds, 1e-6)))
            if speed is not Speed.PLAIN and not trial.interrupted:  # too short a trial to go by
                trial = simulate(game, min(n_games, 20_000), n_seats, KEY, speed=speed)
                n_games = max(200, int(trial.games * seconds / max(trial.seconds, 1e-6)))
            summary = trial if trial.interrupted else simulate(game, min(n_games, MAX_GAMES), n_seats, KEY, speed=speed)
            if summary.interrupted:
                raise KeyboardInterrupt
            yield {
                "game": game.name,
                "seats": n_seats,
                "speed": speed.value,
                "decisions_per_s": round(summary.decisions_per_s),
                "playouts_per_s": round(summary.games / summary.seconds),
            }


def bench_search(game: AnyGame, seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each position of a sheriff at a table of four, or as many as can play."""
    n_seats = min(4, max(game.seats))
    searching = Search(game, Speed.COMPILED)
    for position, part in POSITIONS.items():
        table = position_in(game, n_seats, part)
        n_iterations, spent = search_for(searching, table, seconds)
        yield {
            "game": game.name,
            "seats": n_seats,
            "position": position,
            "iterations_per_s": round(n_iterations / spent),
        }


def position_in(game: AnyGame, n_seats: int, part: float, number: int = 0) -> Table:
    """The table so far into a game of deputies, at the next decision with a choice."""
    whole = table_of(game, number, n_seats, KEY, "deputy")
    table = Table(game, whole.key, n_seats)
    for i, ply in enumerate(whole.plies):
        offer = table.offer(table.turn())
        if i >= part * len(whole.plies) and len(offer.moves) > 1:
            break
        table.play(ply.move, ply.seat)
    return table


def search_for(searching: Search, table: Table, seconds: float) -> tuple[int, float]:
    """Iterations of a new searching, and the time they took."""
    view = table.view(table.turn())
    searching.begin(view, KEY)
    searching.grow(1)  # compiled or loaded now, outside the clock
    searching.begin(view, KEY)
    begun = time.perf_counter()
    searching.grow_until(begun + seconds)
    return searching.n_iterations, time.perf_counter() - begun
