"""Tables kept in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.table import Result
from posse.server.database import table_rows
from posse.server.database.rows import SeatRow, StepRow, TableRow
from posse.server.database.store import Store

from .saving import Ended

OnFinished = Callable[[AsyncConnection, TableRow, Result], Awaitable[None]]
"""A job for the store, done in one transaction with the last step of a game."""


class StoreKeeper:
    def __init__(self, store: Store, on_finished: OnFinished) -> None:
        self._store = store
        self._on_finished = on_finished

    async def add_step(
        self, table_id: str, step: StepRow, snapshot: bytes, bank_ms: int | None, ended: Ended | None
    ) -> None:
        async def job(connection: AsyncConnection) -> None:
            await table_rows.append(connection, table_id, step, snapshot)
            if bank_ms is not None:
                await table_rows.set_bank(connection, table_id, step.seat, bank_ms)
            if ended is not None:
                await table_rows.finish(connection, table_id, ended.result.shares, ended.result.scores, ended.record)
                await self._on_finished(connection, ended.row, ended.result)

        await self._store.write(job)

    async def change(self, row: TableRow, seats: Mapping[int, SeatRow], values: Mapping[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            for seat, chair in seats.items():
                await table_rows.change_seat(connection, row.id, seat, chair)
            if values:
                await table_rows.change(connection, row.id, row.status, **values)

        await self._store.write(job)

    async def reload(self, table_id: str) -> tuple[TableRow, list[StepRow]]:
        async with self._store.read() as connection:
            (row,) = await table_rows.find(connection, [table_id])
            return row, await table_rows.steps_of(connection, table_id)
