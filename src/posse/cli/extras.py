"""Extras: packages that only some commands need, and that are installed on request."""

from __future__ import annotations

import importlib.util

from posse.engine.game import PosseError


def need(module: str, extra: str, command: str) -> None:
    """Said before anything is played."""
    if importlib.util.find_spec(module) is None:
        raise PosseError(f"{command} needs {module}: pip install 'posse-games[{extra}]'")
