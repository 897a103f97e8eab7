"""`posse admin`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from .database import add_database, settings_of
from .options import add_json
from .output import as_json
from .parser import Parser, add_command, add_group

if TYPE_CHECKING:
    from .parser import Commands

LINE = "manage the people on a server, even while it is running"
EXAMPLES = """
    posse admin people --name ann
    posse admin ban "Black Bart" --reason "insults in the chat"
    posse admin reports --json
"""
ACTIONS = {
    "people": ("list people", "posse admin people --name ann"),
    "ban": ("ban a person", 'posse admin ban "Black Bart" --reason "insults in the chat"'),
    "unban": ("lift a ban", 'posse admin unban "Black Bart"'),
    "remove": ("delete a person; other people's games stay", "posse admin remove Ann"),
    "reports": ("list open reports", "posse admin reports --handled 12"),
    "tables": ("list tables that are open or in play", "posse admin tables --json"),
}


def add(commands: Commands) -> None:
    admin = add_group(commands, "admin", LINE, EXAMPLES)
    group = admin.add_subparsers(title="actions", dest="action", metavar="ACTION", required=True, parser_class=Parser)
    actions = {name: add_command(group, name, line, run, example) for name, (line, example) in ACTIONS.items()}
    for name in ("ban", "unban", "remove"):
        actions[name].add_argument("who", metavar="NAME|ID", help="a name, or an id from `posse admin people`")
    actions["people"].add_argument("--name", help="only people whose name contains this")
    actions["ban"].add_argument("--reason", required=True, help="shown to the person")
    actions["reports"].add_argument("--handled", type=int, metavar="ID", help="mark report ID as handled")
    for action in actions.values():
        add_database(action, "database to use")
        add_json(action)


def run(options: Namespace) -> int:
    from posse.server import admin

    lines = admin.run(settings_of(options).database, options)
    if options.json:
        print(as_json(lines))
    else:
        admin.show(lines)
    return 0
