"""Tables as they are kept: reading and writing their rows. All that writes is a job for the store's one writer."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.wire.messages import Options

from . import schema
from .rows import OutOfStep, SeatRow, StepRow, TableRow

_COLUMNS = [column for column in schema.tables.c if column.name != "record"]
_SEAT_COLUMNS = [column for column in schema.seats.c if column.name not in ("table_id", "seat")]
_STEP_COLUMNS = [schema.steps.c[name] for name in StepRow._fields]


async def find(connection: AsyncConnection, ids: Iterable[str]) -> list[TableRow]:
    """Those of these tables that there are."""
    ids = list(ids)
    chairs: dict[str, list[SeatRow]] = {}
    chosen = select(schema.seats.c.table_id, *_SEAT_COLUMNS).where(schema.seats.c.table_id.in_(ids))
    for row in await connection.execute(chosen.order_by(schema.seats.c.seat)):
        values = dict(row._mapping)
        chairs.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    found = {}
    for row in await connection.execute(select(*_COLUMNS).where(schema.tables.c.id.in_(ids))):
        values = dict(row._mapping)
        values["options"] = msgspec.convert(values["options"], Options)
        found[row.id] = TableRow(**values, seats=tuple(chairs.get(row.id, ())))
    return [found[one] for one in ids if one in found]


async def steps_of(connection: AsyncConnection, table_id: str) -> list[StepRow]:
    rows = await connection.execute(
        select(*_STEP_COLUMNS).where(schema.steps.c.table_id == table_id).order_by(schema.steps.c.n)
    )
    return [StepRow(*row) for row in rows]


async def ids_with_status(connection: AsyncConnection, *status: str, public: bool = False) -> list[str]:
    chosen = select(schema.tables.c.id).where(schema.tables.c.status.in_(status))
    if public:
        chosen = chosen.where(schema.tables.c.is_public)
    return list(await connection.scalars(chosen.order_by(schema.tables.c.created_at)))


async def ids_of_person(connection: AsyncConnection, person: str, *status: str) -> list[str]:
    """Tables a person sits at or opened, the newest first."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    chosen = select(schema.tables.c.id).where(
        and_(schema.tables.c.status.in_(status), or_(schema.tables.c.id.in_(sits), schema.tables.c.host == person))
    )
    return list(await connection.scalars(chosen.order_by(schema.tables.c.created_at.desc()).limit(100)))


async def n_running(connection: AsyncConnection, person: str) -> int:
    """How many tables of theirs are not over."""
    return len(await ids_of_person(connection, person, "open", "playing"))


async def unused(connection: AsyncConnection, before: float) -> list[str]:
    """Tables that were opened before that time and whose game never began."""
    chosen = select(schema.tables.c.id).where(
        and_(schema.tables.c.status == "open", schema.tables.c.created_at < before)
    )
    return list(await connection.scalars(chosen))


async def wrong_snapshots(connection: AsyncConnection) -> list[str]:
    """Running tables whose snapshot is not of their last step."""
    counted = (
        select(schema.steps.c.table_id, func.max(schema.steps.c.n).label("n")).group_by(schema.steps.c.table_id)
    ).subquery()
    chosen = (
        select(schema.tables.c.id)
        .outerjoin(counted, counted.c.table_id == schema.tables.c.id)
        .where(and_(schema.tables.c.status == "playing", schema.tables.c.n_steps != func.coalesce(counted.c.n, 0)))
    )
    return list(await connection.scalars(chosen))


async def add(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(insert(schema.tables).values(**_values(row)))
    await connection.execute(
        insert(schema.seats),
        [{"table_id": row.id, "seat": seat, **_seat_values(chair)} for seat, chair in enumerate(row.seats)],
    )


async def change(connection: AsyncConnection, table_id: str, was: str, /, **values: Any) -> None:
    """Of a table whose status was this till now; raises OutOfStep."""
    await _change(connection, table_id, schema.tables.c.status == was, values)


async def change_seat(connection: AsyncConnection, table_id: str, seat: int, row: SeatRow) -> None:
    where = and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
    await connection.execute(update(schema.seats).where(where).values(**_seat_values(row)))


async def append(connection: AsyncConnection, table_id: str, step: StepRow, snapshot: bytes) -> None:
    """The next step of a running game; raises OutOfStep, so that there is never a gap."""
    is_next = and_(schema.tables.c.status == "playing", schema.tables.c.n_steps == step.n - 1)
    await _change(connection, table_id, is_next, {"n_steps": step.n, "snapshot": snapshot})
    await connection.execute(insert(schema.steps).values(table_id=table_id, **step._asdict()))


async def set_bank(connection: AsyncConnection, table_id: str, seat: int, bank_ms: int) -> None:
    where = and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
    await connection.execute(update(schema.seats).where(where).values(bank_ms=bank_ms))


async def finish(
    connection: AsyncConnection,
    table_id: str,
    shares: Sequence[float],
    scores: Sequence[float],
    record: str,
) -> None:
    for seat, (share, score) in enumerate(zip(shares, scores, strict=True)):
        where = and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        await connection.execute(update(schema.seats).where(where).values(share=share, score=score))
    await change(connection, table_id, "playing", status="over", ended_at=time.time(), record=record)


async def _change(
    connection: AsyncConnection, table_id: str, fits: ColumnElement[bool], values: dict[str, Any]
) -> None:
    done = await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id, fits).values(values))
    if done.rowcount != 1:
        raise OutOfStep(table_id)


def _values(row: TableRow) -> dict[str, Any]:
    values = {column.name: getattr(row, column.name) for column in _COLUMNS}
    return {**values, "options": msgspec.to_builtins(row.options)}


def _seat_values(row: SeatRow) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in _SEAT_COLUMNS}
