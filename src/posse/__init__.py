"""Posse: three Western games at one table, in one rulebook that runs at three speeds."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("posse-games")
except PackageNotFoundError:  # run from a source tree that is not installed
    __version__ = "0"
