"""`posse replay`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from posse.bots.names import level_of
from posse.engine import records
from posse.engine.game import AnyGame, PosseError
from posse.engine.log import SPECTATOR
from posse.engine.table import Ply
from posse.games import text
from posse.terminal.sitting import MEMORY_AID, finale_of, scores, won
from posse.text.plain import lines_of
from posse.text.story import as_one, heard
from posse.text.words import Words

from .options import add_edition, add_language, words_of
from .parser import add_command
from .reading import record_in

if TYPE_CHECKING:
    from .parser import Commands

LINE = "retell a recorded game"
EXAMPLES = """
    posse replay game.posse
    posse replay game.posse --seat 2 --language nl
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "replay", LINE, run, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    parser.add_argument("--seat", type=int, help="as this seat saw it (default: everything, if the game is over)")
    add_edition(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    record, found = record_in(options)
    speak = words_of(options)
    table = records.replay(record, found)
    if options.seat is not None and not 1 <= options.seat <= len(record.players):
        raise PosseError(f"there is no seat {options.seat}; seats are 1 to {len(record.players)}")
    # Nobody looks into the hands of a game that is not over, but for one's own.
    if options.seat and not table.is_over() and level_of(record.players[options.seat - 1]):
        raise PosseError(f"the game is not over yet, and seat {options.seat} is not yours")
    seat = options.seat - 1 if options.seat else None if table.is_over() else SPECTATOR
    names = tuple(player.partition(" (")[0] for player in record.players)
    print(f"{speak(f'{found.name}-title')}: {', '.join(record.players)}", end="\n\n")
    memory_aid = MEMORY_AID in record.options
    for line in _story(Ply(-1, -1, table.opening), found, speak, names, seat, memory_aid):
        print(f"      {line}")
    for i, ply in enumerate(table.plies, 1):
        for line in _story(ply, found, speak, names, seat, memory_aid):
            print(f"{i:>4}. {line}")
    print()
    view = table.view(SPECTATOR if seat is None else seat)
    print(lines_of(text(found.name).sheet(found.box, view, speak, names, memory_aid)))
    if table.is_over():
        print(f"{won(table.result, names, speak)} {scores(table.result, found.name, names, speak)}")
        print(lines_of(finale_of(table, names, SPECTATOR if seat is None else seat, speak)))
    return 0


def _story(
    ply: Ply, found: AnyGame, speak: Words, names: tuple[str, ...], seat: int | None, memory_aid: bool
) -> list[str]:
    told = as_one(ply.events) if seat is None else heard(ply.told(seat), found, seat, memory_aid)
    return [line for event in told if (line := text(found.name).story(event, speak, names))]
