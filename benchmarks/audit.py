"""Many random games in checked mode: is everything where it should be, and how do games go?

    python benchmarks/audit.py GAME [--games 1e7] [--seats K] [--threads N]

Everything is counted before every move, so at the end of every hand or town too. What is counted in a game stands in
`audits/`. Prints one JSON object for each number of seats.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np

from posse.engine.batch import Workspace
from posse.engine.compiled import compile_driver
from posse.engine.drivers import POLICY_KEYS
from posse.engine.log import tell
from posse.engine.rng import below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, compiled_parts
from posse.engine.struct import Row
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
n_wrong: Callable[..., int]  # (box, s)
before: Callable[..., None]  # (s, seat, move, notes): what is to be known of the position before a move
after: Callable[..., None]  # (box, s, is_over, notes, tally)


@rule
def hear(notes: Row, what: int, seat: int, item: int, n: int, source: int, target: int, seen_by: int) -> None:
    """Takes the place of `tell`, with `notes` for a log; an audit that listens has its own."""


def audit(
    boxes: Sequence[Any],
    states: Sequence[Any],
    blanks: Sequence[Any],
    streams: Sequence[Any],
    moves: Row,
    master: Row,
    first: int,
    n_games: int,
    n_seats: int,
    ply_cap: int,
    notes: Row,
    counts: Row,
    tally: Row,
) -> None:
    box = boxes[0]
    s = states[0]
    stream = streams[0]
    for i in range(first, first + n_games):
        blank(states, 0, blanks)
        split(master, i, s)
        split(master, POLICY_KEYS + i, stream)
        setup(box, s, n_seats, notes)
        n_plies = 0
        seat = turn(box, s)
        while seat >= 0 and n_plies < ply_cap:
            counts[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
            move = moves[below(stream, legal(box, s, seat, moves))]
            before(s, seat, move, notes)
            apply(box, s, seat, move, notes)
            n_plies += 1
            seat = turn(box, s)
            after(box, s, seat < 0, notes, tally)
        counts[DECISIONS] += n_plies
        counts[OVER_CAP] += 1 if seat >= 0 else 0
        counts[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
        counts[MOST_PLIES] = max(counts[MOST_PLIES], n_plies)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=float, default=1e7)
    parser.add_argument("--seats", type=int, help="(default: all numbers, one after the other)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    for n_seats in [options.seats] if options.seats else game(options.game).seats:
        print(json.dumps(measure(options.game, n_seats, int(options.games), options.threads)), flush=True)


def measure(name: str, n_seats: int, n_games: int, threads: int) -> dict[str, Any]:
    found, counted = game(name), import_module(f"audits.{name.replace('-', '_')}")
    parts = compiled_parts(found)
    own = {rule: getattr(counted, rule) for rule in ("n_wrong", "before", "after")}
    heard = {tell: getattr(counted, "hear", hear)}
    parts = parts._replace(filled={**parts.filled, **own}, replaced={**parts.replaced, **heard})
    run = compile_driver(audit, parts, name.replace("-", "_"), checked=True)
    key = key_from_seed(name.replace("-", " "))
    names = (*COUNTS, *counted.NAMES)

    def chunk(first: int) -> Any:
        work = Workspace(found, Speed.CHECKED, found.State.batch(1))
        notes, counts, tally = (work.numbers(n) for n in (N_NOTES, len(COUNTS), len(counted.NAMES)))
        n = min(CHUNK, n_games - first)
        arrays = (work.boxes, work.states, work.blanks, work.streams, work.moves)
        run(*arrays, work.key(key), first, n, n_seats, found.ply_cap, notes, counts, tally)
        return np.concatenate([counts, tally])

    chunk(n_games)  # no game: compiled now, outside the clock
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        tallies = np.array(list(pool.map(chunk, range(0, n_games, CHUNK))))
    seconds = round(time.perf_counter() - begun, 1)
    totals = {
        count: int(column.max() if count.startswith("most_") else column.sum())
        for count, column in zip(names, tallies.T, strict=True)
    }
    per_game = {f"{count}_per_game": round(n / n_games, 4) for count, n in totals.items() if "most" not in count}
    return {"game": name, "seats": n_seats, "games": n_games, "seconds": seconds, **totals, **per_game}


if __name__ == "__main__":
    main()
