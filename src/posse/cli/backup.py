"""`posse backup`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .options import add_database
from .parser import add_command

if TYPE_CHECKING:
    from .parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "backup", "make a full copy of a server's database, even while it is running", run)
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write the copy; must not exist yet")
    add_database(parser, "database to copy")


def run(options: Namespace) -> int:
    from posse.server import settings
    from posse.server.database import store

    url = settings.load(given={"database": options.database}).database
    store.backup(url, options.file)
    print(f"{options.file}: a full copy of {url.removeprefix('sqlite:///')}")
    return 0
