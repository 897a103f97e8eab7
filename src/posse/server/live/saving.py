"""A live table's row: changed in the database first, and here once that is committed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.records import Record, record_of
from posse.engine.table import Result
from posse.server.database import table_rows
from posse.server.database.store import Store
from posse.server.database.table_rows import SeatRow, StepRow, TableRow, nonces_of

from .history import History

OnFinished = Callable[[AsyncConnection, TableRow, Result], Awaitable[None]]
"""A job for the store, done in one transaction with the last step of a game."""


class SavedRow:
    def __init__(self, store: Store, row: TableRow, on_finished: OnFinished) -> None:
        self.now = row
        self._store = store
        self._on_finished = on_finished

    async def add_step(self, step: StepRow, history: History, bank_ms: int | None) -> None:
        """The step that `history` has just taken; if it is the last one, the game's result and record with it."""
        result = history.table.result if history.table.is_over() else None
        row = _after(self.now, step, bank_ms, result)

        async def job(connection: AsyncConnection) -> None:
            await table_rows.append(connection, row.id, step, history.snapshot())
            if bank_ms is not None:
                await table_rows.set_bank(connection, row.id, step.seat, bank_ms)
            if result is not None:
                record = _record(row, history)
                await table_rows.finish(connection, row.id, result.shares, result.scores, record.text())
                await self._on_finished(connection, row, result)

        await self._store.write(job)
        self.now = row

    async def change(self, seats: Mapping[int, SeatRow], **values: Any) -> None:
        """Some seats, and other values of the row; raises OutOfStep if the table is not as it is here."""
        row = self.now

        async def job(connection: AsyncConnection) -> None:
            for seat, chair in seats.items():
                await table_rows.change_seat(connection, row.id, seat, chair)
            if values:
                await table_rows.change(connection, row.id, row.status, **values)

        await self._store.write(job)
        self.now = replace(row, seats=tuple(seats.get(i, chair) for i, chair in enumerate(row.seats)), **values)

    async def reload(self) -> list[StepRow]:
        """As the database has it; the steps of its game."""
        async with self._store.read() as connection:
            (row,) = await table_rows.find(connection, [self.now.id])
            steps = await table_rows.steps_of(connection, row.id)
        self.now = row
        return steps


def _after(row: TableRow, step: StepRow, bank_ms: int | None, result: Result | None) -> TableRow:
    chairs = list(row.seats)
    if bank_ms is not None:
        chairs[step.seat] = replace(chairs[step.seat], bank_ms=bank_ms)
    if result is None:
        return replace(row, n_steps=step.n, seats=tuple(chairs))
    outcome = zip(chairs, result.shares, result.scores, strict=True)
    ended = tuple(replace(chair, share=share, score=score) for chair, share, score in outcome)
    return replace(row, n_steps=step.n, seats=ended, status="over", ended_at=time.time())


def _record(row: TableRow, history: History) -> Record:
    players = tuple(f"{seat.name} ({seat.bot})" if seat.bot else seat.name or "?" for seat in row.seats)
    options = ("memory-aid",) if row.options.memory_aid else ()
    return record_of(history.table, players, options, row.secret, nonces_of(row))
