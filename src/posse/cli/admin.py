"""`posse admin`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from .options import add_database, add_json
from .output import as_json
from .parser import Parser, add_command

if TYPE_CHECKING:
    from .parser import Commands


def add(commands: Commands) -> None:
    admin = add_command(commands, "admin", "manage the people on a server, even while it is running", run)
    actions = admin.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=Parser)
    people = _add_action(actions, "people", "list people")
    people.add_argument("--name", help="only people whose name contains this")
    ban = _add_action(actions, "ban", "ban a person", who=True)
    ban.add_argument("--reason", required=True, help="shown to the person")
    _add_action(actions, "unban", "lift a ban", who=True)
    _add_action(actions, "remove", "delete a person; other people's games stay", who=True)
    reports = _add_action(actions, "reports", "list open reports")
    reports.add_argument("--handled", type=int, metavar="ID", help="mark report ID as handled")
    _add_action(actions, "tables", "list tables that are open or in play")


def _add_action(actions: Commands, name: str, line: str, who: bool = False) -> Parser:
    action = add_command(actions, name, line, run)
    if who:
        action.add_argument("who", metavar="NAME|ID")
    add_database(action, "database to use")
    add_json(action)
    return action


def run(options: Namespace) -> int:
    from posse.server import admin

    lines = admin.run(options)
    if options.json:
        print(as_json(lines))
    else:
        admin.show(lines)
    return 0
