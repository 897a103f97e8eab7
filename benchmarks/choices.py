"""What choosing is worth at Gnadenlos!: deputies that fill gaps and lay bids as they like, among such as do not.

    python benchmarks/choices.py [--deals 20000] [--threads N]

One deputy among such as fill every gap with the last note (GN-18), among such as lay a bid as it was named (GN-34), and
among such as do both; the same deals in every rotation. 100 % over the number of seats is even.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace

import lineup

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.deputy import HABITS, weigh
from posse.games.gnadenlos.state import FILLING, LAYING
from posse.games.gnadenlos.view import View


@rule
def fills_last(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    weigh(box, v, moves, n, likings)
    if v.phase == FILLING:
        for i in range(n):
            likings[i] = i


@rule
def lays_as_named(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    weigh(box, v, moves, n, likings)
    if v.phase == LAYING:
        for i in range(n):
            likings[i] = -i


@rule
def does_both(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    lays_as_named(box, v, moves, n, likings)
    if v.phase == FILLING:
        for i in range(n):
            likings[i] = i


RIVALS = {"fill gaps with the last note": fills_last, "lay bids as named": lays_as_named, "do both": does_both}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=float, default=20_000)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    n_deals = int(options.deals)
    for n_seats in (3, 4):
        for name, habit in RIVALS.items():
            rival = replace(HABITS, weigh=habit)
            line_up = ["deputy", *["rival"] * (n_seats - 1)]
            shares, _, n_plies = lineup.play("gnadenlos", line_up, n_deals, "choices", rival, options.threads)
            mean, half = 100 * shares[:, 0].mean(), 196 * shares[:, 0].std() / n_deals**0.5
            gain = mean - 100 / n_seats
            print(
                f"{n_seats} seats, among deputies that {name}: {mean:.2f} % ± {half:.2f}, {gain:+.2f} points; "
                f"{n_deals * n_seats:,} games of {n_plies.mean():.1f} decisions",
                flush=True,
            )


if __name__ == "__main__":
    main()
