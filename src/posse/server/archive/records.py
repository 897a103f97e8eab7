"""Records of finished games: found by player and game, and told in full. Of a game that is not over nothing is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.bots.levels import levels
from posse.engine.fairness import commitment
from posse.engine.records import BadRecord, Record, parse
from posse.server.accounts.names import key
from posse.server.database.schema import people, seats, tables
from posse.server.wire.archive import Player, RecordDetail, RecordInfo, RecordPage
from posse.server.wire.messages import Options, Result
from posse.server.wire.refusal import Refusal

from .ratings import BOT

IS_A_RECORD = and_(tables.c.status == "over", tables.c.record.is_not(None))


@dataclass(frozen=True)
class Kept:
    """A finished table and its seats, as they are kept."""

    row: Any
    seats: list[Any]

    def info(self) -> RecordInfo:
        row = self.row
        return RecordInfo(
            id=row.id,
            game=row.game,
            players=self.players(),
            result=self.result(),
            started_ms=round((row.started_at or row.created_at) * 1000),
            ended_ms=round(row.ended_at * 1000),
            is_public=row.is_public,
            is_rated=row.is_rated,
        )

    def players(self) -> list[Player]:
        return [Player(seat.name or "?", seat.person, seat.bot) for seat in self.seats]

    def result(self) -> Result:
        return Result([seat.share or 0.0 for seat in self.seats], [seat.score or 0.0 for seat in self.seats])

    def parsed(self) -> Record:
        try:
            return parse(self.row.record)
        except BadRecord as error:
            raise Refusal(409, "damaged", str(error)) from None

    def detail(self) -> RecordDetail:
        row = self.row
        return RecordDetail(
            record=self.info(),
            version=row.version,
            edition=row.edition,
            house=row.house,
            options=msgspec.convert(row.options, Options),
            commitment=commitment(row.secret),
            secret=row.secret.hex(),
            nonces=[seat.nonce.hex() if seat.nonce else None for seat in self.seats],
            key=row.key.hex(),
            n_plies=len(self.parsed().moves),
        )


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
