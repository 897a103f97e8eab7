"""The command line. Wrong input gets one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import sys
from pathlib import Path
from typing import Any, NoReturn

import posse
from posse.bots.bot import LEVELS, POLICIES
from posse.engine.drivers import MAX_GAMES
from posse.engine.game import PosseError
from posse.games import SHELF
from posse.text.words import MissingWords

STATUS_WRONG = 2
STATUS_INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """argparse, in one line."""

    def error(self, message: str) -> NoReturn:
        raise PosseError(f"{message}; see `{self.prog} --help`")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a terminal without our signs gets question marks, no traceback
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        given = sys.argv[1:] if arguments is None else arguments
        options = parser().parse_args(given or ["serve", "--open"])
        from posse import commands

        run = getattr(commands, options.command)
        status = int(run(options))
        sys.stdout.flush()
        return status
    except (PosseError, MissingWords) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STATUS_INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        sys.stderr.close()
        return 0
    except OSError as error:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.close()
        return complain(f"cannot write: {error.strerror}")


def complain(line: str) -> int:
    print("posse: " + " ".join(line.split()), file=sys.stderr)
    return STATUS_WRONG


def parser() -> Parser:
    top = Parser(prog="posse", description="Three Western games at one table. Without a command, play in your browser.")
    top.add_argument("--version", action="version", version=f"posse {posse.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, line: str) -> Parser:
        found: Parser = commands.add_parser(name, help=line, description=line)
        return found

    def game_options(of: Parser, seats: str, seed: str) -> None:
        of.add_argument("--seats", type=int, help=f"number of seats (default: {seats})")
        of.add_argument("--seed", help=f"any word or number; the same seed gives the same {seed}")
        edition(of)

    def edition(of: Parser) -> None:
        of.add_argument("--edition", type=Path, metavar="FILE", help="another edition of the game, as TOML")

    def language(of: Parser) -> None:
        of.add_argument("--language", choices=("en", "de", "nl"), help="language of the table (default: your system's)")

    def json_option(of: Parser) -> None:
        of.add_argument("--json", action="store_true", help="print JSON")

    serve = command("serve", "run a server: lobby, live tables, records and an API for programs")
    serve.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    serve.add_argument("--port", type=int, help="port to listen on (default: 8000; 0 picks a free one)")
    serve.add_argument("--database", metavar="URL", help="where everything is kept (default: sqlite:///posse.db)")
    serve.add_argument("--workers", type=int, help="number of processes (default: 1, all that SQLite allows)")
    serve.add_argument("--open", action="store_true", help="open it in your browser, as plain `posse` does")
    serve.add_argument(
        "--settings", type=Path, metavar="FILE", help="read settings from a TOML file; see docs/serving.md"
    )

    backup = command("backup", "make a full copy of a server's database, even while it is running")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to write the copy; must not exist yet")
    backup.add_argument("--database", metavar="URL", help="database to copy (default: as for `posse serve`)")

    games, levels = ", ".join(SHELF), ", ".join(LEVELS)
    play = command("play", "play in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME", help=f"{games}; if you leave it out, you are asked")
    game_options(play, "3", "deal")
    play.add_argument("--level", help=f"how well the others play: {levels} (default: greenhorn)")
    play.add_argument("--name", help="your name at the table")
    play.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="resume a saved game; without FILE, the latest one"
    )
    play.add_argument(
        "--memory-aid",
        action="store_true",
        help="also show what a perfect memory would know: cards seen earlier, in piles and in hands",
    )
    play.add_argument("--plain", action="store_true", help="print lines, for screen readers and pipes; no full screen")
    play.add_argument("--pace", type=pace, default=0.7, help="seconds between the others' moves (default: 0.7)")
    language(play)

    simulate = command("simulate", "play many games fast and report the results")
    simulate.add_argument("game", metavar="GAME", help=games)
    game_options(simulate, "as many as the game allows", "results")
    simulate.add_argument("--games", type=count, default=100_000, help="number of games (default: 100000)")
    simulate.add_argument("--policy", default="random", help=f"who plays: {', '.join(POLICIES)} (default: random)")
    simulate.add_argument("--threads", type=count, default=1, help="number of threads (default: 1)")
    simulate.add_argument("--checked", action="store_true", help="check every array index")
    simulate.add_argument(
        "--record", nargs=2, metavar=("NUMBER", "FILE"), help="write game NUMBER of the run to FILE; the first is 0"
    )
    json_option(simulate)

    arena = command("arena", "let bots compete: every deal is played in all rotations of the seats")
    arena.add_argument("game", metavar="GAME", help=games)
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"the line-up, one bot per seat: {levels}, or a class of your own as module:Class",
    )
    arena.add_argument(
        "--games", type=count, default=1000, help="number of games, rounded up to whole deals (default: 1000)"
    )
    clock = arena.add_mutually_exclusive_group()
    clock.add_argument("--move-time", type=seconds, metavar="S", help="seconds per move (default: 1)")
    clock.add_argument(
        "--iterations", type=count, metavar="N", help="search iterations per move instead: the same results every time"
    )
    arena.add_argument("--seed", help="any word or number; the same seed gives the same deals")
    edition(arena)
    arena.add_argument("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    arena.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="run on a Ray cluster (needs posse[cluster]); `local` starts one on this machine",
    )
    arena.add_argument("--results", type=Path, metavar="FILE", help="append to FILE; a stopped run continues from it")
    arena.add_argument(
        "--until", type=percent, metavar="PERCENT", help="stop once all win shares are known to ± PERCENT"
    )
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw the results as an SVG")
    arena.add_argument(
        "--record",
        nargs=2,
        metavar=("DEAL.ROTATION", "FILE"),
        help="write one game of the run to FILE; deals and rotations count from 0, as in the results file",
    )
    json_option(arena)

    bench = command("bench", "measure decisions per second at every speed, and search iterations per second")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    bench.add_argument("--seconds", type=seconds, default=2.0, help="time for each figure (default: 2)")
    json_option(bench)

    replay = command("replay", "retell a recorded game")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    replay.add_argument("--seat", type=int, help="as this seat saw it (default: everything, if the game is over)")
    edition(replay)
    language(replay)

    verify = command("verify", "check that a record replays to its result, and how it was dealt")
    verify.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    edition(verify)

    rules = command("rules", "read the rules, and what is in the box")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, for example SD-11")
    rules.add_argument("--edition", type=Path, metavar="FILE", help="with the numbers of another edition")
    language(rules)

    warm = command("warm", "compile all games and bots now, so that nothing has to wait later")
    warm.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    warm.add_argument("--checked", action="store_true", help="compile the checked speed too")

    admin = command("admin", "manage the people on a server, even while it is running")
    actions = admin.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)

    def action(name: str, line: str, who: bool = False) -> Parser:
        found: Parser = actions.add_parser(name, help=line, description=line)
        if who:
            found.add_argument("who", metavar="NAME|ID")
        found.add_argument("--database", metavar="URL", help="database to use (default: as for `posse serve`)")
        json_option(found)
        return found

    action("people", "list people").add_argument("--name", help="only people whose name contains this")
    action("ban", "ban a person", who=True).add_argument("--reason", required=True, help="shown to the person")
    action("unban", "lift a ban", who=True)
    action("remove", "delete a person; other people's games stay", who=True)
    action("reports", "list open reports").add_argument(
        "--handled", type=int, metavar="ID", help="mark report ID as handled"
    )
    action("tables", "list tables that are open or in play")
    return top


def count(text: str) -> int:
    """A whole number from 1 up; 1e6 and 1_000_000 are a million."""
    try:
        n = float(text.replace("_", ""))
    except ValueError:
        n = 0
    if not 1 <= n <= MAX_GAMES or n != int(n):
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {MAX_GAMES}, not {text!r}")
    return int(n)


def seconds(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 3600:
        raise argparse.ArgumentTypeError(f"must be from 0.01 to 3600 seconds, not {text!r}")
    return n


def percent(text: str) -> float:
    try:
        n = float(text.removesuffix("%"))
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 50:
        raise argparse.ArgumentTypeError(f"must be from 0.01 to 50 per cent, not {text!r}")
    return n


def pace(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0 <= n <= 10:
        raise argparse.ArgumentTypeError(f"must be from 0 to 10 seconds, not {text!r}")
    return n


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
