"""The parser. Each command adds itself: its options, its examples, and the function that runs it."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import posse
from posse.engine.game import PosseError
from posse.nearest import nearest, unknown

from .licences import PrintLicences

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
    Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """argparse that wants options written out, and complains in one line that names what was probably meant."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)
        self._positionals.title = "arguments"

    def error(self, message: str) -> NoReturn:
        hint = "" if message.endswith("?") else f"; see `{self.prog} --help`"
        raise PosseError(f"{message}{hint}")

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """No argument may be left over. argparse asks a command's own parser, which knows the command's options."""
        given = sys.argv[1:] if args is None else list(args)
        if self._subparsers is None:
            self._check_options(given)
        options, left_over = super().parse_known_args(given, namespace)
        if left_over:
            self.error(f"unexpected argument {left_over[0]!r}")
        return options, left_over

    def _check_options(self, given: Sequence[str]) -> None:
        """Before what follows an unknown option is taken for something else."""
        for argument in given:
            name = argument.partition("=")[0]
            if name == "--":
                break
            if name.startswith("--") and name not in self._option_string_actions:
                near = nearest(name, self._option_string_actions)
                self.error(f"there is no option {name}" + (f"; did you mean {near}?" if near else ""))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            what = f"choice of {action.option_strings[-1]}" if action.option_strings else action.dest
            self.error(unknown(what, value, listed(action)))


def listed(action: argparse.Action) -> Iterable[str]:
    """The choices of an argument; of commands, those that the help lists."""
    if isinstance(action, argparse._SubParsersAction):
        return [command.dest for command in action._choices_actions]
    return action.choices or ()


def add_command(commands: Commands, name: str, line: str, run: Run, examples: str) -> Parser:
    """A command that is run by a function."""
    parser = add_group(commands, name, line, examples)
    common = parser.add_argument_group("options of all commands")
    common.add_argument("--settings", type=Path, metavar="FILE", help="read settings from a TOML file")
    parser.set_defaults(run=run)
    return parser


def add_group(commands: Commands, name: str, line: str, examples: str) -> Parser:
    """A word of the command line, described by a line and examples."""
    return commands.add_parser(
        name,
        help=line,
        description=f"{line[0].upper()}{line[1:]}.",
        epilog="examples:\n" + textwrap.indent(textwrap.dedent(examples).strip(), "  "),
    )


def posse_parser() -> Parser:
    """The whole command line."""
    from . import admin, arena, backup, bench, completion, games, play, replay, rules, serve, simulate, verify, warm

    top = Parser(
        prog="posse",
        description="Three Western games at one table. Without a command, play in your browser.",
        epilog="`posse COMMAND --help` explains a command and gives examples.",
    )
    top.add_argument(
        "-V", "--version", action="version", version=f"posse {posse.__version__}", help="print the version"
    )
    licences = "print our licence and those of the fonts and scripts in the pages"
    top.add_argument("--licences", action=PrintLicences, help=licences)
    commands = top.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )
    of_players = (play, games, rules, replay, verify)
    of_servers = (serve, backup, admin)
    of_researchers = (simulate, arena, bench, warm)
    for module in (*of_players, *of_servers, *of_researchers, completion):
        module.add(commands)
    return top
