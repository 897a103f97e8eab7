"""`posse simulate`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from posse.bots.levels import policy_names
from posse.engine.game import PosseError, check_seats
from posse.games import game, game_names

from .names import game_name, policy_name
from .options import add_game_options, add_json, count, key_of
from .output import as_json, progress
from .parser import add_command
from .recording import save_record, to_record
from .status import INTERRUPTED

if TYPE_CHECKING:
    from .parser import Commands

LINE = "play many games fast and report the results"
EXAMPLES = """
    posse simulate showdown --games 1e6 --seats 3 --seed 7 --threads 2
    posse simulate el-paso --policy deputy --json
    posse simulate gnadenlos --seed 1 --record 17 game.posse
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "simulate", LINE, run, EXAMPLES)
    parser.add_argument("game", type=game_name, metavar="GAME", help=", ".join(game_names()))
    add_game_options(parser, "as many as the game allows", "results")
    parser.add_argument("--games", type=count, default=100_000, help="number of games (default: 100000)")
    parser.add_argument(
        "--policy", type=policy_name, default="random", help=f"who plays: {', '.join(policy_names())} (default: random)"
    )
    parser.add_argument("--threads", type=count, default=1, help="number of threads (default: 1)")
    parser.add_argument("--checked", action="store_true", help="check every array index")
    parser.add_argument(
        "--record", nargs=2, metavar=("NUMBER", "FILE"), help="write game NUMBER of the run to FILE; the first is 0"
    )
    add_json(parser)


def run(options: Namespace) -> int:
    from posse.arena.report import written
    from posse.arena.simulate import simulate, table_of
    from posse.engine.speed import Speed

    found = game(options.game, options.edition)
    n_seats = options.seats if options.seats is not None else max(found.seats)
    check_seats(found, n_seats)
    key = key_of(options)
    (number,) = to_record(options, r"(\d{1,9})", "a game number") or (0,)
    speed = Speed.CHECKED if options.checked else Speed.COMPILED
    with progress(options.games) as show:
        summary = simulate(
            *(found, options.games, n_seats, key),
            threads=options.threads,
            speed=speed,
            progress=lambda n_done: show(n_done, f"{found.name}, {n_seats} seats"),
            policy=options.policy,
        )
    if options.record:
        if number >= summary.games:
            raise PosseError(f"there is no game {number} to record; games are numbered 0 to {summary.games - 1}")
        save_record(options, table_of(found, number, n_seats, key, options.policy), [options.policy] * n_seats)
    if options.json:
        print(as_json(summary.as_dict()))
    else:
        if summary.interrupted:
            print(f"Interrupted before all {options.games:,} games were played. So far:")
        print(f"{found.name}, {n_seats} seats; games: {summary.games:,}; decisions: {summary.decisions:,}", end="")
        print(f" in {summary.seconds:.2f} s, {summary.decisions_per_s / 1e6:.2f} million per second")
        for seat, (share, score) in enumerate(zip(summary.win_share, summary.mean_score, strict=True)):
            print(f"  seat {seat + 1}: wins {share:.2%}, mean score {written(score, found.paper.dollars)}")
        if summary.over_cap:
            print(f"  {summary.over_cap:,} games were cut off after {found.ply_cap} plies and are not counted above")
    return INTERRUPTED if summary.interrupted else 0
