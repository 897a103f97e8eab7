"""Posse: three Western games at one table, in one rulebook that runs at three speeds.

    >>> import posse
    >>> table = posse.game("showdown").table(seats=3, seed=7)
    >>> table.legal()
    ['lay king', 'lay vest']

Everything below is loaded when it is first used; docs/library.md shows it all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from posse.library import (
        BadRecord,
        Batch,
        Bot,
        Choice,
        EditionError,
        Environment,
        Event,
        Game,
        Illegal,
        Line,
        NoSuchGame,
        Offer,
        Ply,
        PosseError,
        Record,
        Result,
        Results,
        SeatsError,
        Stale,
        Summary,
        Table,
        Told,
        game,
        game_names,
        levels,
        load,
        simulate,
    )

    __version__: str

__all__ = [
    "BadRecord",
    "Batch",
    "Bot",
    "Choice",
    "EditionError",
    "Environment",
    "Event",
    "Game",
    "Illegal",
    "Line",
    "NoSuchGame",
    "Offer",
    "Ply",
    "PosseError",
    "Record",
    "Result",
    "Results",
    "SeatsError",
    "Stale",
    "Summary",
    "Table",
    "Told",
    "__version__",
    "game",
    "game_names",
    "levels",
    "load",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        value: Any = _version()
    elif name in __all__:
        from posse import library

        value = getattr(library, name)
    else:
        raise AttributeError(f"module 'posse' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("posse-games")
    except PackageNotFoundError:  # run from a source tree that is not installed
        return "0"
