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
    end = f"the result is as recorded: {record.result}" if table.is_over() else "the game is not over yet"
    print(f"{options.file}: sound. {found.name}, {len(record.players)} seats; {len(record.moves)} moves replay; {end}")
    print(_deal(record))
    return 0


def _deal(record: records.Record) -> str:
    """What is known of how the key came about."""
    if record.secret is None:
        return "deal: follows from the key; the record does not say how the key was chosen"
    givers = [str(seat) for seat, nonce in enumerate(record.nonces, 1) if nonce]
    nonces = "the nonce of seat" if len(givers) == 1 else "the nonces of seats"
    parts = f"the secret and {nonces} {', '.join(givers)}" if givers else "the secret alone, as no seat added a nonce"
    return (
        f"deal: follows from the key, and the key from {parts}\n"
        f"commitment: {commitment(record.secret)}\n"
        "It was fair if the table showed this commitment before the deal and the nonce at your seat is yours."
    )
