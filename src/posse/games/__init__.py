"""The shelf: one line a game. A game is loaded when it is asked for."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from posse.engine.edition import bound
from posse.engine.game import AnyDefinition, AnyGame, HouseValue, NoSuchGame
from posse.text import AnyText
from posse.text.rulebook import Rulebook
from posse.text.words import Words

SHELF = {
    "wyatt-earp": "posse.games.wyatt_earp",
    "el-paso": "posse.games.el_paso",
    "gnadenlos": "posse.games.gnadenlos",
    "showdown": "posse.games.showdown",
}


def game(name: str, edition: Path | None = None, house: Mapping[str, HouseValue] | None = None) -> AnyGame:
    """The game of that name with its box: as it ships, or with an edition file or house rules."""
    return bound(definition(name), edition, house) if edition or house else _shipped(name)


@functools.cache
def _shipped(name: str) -> AnyGame:
    return bound(definition(name))


def definition(name: str) -> AnyDefinition:
    """What the game's folder declares."""
    try:
        module = SHELF[name]
    except KeyError:
        raise NoSuchGame(f"there is no game {name!r}; choose from: {', '.join(SHELF)}") from None
    found: AnyDefinition = import_module(module).GAME
    if found.name != name:
        raise NoSuchGame(f"{module} is on the shelf as {name!r}, but calls itself {found.name!r}")
    return found


def text(name: str) -> AnyText:
    """The game of that name in words."""
    definition(name)
    found: AnyText = import_module(SHELF[name]).TEXT
    return found


def rulebook(game: AnyGame, words: Words) -> Rulebook:
    """The game's rules in a language, with the numbers of its box."""
    return Rulebook(game, text(game.name), words)
