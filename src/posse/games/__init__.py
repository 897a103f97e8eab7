"""The games, ours and those of other packages. A game is loaded when it is asked for."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from posse.engine.edition import bound
from posse.engine.game import AnyDefinition, AnyGame, Definition, HouseValue, NoSuchGame
from posse.plugins import GAMES, Plugin, PluginError, installed, usable
from posse.text import AnyText, Text
from posse.text.lesson import Lesson
from posse.text.rulebook import Rulebook
from posse.text.words import Words


@functools.cache
def game_names() -> tuple[str, ...]:
    """Every game that can be played, ours first."""
    return tuple(usable(GAMES, Definition))


def game(name: str, edition: Path | None = None, house: Mapping[str, HouseValue] | None = None) -> AnyGame:
    """The game of that name with its box: as it ships, or with an edition file or house rules."""
    return bound(definition(name), edition, house) if edition or house else _shipped(name)


@functools.cache
def _shipped(name: str) -> AnyGame:
    return bound(definition(name))


def definition(name: str) -> AnyDefinition:
    """What the game's folder declares."""
    try:
        return _plugin(name).load(Definition)
    except PluginError as error:
        raise NoSuchGame(str(error)) from error


def text(name: str) -> AnyText:
    """The game of that name in words: the `TEXT` beside its `GAME`."""
    plugin = _plugin(name)
    declared = getattr(import_module(plugin.entry.module), "TEXT", None)
    if not isinstance(declared, Text):
        raise NoSuchGame(f"{plugin} has no words: there is no TEXT in {plugin.entry.module}")
    return declared


@functools.cache
def lesson(name: str) -> Lesson | None:
    """The game's first lesson: the `LESSON` of `lesson.py` in its package; None: it has none."""
    module = f"{_plugin(name).entry.module}.lesson"
    if find_spec(module) is None:
        return None
    found = getattr(import_module(module), "LESSON", None)
    return found if isinstance(found, Lesson) else None


def rulebook(game: AnyGame, words: Words) -> Rulebook:
    """The game's rules in a language, with the numbers of its box."""
    return Rulebook(game, text(game.name), words)


def _plugin(name: str) -> Plugin:
    plugin = installed(GAMES).get(name)
    if plugin is None:
        raise NoSuchGame(f"there is no game {name!r}; choose from: {', '.join(game_names())}")
    return plugin
