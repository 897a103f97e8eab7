"""Simulating: millions of games from one seed, over threads, added up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from posse.bots import policies
from posse.engine import drivers
from posse.engine.batch import Workspace, check_games
from posse.engine.game import AnyGame, PosseError, check_seats
from posse.engine.rng import Stream, below, put_key, split
from posse.engine.speed import Speed, bind
from posse.engine.table import Table

Run = Callable[[Workspace, int, int], tuple[Any, list[int]]]
"""(workspace, first, n): plays those games; win shares and scores by seat, added up; decisions, games over the cap."""
CHUNK_S = 0.25  # how long a thread works before it reports


@dataclass
class Summary:
    """What a run came to. The names are those of `posse simulate --json`."""

    game: str
    seats: int
    policy: str
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
            "policy": self.policy,
        }


def simulate(
    game: AnyGame,
    n_games: int,
    n_seats: int,
    key: bytes,
    threads: int = 1,
    speed: Speed = Speed.COMPILED,
    progress: Callable[[int], None] = lambda n_done: None,
    policy: str = "random",
) -> Summary:
    """Play games 0 … n_games - 1 of a key, all seats by one policy.

    The figures depend on the key alone, not on the threads. Ctrl-C ends the run with what it has.
    """
    check_seats(game, n_seats)
    check_games(0, n_games)
    by_policy = _by_random if policy == "random" else _by_habits
    run = by_policy(game, n_seats, key, speed, policy)
    works = [Workspace(game, speed, game.State.batch(1)) for _ in range(threads)]
    totals = np.zeros((2, n_seats))
    counts = [0, 0]
    n_done = 0
    stop = threading.Event()

    def chunk(work: Workspace, first: int, n: int) -> tuple[int, Any, list[int], float, Workspace]:
        begun = time.perf_counter()
        n = 0 if stop.is_set() else n
        sums, tally = run(work, first, n)
        return n, sums, tally, time.perf_counter() - begun, work

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
        policy=policy,
        games=n_done,
        decisions=counts[0],
        seconds=seconds,
        interrupted=stop.is_set(),
        over_cap=counts[1],
        win_share=(totals[0] / finished).tolist(),
        mean_score=(totals[1] / finished).tolist(),
    )


def _by_random(game: AnyGame, n_seats: int, key: bytes, speed: Speed, policy: str) -> Run:
    driver = bind(drivers.simulate, game, speed)

    def run(work: Workspace, first: int, n: int) -> tuple[Any, list[int]]:
        out, sums, tally = np.zeros((2, n_seats)), np.zeros((2, n_seats)), work.numbers(2)
        arrays = (work.boxes, work.states, work.blanks, work.streams, work.moves)
        driver(*arrays, work.key(key), first, n, n_seats, game.ply_cap, out, sums, tally)
        return sums, [int(x) for x in tally]

    return run


def _by_habits(game: AnyGame, n_seats: int, key: bytes, speed: Speed, policy: str) -> Run:
    habits = game.habits
    driver = bind(policies.play_line_up, game, speed, **habits.by_name(), rival=habits.weigh)

    def run(work: Workspace, first: int, n: int) -> tuple[Any, list[int]]:
        views, no_views = (work.records(speed, game.View, game.View.batch(1)) for _ in range(2))
        line_ups = np.full((n, n_seats), policies.NAMES.index(policy))
        shares, scores, n_plies = np.zeros((n, n_seats)), np.zeros((n, n_seats)), np.zeros(n, np.int64)
        driver(
            *(work.boxes, work.states, work.blanks, views, no_views, work.streams, work.moves),
            *(np.zeros(game.max_legal), work.key(key), first, n, n_seats, game.ply_cap, line_ups),
            *(np.zeros((2, n_seats)), shares, scores, n_plies),
        )
        n_over = int((n_plies < 0).sum())
        return np.stack([shares.sum(0), scores.sum(0)]), [int(n_plies.sum()) + n_over, n_over]

    return run


def table_of(game: AnyGame, number: int, n_seats: int, key: bytes, policy: str = "random") -> Table:
    """One game of a simulation, played again at a table, through the one door."""
    master, one, stream = Stream(), Stream(), Stream()
    put_key(master, key)
    split(master.key, number, one)
    split(master.key, drivers.POLICY_KEYS + number, stream)
    habits = game.habits
    pick = bind(policies.pick, game, Speed.PLAIN, **habits.by_name(), rival=habits.weigh)
    table = Table(game, one.array["key"][0].tobytes(), n_seats)
    while (seat := table.turn()) >= 0:
        if len(table.plies) == game.ply_cap:
            raise PosseError(f"game {number} was cut off after {game.ply_cap} plies")
        offer = table.offer(seat)
        n = len(offer.moves)
        if policy == "random":
            i = below(stream, n)
        elif n == 1:
            i = 0
        else:
            moves = [game.paper.moves.read(words) for words in offer.moves]
            i = pick(game.box, table.view(seat), policies.NAMES.index(policy), moves, n, [0.0] * game.max_legal, stream)
        table.play(offer.moves[i], seat, offer.number)
    return table
