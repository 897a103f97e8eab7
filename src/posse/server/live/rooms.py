"""All rooms of the server: opened when somebody asks, put away when they are idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.fairness import new_secret
from posse.engine.game import EditionError, check_seats
from posse.games import game as game_named
from posse.games import game_names
from posse.server.database import table_rows
from posse.server.database.ids import new_id
from posse.server.database.table_rows import SeatRow, StepRow, TableRow
from posse.server.log import log
from posse.server.wire.accounts import Person
from posse.server.wire.installed import check_game, check_level
from posse.server.wire.messages import MyTable, NewTable, TableInfo, TableNow, encode
from posse.server.wire.refusal import Refusal

from . import seats
from .broadcast import LOBBY
from .room import Parts, Room
from .showing import info_of

FORGOTTEN_S = 24 * 3600.0  # a table that has not begun by then is closed
TIDYING_S = 30.0


class NoSuchTable(Refusal):
    def __init__(self) -> None:
        super().__init__(404, "no-such-table", "there is no such table")


class Rooms:
    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._unopened: set[str] = set()  # running games that have to go on and could not be opened yet

    async def open(self) -> None:
        """Running games go on: bots move, clocks run, whether or not anybody watches."""
        async with self.parts.store.read() as connection:
            wrong = await table_rows.wrong_snapshots(connection)
            running = await table_rows.ids_with_status(connection, "playing")
        for table_id in wrong:  # and again, in full, when the room is opened
            log.error("a snapshot is not of the last step", table=table_id)
        self._chores = [asyncio.create_task(self._resume(running)), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """When this returns, nothing of it uses the store any more."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()))

    async def _resume(self, running: Iterable[str]) -> None:
        for table_id in running:
            try:
                await self.room(table_id)
            except NoSuchTable:
                self._unopened.discard(table_id)
            except Exception as error:  # the others go on
                self._unopened.add(table_id)
                log.error("a table cannot be opened", table=table_id, kind=type(error).__name__)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """What fails is tried again the next time."""
        while True:
            await asyncio.sleep(TIDYING_S)
            self._put_away()
            await self._resume(list(self._unopened))
            try:
                await self._call_off_forgotten()
            except Exception as error:
                log.error("forgotten tables could not be found", kind=type(error).__name__)

    def _put_away(self) -> None:
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            if room.is_idle() and now - room.quiet_since > self.parts.settings.idle_s:
                del self.rooms[table_id]

    async def _call_off_forgotten(self) -> None:
        async with self.parts.store.read() as connection:
            forgotten = await table_rows.forgotten(connection, time.time() - FORGOTTEN_S)
        for table_id in forgotten:
            try:
                await seats.call_off(await self.room(table_id))
            except Exception as error:  # the others are closed
                log.error("a forgotten table could not be closed", table=table_id, kind=type(error).__name__)

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
        async with self.parts.store.read() as connection:
            found = await table_rows.find(connection, [table_id])
            if not found:
                raise NoSuchTable
            steps = await table_rows.steps_of(connection, table_id)
        check_game(found[0].game)
        room = self._live(found[0], steps)
        self._unopened.discard(table_id)
        if room.is_playing:
            room.minding.go_on()
        return room

    def _live(self, row: TableRow, steps: list[StepRow]) -> Room:
        room = self.rooms[row.id] = Room(self.parts, row, steps, self._drop)
        return room

    def _drop(self, room: Room) -> None:
        """Whoever asks for the table next gets a new room; a running game gets one soon in any case."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if room.row.status == "playing":
            self._unopened.add(room.id)

    def people(self) -> set[str]:
        """Who sits at tables that are open here."""
        return {seat.person for room in self.rooms.values() for seat in room.row.seats if seat.person}

    def forget(self, person: str) -> None:
        """Somebody is gone for good: what is kept of their tables says so already."""
        for room in self.rooms.values():
            if room.seat_of(person) >= 0 or room.row.host == person:
                room.soon(room.rebuild)

    # The lobby -------------------------------------------------------------------------------------------------------

    async def lobby(self) -> list[TableInfo]:
        """Public tables that wait for players or are being played."""
        async with self.parts.store.read() as connection:
            found = await table_rows.find(
                connection, await table_rows.ids_with_status(connection, "open", "playing", public=True)
            )
        return [self._info(row) for row in found if row.game in game_names()]

    async def mine(self, person: Person) -> list[MyTable]:
        """The newest first."""
        async with self.parts.store.read() as connection:
            ids = await table_rows.ids_of_person(connection, person.id, "open", "playing")
            playable = {row.id for row in await table_rows.find(connection, ids) if row.game in game_names()}
        return [_mine(await self.room(table_id), person) for table_id in ids if table_id in playable]

    def _info(self, row: TableRow) -> TableInfo:
        return self.rooms[row.id].info() if row.id in self.rooms else info_of(row, set())

    async def create(self, person: Person, asked: NewTable) -> Room:
        row = _new_table(person, asked)
        limit = self.parts.settings.max_tables_each

        async def job(connection: AsyncConnection) -> None:
            if await table_rows.n_running(connection, person.id) >= limit:
                raise Refusal(409, "too-many-tables", f"you already have {limit} unfinished tables: finish one first")
            await table_rows.add(connection, row)

        await self.parts.store.write(job)
        room = self._live(row, [])
        log.info("table opened", table=row.id, game=row.game, seats=len(row.seats))
        if asked.nonce is not None:
            await seats.add_nonce(room, person.id, bytes.fromhex(asked.nonce))
        if row.is_public:
            self.parts.broadcast.publish(LOBBY, None, encode(TableNow(room.info())))
        if asked.start:
            await seats.start(room, person)
        return room

    async def rematch(self, person: Person, table_id: str) -> Room:
        """The table that follows a finished one: the same game and seats; whoever sat there is expected."""
        old = await self.room(table_id)
        seat = old.seat_of(person.id)
        if old.row.status != "over":
            raise Refusal(409, "not-over", "this game is not over yet")
        if seat < 0:
            raise Refusal(403, "not-seated", "you did not play at this table")
        if old.row.rematch is None:
            row = _again(old.row, person)

            async def job(connection: AsyncConnection) -> None:
                await table_rows.add(connection, row)

            await self.parts.store.write(job)
            new = self._live(row, [])
            if not await seats.follow_with(old, row.id):
                await seats.call_off(new)  # somebody was quicker
        assert old.row.rematch is not None
        room = await self.room(old.row.rematch)
        if room.row.status == "open":
            await seats.sit(room, person, None)
        return room


def _mine(room: Room, person: Person) -> MyTable:
    actors = list(room.course.table.actors()) if room.course and room.is_playing else []
    return MyTable(room.info(), actors, room.seat_of(person.id) in actors)


def _new_table(person: Person, asked: NewTable) -> TableRow:
    check_game(asked.game, 400)
    for level in (asked.options.stand_in, *(player for player in asked.seats if player not in ("me", "free"))):
        check_level(level)
    try:
        game = game_named(asked.game, house=asked.house)
        check_seats(game, len(asked.seats))
    except EditionError as error:
        raise Refusal(400, "house-rules", str(error)) from None
    except Exception as error:
        raise Refusal(400, "seats", str(error)) from None
    if asked.seats.count("me") > 1:
        raise Refusal(400, "seats", "you can take only one seat")
    if asked.is_rated and (not person.is_member or asked.house):
        why = "house rules" if asked.house else "guests: register your name first"
        raise Refusal(400, "rated", f"a rated table allows no {why}")
    row = TableRow(
        id=new_id(),
        game=game.name,
        version=game.version,
        edition=game.edition,
        house=dict(game.house),
        options=asked.options,
        status="open",
        is_public=asked.is_public,
        is_rated=asked.is_rated,
        host=person.id,
        secret=new_secret(),
        created_at=time.time(),
        seats=[SeatRow() for _ in asked.seats],
    )
    for seat, player in enumerate(asked.seats):
        if player == "me":
            row.seats[seat] = SeatRow(person=person.id, name=person.name)
        elif player != "free":
            row.seats[seat] = seats.bot_seat(row.seats, seat, player)
    return row


def _again(old: TableRow, person: Person) -> TableRow:
    """Bots sit down at once; people when they come."""
    chairs = [SeatRow(name=seat.name if seat.bot else None, bot=seat.bot, kept_for=seat.person) for seat in old.seats]
    return TableRow(
        id=new_id(),
        game=old.game,
        version=game_named(old.game).version,
        edition=old.edition,
        house=old.house,
        options=old.options,
        status="open",
        is_public=False,
        is_rated=old.is_rated,
        host=person.id,
        secret=new_secret(),
        created_at=time.time(),
        seats=chairs,
    )
