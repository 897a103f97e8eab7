"""`posse warm`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from posse.games import game_names

from .names import game_name
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "compile all games and bots now, so that nothing has to wait later"
EXAMPLES = """
    posse warm
    posse warm el-paso --checked
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "warm", LINE, run, EXAMPLES)
    parser.add_argument("games", nargs="*", type=game_name, metavar="GAME", help="which games (default: all)")
    parser.add_argument("--checked", action="store_true", help="compile the checked speed too")


def run(options: Namespace) -> int:
    from posse.arena.warm import warm

    names = options.games or list(game_names())
    for line in warm(names, options.checked):
        print(line, flush=True)
    return 0
