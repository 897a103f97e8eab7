"""Many random games in checked mode: is everything where it should be, and how do games go?

    python benchmarks/audit.py GAME [--games 1e7] [--first 0] [--seats K] [--threads N]

Everything is counted before every move, so at the end of every hand or town too. What is counted in a game stands in
`audits/`. Prints one JSON object for each number of seats. With `--first`, many games can be audited in several runs:
game i is the same in each.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from posse.engine.compiled import compile_driver
from posse.engine.drivers import POLICY_KEYS
from posse.engine.log import tell
from posse.engine.rng import below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, compiled_parts
from posse.engine.struct import Row
from posse.engine.workspace import Workspace, workspace
from posse.games import game

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
CHUNK = 10_000
COUNTS = ("decisions", "over_cap", "broken", "most_plies")
DECISIONS, OVER_CAP, BROKEN, MOST_PLIES = range(4)
N_NOTES = 80  # enough for each

# Filled in when the driver is compiled: the game's rules, and what its audit counts.
setup: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
blank: Callable[..., None]
PLY_CAP: int
n_wrong: Callable[..., int]  # (box, s)
before: Callable[..., None]  # (s, seat, move, notes): what is to be known of the position before a move
after: Callable[..., None]  # (box, s, is_over, notes, tally)


@rule
def hear(notes: Row, what: int, seat: int, item: int, n: int, source: int, target: int, seen_by: int) -> None:
    """Takes the place of `tell`, with `notes` for a log; an audit that listens has its own."""


class Counted(NamedTuple):
    """What an audit writes down."""

    notes: Row  # of the game being played
    counts: Row  # as COUNTS
    tally: Row  # as the game's NAMES


def audit(work: Workspace, counted: Counted, first: int, n_games: int, n_seats: int) -> None:
    box = work.boxes[0]
    s = work.states[0]
    notes = counted.notes
    counts = counted.counts
    for i in range(first, first + n_games):
        blank(work.states, 0, work.blanks)
        split(work.master, i, s)
        split(work.master, POLICY_KEYS + i, work.streams[0])
        setup(box, s, n_seats, notes)
        n_plies = 0
        seat = turn(box, s)
        while seat >= 0 and n_plies < PLY_CAP:
            counts[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
            move = work.moves[below(work.streams[0], legal(box, s, seat, work.moves))]
            before(s, seat, move, notes)
            apply(box, s, seat, move, notes)
            n_plies += 1
            seat = turn(box, s)
            after(box, s, seat < 0, notes, counted.tally)
        counts[DECISIONS] += n_plies
        counts[OVER_CAP] += 1 if seat >= 0 else 0
        counts[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
        counts[MOST_PLIES] = max(counts[MOST_PLIES], n_plies)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=float, default=1e7)
    parser.add_argument("--first", type=float, default=0, help="begin with this game, counted from 0")
    parser.add_argument("--seats", type=int, help="(default: all numbers, one after the other)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    for n_seats in [options.seats] if options.seats else game(options.game).seats:
        found = measure(options.game, n_seats, int(options.first), int(options.games), options.threads)
        print(json.dumps(found), flush=True)


def measure(name: str, n_seats: int, first_game: int, n_games: int, threads: int) -> dict[str, Any]:
    found, counted = game(name), import_module(f"audits.{name.replace('-', '_')}")
    parts = compiled_parts(found)
    own = {rule: getattr(counted, rule) for rule in ("n_wrong", "before", "after")}
    heard = {tell: getattr(counted, "hear", hear)}
    parts = parts._replace(filled={**parts.filled, **own}, replaced={**parts.replaced, **heard})
    run = compile_driver(audit, parts, name.replace("-", "_"), checked=True)
    key = key_from_seed(name.replace("-", " "))
    names = (*COUNTS, *counted.NAMES)
    end = first_game + n_games

    def chunk(first: int) -> Any:
        arrays = [np.zeros(n, np.int64) for n in (N_NOTES, len(COUNTS), len(counted.NAMES))]
        run(workspace(found, Speed.CHECKED, key), Counted(*arrays), first, min(CHUNK, end - first), n_seats)
        return np.concatenate(arrays[1:])

    chunk(end)  # no game: compiled now, outside the clock
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        tallies = np.array(list(pool.map(chunk, range(first_game, end, CHUNK))))
    seconds = round(time.perf_counter() - begun, 1)
    totals = {
        count: int(column.max() if count.startswith("most_") else column.sum())
        for count, column in zip(names, tallies.T, strict=True)
    }
    per_game = {f"{count}_per_game": round(n / n_games, 4) for count, n in totals.items() if "most" not in count}
    run_of = {"game": name, "seats": n_seats, "first": first_game, "games": n_games}
    return {**run_of, "seconds": seconds, **totals, **per_game}


if __name__ == "__main__":
    main()
