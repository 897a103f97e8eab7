"""Where games in the terminal are kept."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from posse import folders
from posse.engine import records
from posse.engine.game import PosseError


def new_file(game: str) -> Path:
    """A file for a game that begins now; its folder is made when there is none."""
    try:
        folders.home().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PosseError(f"cannot create the folder {folders.home()}: {error.strerror}") from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, n = folders.home() / f"{stem}.posse", 1
    while path.exists():
        n += 1
        path = folders.home() / f"{stem}-{n}.posse"
    return path


def latest() -> Path:
    """The game saved last that is not over."""
    found = sorted(folders.home().glob("*.posse"), key=lambda path: path.stat().st_mtime, reverse=True)
    if not found:
        raise PosseError(f"there are no saved games in {folders.home()} yet")
    for path in found:
        with suppress(PosseError):  # a file that cannot be read is not the one meant
            if records.load(path).result == "open":
                return path
    again = f"`posse replay {found[0]}`"
    raise PosseError(f"all saved games in {folders.home()} are over; to see the latest again: {again}")
