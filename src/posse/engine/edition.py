"""Edition files: what is in a game's box, as data that its owner can correct.

The readers below say, in one line, what is wrong and what would be right.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .game import EditionError, Game
from .record import Record


def load_box(game: Game[Any, Any, Any], file: Path | None = None) -> Any:
    """The Box of an edition file; without one, of the edition that ships with the game."""
    path = file or game.edition
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise EditionError(f"cannot read the edition {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"the edition {path} is no TOML: {error}") from None
    try:
        return game.read_box(tables)
    except EditionError as error:
        raise EditionError(f"the edition {path} does not fit {game.name}: {error}") from None


def digest(game: Game[Any, Any, Any], box: Record) -> str:
    """What a record names its edition by: equal for files that play alike."""
    return hashlib.sha256(game.name.encode() + b"\n" + bytes(box)).hexdigest()[:16]


def table(tables: Mapping[str, Any], name: str, keys: Sequence[str], within: str = "") -> Mapping[str, Any]:
    """The table `name`, holding exactly `keys`."""
    found = tables.get(name)
    if not isinstance(found, Mapping):
        raise EditionError(f"{within}{name} is missing")
    for key in found:
        if key not in keys:
            raise EditionError(f"{within}{name}.{key} is unknown; there are {', '.join(keys)}")
    for key in keys:
        if key not in found:
            raise EditionError(f"{within}{name}.{key} is missing")
    return found


def number(tables: Mapping[str, Any], name: str, lowest: int, highest: int, within: str = "") -> int:
    """A whole number from `lowest` to `highest`."""
    found = tables[name]
    if type(found) is not int or not lowest <= found <= highest:
        raise EditionError(f"{within}{name} has to be a whole number from {lowest} to {highest}, not {found!r}")
    return found


def truth(tables: Mapping[str, Any], name: str, within: str = "") -> int:
    """true or false, as 1 or 0."""
    found = tables[name]
    if type(found) is not bool:
        raise EditionError(f"{within}{name} has to be true or false, not {found!r}")
    return int(found)
