"""Simulating: millions of games from one seed, over threads, added up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from posse.bots import policies
from posse.engine import drivers
from posse.engine.batch import check_games
from posse.engine.game import AnyGame, PosseError, check_seats
from posse.engine.rng import Stream, below, put_key, split
from posse.engine.speed import Speed, bind
from posse.engine.table import Table
from posse.engine.workspace import Workspace, numbers, workspace

Run = Callable[[int, int], "Part"]
"""(first, n): plays those games."""
CHUNK_S = 0.25  # how long a thread works before it reports
FIRST_CHUNK = 64  # games


class Part(NamedTuple):
    """What some of the games came to."""

    n_games: int
    totals: Any  # [share or score, seat], added up
    decisions: int
    over_cap: int
    seconds: float = 0.0

    def plus(self, other: Part) -> Part:
        return Part(*(a + b for a, b in zip(self, other, strict=True)))


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
    runs = [_run(game, n_seats, key, speed, policy) for _ in range(threads)]
    runs[0](0, 1)  # compiled or loaded now, outside the clock
    begun = time.perf_counter()
    total, interrupted = _in_chunks(runs, n_games, Part(0, np.zeros((2, n_seats)), 0, 0), progress)
    seconds = time.perf_counter() - begun
    finished = max(1, total.n_games - total.over_cap)
    return Summary(
        game=game.name,
        seats=n_seats,
        policy=policy,
        games=total.n_games,
        decisions=total.decisions,
        seconds=seconds,
        interrupted=interrupted,
        over_cap=total.over_cap,
        win_share=(total.totals[0] / finished).tolist(),
        mean_score=(total.totals[1] / finished).tolist(),
    )


def _in_chunks(runs: list[Run], n_games: int, total: Part, progress: Callable[[int], None]) -> tuple[Part, bool]:
    """Play games 0 … n_games - 1, a thread for each of `runs`, and add them up; and whether Ctrl-C ended it before."""
    stop = threading.Event()

    def timed(run: Run, first: int, n: int) -> tuple[Part, Run]:
        begun = time.perf_counter()
        part = run(first, 0 if stop.is_set() else n)
        return part._replace(seconds=time.perf_counter() - begun), run

    free, running = list(runs), set[Future[tuple[Part, Run]]]()
    size, asked = FIRST_CHUNK, 0
    with ThreadPoolExecutor(len(runs)) as pool:
        try:
            while total.n_games < n_games:
                while free and asked < n_games:
                    n = min(size, n_games - asked)
                    running.add(pool.submit(timed, free.pop(), asked, n))
                    asked += n
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for part, run in (future.result() for future in done):
                    total = total.plus(part)
                    size = max(FIRST_CHUNK, min(4 * size, int(part.n_games * CHUNK_S / max(part.seconds, 1e-9))))
                    free.append(run)
                progress(total.n_games)
        except KeyboardInterrupt:
            stop.set()
            for future in running:
                total = total.plus(future.result()[0])
    return total, stop.is_set()


def _run(game: AnyGame, n_seats: int, key: bytes, speed: Speed, policy: str) -> Run:
    """For one thread."""
    work = workspace(game, speed, key)
    return (
        _by_random(game, work, n_seats, speed) if policy == "random" else _by_habits(game, work, n_seats, speed, policy)
    )


def _by_random(game: AnyGame, work: Workspace, n_seats: int, speed: Speed) -> Run:
    driver = bind(drivers.add_up_games, game, speed)

    def run(first: int, n: int) -> Part:
        totals, counts = np.zeros((2, n_seats)), numbers(speed, 2)
        driver(work, totals, counts, first, n, n_seats)
        return Part(n, totals, int(counts[0]), int(counts[1]))

    return run


def _by_habits(game: AnyGame, work: Workspace, n_seats: int, speed: Speed, policy: str) -> Run:
    driver = bind(policies.play_line_up, game, speed, **game.habits.by_name())

    def run(first: int, n: int) -> Part:
        line_ups = np.full((n, n_seats), policies.NAMES.index(policy))
        shares, scores, n_plies = results = policies.results(n, n_seats)
        driver(work, results, line_ups, first, n, n_seats)
        n_over = int((n_plies < 0).sum())
        return Part(n, np.stack([shares.sum(0), scores.sum(0)]), int(n_plies.sum()) + n_over, n_over)

    return run


def table_of(game: AnyGame, number: int, n_seats: int, key: bytes, policy: str = "random") -> Table:
    """One game of a simulation, played again at a table, through the one door."""
    master, one, stream = Stream(), Stream(), Stream()
    put_key(master, key)
    split(master.key, number, one)
    split(master.key, drivers.POLICY_KEYS + number, stream)
    pick = bind(policies.pick, game, Speed.PLAIN, **game.habits.by_name())
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
            moves = [game.paper.moves.read(move) for move in offer.moves]
            i = pick(game.box, table.view(seat), policies.NAMES.index(policy), moves, n, [0.0] * game.max_legal, stream)
        table.play(offer.moves[i], seat, offer.number)
    return table
