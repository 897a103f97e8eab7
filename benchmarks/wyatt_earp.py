"""Many random games of Wyatt Earp in checked mode: is every card where it should be, and how do hands end?

    python benchmarks/wyatt_earp.py [--games 1e7] [--seats K] [--threads N]

Before every move all cards are counted, kind by kind, so at the end of every hand too. Prints one JSON object for each
number of seats.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from posse.engine.batch import Workspace
from posse.engine.compiled import compile_driver
from posse.engine.drivers import POLICY_KEYS
from posse.engine.edition import load_box
from posse.engine.record import Row
from posse.engine.rng import below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, compiled_parts
from posse.games.wyatt_earp import GAME
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_KINDS
from posse.games.wyatt_earp.memory import n_on_table
from posse.games.wyatt_earp.moves import DRAW
from posse.games.wyatt_earp.state import State

CHUNK = 10_000
NAMES = (
    *("decisions", "over_cap", "broken", "hands", "ended_by_we_70", "ended_by_we_71", "ended_by_we_72"),
    *("ended_by_we_75", "renewed", "duels", "turns", "most_plies", "most_hands"),
)
DECISIONS, OVER_CAP, BROKEN, HANDS, WE_70, WE_71, WE_72, WE_75, RENEWED, DUELS, TURNS, MOST_PLIES, MOST_HANDS = range(
    13
)

# Filled in when the driver is compiled:
setup: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
blank: Callable[..., None]


@rule
def n_wrong(box: Box, s: State) -> int:
    """Kinds of which there are more or fewer cards than in the box, and counts that do not agree with their cards."""
    n = 0
    n_pile = 0
    n_discards = 0
    for kind in range(N_KINDS):
        found = s.pile[kind] + s.discards[kind] + n_on_table(s, kind)
        lowest = min(s.pile[kind], s.discards[kind])
        for seat in range(s.n_seats):
            found += s.hand[seat, kind]
            lowest = min(lowest, min(s.hand[seat, kind], s.hand[seat, kind] - s.known[seat, kind]))
        n += 1 if found != box.copies[kind] or lowest < 0 else 0
        n_pile += s.pile[kind]
        n_discards += s.discards[kind]
    for seat in range(s.n_seats):
        n_hand = 0
        for kind in range(N_KINDS):
            n_hand += s.hand[seat, kind]
        n += 1 if n_hand != s.n_hand[seat] or s.money[seat] < 0 else 0
    return n + (1 if n_pile != s.n_pile or n_discards != s.n_discards else 0)


@rule
def why_ended(s: State, seat: int, move: int) -> int:
    """How a move that ends the hand does it; asked before the move."""
    if move == DRAW:
        return WE_72
    if s.n_hand[seat] == 1:
        return WE_70
    for other in range(s.n_seats):
        if s.n_hand[other] == 0:
            return WE_71
    return WE_75


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
    tally: Row,
) -> None:
    box = boxes[0]
    s = states[0]
    stream = streams[0]
    for i in range(first, first + n_games):
        blank(states, 0, blanks)
        split(master, i, s)
        split(master, POLICY_KEYS + i, stream)
        setup(box, s, n_seats, None)
        n_plies = 0
        seat = turn(box, s)
        while seat >= 0 and n_plies < ply_cap:
            tally[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
            move = moves[below(stream, legal(box, s, seat, moves))]
            why = why_ended(s, seat, move)
            n_hands = s.n_hands
            n_turns = s.n_turns
            renewed = s.renewed
            apply(box, s, seat, move, None)
            n_plies += 1
            seat = turn(box, s)
            if s.n_hands > n_hands or seat < 0:
                tally[why] += 1
                tally[RENEWED] += renewed
                tally[TURNS] += n_turns
        tally[DECISIONS] += n_plies
        tally[OVER_CAP] += 1 if seat >= 0 else 0
        tally[BROKEN] += 1 if n_wrong(box, s) > 0 else 0
        tally[HANDS] += s.n_hands
        tally[DUELS] += 1 if s.winner > 0 else 0
        tally[MOST_PLIES] = max(tally[MOST_PLIES], n_plies)
        tally[MOST_HANDS] = max(tally[MOST_HANDS], s.n_hands)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=float, default=1e7)
    parser.add_argument("--seats", type=int, choices=GAME.seats, help="(default: all numbers, one after the other)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    for n_seats in [options.seats] if options.seats else GAME.seats:
        print(json.dumps(measure(n_seats, int(options.games), options.threads)), flush=True)


def measure(n_seats: int, n_games: int, threads: int) -> dict[str, Any]:
    box = load_box(GAME)
    run = compile_driver(audit, compiled_parts(GAME), "wyatt_earp", checked=True)
    key = key_from_seed("wyatt earp")

    def chunk(first: int) -> Any:
        work = Workspace(GAME, box, Speed.CHECKED, GAME.state.batch(1))
        tally = work.numbers(len(NAMES))
        n = min(CHUNK, n_games - first)
        arrays = (work.boxes, work.states, work.blanks, work.streams, work.moves)
        run(*arrays, work.key(key), first, n, n_seats, GAME.ply_cap, tally)
        return tally

    chunk(n_games)  # no game: compiled now, outside the clock
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        tallies = np.array(list(pool.map(chunk, range(0, n_games, CHUNK))))
    seconds = time.perf_counter() - begun
    totals = dict(zip(NAMES, tallies.sum(axis=0).tolist(), strict=True))
    for most in ("most_plies", "most_hands"):
        totals[most] = int(tallies[:, NAMES.index(most)].max())
    means = {
        "hands_per_game": round(totals["hands"] / n_games, 3),
        "turns_per_hand": round(totals["turns"] / totals["hands"], 2),
        "decisions_per_game": round(totals["decisions"] / n_games, 1),
    }
    return {"game": GAME.name, "seats": n_seats, "games": n_games, "seconds": round(seconds, 1), **totals, **means}


if __name__ == "__main__":
    main()
