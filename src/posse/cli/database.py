"""The server's settings, and the database that a command is about."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from posse.server import settings

from .output import complain

if TYPE_CHECKING:
    from .parser import Parser

IN_THIS_FOLDER = "posse.db"  # where the database of earlier versions lies


def add_database(to: Parser, line: str) -> None:
    to.add_argument("--database", metavar="URL", help=f"{line} (default: the one in your data folder)")


def settings_of(options: Namespace) -> settings.Settings:
    """As the options, the environment and the settings file say."""
    given = {name: getattr(options, name, None) for name in ("host", "port", "database", "workers")}
    chosen = settings.load(options.settings, given=given)
    if chosen.database == settings.own_database() and Path(IN_THIS_FOLDER).is_file():
        complain(f"{IN_THIS_FOLDER} in this folder is not used; to use it, add --database sqlite:///{IN_THIS_FOLDER}")
    return chosen
