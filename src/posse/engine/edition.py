"""Edition files: what is in a game's box, as data that its owner can correct.

The readers below say, in one line, what is wrong and what would be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .game import AnyDefinition, AnyGame, EditionError, Game, HouseValue


def bound(
    definition: AnyDefinition, file: Path | None = None, house: Mapping[str, HouseValue] | None = None
) -> AnyGame:
    """The game with the edition that ships with it; with a file, with all that the file says otherwise; with house
    rules, with those."""
    path = definition.paper.edition
    tables, changes = _read(path), _read(file) if file else {}
    try:
        tables = _changed(tables, changes)
        box = definition.paper.read_box(_changed(tables, {"house": house}) if house else tables)
    except EditionError as error:
        what = "these house rules do" if house and not file else f"the edition {file or path} does"
        raise EditionError(f"{what} not fit {definition.name}: {error}") from None
    own = tables.get("house", {})
    return Game(definition, box, {name: value for name, value in (house or {}).items() if value != own[name]})


def house_rules(game: AnyGame) -> dict[str, HouseValue]:
    """What may be played otherwise at home, as the edition that ships has it."""
    return dict(_read(game.paper.edition).get("house", {}))


def sources(game: AnyGame) -> dict[str, Any]:
    """Where the numbers of the edition come from, by its tables and lines; a mark stands for all that lies below it."""
    return dict(_read(game.paper.edition).get("sources", {}))


def edition_tables(game: AnyGame) -> dict[str, Any]:
    """The edition that ships with the game as the file has it, with the house rules of the game."""
    return _changed(_read(game.paper.edition), {"house": game.house} if game.house else {})


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise EditionError(f"cannot read the edition {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"the edition {path} is not valid TOML: {error}") from None


def _changed(shipped: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of an edition, line by line as the changes have it."""
    tables = dict(shipped)
    for name, change in changes.items():
        if name not in shipped:
            homes = [table for table, lines in shipped.items() if isinstance(lines, Mapping) and name in lines]
            hint = f"put it under [{homes[0]}]" if homes else f"choose from: {', '.join(shipped)}"
            raise EditionError(f"{name} is not known here; {hint}")
        both = isinstance(shipped[name], Mapping) and isinstance(change, Mapping)
        tables[name] = {**shipped[name], **change} if both else change
    return tables


def table(tables: Mapping[str, Any], name: str, keys: Sequence[str], within: str = "") -> Mapping[str, Any]:
    """The table `name`, holding exactly `keys`."""
    found = tables.get(name)
    if not isinstance(found, Mapping):
        raise EditionError(f"{within}{name} is missing")
    for key in found:
        if key not in keys:
            raise EditionError(f"{within}{name}.{key} is not known; choose from: {', '.join(keys)}")
    for key in keys:
        if key not in found:
            raise EditionError(f"{within}{name}.{key} is missing")
    return found


def number(tables: Mapping[str, Any], name: str, lowest: int, highest: int, within: str = "") -> int:
    """A whole number from `lowest` to `highest`."""
    found = tables[name]
    if type(found) is not int or not lowest <= found <= highest:
        raise EditionError(f"{within}{name} must be a whole number from {lowest} to {highest}, not {found!r}")
    return found


def truth(tables: Mapping[str, Any], name: str, within: str = "") -> int:
    """true or false, as 1 or 0."""
    found = tables[name]
    if type(found) is not bool:
        raise EditionError(f"{within}{name} must be true or false, not {found!r}")
    return int(found)


def choice(tables: Mapping[str, Any], name: str, words: Sequence[str], within: str = "") -> int:
    """One of some words, as its place among them."""
    found = tables[name]
    if found not in words:
        raise EditionError(f"{within}{name} must be one of {', '.join(words)}, not {found!r}")
    return words.index(found)
