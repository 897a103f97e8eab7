"""`posse rules`."""

from __future__ import annotations

import shutil
from argparse import Namespace
from typing import TYPE_CHECKING

from posse.engine.game import PosseError
from posse.games import game, game_names, rulebook
from posse.terminal.rulebook import box_sheet, rule_line
from posse.text.plain import lines_of
from posse.text.sheet import plain

from .names import game_name
from .options import add_edition, add_language, words_of
from .output import wrapped
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "read the rules, and what is in the box"
EXAMPLES = """
    posse rules wyatt-earp                        # all of them, and what is in the box
    posse rules wyatt-earp WE-57
    posse rules el-paso --language de
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "rules", LINE, run, EXAMPLES)
    parser.add_argument("game", type=game_name, metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, for example SD-11")
    add_edition(parser, "with the numbers of another edition")
    add_language(parser)


def run(options: Namespace) -> int:
    found, speak = game(options.game, options.edition), words_of(options)
    number = options.number.upper() if options.number else None
    if number and number.isdigit():
        number = f"{found.paper.rule_numbers[0].partition('-')[0]}-{number}"
    if number and number not in found.paper.rule_numbers:
        first, last = found.paper.rule_numbers[0], found.paper.rule_numbers[-1]
        raise PosseError(f"{found.name} has no rule {number}; its rules are {first} to {last}")
    book = rulebook(found, speak)
    if number:
        print(wrapped(rule_line(book.rule(number), speak)))
        return 0
    print(speak(f"{found.name}-title"))
    for title, rules in book.sections():
        print(f"\n{title}")
        for rule in rules:
            print(wrapped(rule_line(rule, speak)))
    sheet = box_sheet(book)
    print(f"\n{plain(sheet.title)}")
    print(lines_of(sheet, min(100, shutil.get_terminal_size((100, 24)).columns)))
    return 0
