"""Where games in the terminal are kept."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from posse.engine import records
from posse.engine.game import PosseError


def folder() -> Path:
    """POSSE_HOME, or the user's data folder."""
    if named := os.environ.get("POSSE_HOME"):
        return Path(named)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "posse"


def new_file(game: str) -> Path:
    """A file for a game that begins now; its folder is made when there is none."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PosseError(f"cannot create the folder {folder()}: {error.strerror}") from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, n = folder() / f"{stem}.posse", 1
    while path.exists():
        n += 1
        path = folder() / f"{stem}-{n}.posse"
    return path


def latest() -> Path:
    """The game saved last that is not over."""
    found = sorted(folder().glob("*.posse"), key=lambda path: path.stat().st_mtime, reverse=True)
    if not found:
        raise PosseError(f"there are no saved games in {folder()} yet")
    for path in found:
        with suppress(PosseError):  # a file that cannot be read is not the one meant
            if records.load(path).result == "open":
                return path
    raise PosseError(f"all saved games in {folder()} are over; to see the latest again: `posse replay {found[0]}`")
