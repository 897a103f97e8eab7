"""Policies against each other, compiled: the same deals in every rotation, as in the arena.

    python benchmarks/lineup.py GAME deputy,random,random [--deals 10000] [--rival FILE] [--threads N]

`rival` is a deputy with other habits: a Python file with a `HABITS`, to try a change against what there is. Prints for
each place in the line-up its share of wins with a 95 % interval over deals, and the mean score.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from posse.arena.contest import order_of
from posse.bots import policies
from posse.engine.habits import Habits
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed, bind
from posse.engine.workspace import workspace
from posse.games import game, game_names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("bots", help="policies by seat, with commas between")
    parser.add_argument("--deals", type=float, default=10_000)
    parser.add_argument("--seed", default="line-up")
    parser.add_argument("--rival", type=Path)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    line_up = options.bots.split(",")
    n_deals, n_seats = int(options.deals), len(line_up)
    begun = time.perf_counter()
    shares, scores, n_plies = play(options.game, line_up, n_deals, options.seed, rival(options.rival), options.threads)
    seconds = time.perf_counter() - begun
    print(f"{n_deals * n_seats:,} games, {n_plies.mean():.1f} decisions each, {(n_plies < 0).sum()} over the cap")
    print(f"{n_deals * n_seats / seconds:,.0f} games/s with compiling, on {options.threads} threads")
    for place, name in enumerate(line_up):
        mean, half = shares[:, place].mean(), 1.96 * shares[:, place].std() / n_deals**0.5
        print(f"{name:>10}: wins {100 * mean:5.1f} % ± {100 * half:.1f}, scores {scores[:, place].mean():.2f}")


def rival(path: Path | None) -> Habits | None:
    if path is None:
        return None
    spec: Any = importlib.util.spec_from_file_location("rival", path)
    module = sys.modules["rival"] = importlib.util.module_from_spec(spec)  # compiled code is found again by this name
    spec.loader.exec_module(module)
    found: Habits = module.HABITS
    return found


def play(name: str, line_up: list[str], n_deals: int, seed: str, other: Habits | None, threads: int) -> tuple[Any, ...]:
    """By deal and place in the line-up: mean shares and scores over the rotations."""
    found, n_seats = game(name), len(line_up)
    own = found.habits
    run = bind(policies.play_line_up, found, Speed.COMPILED, **{**own.by_name(), "rival": (other or own).weigh})
    key = key_from_seed(seed)
    by_place = np.array([policies.NAMES.index(bot) for bot in line_up])

    def part(rotation: int, first: int, n: int) -> tuple[Any, Any, Any]:
        places = np.roll([order_of(key, number, n_seats) for number in range(first, first + n)], rotation, 1)
        shares, scores, n_plies = results = policies.results(n, n_seats)
        run(workspace(found, Speed.COMPILED, key), results, by_place[places], first, n, n_seats)
        seats = np.argsort(places, 1)
        return np.take_along_axis(shares, seats, 1), np.take_along_axis(scores, seats, 1), n_plies

    part(0, 0, 1)
    chunk = max(1, min(2000, n_deals // threads))
    jobs = [(r, i, min(chunk, n_deals - i)) for i in range(0, n_deals, chunk) for r in range(n_seats)]
    shares, scores, n_plies = np.zeros((n_deals, n_seats)), np.zeros((n_deals, n_seats)), []
    with ThreadPoolExecutor(threads) as pool:
        for (_, i, n), (won, scored, plies) in zip(jobs, pool.map(lambda job: part(*job), jobs), strict=True):
            shares[i : i + n] += won / n_seats
            scores[i : i + n] += scored / n_seats
            n_plies.append(plies)
    return shares, scores, np.concatenate(n_plies)


if __name__ == "__main__":
    main()
