"""Reading the record that a command is given."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from posse.engine import edition, records
from posse.engine.game import Game
from posse.engine.struct import Struct
from posse.games import game


def record_in(options: Namespace) -> tuple[records.Record, Game[Any, Any, Any], Struct]:
    record = records.load(options.file)
    found = game(record.game)
    return record, found, edition.load_box(found, options.edition, dict(record.house))
