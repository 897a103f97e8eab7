"""Levels: the bots one can choose from, ours and those of other packages. A level says itself what it needs."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from posse.engine.game import AnyGame, PosseError
from posse.engine.rule import fingerprint
from posse.engine.speed import Speed, compiled_parts
from posse.plugins import BOTS, PluginError, installed, usable

from . import policies
from .bot import Bot, ByPolicy


def no_code(game: AnyGame) -> str:
    return ""


@dataclass(frozen=True)
class Level:
    name: str
    make: Callable[..., Bot[Any]]
    """(game, …): a bot. Of the options `iterations` and `speed` it is given those it has parameters for."""
    thinks: bool = True
    """Takes the time it is given: so at a table it thinks in a process of its own. Others answer at once."""
    policy: int | None = None
    """The policy it plays by, where it also runs compiled, millions of games at a time."""
    is_opponent: bool = True
    """People are offered it when they choose whom to play against."""
    code: Callable[[AnyGame], str] = no_code
    """What its choices depend on apart from the rules and policies: a contest that has begun goes on only while this
    stays the same."""

    def bot(self, game: AnyGame, **options: Any) -> Bot[Any]:
        takes = inspect.signature(self.make).parameters
        return self.make(game, **{name: value for name, value in options.items() if name in takes})


def by_policy(name: str, policy: int, is_opponent: bool = True) -> Level:
    def make(game: AnyGame) -> Bot[Any]:
        return ByPolicy(game, policy)

    return Level(name, make, thinks=False, policy=policy, is_opponent=is_opponent)


def _sheriff(game: AnyGame, iterations: int | None = None, speed: Speed = Speed.COMPILED) -> Bot[Any]:
    from .sheriff import Sheriff

    return Sheriff(game, iterations, speed=speed)


def _search_code(game: AnyGame) -> str:
    from .search import search

    habits = game.habits
    return f"{fingerprint(search, compiled_parts(game, **habits.by_name()))} {habits.span}"


RANDOM = by_policy("random", policies.RANDOM, is_opponent=False)
GREENHORN = by_policy("greenhorn", policies.GREENHORN)
DEPUTY = by_policy("deputy", policies.DEPUTY)
SHERIFF = Level("sheriff", _sheriff, code=_search_code)

LADDER = ("random", "greenhorn", "deputy", "sheriff")  # ours, weakest first


def level_up(name: str) -> str:
    """The next stronger level of the ladder; a sheriff, or a level of another package, stays what it is."""
    return LADDER[min(LADDER.index(name) + 1, len(LADDER) - 1)] if name in LADDER else name


@functools.cache
def levels() -> Mapping[str, Level]:
    """All that can be played against, by name: ours first, weakest first."""
    return {name: plugin.load(Level) for name, plugin in usable(BOTS, Level).items()}


def level(name: str) -> Level:
    """The level of that name."""
    plugin = installed(BOTS).get(name)
    if plugin is None:
        raise PosseError(f"there is no bot {name!r}; choose from: {', '.join(levels())}")
    try:
        return plugin.load(Level)
    except PluginError as error:
        raise PosseError(str(error)) from error


def policy_names() -> tuple[str, ...]:
    """The levels that run compiled."""
    return tuple(name for name, found in levels().items() if found.policy is not None)


def bot(name: str, game: AnyGame, **options: Any) -> Bot[Any]:
    """A bot of a level."""
    return level(name).bot(game, **options)


def seated(name: str, game: AnyGame) -> Bot[Any]:
    """A bot for a table with people: one that thinks does so in a process of its own."""
    if not level(name).thinks:
        return bot(name, game)
    from .workers import stable

    return stable().bot(name, game)
