"""The --record option: one game of many, written to a file."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from posse.bots.names import BOT_NAMES
from posse.engine import records
from posse.engine.game import PosseError
from posse.engine.table import Table


def to_record(options: Namespace, pattern: str, what: str) -> tuple[int, ...] | None:
    """The game that --record names; it is looked at before anything is played."""
    if not options.record:
        return None
    found = re.fullmatch(pattern, options.record[0])
    if found is None:
        raise PosseError(f"argument --record: {options.record[0]!r} is not {what}")
    path = Path(options.record[1])
    if path.exists() and not records.is_record(path):
        raise PosseError(f"{path} already exists and is not a Posse record")
    return tuple(int(part) for part in found.groups())


def save_record(options: Namespace, table: Table, levels: Sequence[str]) -> None:
    players = tuple(f"{name} ({level})" for name, level in zip(BOT_NAMES, levels, strict=False))
    records.save(records.record_of(table, players), Path(options.record[1]))
