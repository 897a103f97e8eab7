"""Warming: compiling every driver of every game ahead, in parallel processes."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from posse.engine.batch import Batch, play_games
from posse.engine.compiled import cache_root
from posse.engine.edition import load_box
from posse.engine.speed import Speed
from posse.games import game

from .simulate import simulate


def warm(names: Sequence[str], checked: bool = False) -> Iterator[str]:
    """Compile games, or load what is compiled already; tells what was done, line by line."""
    jobs = [(name, speed) for name in names for speed in (Speed.COMPILED, Speed.CHECKED)[: 1 + checked]]
    yield f"compiling {len(jobs)} rulebooks into {cache_root()} …"
    begun = time.perf_counter()
    # Fresh processes: nothing half-compiled is inherited.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(len(jobs), os.cpu_count() or 1), mp_context=context) as pool:
        for future in as_completed([pool.submit(warm_one, *job) for job in jobs]):
            name, speed, seconds = future.result()
            yield f"  {name}, {speed}: {seconds:.1f} s"
    yield f"warm after {time.perf_counter() - begun:.1f} s"


def warm_one(name: str, speed: Speed) -> tuple[str, str, float]:
    """Use every driver once."""
    begun = time.perf_counter()
    found = game(name)
    box, n_seats = load_box(found), found.seats.start
    simulate(found, box, 1, n_seats, bytes(32), speed=speed)
    play_games(found, box, bytes(32), 0, 1, n_seats, speed)
    batch = Batch(found, box, 1, n_seats, bytes(32), speed=speed)
    batch.step(batch.moves[:, 0])
    return name, speed.value, time.perf_counter() - begun
