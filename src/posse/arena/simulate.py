"""Simulating: millions of games from one seed, over threads, added up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from posse.engine import drivers
from posse.engine.batch import Workspace, check_games
from posse.engine.game import Game, check_seats
from posse.engine.record import Record
from posse.engine.speed import Speed, bind

CHUNK_S = 0.25  # how long a thread works before it reports


@dataclass
class Summary:
    """What a run came to. The names are those of `posse simulate --json`."""

    game: str
    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False  # by Ctrl-C: fewer games than were asked for
    over_cap: int = 0  # games cut off at the ply cap; in no other figure
    win_share: list[float] = field(default_factory=list)  # mean, by seat
    mean_score: list[float] = field(default_factory=list)  # by seat

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions_per_s),
            "interrupted": self.interrupted,
            "over_cap": self.over_cap,
            "win_share": [round(share, 6) for share in self.win_share],
            "mean_score": [round(score, 4) for score in self.mean_score],
        }


def simulate(
    game: Game[Any, Any, Any],
    box: Record,
    n_games: int,
    n_seats: int,
    key: bytes,
    threads: int = 1,
    speed: Speed = Speed.COMPILED,
    progress: Callable[[int], None] = lambda n_done: None,
) -> Summary:
    """Play games 0 … n_games - 1 of a key by random moves.

    The figures depend on the key alone, not on the threads. Ctrl-C ends the run with what it has.
    """
    check_seats(game, n_seats)
    check_games(0, n_games)
    run = bind(drivers.simulate, game, speed)
    works = [Workspace(game, box, speed, game.state.batch(1)) for _ in range(threads)]
    totals = np.zeros((2, n_seats))
    counts = [0, 0]
    n_done = 0
    stop = threading.Event()

    def chunk(work: Workspace, first: int, n: int) -> tuple[int, Any, list[int], float, Workspace]:
        out, sums, tally = np.zeros((2, n_seats)), np.zeros((2, n_seats)), work.numbers(2)
        begun = time.perf_counter()
        if not stop.is_set():
            arrays = (work.boxes, work.states, work.blanks, work.streams, work.moves)
            run(*arrays, work.key(key), first, n, n_seats, game.ply_cap, out, sums, tally)
        else:
            n = 0
        return n, sums, [int(x) for x in tally], time.perf_counter() - begun, work

    chunk(works[0], 0, 1)  # compiled or loaded now, outside the clock
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        size, asked = 64, 0
        free, running = list(works), set[Future[Any]]()
        try:
            while n_done < n_games:
                while free and asked < n_games:
                    n = min(size, n_games - asked)
                    running.add(pool.submit(chunk, free.pop(), asked, n))
                    asked += n
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    n, sums, tally, seconds, work = future.result()
                    n_done, totals = n_done + n, totals + sums
                    counts = [a + b for a, b in zip(counts, tally, strict=True)]
                    size = max(64, min(4 * size, int(n * CHUNK_S / max(seconds, 1e-9))))
                    free.append(work)
                progress(n_done)
        except KeyboardInterrupt:
            stop.set()
            for future in running:
                n, sums, tally, _, _ = future.result()
                n_done, totals = n_done + n, totals + sums
                counts = [a + b for a, b in zip(counts, tally, strict=True)]
    seconds = time.perf_counter() - begun
    finished = max(1, n_done - counts[1])
    return Summary(
        game=game.name,
        seats=n_seats,
        games=n_done,
        decisions=counts[0],
        seconds=seconds,
        interrupted=stop.is_set(),
        over_cap=counts[1],
        win_share=(totals[0] / finished).tolist(),
        mean_score=(totals[1] / finished).tolist(),
    )
