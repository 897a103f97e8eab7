"""The games, ours and those of other packages. A game is loaded when it is asked for."""

from __future__ import annotations

import functools
from typing import Any

from posse.engine.game import Game, NoSuchGame
from posse.plugins import GAMES, PluginError, installed, usable


@functools.cache
def game_names() -> tuple[str, ...]:
    """Every game that can be played, ours first."""
    return tuple(usable(GAMES, Game))


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name."""
    plugin = installed(GAMES).get(name)
    if plugin is None:
        raise NoSuchGame(f"there is no game {name!r}; choose from: {', '.join(game_names())}")
    try:
        return plugin.load(Game)
    except PluginError as error:
        raise NoSuchGame(str(error)) from error
