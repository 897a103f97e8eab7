"""A live table's row: changed where it is kept first, and here once that is done."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from posse.engine.records import Record, record_of
from posse.engine.table import Result
from posse.server.database.rows import SeatRow, StepRow, TableRow, nonces_of

from .history import History


class Ended(NamedTuple):
    """What the last step of a game brings."""

    row: TableRow
    result: Result
    record: str


class Keeper(Protocol):
    """What keeps tables. What it has been given is safe when it returns; raises OutOfStep where it does not follow."""

    async def add_step(
        self, table_id: str, step: StepRow, snapshot: bytes, bank_ms: int | None, ended: Ended | None
    ) -> None: ...

    async def change(self, row: TableRow, seats: Mapping[int, SeatRow], values: Mapping[str, Any]) -> None: ...

    async def reload(self, table_id: str) -> tuple[TableRow, list[StepRow]]: ...


class SavedRow:
    def __init__(self, keeper: Keeper, row: TableRow) -> None:
        self.now = row
        self._keeper = keeper

    async def add_step(self, step: StepRow, history: History, bank_ms: int | None) -> None:
        """The step that `history` has just taken; if it is the last one, the game's result and record with it."""
        result = history.table.result if history.table.is_over() else None
        row = _after(self.now, step, bank_ms, result)
        ended = None if result is None else Ended(row, result, _record(row, history).text())
        await self._keeper.add_step(row.id, step, history.snapshot(), bank_ms, ended)
        self.now = row

    async def change(self, seats: Mapping[int, SeatRow], **values: Any) -> None:
        """Some seats, and other values of the row; raises OutOfStep if the table is not as it is here."""
        row = self.now
        await self._keeper.change(row, seats, values)
        self.now = replace(row, seats=tuple(seats.get(i, chair) for i, chair in enumerate(row.seats)), **values)

    async def reload(self) -> list[StepRow]:
        """As it is kept; the steps of its game."""
        self.now, steps = await self._keeper.reload(self.now.id)
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
