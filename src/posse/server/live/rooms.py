"""All rooms of the server: opened when somebody asks for a table, put away when they are idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.games import game_names
from posse.server.database import table_rows
from posse.server.database.rows import StepRow, TableRow
from posse.server.database.store import Store
from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.installed import check_game
from posse.server.wire.messages import MyTable, NewTable, TableInfo
from posse.server.wire.refusal import Refusal

from . import seats
from .chance import Chance
from .new_table import new_table, rematch
from .room import Parts, Room
from .showing import info_of

UNUSED_S = 24 * 3600.0  # a table whose game has not begun by then is closed
TIDYING_S = 30.0


class NoSuchTable(Refusal):
    def __init__(self) -> None:
        super().__init__(404, "no-such-table", "there is no such table")


class Rooms:
    def __init__(self, parts: Parts, store: Store, settings: Settings, chance: Chance) -> None:
        self.parts = parts
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._chance = chance
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._unopened: set[str] = set()  # running games that have to go on and could not be opened yet

    async def open(self) -> None:
        """Running games go on: bots move and clocks run, whether or not anybody watches."""
        async with self.store.read() as connection:
            wrong = await table_rows.wrong_snapshots(connection)
            running = await table_rows.ids_with_status(connection, "playing")
        for table_id in wrong:  # when the room is opened it is checked in full, and mended
            log.error("snapshot_out_of_date", table=table_id)
        self._chores = [asyncio.create_task(self._resume(running)), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """When this returns, nothing of it uses the store any more."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))

    # Opening and putting away ----------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Raises NoSuchTable."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self._opening:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Room:
        async with self.store.read() as connection:
            found = await table_rows.find(connection, [table_id])
            if not found:
                raise NoSuchTable
            steps = await table_rows.steps_of(connection, table_id)
        check_game(found[0].game)
        room = self._add(found[0], steps)
        self._unopened.discard(table_id)
        if room.is_playing:
            room.resume()
        return room

    def _add(self, row: TableRow, steps: list[StepRow]) -> Room:
        room = self.rooms[row.id] = Room(self.parts, row, steps, self._dropped)
        return room

    def _dropped(self, room: Room) -> None:
        """Whoever asks for the table next gets a new room; a running game gets one soon in any case."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if room.row.status == "playing":
            self._unopened.add(room.id)

    async def _resume(self, running: Iterable[str]) -> None:
        for table_id in running:
            try:
                await self.room(table_id)
            except NoSuchTable:
                self._unopened.discard(table_id)
            except Exception as error:  # the others go on
                self._unopened.add(table_id)
                log.error("table_not_opened", table=table_id, kind=type(error).__name__)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """What fails is tried again the next time."""
        while True:
            await asyncio.sleep(TIDYING_S)
            self._put_away()
            await self._resume(list(self._unopened))
            try:
                await self._close_unused()
            except Exception as error:
                log.error("unused_tables_not_found", kind=type(error).__name__)

    def _put_away(self) -> None:
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            if room.is_idle() and now - room.quiet_since > self.settings.idle_s:
                del self.rooms[table_id]

    async def _close_unused(self) -> None:
        async with self.store.read() as connection:
            unused = await table_rows.unused(connection, time.time() - UNUSED_S)
        for table_id in unused:
            try:
                await seats.close_table(await self.room(table_id))
            except Exception as error:  # the others are closed
                log.error("unused_table_not_closed", table=table_id, kind=type(error).__name__)

    # People ----------------------------------------------------------------------------------------------------------

    def people(self) -> set[str]:
        """Who sits at tables that are open here."""
        return {seat.person for room in self.rooms.values() for seat in room.row.seats if seat.person}

    def forget(self, person: str) -> None:
        """An account was deleted: what is saved of its tables says so already."""
        for room in self.rooms.values():
            if room.row.seat_of(person) >= 0 or room.row.host == person:
                room.soon(room.rebuild)

    # Tables ----------------------------------------------------------------------------------------------------------

    async def lobby(self) -> list[TableInfo]:
        """Public tables that wait for players or are being played."""
        async with self.store.read() as connection:
            ids = await table_rows.ids_with_status(connection, "open", "playing", public=True)
            found = await table_rows.find(connection, ids)
        return [
            self.rooms[row.id].info() if row.id in self.rooms else info_of(row, set())
            for row in found
            if row.game in game_names()
        ]

    async def mine(self, person: Person) -> list[MyTable]:
        """The newest first."""
        async with self.store.read() as connection:
            ids = await table_rows.ids_of_person(connection, person.id, "open", "playing")
            found = await table_rows.find(connection, ids)
        return [_mine(await self.room(row.id), person) for row in found if row.game in game_names()]

    async def create(self, person: Person, asked: NewTable) -> Room:
        row = new_table(person, asked, self._chance.deal_secret())
        limit = self.settings.max_tables_each

        async def job(connection: AsyncConnection) -> None:
            if await table_rows.n_running(connection, person.id) >= limit:
                raise Refusal(409, "too-many-tables", f"you already have {limit} unfinished tables: finish one first")
            await table_rows.add(connection, row)

        await self.store.write(job)
        room = self._add(row, [])
        log.info("table_opened", table=row.id, game=row.game, seats=len(row.seats))
        if asked.nonce is not None:
            await seats.add_nonce(room, person.id, bytes.fromhex(asked.nonce))
        self.parts.lobby.tell(room.info())
        if asked.start:
            await seats.start(room, person)
        return room

    async def rematch(self, person: Person, table_id: str, harder: bool = False) -> Room:
        """The table that follows a finished one; whoever sat at the old one is expected. `harder`: if it is opened now,
        its bots are a level up."""
        old = await self.room(table_id)
        if old.row.status != "over":
            raise Refusal(409, "not-over", "this game is not over yet")
        if old.row.seat_of(person.id) < 0:
            raise Refusal(403, "not-seated", "you did not play at this table")
        room = await self.room(old.row.rematch or await self._add_rematch(old, person, harder))
        if room.row.status == "open":
            await seats.sit(room, person, None)
        return room

    async def _add_rematch(self, old: Room, person: Person, harder: bool) -> str:
        row = rematch(old.row, person, self._chance.deal_secret(), harder)
        await self.store.write(lambda connection: table_rows.add(connection, row))
        new = self._add(row, [])
        if await seats.set_rematch(old, row.id):
            return row.id
        await seats.close_table(new)  # somebody was quicker
        return old.row.rematch or row.id


def _mine(room: Room, person: Person) -> MyTable:
    actors = room.actors()
    return MyTable(room.info(), actors, room.row.seat_of(person.id) in actors)
