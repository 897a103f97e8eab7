"""`posse arena`."""

from __future__ import annotations

import contextlib
import os
import secrets
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from posse.bots.levels import levels
from posse.engine.game import PosseError
from posse.games import game, game_names

from .extras import need
from .names import game_name, line_up
from .options import add_edition, add_json, count, percent, seconds
from .output import as_json, progress
from .parser import add_command
from .recording import save_record, to_record
from .status import INTERRUPTED

if TYPE_CHECKING:
    from posse.arena.crew import Crew

    from .parser import Commands

LINE = "let bots compete: every deal is played in all rotations of the seats"
EXAMPLES = """
    posse arena wyatt-earp --bots deputy,greenhorn,random --games 4000 --seed 3
    posse arena el-paso --bots sheriff,deputy --iterations 200 --until 2
    posse arena gnadenlos --bots deputy,greenhorn,random --plot figures.svg
    posse arena showdown --bots mine:Bot,deputy --results duel.jsonl
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "arena", LINE, run, EXAMPLES)
    parser.add_argument("game", type=game_name, metavar="GAME", help=", ".join(game_names()))
    parser.add_argument(
        "--bots",
        type=line_up,
        required=True,
        metavar="A,B,…",
        help=f"the line-up, one bot per seat: {', '.join(levels())}, or a class of your own as module:Class",
    )
    parser.add_argument(
        "--games", type=count, default=1000, help="number of games, rounded up to whole deals (default: 1000)"
    )
    clock = parser.add_mutually_exclusive_group()
    clock.add_argument("--move-time", type=seconds, metavar="S", help="seconds per move (default: 1)")
    clock.add_argument(
        "--iterations", type=count, metavar="N", help="search iterations per move instead: the same results every time"
    )
    parser.add_argument("--seed", help="any word or number; the same seed gives the same deals")
    add_edition(parser)
    parser.add_argument("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="run on a Ray cluster (needs posse-games[cluster]); `local` starts one on this machine",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help="append to FILE; a stopped run continues from it")
    parser.add_argument(
        "--until", type=percent, metavar="PERCENT", help="stop once all win shares are known to ± PERCENT"
    )
    parser.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw an SVG of the results (needs posse-games[plots])"
    )
    parser.add_argument(
        "--record",
        nargs=2,
        metavar=("DEAL.ROTATION", "FILE"),
        help="write one game of the run to FILE; deals and rotations count from 0, as in the results file",
    )
    add_json(parser)


def run(options: Namespace) -> int:
    from posse.arena import report
    from posse.arena.contest import contest
    from posse.arena.ratings import figures
    from posse.arena.referee import referee
    from posse.arena.tournament import Results, play, seed_in

    if options.plot:
        need("matplotlib", "plots", "posse arena --plot")
    if options.ray is not None:
        need("ray", "cluster", "posse arena --ray")
    found = game(options.game, options.edition)
    seed = options.seed if options.seed is not None else seed_in(options.results) or secrets.token_hex(4)
    entered = contest(found, options.bots, seed, options.move_time, options.iterations)
    n_deals = -(-options.games // entered.n_seats)
    number, rotation = to_record(options, r"(\d{1,9})\.(\d)", "a deal and a rotation, such as 12.0") or (0, 0)
    with contextlib.closing(Results(entered, options.results)) as results, progress(n_deals) as show:
        referee(entered).warm()
        outcome = play(
            *(results, n_deals, _crew(options), options.until / 100 if options.until else None),
            lambda n_done: show(n_done, f"{found.name}: {','.join(options.bots)}"),
        )
    if not outcome.deals:
        raise KeyboardInterrupt
    if options.record:
        if number not in results.deals or rotation >= entered.n_seats:
            raise PosseError(f"there is no deal {number} in rotation {rotation} to record")
        table = referee(entered).table_of(results.deals[number], rotation)
        save_record(options, table, entered.seated(number, rotation))
    summary = figures(outcome.deals), referee(entered).endings(outcome.deals)
    if options.plot:
        from posse.arena.plots import plot

        plot(entered, *summary, options.plot)
    if options.json:
        print(as_json(report.as_dict(entered, outcome, *summary)))
    else:
        for line in report.lines(entered, outcome, *summary, dollars=found.paper.dollars):
            print(line)
    return INTERRUPTED if outcome.interrupted else 0


def _crew(options: Namespace) -> Crew:
    from posse.arena.crew import crew_of, play_here

    if options.ray is not None:
        from posse.arena.cluster import cluster_at

        return cluster_at(options.ray, options.jobs)
    n = options.jobs or os.cpu_count() or 1
    return play_here if n == 1 else crew_of(n)
