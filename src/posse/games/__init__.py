"""The shelf: one line a game. A game is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from posse.engine.game import Game, NoSuchGame

SHELF = {
    "wyatt-earp": "posse.games.wyatt_earp",
    "el-paso": "posse.games.el_paso",
    "gnadenlos": "posse.games.gnadenlos",
    "showdown": "posse.games.showdown",
}


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name."""
    try:
        module = SHELF[name]
    except KeyError:
        raise NoSuchGame(f"there is no game {name!r}; choose from: {', '.join(SHELF)}") from None
    found: Game[Any, Any, Any] = import_module(module).GAME
    if found.name != name:
        raise NoSuchGame(f"{module} is on the shelf as {name!r}, but calls itself {found.name!r}")
    return found
