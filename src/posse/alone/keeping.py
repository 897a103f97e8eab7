"""Tables kept on the device: all of them in memory, and each of them handed out to be kept whenever it has changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import fields, replace
from typing import Any

import msgspec

from posse.server.archive.kept import Kept
from posse.server.database.rows import OutOfStep, SeatRow, StepRow, TableRow
from posse.server.live.saving import Ended

ME = "me"  # the person whose device it is, as tables are kept: who that is on a server may change

Save = Callable[[str, bytes], Awaitable[None]]
"""(table, text): keep it. What it says is safe when it returns."""


class Folder(msgspec.Struct):
    """All there is of a table."""

    row: TableRow
    steps: list[StepRow]
    record: str | None = None  # of a finished game


class BadFolder(ValueError):
    """A table that cannot be read; it was kept by another Posse, or is damaged."""


class Drawer:
    """Keeps tables, as rooms want them kept."""

    def __init__(self, me: str, save: Save) -> None:
        self._me = me
        self._save = save
        self._folders: dict[str, Folder] = {}

    def put_back(self, text: bytes) -> str:
        """A table as it was handed out; its id. Raises BadFolder."""
        try:
            found = msgspec.json.decode(text, type=Folder)
        except msgspec.MsgspecError as error:
            raise BadFolder(f"this table cannot be read: {error}") from None
        found.row = _renamed(found.row, ME, self._me)
        self._folders[found.row.id] = found
        return found.row.id

    def call_me(self, me: str) -> None:
        """The same person is somebody else from now on."""
        for folder in self._folders.values():
            folder.row = _renamed(folder.row, self._me, me)
        self._me = me

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._folders

    def rows(self) -> list[TableRow]:
        """Of all tables, the newest first."""
        rows = [folder.row for folder in self._folders.values()]
        return sorted(rows, key=lambda row: (row.ended_at or row.created_at, row.id), reverse=True)

    def kept(self, table_id: str) -> Kept | None:
        """The finished game of a table; None: there is none."""
        folder = self._folders.get(table_id)
        if folder is None or folder.record is None:
            return None
        return Kept(_Finished(folder.row, folder.record), list(folder.row.seats))

    async def add(self, row: TableRow) -> None:
        await self._keep(Folder(row, []))

    async def add_step(
        self, table_id: str, step: StepRow, snapshot: bytes, bank_ms: int | None, ended: Ended | None
    ) -> None:
        folder = self._folders[table_id]
        if folder.row.status != "playing" or folder.row.n_steps != step.n - 1:
            raise OutOfStep(table_id)
        row = ended.row if ended else folder.row
        after = replace(row, n_steps=step.n, snapshot=snapshot)
        await self._keep(Folder(after, [*folder.steps, step], ended.record if ended else None))

    async def change(self, row: TableRow, seats: Mapping[int, SeatRow], values: Mapping[str, Any]) -> None:
        folder = self._folders[row.id]
        if values and folder.row.status != row.status:
            raise OutOfStep(row.id)
        chairs = tuple(seats.get(i, chair) for i, chair in enumerate(folder.row.seats))
        await self._keep(Folder(replace(folder.row, seats=chairs, **values), folder.steps, folder.record))

    async def reload(self, table_id: str) -> tuple[TableRow, list[StepRow]]:
        folder = self._folders[table_id]
        return folder.row, list(folder.steps)

    async def _keep(self, folder: Folder) -> None:
        as_kept = Folder(_renamed(folder.row, self._me, ME), folder.steps, folder.record)
        await self._save(folder.row.id, msgspec.json.encode(as_kept))
        self._folders[folder.row.id] = folder


class _Finished:
    """The row of a finished game with its record."""

    def __init__(self, row: TableRow, record: str) -> None:
        self.record = record
        for field in fields(row):
            setattr(self, field.name, getattr(row, field.name))


def _renamed(row: TableRow, old: str, new: str) -> TableRow:
    def called(person: str | None) -> str | None:
        return new if person == old else person

    chairs = (replace(chair, person=called(chair.person), kept_for=called(chair.kept_for)) for chair in row.seats)
    return replace(row, host=called(row.host), seats=tuple(chairs))
