"""`posse completion`: commands, options, and names of games and bots, completed by your shell.

The shell asks `posse complete` with the words typed so far; what may come next is read off the parser, so that
installed games are known, too. Where nothing is offered, the shell offers files.
"""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from posse.bots.levels import levels, policy_names
from posse.games import game_names

from .names import game_name, level_name, line_up, policy_name
from .parser import Parser, add_command, listed, posse_parser

if TYPE_CHECKING:
    from .parser import Commands

LINE = "print a script that completes commands in your shell"
EXAMPLES = """
    posse completion bash > ~/.local/share/bash-completion/completions/posse
    posse completion zsh > ~/.zfunc/_posse        # with `fpath+=~/.zfunc` before `compinit` in ~/.zshrc
    posse completion fish > ~/.config/fish/completions/posse.fish
"""
SCRIPTS = Path(__file__).parent / "shells"
SHELLS = ("bash", "zsh", "fish")


def add(commands: Commands) -> None:
    parser = add_command(commands, "completion", LINE, run, EXAMPLES)
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    asked = commands.add_parser("complete")  # by the scripts; not listed in the help
    asked.add_argument("words", nargs="*")
    asked.set_defaults(run=answer, settings=None)


def run(options: Namespace) -> int:
    print((SCRIPTS / f"posse.{options.shell}").read_text("utf-8"), end="")
    return 0


def answer(options: Namespace) -> int:
    for word in complete(options.words):
        print(word)
    return 0


def complete(words: Sequence[str]) -> list[str]:
    """What the last word may become, after the others."""
    *before, typed = words or [""]
    parser, waiting, n_given = _read(before)
    if waiting is not None:
        offered = _values(waiting)
        if waiting.type is line_up:
            done, comma, typed_name = typed.rpartition(",")
            return [f"{done}{comma}{name}" for name in offered if name.startswith(typed_name)]
    elif typed.startswith("-"):
        offered = [name for name in parser._option_string_actions if name.startswith("--")]
    else:
        positional = [action for action in parser._actions if not action.option_strings]
        offered = _values(positional[min(n_given, len(positional) - 1)]) if positional else ()
    return [name for name in offered if name.startswith(typed)]


def _read(words: Sequence[str]) -> tuple[Parser, argparse.Action | None, int]:
    """The parser of the command that the words call, the option that waits for a value, and how many came without."""
    parser, waiting, n_given = posse_parser(), None, 0
    for word in words:
        if waiting is not None and not word.startswith("-"):
            waiting = None
        elif word.startswith("-"):
            option = parser._option_string_actions.get(word)
            waiting = option if option is not None and option.nargs != 0 else None
        elif (command := _commands(parser).get(word)) is not None:
            parser, n_given = command, 0
        else:
            n_given += 1
    return parser, waiting, n_given


def _commands(parser: Parser) -> dict[str, Parser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return action.choices
    return {}


def _values(action: argparse.Action) -> Iterable[str]:
    if action.choices is not None:
        return listed(action)
    by_type: dict[object, Iterable[str]] = {
        game_name: game_names(),
        level_name: levels(),
        line_up: levels(),
        policy_name: policy_names(),
    }
    return by_type.get(action.type, ())
