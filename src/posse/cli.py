"""The command line. Wrong input gets one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NoReturn

from posse.engine.game import PosseError

STATUS_WRONG = 2
STATUS_INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """argparse, in one line."""

    def error(self, message: str) -> NoReturn:
        raise PosseError(f"{message}; see `{self.prog} --help`")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    try:
        options = parser().parse_args(arguments)
        from posse import commands

        run = getattr(commands, options.command)
        return int(run(options))
    except PosseError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STATUS_INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        sys.stderr.close()
        return 0


def complain(line: str) -> int:
    print("posse: " + " ".join(line.split()), file=sys.stderr)
    return STATUS_WRONG


def parser() -> Parser:
    top = Parser(prog="posse", description="Three Western games at one table.")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, line: str) -> Parser:
        found: Parser = commands.add_parser(name, help=line, description=line)
        return found

    def game_options(of: Parser, seats: int | None = None) -> None:
        of.add_argument("--seats", type=int, default=seats, help="how many play")
        of.add_argument("--seed", help="play the same game again: any word or number")
        of.add_argument("--edition", type=Path, metavar="FILE", help="another edition of the game")

    def language(of: Parser) -> None:
        of.add_argument("--language", choices=("en", "de", "nl"), help="of all words (default: as your system)")

    play = command("play", "play at a table in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME", help="asked for, if it is not given")
    game_options(play)
    play.add_argument("--level", default="random", help="how well the others play")
    play.add_argument("--name", help="what you are called")
    play.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game; without FILE, with the last one"
    )
    language(play)

    simulate = command("simulate", "play many games at once")
    simulate.add_argument("game", metavar="GAME")
    game_options(simulate)
    simulate.add_argument("--games", type=positive, default=100_000, help="how many games")
    simulate.add_argument("--policy", default="random", help="who plays")
    simulate.add_argument("--threads", type=positive, default=1)
    simulate.add_argument("--checked", action="store_true", help="check every index")
    simulate.add_argument("--json", action="store_true")

    bench = command("bench", "measure decisions a second, at every speed")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    bench.add_argument("--json", action="store_true")

    replay = command("replay", "tell a recorded game again")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--seat", type=int, help="as that seat saw it (default: everything, of a finished game)")
    replay.add_argument("--edition", type=Path, metavar="FILE")
    language(replay)

    verify = command("verify", "check that a record replays, move by move, to its result")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.add_argument("--edition", type=Path, metavar="FILE")

    rules = command("rules", "read the rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, for example SD-11")
    language(rules)

    warm = command("warm", "compile all games ahead, so that nothing waits later")
    warm.add_argument("games", nargs="*", metavar="GAME")
    warm.add_argument("--checked", action="store_true", help="the checked speed too")
    return top


def positive(text: str) -> int:
    try:
        n = int(text)
    except ValueError:
        n = 0
    if n < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 up")
    return n


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
