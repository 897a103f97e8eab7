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
from posse.locales import MissingWords

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
    top = Parser(prog="posse", description="Three Western games at one table. Without a command: in your browser, now.")
    top.add_argument("--version", action="version", version=f"posse {posse.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, line: str) -> Parser:
        found: Parser = commands.add_parser(name, help=line, description=line)
        return found

    def game_options(of: Parser, seats: str, seed: str) -> None:
        of.add_argument("--seats", type=int, help=f"how many play (default: {seats})")
        of.add_argument("--seed", help=f"any word or number; the same seed, {seed}")
        of.add_argument("--edition", type=Path, metavar="FILE", help="another edition of the game")

    def language(of: Parser) -> None:
        of.add_argument("--language", choices=("en", "de", "nl"), help="of all words (default: as your system)")

    serve = command("serve", "serve tables to people: lobby, live tables, records, an API for programs")
    serve.add_argument("--host", help="the address to listen at (default: 127.0.0.1, this machine alone)")
    serve.add_argument("--port", type=int, help="(default: 8000; 0: any that is free)")
    serve.add_argument("--database", metavar="URL", help="where all is kept (default: sqlite:///posse.db)")
    serve.add_argument("--workers", type=int, help="processes (default: 1; SQLite allows no more)")
    serve.add_argument("--open", action="store_true", help="in a browser, as `posse` alone does")
    serve.add_argument("--settings", type=Path, metavar="FILE", help="all settings, as TOML; see docs/serving.md")

    backup = command("backup", "copy the database of a server, running or not, whole")
    backup.add_argument("file", type=Path, metavar="FILE", help="to which; it must not be there yet")
    backup.add_argument("--database", metavar="URL", help="(default: as for the server)")

    levels = ", ".join(LEVELS)
    play = command("play", "play at a table in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME", help="asked for, if there are several and none is given")
    game_options(play, "3", "the same deal")
    play.add_argument("--level", help=f"how well the others play: {levels} (default: greenhorn)")
    play.add_argument("--name", help="what you are called")
    play.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game; without FILE, with the last one"
    )
    play.add_argument(
        "--memory-aid",
        action="store_true",
        help="show what only a good memory would know too: cards seen before, in piles and in hands",
    )
    play.add_argument("--plain", action="store_true", help="in lines, for screen readers and pipes; no full screen")
    play.add_argument("--pace", type=pace, default=0.7, help="seconds between moves of the others (default: 0.7)")
    language(play)

    simulate = command("simulate", "play many games at once")
    simulate.add_argument("game", metavar="GAME")
    game_options(simulate, "as many as can", "the same figures")
    simulate.add_argument("--games", type=count, default=100_000, help="how many games (default: 100000)")
    simulate.add_argument("--policy", default="random", help=f"who plays: {', '.join(POLICIES)} (default: random)")
    simulate.add_argument("--threads", type=count, default=1, help="(default: 1)")
    simulate.add_argument("--checked", action="store_true", help="check every index")
    simulate.add_argument(
        "--record", nargs=2, metavar=("NUMBER", "FILE"), help="write game NUMBER of the run, from 0, to FILE"
    )
    simulate.add_argument("--json", action="store_true")

    arena = command("arena", "let bots meet: the same deals in every rotation of the seats")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"the line-up, one for each seat: {levels}, or a class of your own as module:Class",
    )
    arena.add_argument("--games", type=count, default=1000, help="how many, made up to whole deals (default: 1000)")
    clock = arena.add_mutually_exclusive_group()
    clock.add_argument("--move-time", type=seconds, metavar="S", help="seconds for each decision (default: 1)")
    clock.add_argument(
        "--iterations", type=count, metavar="N", help="of a search, instead: the same figures every time"
    )
    arena.add_argument("--seed", help="any word or number; the same seed, the same deals")
    arena.add_argument("--edition", type=Path, metavar="FILE", help="another edition of the game")
    arena.add_argument("--jobs", type=count, metavar="N", help="processes that play (default: one for each core)")
    arena.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster, with posse[cluster]; `local` starts one on this machine",
    )
    arena.add_argument("--results", type=Path, metavar="FILE", help="append to it; a run that stopped goes on from it")
    arena.add_argument(
        "--until", type=percent, metavar="PERCENT", help="stop once all win shares are known to ± so many per cent"
    )
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw the figures, as SVG")
    arena.add_argument(
        "--record",
        nargs=2,
        metavar=("DEAL.ROTATION", "FILE"),
        help="write a game of the run to FILE; deals and rotations are counted from 0, as in the results file",
    )
    arena.add_argument("--json", action="store_true")

    bench = command("bench", "measure decisions a second, at every speed, and iterations of a search")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--seconds", type=seconds, default=2.0, help="for each figure (default: 2)")
    bench.add_argument("--json", action="store_true")

    replay = command("replay", "tell a recorded game again")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--seat", type=int, help="as that seat saw it (default: everything, of a finished game)")
    replay.add_argument("--edition", type=Path, metavar="FILE")
    language(replay)

    verify = command("verify", "check that a record replays, move by move, to its result")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.add_argument("--edition", type=Path, metavar="FILE")

    rules = command("rules", "read the rules, and what is in the box")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, for example SD-11")
    rules.add_argument("--edition", type=Path, metavar="FILE", help="with the numbers of another edition")
    language(rules)

    warm = command("warm", "compile all games and bots ahead, so that nothing waits later")
    warm.add_argument("games", nargs="*", metavar="GAME")
    warm.add_argument("--checked", action="store_true", help="the checked speed too")

    admin = command("admin", "look after the people of a server, running or not")
    actions = admin.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)

    def action(name: str, line: str, who: bool = False) -> Parser:
        found: Parser = actions.add_parser(name, help=line, description=line)
        if who:
            found.add_argument("who", metavar="NAME|ID")
        found.add_argument("--database", metavar="URL", help="(default: as for the server)")
        found.add_argument("--json", action="store_true")
        return found

    action("people", "list people").add_argument("--name", help="only those with this in their name")
    action("ban", "let a person in no more", who=True).add_argument(
        "--reason", required=True, help="told to the person"
    )
    action("unban", "let a person in again", who=True)
    action("remove", "delete a person; games of others stay", who=True)
    action("reports", "list open reports").add_argument("--handled", type=int, metavar="ID", help="close a report")
    action("tables", "list tables that are open or being played")
    return top


def count(text: str) -> int:
    """A whole number from 1 up; 1e6 and 1_000_000 are a million."""
    try:
        n = float(text.replace("_", ""))
    except ValueError:
        n = 0
    if not 1 <= n <= MAX_GAMES or n != int(n):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to {MAX_GAMES}")
    return int(n)


def seconds(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no time from 0.01 to 3600 seconds")
    return n


def percent(text: str) -> float:
    try:
        n = float(text.removesuffix("%"))
    except ValueError:
        n = math.nan
    if not 0.01 <= n <= 50:
        raise argparse.ArgumentTypeError(f"{text!r} is no width from 0.01 to 50 per cent")
    return n


def pace(text: str) -> float:
    try:
        n = float(text)
    except ValueError:
        n = math.nan
    if not 0 <= n <= 10:
        raise argparse.ArgumentTypeError(f"{text!r} is no time from 0 to 10 seconds")
    return n


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
