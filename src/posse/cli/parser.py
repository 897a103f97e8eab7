"""The parser. Each command adds itself: its options, and the function that runs it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import posse
from posse.engine.game import PosseError

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
    Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """argparse, in one line."""

    def error(self, message: str) -> NoReturn:
        raise PosseError(f"{message}; see `{self.prog} --help`")


def add_command(commands: Commands, name: str, line: str, run: Run) -> Parser:
    """A command of that name, described by a line."""
    parser = commands.add_parser(name, help=line, description=line)
    parser.set_defaults(run=run)
    return parser


def posse_parser() -> Parser:
    """The whole command line."""
    from . import admin, arena, backup, bench, play, replay, rules, serve, simulate, verify, warm

    top = Parser(prog="posse", description="Three Western games at one table. Without a command, play in your browser.")
    top.add_argument("--version", action="version", version=f"posse {posse.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for module in (serve, backup, play, simulate, arena, bench, replay, verify, rules, warm, admin):
        module.add(commands)
    return top
