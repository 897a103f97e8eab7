"""`posse play`: a game in the terminal."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from posse.bots.levels import levels, seated
from posse.bots.names import level_of, person_in, seat_players
from posse.engine import records
from posse.engine.game import AnyGame, PosseError, check_seats
from posse.engine.rng import Stream, key_from_seed, new_key, put_key
from posse.engine.table import Table
from posse.games import game, game_names
from posse.terminal.sitting import MEMORY_AID, Sitting
from posse.text.words import Words

from .choosing import choose_game, choose_level
from .names import game_name, level_name
from .options import add_game_options, add_language, key_of, pace, words_of
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "play in the terminal"
EXAMPLES = """
    posse play                                    # asks which game, and against whom
    posse play wyatt --seats 4 --language de
    posse play gnadenlos --level sheriff --memory-aid
    posse play --resume
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "play", LINE, run, EXAMPLES)
    parser.add_argument(
        "game",
        nargs="?",
        type=game_name,
        metavar="GAME",
        help=f"{', '.join(game_names())}; if you leave it out, you are asked",
    )
    add_game_options(parser, "3", "deal")
    parser.add_argument(
        "--level", type=level_name, help=f"how well the others play: {', '.join(levels())} (default: greenhorn)"
    )
    parser.add_argument("--name", help="your name at the table")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="resume a saved game; without FILE, the latest one"
    )
    parser.add_argument(
        "--memory-aid",
        action="store_true",
        help="also show what a perfect memory would know: cards seen earlier, in piles and in hands",
    )
    parser.add_argument("--plain", action="store_true", help="print lines: for screen readers and pipes")
    parser.add_argument("--pace", type=pace, default=0.7, help="seconds between the others' moves (default: 0.7)")
    add_language(parser)


def run(options: Namespace) -> int:
    speak = words_of(options)
    if options.resume is not None:
        if options.game or options.name or options.level or options.seats is not None or options.seed is not None:
            raise PosseError(
                "a saved game already has its players and its deal: with --resume, give no GAME, --name, --level, "
                "--seats or --seed"
            )
        sitting = _resumed(options, speak)
    else:
        is_asked = not options.game and not options.level
        found = game(options.game or choose_game(speak), options.edition)
        n_seats = options.seats if options.seats is not None else min(3, max(found.seats))
        check_seats(found, n_seats)
        level = options.level or (choose_level(speak) if is_asked else "greenhorn")
        players = seat_players(0, n_seats, _name(options.name) or speak("terminal-stranger"), level)
        sitting = _seated(options, found, players, key_of(options), speak)
    if options.plain or not _has_screen():
        from rich.console import Console

        from posse.terminal.lines import LineTable

        return LineTable(sitting, Console(highlight=False)).run()
    from posse.terminal import screen

    def another() -> Sitting:
        options.seed = None
        return _seated(options, sitting.table.game, sitting.players, new_key(), speak)

    return screen.run(sitting, another, options.pace)


def _seated(options: Namespace, found: AnyGame, players: tuple[str, ...], key: bytes, speak: Words) -> Sitting:
    """A new table of these players."""
    return _sitting(options, Table(found, key, len(players)), players, None, speak)


def _resumed(options: Namespace, speak: Words) -> Sitting:
    from posse.terminal import saves

    file = Path(options.resume) if options.resume else saves.latest()
    record = records.load(file)
    table = records.replay(record, game(record.game, options.edition, dict(record.house)))
    if table.is_over():
        raise PosseError(f"the game in {file} is over; to see it again: `posse replay {file}`")
    sitting = _sitting(options, table, record.players, file, speak)
    sitting.memory_aid |= MEMORY_AID in record.options
    return sitting


def _sitting(options: Namespace, table: Table, players: tuple[str, ...], file: Path | None, speak: Words) -> Sitting:
    me = person_in(players, table.game)
    levels = {seat: level_of(player) or "" for seat, player in enumerate(players) if seat != me}
    bots = {seat: seated(level, table.game) for seat, level in levels.items()}
    stream = Stream()
    put_key(stream, new_key() if options.seed is None else key_from_seed(f"{options.seed} bots"))
    again = "".join(f" --{name} {value}" for name in ("language", "edition") if (value := getattr(options, name)))
    to_play = " --plain" if options.plain else ""
    return Sitting(table, me, players, bots, speak, stream, file, again, to_play, options.memory_aid)


def _has_screen() -> bool:
    """Whether there is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "")


def _name(name: str | None) -> str:
    """What a person is called, in one line that leaves room for the table."""
    plain = (name or "").encode("utf-8", "replace").decode().translate({ord("("): None, ord(")"): None})
    return " ".join(plain.split())[:20].strip()
