"""Warming: compiling every driver of every game ahead, in parallel processes."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from posse import folders
from posse.bots.bot import get_ready
from posse.bots.levels import levels
from posse.engine.batch import Batch, play_games
from posse.engine.game import AnyGame
from posse.engine.speed import Speed
from posse.games import game

from .contest import contest
from .referee import Referee
from .simulate import simulate


def warm(names: Sequence[str], checked: bool = False) -> Iterator[str]:
    """Compile games, or load what is compiled already; tells what was done, line by line."""
    speeds = (Speed.COMPILED, Speed.CHECKED)[: 1 + checked]
    jobs = [(name, speed, part) for part in PARTS for name in names for speed in speeds]
    yield f"compiling {', '.join(names)} into {folders.cache()} …"
    begun = time.perf_counter()
    # Fresh processes: nothing half-compiled is inherited.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(len(jobs), os.cpu_count() or 1), mp_context=context) as pool:
        for future in as_completed([pool.submit(warm_one, *job) for job in jobs]):
            name, speed, part, seconds = future.result()
            yield f"  {name}, {speed}, {part}: {seconds:.1f} s"
    yield f"done in {time.perf_counter() - begun:.1f} s"


def warm_one(name: str, speed: Speed, part: str) -> tuple[str, str, str, float]:
    begun = time.perf_counter()
    found = game(name)
    PARTS[part](found, speed)
    return name, speed.value, part, time.perf_counter() - begun


def _thinkers(found: AnyGame, speed: Speed) -> None:
    for level in levels().values():
        if level.thinks:
            get_ready(level.bot(found, speed=speed))


def _policies(found: AnyGame, speed: Speed) -> None:
    n_seats = found.seats.start
    simulate(found, 1, n_seats, bytes(32), speed=speed, policy="deputy")
    if speed is Speed.COMPILED:
        Referee(contest(found, ("deputy",) * n_seats, "warm")).warm()


def _rules(found: AnyGame, speed: Speed) -> None:
    n_seats = found.seats.start
    simulate(found, 1, n_seats, bytes(32), speed=speed)
    play_games(found, bytes(32), 0, 1, n_seats, speed)
    batch = Batch(found, 1, n_seats, bytes(32), speed=speed)
    batch.step(batch.moves[:, 0])


PARTS: dict[str, Callable[[AnyGame, Speed], None]] = {  # what takes longest comes first
    "policies": _policies,
    "search": _thinkers,
    "rules": _rules,
}
