"""How much stronger time makes a sheriff: a curve from the results files of an arena.

    posse arena GAME --bots sheriff,deputy,deputy,deputy --games 400 --move-time 0.1 --seed ladder --results FILE
    python benchmarks/ladder.py FILE … [--plot docs/ladder.svg]

Takes any number of files, one for each game, number of seats and time; in each the first of the line-up is looked at.
Prints a table, as Markdown, and what more time wins on the deals that both have played, and draws the curves. Intervals
are 95 %, by bootstrap over deals.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from posse.arena.plots import COLOURS, MARKS, STYLE
from posse.arena.ratings import Mean, mean


class Run(NamedTuple):
    game: str
    seats: int
    seconds: float
    deals: int
    wins: Mean
    score: Mean
    others: float  # mean score
    by_deal: dict[int, float]  # wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    options = parser.parse_args()
    runs = sorted(map(read, options.files), key=lambda run: (run.game, run.seats, run.seconds))
    print("| game, seats | seconds per move | deals × rotations | wins | 95% interval | mean score | of the others |")
    print("|---|---|---|---|---|---|---|")
    for run in runs:
        low, high = 100 * run.wins.low, 100 * run.wins.high
        print(
            f"| {run.game}, {run.seats} | {run.seconds:g} | {run.deals} × {run.seats} | {100 * run.wins.value:.1f}% "
            f"| {low:.1f} … {high:.1f}% | {run.score.value:.1f} | {run.others:.1f} |"
        )
    print()
    for quick, slow in itertools.combinations(runs, 2):
        if (quick.game, quick.seats) == (slow.game, slow.seats):
            both = sorted(quick.by_deal.keys() & slow.by_deal.keys())
            more = mean(np.array([slow.by_deal[deal] - quick.by_deal[deal] for deal in both]))
            print(
                f"{quick.game}, {quick.seats}: {slow.seconds:g} s against {quick.seconds:g} s, {len(both)} deals: "
                f"{100 * more.value:+.1f} ({100 * more.low:.1f} … {100 * more.high:.1f})"
            )
    if options.plot:
        plot(runs, options.plot)


def read(path: Path) -> Run:
    first, *lines = path.read_text().splitlines()
    contest, deals = json.loads(first), [json.loads(line) for line in lines]
    shares = np.array([deal["shares"] for deal in deals], float)  # by deal, rotation, place in the line-up
    scores = np.array([deal["scores"] for deal in deals], float)
    return Run(
        game=contest["game"],
        seats=len(contest["bots"]),
        seconds=contest["move_time"],
        deals=len(deals),
        wins=mean(shares[:, :, 0].mean(1)),
        score=mean(scores[:, :, 0].mean(1)),
        others=float(scores[:, :, 1:].mean()),
        by_deal={deal["number"]: float(wins) for deal, wins in zip(deals, shares[:, :, 0].mean(1), strict=True)},
    )


def plot(runs: list[Run], path: Path) -> None:
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 4.6), layout="constrained")
        FigureCanvasSVG(figure)
        axes: Any = figure.subplots()
        for i, (game, seats) in enumerate(sorted({(run.game, run.seats) for run in runs})):
            some = [run for run in runs if (run.game, run.seats) == (game, seats)]
            wins = np.array([[run.wins.value, run.wins.low, run.wins.high] for run in some]).T * 100
            reach = np.abs(wins[1:] - wins[0])
            seconds = [run.seconds * (1 + 0.02 * (i - 1.5)) for run in some]  # beside, not over each other
            axes.errorbar(
                *(seconds, wins[0], reach),
                color=COLOURS[i],
                marker=MARKS[i],
                capsize=3,
                label=f"{game}, {seats} seats",
            )
        for even in (25, 50):
            axes.axhline(even, color="grey", linewidth=0.8, linestyle=":")
            whom = "three deputies" if even == 25 else "one deputy"
            axes.text(0.0262, even + 0.8, f"no better than {whom}", fontsize=7)
        axes.set_xscale("log")
        times = sorted({run.seconds for run in runs})
        axes.set_xticks(times, [f"{time:g} s" for time in times])
        axes.minorticks_off()
        axes.set_xlim(0.025, 1.2)
        axes.set_ylim(20, 100)
        axes.set_xlabel("seconds per move, one core")
        axes.set_ylabel("a sheriff’s wins among deputies, per cent")
        axes.legend(frameon=False, loc="upper left")
        figure.savefig(path, format="svg", metadata={"Date": None, "Title": "Posse: sheriffs over time"})


if __name__ == "__main__":
    main()
