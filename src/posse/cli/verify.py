"""`posse verify`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from posse.engine import records
from posse.engine.fairness import commitment
from posse.engine.game import NoSuchGame
from posse.engine.record_lines import BadRecord

from .options import add_edition
from .output import complain
from .parser import add_command
from .reading import record_in
from .status import UNSOUND

if TYPE_CHECKING:
    from .parser import Commands

LINE = "check that a record replays to its result, and how it was dealt"
EXAMPLES = """
    posse verify game.posse                       # exit status 0: sound; 1: not
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "verify", LINE, run, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record or a saved game")
    add_edition(parser)


def run(options: Namespace) -> int:
    try:
        record, found = record_in(options)
        table = records.replay(record, found)
    except (BadRecord, NoSuchGame) as error:
        complain(str(error))
        return UNSOUND
    print(f"{options.file}: sound. {found.name}, {len(record.players)} seats; {record.verified(table.is_over())}")
    print(record.dealt())
    if record.secret is not None:
        print(f"commitment: {commitment(record.secret)}")
        print("It was fair if the table showed this commitment before the deal and the nonce at your seat is yours.")
    return 0
