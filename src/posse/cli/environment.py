"""Settings of every command: checked before anything runs, and handed on to the processes it starts."""

from __future__ import annotations

import os
from pathlib import Path

from posse.server import settings
from posse.server.settings import COMMON, PREFIX, SettingsError


def prepare(file: Path | None) -> None:
    """Check the settings in the environment and the file. What every command reads, it reads from the environment."""
    settings.load(file)
    values = settings.read(file) if file else {}
    for name in COMMON:
        if name in values:
            if not isinstance(values[name], str):
                raise SettingsError(f"the setting {name} is wrong: it must be text")
            os.environ.setdefault(PREFIX + name.upper(), values[name])
