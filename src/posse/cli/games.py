"""`posse games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from posse.bots.levels import levels
from posse.games import game, game_names

from .options import add_json, add_language, words_of
from .output import as_json, wrapped
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "list the games, with their seats and bots"
EXAMPLES = """
    posse games
    posse games --json
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "games", LINE, run, EXAMPLES)
    add_language(parser)
    add_json(parser)


def run(options: Namespace) -> int:
    speak = words_of(options)
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "title": speak(f"{name}-title"),
            "pitch": speak(f"{name}-pitch"),
            "seats": list(game(name).seats),
            "bots": list(levels()),
        }
        for name in game_names()
    ]
    if options.json:
        print(as_json(rows))
        return 0
    for row in rows:
        print(f"{row['name']}: {min(row['seats'])} to {max(row['seats'])} players; bots: {', '.join(row['bots'])}")
        print(wrapped(f"  {row['pitch']}"))
    return 0
