"""The user's folders for Posse, where the system has them; POSSE_HOME and POSSE_CACHE name others."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "posse"


def home() -> Path:
    """What is kept: the server's database and games saved in the terminal."""
    named = os.environ.get("POSSE_HOME")
    return Path(named) if named else platformdirs.user_data_path(APP, appauthor=False)


def cache() -> Path:
    """What can be made again: compiled code."""
    named = os.environ.get("POSSE_CACHE")
    return Path(named) if named else platformdirs.user_cache_path(APP, appauthor=False)
