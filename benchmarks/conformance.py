"""The conformance kit's checks at length: many more games than `make test` plays.

    python benchmarks/conformance.py GAME [--games 10000] [--positions 100000] [--jobs N]

Three speeds equal by bytes on so many games for each number of seats; and resampled worlds that look and play alike
from so many positions.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from posse.games import game, game_names
from posse.testing import CHECKS, Kit
from posse.testing.kit import positions

SPEEDS = ("speeds_end_alike", "bounds_are_kept")
WORLDS = ("worlds_look_alike", "worlds_play_alike", "events_are_complete", "conserved")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--only", choices=(*SPEEDS, *WORLDS), help="one of the checks (default: all)")
    options = parser.parse_args()
    wanted = [options.only] if options.only else [*SPEEDS, *WORLDS]
    seats = list(game(options.game).seats)
    for check in [check for check in SPEEDS if check in wanted]:
        begun = time.perf_counter()
        CHECKS[check](kit_of(options.game, options.games, "at length"))
        report(check, f"{options.games:,} games for each of {seats} seats", begun)
    n_positions = sum(1 for _ in positions(kit_of(options.game, 20, "at length")))
    n_games = 2 + options.positions * 21 // n_positions  # for each number of seats, and some more: games differ
    for check in [check for check in WORLDS if check in wanted]:
        begun = time.perf_counter()
        with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
            parts = [(check, options.game, 1, f"at length {i}") for i in range(n_games)]
            n_positions = sum(pool.map(part, parts))
        report(check, f"{n_positions:,} positions, every seat and a spectator", begun)


def kit_of(name: str, n_games: int, seed: str) -> Kit:
    found = game(name)
    return Kit(found, n_games=n_games, seed=seed)


def part(job: tuple[str, str, int, str]) -> int:
    """One check of a few games, in a process of its own; returns of how many positions."""
    check, name, n_games, seed = job
    kit = kit_of(name, n_games, seed)
    CHECKS[check](kit)
    return sum(1 for _ in positions(kit))


def report(check: str, of: str, begun: float) -> None:
    print(f"{check}: {of}: all well, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
