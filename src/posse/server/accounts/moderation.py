"""Moderation: whom a person has muted, and reports to whoever runs the server."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database.schema import mutes, people, reports, tables
from posse.server.database.store import Store
from posse.server.log import log
from posse.server.wire.accounts import MadeReport, Muted, NewReport, Person
from posse.server.wire.refusal import Refusal

from .limits import Limit

MAX_MUTES = 500


async def list_muted(store: Store, person: Person) -> list[Muted]:
    async with store.read() as connection:
        rows = await connection.execute(
            select(people.c.id, people.c.name)
            .join(mutes, mutes.c.muted == people.c.id)
            .where(mutes.c.person == person.id)
            .order_by(people.c.name)
        )
    return [Muted(row.id, row.name) for row in rows]


async def muted_by(connection: AsyncConnection, person: str) -> set[str]:
    """The ids of those whom this person has muted."""
    return set(await connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


async def muters_of(connection: AsyncConnection, speaker: str) -> set[str]:
    """The ids of those who have muted this person."""
    return set(await connection.scalars(select(mutes.c.person).where(mutes.c.muted == speaker)))


async def mute(store: Store, person: Person, other: str) -> None:
    if other == person.id:
        raise Refusal(400, "yourself", "you cannot mute yourself")

    async def job(connection: AsyncConnection) -> None:
        await _check_there(connection, other)
        muted = await muted_by(connection, person.id)
        if other in muted:
            return
        if len(muted) >= MAX_MUTES:
            raise Refusal(409, "too-many", f"you cannot mute more than {MAX_MUTES} people")
        await connection.execute(insert(mutes).values(person=person.id, muted=other))

    await store.write(job)


async def unmute(store: Store, person: Person, other: str) -> None:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == other))

    await store.write(job)


async def report(store: Store, limit: Limit, person: Person, given: NewReport) -> MadeReport:
    limit.take(person.id)
    if given.about == person.id:
        raise Refusal(400, "yourself", "you cannot report yourself")

    async def job(connection: AsyncConnection) -> int:
        await _check_there(connection, given.about)
        if given.table and await connection.scalar(select(tables.c.id).where(tables.c.id == given.table)) is None:
            raise Refusal(404, "not-found", "there is no such table")
        values = {"reporter": person.id, "about": given.about, "table_id": given.table, "text": given.text}
        made = insert(reports).values(**values, at=time.time()).returning(reports.c.id)
        return int((await connection.execute(made)).scalar_one())

    number = await store.write(job)
    log.info("report_made", report=number, about=given.about)
    return MadeReport(number)


async def _check_there(connection: AsyncConnection, person: str) -> None:
    if await connection.scalar(select(people.c.id).where(people.c.id == person)) is None:
        raise Refusal(404, "not-found", "there is no such person")
