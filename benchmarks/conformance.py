"""The conformance kit's checks at length: many more games than `make test` plays.

    python benchmarks/conformance.py GAME [--games 10000] [--positions 100000]

Three speeds equal by bytes on so many games for each number of seats; and resampled worlds that look and play alike
from so many positions.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from posse.engine.edition import load_box
from posse.games import SHELF, game
from posse.testing import CHECKS, Kit
from posse.testing.kit import positions

SPEEDS = ("speeds_end_alike", "bounds_are_kept")
WORLDS = ("worlds_look_alike", "worlds_play_alike", "events_are_complete", "conserved")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--positions", type=int, default=100_000)
    options = parser.parse_args()
    found = game(options.game)
    kit = Kit(found, load_box(found), n_games=options.games, seed="at length")
    for check in SPEEDS:
        run(check, kit, f"{options.games:,} games for each of {list(found.seats)} seats")
    some = replace(kit, n_games=20)
    n_games = 1 + options.positions * 20 // sum(1 for _ in positions(some))
    many = replace(kit, n_games=n_games)
    n_positions = sum(1 for _ in positions(many))
    for check in WORLDS:
        run(check, many, f"{n_positions:,} positions, every seat and a spectator")


def run(check: str, kit: Kit, of: str) -> None:
    begun = time.perf_counter()
    CHECKS[check](kit)
    print(f"{check}: {of}: all well, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
