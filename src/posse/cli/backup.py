"""`posse backup`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .database import add_database, settings_of
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands

LINE = "make a full copy of a server's database, even while it is running"
EXAMPLES = """
    posse backup copy.db
    posse backup copy.db --settings /etc/posse.toml
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "backup", LINE, run, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write the copy; must not exist yet")
    add_database(parser, "database to copy")


def run(options: Namespace) -> int:
    from posse.server.database import store

    url = settings_of(options).database
    store.backup(url, options.file)
    print(f"{options.file}: a full copy of {url.removeprefix('sqlite:///')}")
    return 0
