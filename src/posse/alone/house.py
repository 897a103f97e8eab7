"""The house: what a page asks of a server, for one person at tables with bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import msgspec

from posse.server.archive.finales import Before, finale_of, margin_of, seat_in, strongest
from posse.server.archive.kept import Kept
from posse.server.database.rows import StepRow, TableRow
from posse.server.live import seats
from posse.server.live.asking import Asked, answered
from posse.server.live.chance import Chance
from posse.server.live.lobby import Lobby
from posse.server.live.new_table import new_table, rematch
from posse.server.live.presence import Watcher
from posse.server.live.room import Parts, Room
from posse.server.wire.accounts import Person
from posse.server.wire.archive import RecordPage
from posse.server.wire.finale import Finale
from posse.server.wire.messages import (
    Failed,
    FromClient,
    FromServer,
    Language,
    MyTable,
    NewTable,
    Ping,
    Pong,
    Speak,
    Unwatch,
    Watch,
    encode,
)
from posse.server.wire.refusal import Refusal

from .bots import BotsHere, Think
from .keeping import Drawer, Save

HERE = "alone-"  # how the ids of tables on a device begin
DAY_S = 86_400.0

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@dataclass(frozen=True)
class Patient:
    """Nobody else waits at these tables."""

    gone_s: float = DAY_S
    away_s: float = DAY_S


class House:
    """`hear` is told everything, as a socket would be."""

    def __init__(
        self,
        me: Person,
        hear: Callable[[bytes], None],
        save: Save,
        think: Think | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.me = me
        self.language: Language = me.language
        self.drawer = Drawer(me.id, save)
        self.rooms: dict[str, Room] = {}
        self._hear = hear
        self._chance = chance or Chance()
        self._bots = BotsHere(self._chance, think)
        self._parts = Parts(Patient(), self.drawer, Lobby(), self._bots)
        self._watching: dict[str, Watcher] = {}
        self._taking = asyncio.Lock()

    async def be(self, me: Person) -> None:
        """The same person under another id or name: a guest of a server by now, perhaps."""
        if me.id != self.me.id:
            for table_id in list(self.rooms):
                await self._put_away(table_id)
            self.drawer.call_me(me.id)
        self.me = me

    async def close(self) -> None:
        for table_id in list(self.rooms):
            await self._put_away(table_id)

    async def _put_away(self, table_id: str) -> None:
        self._watching.pop(table_id, None)
        await self.rooms.pop(table_id).close()

    # Tables ----------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        if table_id not in self.drawer:
            raise Refusal(404, "no-such-table", "there is no such table")
        if table_id not in self.rooms:
            room = self._add(*await self.drawer.reload(table_id))
            if room.is_playing:
                room.resume()
        return self.rooms[table_id]

    def _add(self, row: TableRow, steps: list[StepRow] | None = None) -> Room:
        room = self.rooms[row.id] = Room(self._parts, row, steps or [], self._dropped)
        return room

    def _dropped(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self._watching.pop(room.id, None)

    async def create(self, asked: NewTable) -> Room:
        row = new_table(self.me, asked, self._chance.deal_secret())
        return await self._opened(row, asked.start)

    async def _opened(self, row: TableRow, start: bool = False) -> Room:
        """Nobody can come in: it begins when it is told to."""
        for chair in row.seats:
            if chair.bot is not None and not self._bots.can_play(chair.bot):
                raise Refusal(409, "no-such-bot", f"a {chair.bot} cannot think on this device")
        row = replace(row, id=HERE + row.id, is_public=False)
        await self.drawer.add(row)
        room = self._add(row)
        if start:
            await seats.start(room, self.me)
        return room

    async def rematch(self, table_id: str, harder: bool) -> Room:
        old = await self.room(table_id)
        if old.row.status != "over":
            raise Refusal(409, "not-over", "this game is not over yet")
        if old.row.rematch is None:
            room = await self._opened(rematch(old.row, self.me, self._chance.deal_secret(), harder))
            await seats.set_rematch(old, room.id)
        room = await self.room(old.row.rematch or room.id)
        if room.row.status == "open":
            await seats.sit(room, self.me, None)
        return room

    async def mine(self) -> list[MyTable]:
        """Tables that are not over, the newest first."""
        found = []
        for row in self.drawer.rows():
            if row.status in ("open", "playing") and row.seat_of(self.me.id) >= 0:
                room = await self.room(row.id)
                found.append(MyTable(room.info(), room.actors(), row.seat_of(self.me.id) in room.actors()))
        return found

    # Finished games --------------------------------------------------------------------------------------------------

    def record(self, table_id: str) -> Kept:
        found = self.drawer.kept(table_id)
        if found is None:
            raise Refusal(404, "no-such-record", "there is no finished game with this id")
        return found

    def records(self, game: str | None, before: str | None, limit: int) -> RecordPage:
        """The newest first."""
        found = [kept for kept in self._finished() if game in (None, kept.row.game)]
        if before is not None:
            last = self.record(before).row.ended_at
            found = [kept for kept in found if kept.row.ended_at < last]
        page = found[:limit]
        return RecordPage([kept.info() for kept in page], page[-1].row.id if len(found) > limit else None)

    def finale(self, table_id: str, told: object, language: str) -> Finale:
        kept = self.record(table_id)
        mine = seat_in(kept, self.me.id)
        return finale_of(kept, told, mine, list(self._before(kept)), language)  # type: ignore[arg-type]

    def _finished(self) -> Iterable[Kept]:
        rows = self.drawer.rows()
        return [kept for row in rows if row.status == "over" and (kept := self.drawer.kept(row.id)) is not None]

    def _before(self, kept: Kept) -> Iterable[Before]:
        for other in self._finished():
            mine = seat_in(other, self.me.id)
            if other.row.game == kept.row.game and other.row.ended_at < kept.row.ended_at and mine is not None:
                result = other.result()
                yield Before(
                    n_plies=len(other.parsed().moves),
                    share=result.shares[mine],
                    score=result.scores[mine],
                    margin=margin_of(result.shares, result.scores),
                    level=strongest(chair.bot for chair in other.seats),
                )

    # Messages, as over a socket --------------------------------------------------------------------------------------

    async def take(self, text: str) -> None:
        """In order, each to its end; whatever it is, the house stands."""
        async with self._taking:
            try:
                message = _decoder.decode(text)
                await self._take(message)
            except msgspec.MsgspecError as error:
                self._tell(Failed("malformed", f"not understood: {error}"[:200]))
            except Refusal as error:
                self._tell(Failed("no-such-table" if error.status == 404 else "trouble", str(error)))

    async def _take(self, message: FromClient) -> None:
        match message:
            case Watch():
                await self._watch(message)
            case Unwatch():
                await self._unwatch(message.table)
            case Speak():
                self.language = message.language
                for table_id, watcher in list(self._watching.items()):
                    await (await self.room(table_id)).speak(watcher, message.language)
            case Ping():
                self._tell(Pong())
            case _ if isinstance(message, Asked):
                room = await self.room(message.table)
                if (answer := await answered(room, self.me, message, self.language)) is not None:
                    self._tell(answer)
            case _:  # the lobby, chat and reactions: nobody else is here
                pass

    async def _watch(self, message: Watch) -> None:
        room = await self.room(message.table)
        await self._unwatch(message.table)
        leave = lambda bye: None  # noqa: E731  # a room that was dropped is asked for again by whoever needs it
        self._watching[message.table] = await room.watch(self.me, self.language, message.since, self._hear, leave)

    async def _unwatch(self, table_id: str) -> None:
        if (watcher := self._watching.pop(table_id, None)) is not None and table_id in self.rooms:
            await self.rooms[table_id].unwatch(watcher)

    def _tell(self, message: FromServer) -> None:
        self._hear(encode(message))
