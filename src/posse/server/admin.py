"""Looking after a server's people, from outside: `posse admin`. A running server notices within seconds."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from posse.engine.game import PosseError

from .accounts import names, privacy
from .database.engine import short_engine
from .database.schema import people, reports, seats, tables
from .database.store import StoreError

Line = dict[str, Any]


def run(url: str, options: Namespace) -> list[Line]:
    """Do what is asked, and tell the rows it is about."""
    with _opened(url) as connection:
        found: list[Line] = ACTIONS[options.action](connection, options)
        return found


@contextmanager
def _opened(url: str) -> Iterator[Connection]:
    """A short connection of our own, beside a server that may be running."""
    path = Path(url.removeprefix("sqlite:///"))
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with short_engine(url).begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreError(f"cannot use the database {path}: {getattr(error, 'orig', None) or error}") from None


def list_people(connection: Connection, options: Namespace) -> list[Line]:
    wanted = names.key(options.name or "")
    rows = connection.execute(select(people).order_by(people.c.seen_at.desc()))
    return [_person(row) for row in rows if wanted in names.key(row.name)]


def ban(connection: Connection, options: Namespace) -> list[Line]:
    return _changed(connection, options.who, banned_at=time.time(), ban_reason=options.reason)


def unban(connection: Connection, options: Namespace) -> list[Line]:
    return _changed(connection, options.who, banned_at=None, ban_reason=None)


def remove(connection: Connection, options: Namespace) -> list[Line]:
    found = _one(connection, options.who)
    privacy.forget(connection, found.id)
    return [_person(found)]


def list_reports(connection: Connection, options: Namespace) -> list[Line]:
    """The open ones, or one that is now handled."""
    which = reports.c.handled_at.is_(None)
    if options.handled is not None:
        now = update(reports).where(reports.c.id == options.handled, which).values(handled_at=time.time())
        if not connection.execute(now).rowcount:
            raise PosseError(f"there is no open report {options.handled}")
        which = reports.c.id == options.handled
    reporter, about = people.alias(), people.alias()
    rows = connection.execute(
        select(reports, reporter.c.name.label("by"), about.c.name.label("whom"))
        .outerjoin(reporter, reports.c.reporter == reporter.c.id)
        .outerjoin(about, reports.c.about == about.c.id)
        .where(which)
        .order_by(reports.c.id)
    )
    return [
        {
            "id": row.id,
            "at": _day(row.at),
            "by": row.by,
            "about": row.whom,
            "about_id": row.about,
            "table": row.table_id,
            "text": row.text,
        }
        for row in rows
    ]


def list_tables(connection: Connection, options: Namespace) -> list[Line]:
    """Those that wait for players or are being played."""
    found: dict[str, Line] = {}
    for row in connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, seats.c.name)
        .outerjoin(seats)
        .where(tables.c.status.in_(("open", "playing")))
        .order_by(tables.c.created_at, seats.c.seat)
    ):
        line = {"id": row.id, "game": row.game, "status": row.status, "since": _day(row.created_at), "players": []}
        found.setdefault(row.id, line)["players"] += [row.name] if row.name else []
    return list(found.values())


ACTIONS = {
    "people": list_people,
    "ban": ban,
    "unban": unban,
    "remove": remove,
    "reports": list_reports,
    "tables": list_tables,
}


def _changed(connection: Connection, who: str, **values: Any) -> list[Line]:
    found = _one(connection, who)
    connection.execute(update(people).where(people.c.id == found.id).values(values))
    return [_person(connection.execute(select(people).where(people.c.id == found.id)).one())]


def _one(connection: Connection, who: str) -> Any:
    """A person by id or name: a member's, or a guest's that no other guest has."""
    key = names.key(who)
    member = connection.execute(select(people).where((people.c.id == who) | (people.c.name_key == key))).first()
    if member is not None:
        return member
    guests = [row for row in connection.execute(select(people)) if names.key(row.name) == key]
    if not guests:
        raise PosseError(f"nobody has the name or id {who!r}")
    if len(guests) > 1:
        raise PosseError(
            f"{len(guests)} guests are called {who!r}: give an id instead; `posse admin people --name` lists them"
        )
    return guests[0]


def _person(row: Any) -> Line:
    return {
        "id": row.id,
        "name": row.name,
        "member": row.password is not None,
        "came": _day(row.created_at),
        "seen": _day(row.seen_at),
        "banned": row.ban_reason if row.banned_at is not None else None,
    }


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


def show(lines: list[Line]) -> None:
    """As a table. What people wrote is shown as text, whatever it is."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    if not lines:
        print("none")
        return
    grid = Table(box=None, pad_edge=False)
    for name in lines[0]:
        grid.add_column(name, overflow="fold", no_wrap=name in ("id", "about_id"))
    for line in lines:
        grid.add_row(*(Text(_shown(value)) for value in line.values()))
    console = Console(highlight=False)
    Console(highlight=False, width=console.width if sys.stdout.isatty() else max(console.width, 160)).print(grid)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    text = ", ".join(value) if isinstance(value, list) else "" if value is None else str(value)
    return "".join(character if character.isprintable() else " " for character in text)
