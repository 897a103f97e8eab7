"""Games and bots that are installed: ours, and those of other packages, by their entry points.

A package declares them in its pyproject.toml, as `docs/add-a-game.md` shows. Finding them imports none of them.
"""

from __future__ import annotations

import functools
import importlib.util
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TypeVar

GAMES, BOTS = "posse.games", "posse.bots"  # groups of entry points
KINDS = {GAMES: "game", BOTS: "bot"}
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in addresses, and begins the names of messages
US = "posse"

# Ours are not declared in pyproject.toml: so they are found in a source tree that is not installed, too. They come
# first, in this order.
OURS = {
    GAMES: {
        "wyatt-earp": "posse.games.wyatt_earp:GAME",
        "el-paso": "posse.games.el_paso:GAME",
        "gnadenlos": "posse.games.gnadenlos:GAME",
        "showdown": "posse.games.showdown:GAME",
    },
    BOTS: {
        "random": "posse.bots.levels:RANDOM",
        "greenhorn": "posse.bots.levels:GREENHORN",
        "deputy": "posse.bots.levels:DEPUTY",
        "sheriff": "posse.bots.levels:SHERIFF",
    },
}

log = logging.getLogger(__name__)
T = TypeVar("T")


class PluginError(Exception):
    """Something installed that cannot be used, in one clear line."""


@dataclass(frozen=True)
class Plugin:
    entry: EntryPoint
    package: str  # the distribution it comes with

    @property
    def name(self) -> str:
        return self.entry.name

    @property
    def is_ours(self) -> bool:
        return self.package == US

    def __str__(self) -> str:
        return f"the {KINDS[self.entry.group]} {self.name!r} of the package {self.package!r}"

    def load(self, kind: type[T]) -> T:
        """The thing itself; raises PluginError."""
        try:
            thing = self.entry.load()
        except Exception as error:
            raise PluginError(f"{self} does not load: {type(error).__name__}: {error}") from error
        if not isinstance(thing, kind):
            raise PluginError(f"{self} is not a {kind.__name__}: {self.entry.value} is a {type(thing).__name__}")
        name = getattr(thing, "name", None)
        if name != self.name:
            raise PluginError(f"{self} calls itself {name!r}: both names must be the same")
        return thing

    def folder(self) -> Path | None:
        """Where its package lies, without importing it; None: not in a folder of its own."""
        try:
            spec = importlib.util.find_spec(self.entry.module)
        except (ImportError, ValueError):
            return None
        if spec is None or not spec.submodule_search_locations:
            return None
        return Path(spec.submodule_search_locations[0])


@functools.cache
def installed(group: str) -> Mapping[str, Plugin]:
    """By name: ours first. Of two with one name the first is kept, and a line of the log names the other."""
    ours = [Plugin(EntryPoint(name, value, group), US) for name, value in OURS[group].items()]
    others = [Plugin(entry, entry.dist.name if entry.dist else "?") for entry in entry_points(group=group)]
    return _by_name([*ours, *sorted(others, key=lambda plugin: (plugin.name, plugin.package))])


def _by_name(plugins: Iterable[Plugin]) -> dict[str, Plugin]:
    kept: dict[str, Plugin] = {}
    for plugin in plugins:
        if not NAME.fullmatch(plugin.name):
            log.warning("%s is left out: a name is lower-case words joined by hyphens", plugin)
        elif plugin.name in kept:
            log.warning("%s is left out: %s has the same name", plugin, kept[plugin.name])
        else:
            kept[plugin.name] = plugin
    return kept


def usable(group: str, kind: type[T]) -> Mapping[str, Plugin]:
    """Those installed that load; a line of the log names each that does not. Ours are not tried: they load."""
    return {name: plugin for name, plugin in installed(group).items() if plugin.is_ours or _loads(plugin, kind)}


def _loads(plugin: Plugin, kind: type[T]) -> bool:
    try:
        plugin.load(kind)
    except PluginError as error:
        log.warning("%s", error)
        return False
    return True
