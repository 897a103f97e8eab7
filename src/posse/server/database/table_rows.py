"""Tables as they are kept: reading and writing their rows. All that writes is a job for the store's one writer."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.fairness import ABSENT
from posse.server.wire.messages import HouseValue, Options

from . import schema


@dataclass(frozen=True)
class SeatRow:
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    kept_for: str | None = None
    nonce: bytes | None = None
    stand_in: bool = False
    bank_ms: int | None = None
    share: float | None = None
    score: float | None = None

    @property
    def is_free(self) -> bool:
        return self.name is None

    def is_free_for(self, person: str) -> bool:
        return self.is_free and self.kept_for in (None, person)


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    version: int
    edition: str
    house: dict[str, HouseValue]
    options: Options
    status: str
    is_public: bool
    is_rated: bool
    host: str | None
    secret: bytes
    created_at: float
    key: bytes | None = None
    rematch: str | None = None
    started_at: float | None = None
    ended_at: float | None = None
    n_steps: int = 0
    snapshot: bytes | None = None
    seats: tuple[SeatRow, ...] = ()

    def seat_of(self, person: str | None) -> int:
        """-1: they do not sit here."""
        return next((i for i, seat in enumerate(self.seats) if person and seat.person == person), -1)

    def level_at(self, seat: int) -> str | None:
        """The bot that plays at a seat; None: a person does."""
        chair = self.seats[seat]
        return self.options.stand_in if chair.stand_in else chair.bot

    @property
    def is_solo(self) -> bool:
        """One person and bots, and nothing at stake: taking back is free."""
        return not self.is_rated and sum(seat.bot is None for seat in self.seats) == 1


class OutOfStep(Exception):
    """What was to be written does not follow what is saved; nothing was written."""


PERSON = "person"  # who took a step, if no bot did


class StepRow(NamedTuple):
    """A move, or moves taken back; `by` is PERSON or the level of a bot."""

    n: int
    seat: int
    move: str | None
    back_to: int | None
    message: str | None
    by: str
    at: float


_COLUMNS = [column for column in schema.tables.c if column.name != "record"]
_SEAT_COLUMNS = [column for column in schema.seats.c if column.name not in ("table_id", "seat")]
_STEP_COLUMNS = [schema.steps.c[name] for name in StepRow._fields]


def nonces_of(row: TableRow) -> list[bytes]:
    """What every seat has added to the deal."""
    return [chair.nonce or ABSENT for chair in row.seats]


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
