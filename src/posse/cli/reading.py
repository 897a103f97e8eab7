"""Reading the record that a command is given."""

from __future__ import annotations

from argparse import Namespace

from posse.engine import records
from posse.engine.game import AnyGame
from posse.games import game


def record_in(options: Namespace) -> tuple[records.Record, AnyGame]:
    record = records.load(options.file)
    return record, game(record.game, options.edition, dict(record.house))
