"""`posse bench`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from posse.games import game, game_names

from .names import game_name
from .options import add_json, seconds
from .output import as_json
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

EXAMPLES = """
    posse bench
    posse bench wyatt-earp el-paso --seconds 5 --json
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "bench",
        "measure decisions per second at every speed, and search iterations per second",
        run,
        EXAMPLES,
    )
    parser.add_argument("games", nargs="*", type=game_name, metavar="GAME", help="which games (default: all)")
    parser.add_argument("--seconds", type=seconds, default=2.0, help="time for each figure (default: 2)")
    add_json(parser)


def run(options: Namespace) -> int:
    from posse.arena.bench import bench, bench_search

    rows = []
    games = [game(name) for name in options.games or game_names()]
    if not options.json:
        print(f"{'game':<14}{'seats':>5}  {'speed':<10}{'decisions/s':>14}{'playouts/s':>14}")
    for found in games:
        for row in bench(found, options.seconds):
            rows.append(row)
            if not options.json:
                print(f"{row['game']:<14}{row['seats']:>5}  {row['speed']:<10}", end="")
                print(f"{row['decisions_per_s']:>14,}{row['playouts_per_s']:>14,}", flush=True)
    if not options.json:
        print(f"\n{'game':<14}{'seats':>5}  {'position':<10}{'iterations/s':>14}")
    for found in games:
        for row in bench_search(found, options.seconds):
            rows.append(row)
            if not options.json:
                print(f"{row['game']:<14}{row['seats']:>5}  {row['position']:<10}", end="")
                print(f"{row['iterations_per_s']:>14,}", flush=True)
    if options.json:
        print(as_json(rows))
    return 0
