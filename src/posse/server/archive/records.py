"""Records of finished games: found by player and game, and told in full. Of a game that is not over nothing is told."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, and_, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.bots.levels import levels
from posse.server.accounts.names import key
from posse.server.database.schema import people, seats, tables
from posse.server.wire.archive import RecordPage
from posse.server.wire.refusal import Refusal

from .kept import Kept
from .ratings import BOT

IS_A_RECORD = and_(tables.c.status == "over", tables.c.record.is_not(None))


async def find(connection: AsyncConnection, table_id: str) -> Kept:
    """Whoever has the id may see it: it cannot be guessed. Raises a Refusal."""
    found = await _kept(connection, [table_id])
    if not found:
        raise Refusal(404, "no-such-record", "there is no finished game with this id")
    return found[0]


async def search(
    connection: AsyncConnection,
    me: str | None,
    player: str | None = None,
    game: str | None = None,
    before: str | None = None,
    limit: int = 20,
) -> RecordPage:
    """Public ones, and those of tables one sat at; the newest first, older than the record `before`."""
    where = [IS_A_RECORD, _may_be_listed(me)]
    if game is not None:
        where.append(tables.c.game == game)
    if player is not None:
        where.append(tables.c.id.in_(_tables_of(player)))
    if before is not None:
        last = await find(connection, before)
        where.append(tuple_(tables.c.ended_at, tables.c.id) < (last.row.ended_at, last.row.id))
    order = (tables.c.ended_at.desc(), tables.c.id.desc())
    ids = list(await connection.scalars(select(tables.c.id).where(*where).order_by(*order).limit(limit + 1)))
    found = [kept.info() for kept in await _kept(connection, ids[:limit])]
    return RecordPage(found, ids[limit - 1] if len(ids) > limit else None)


def _may_be_listed(me: str | None) -> ColumnElement[bool]:
    if me is None:
        return tables.c.is_public
    return or_(tables.c.is_public, tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == me)))


def _tables_of(player: str) -> Any:
    """Where a person sat, by id or name, or a bot, by its level."""
    chosen = select(seats.c.table_id)
    level = player.removeprefix(BOT)
    if level in levels():
        return chosen.where(seats.c.bot == level)
    members = select(people.c.id).where(people.c.name_key == key(player))
    by_person = chosen.where(or_(seats.c.person == player, seats.c.person.in_(members)))
    return by_person.union(chosen.where(seats.c.name == player))


async def _kept(connection: AsyncConnection, ids: list[str]) -> list[Kept]:
    """The records of these ids, in their order."""
    rows = {row.id: row for row in await connection.execute(select(tables).where(IS_A_RECORD, tables.c.id.in_(ids)))}
    chairs: dict[str, list[Any]] = {one: [] for one in rows}
    chosen = select(seats).where(seats.c.table_id.in_(rows)).order_by(seats.c.seat)
    for chair in await connection.execute(chosen):
        chairs[chair.table_id].append(chair)
    return [Kept(rows[one], chairs[one]) for one in ids if one in rows]
