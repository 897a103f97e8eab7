"""One socket: what its client asks is done, in order, and what it may know is sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec

from posse.server.live import seats
from posse.server.live.broadcast import LOBBY
from posse.server.live.chat import Chatting
from posse.server.live.room import COME_AGAIN, Dropped, Watcher
from posse.server.live.rooms import NoSuchTable, Rooms
from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.messages import (
    PROTOCOL,
    AddNonce,
    Bye,
    ComeBack,
    Failed,
    Foresee,
    FromClient,
    FromServer,
    Lobby,
    LobbyNow,
    Ping,
    Play,
    Pong,
    ReadSheet,
    Refused,
    Say,
    Speak,
    Undo,
    Unwatch,
    Watch,
    Welcome,
    encode,
)
from posse.server.wire.refusal import Refusal
from posse.text.words import words

MAX_WAITING = 2000  # messages a client may be behind
MAX_WATCHED = 50  # tables

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """`send` is given what the wire should carry; it may wait, so it runs in a task of its own."""

    def __init__(self, person: Person, rooms: Rooms, chatting: Chatting, settings: Settings) -> None:
        self.person = person
        self.rooms = rooms
        self.chatting = chatting
        self.settings = settings
        self.language = person.language
        self.watching: dict[str, Watcher] = {}
        self.is_in_lobby = False
        self.farewell: Bye | None = None
        self._mail: deque[bytes] = deque()
        self._has_mail = asyncio.Event()
        self._taking = asyncio.Lock()
        self._tokens = float(settings.messages_a_second * 2)
        self._tokens_at = time.monotonic()

    # Out -------------------------------------------------------------------------------------------------------------

    def hear(self, message: bytes) -> None:
        """Put into the mailbox; a client that does not read is told to come again."""
        if self.farewell is not None:
            return
        if len(self._mail) >= MAX_WAITING:
            self._mail.clear()
            self.leave(Bye("slow", 1000))
            return
        self._mail.append(message)
        self._has_mail.set()

    def tell(self, message: FromServer) -> None:
        self.hear(encode(message))

    def leave(self, bye: Bye) -> None:
        """Say goodbye and send nothing more."""
        if self.farewell is None:
            self.tell(bye)
            self.farewell = bye
            self._has_mail.set()

    async def finish(self, bye: Bye) -> None:
        """Answer what is being done, then leave."""
        async with self._taking:
            self.leave(bye)

    async def next_mail(self) -> bytes | None:
        """None: there will be no more."""
        while not self._mail:
            if self.farewell is not None:
                return None
            self._has_mail.clear()
            await self._has_mail.wait()
        return self._mail.popleft()

    # In --------------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        self.tell(Welcome(PROTOCOL, self.person.id, self.person.name))

    async def take(self, text: str | bytes) -> None:
        """A message from the client. Whatever it is, the socket lives. After the farewell nothing is begun."""
        async with self._taking:
            if self.farewell is None:
                await self._take_now(text)

    async def _take_now(self, text: str | bytes) -> None:
        if not self._in_time():
            self.tell(Failed("too-fast", "too many messages: wait a moment"))
            return
        if len(text) > self.settings.max_message_bytes:
            self.tell(Failed("too-long", f"a message can have at most {self.settings.max_message_bytes} bytes"))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.tell(Failed("malformed", f"not understood: {error}"[:200]))
            return
        try:
            await self._take(message)
        except NoSuchTable as error:
            self.tell(Failed("no-such-table", str(error)))
        except Dropped:
            self.leave(COME_AGAIN)
        except Refusal as error:
            self._refuse(message, error)
        except Exception as error:
            log.exception("a message failed", message=type(message).__name__, kind=type(error).__name__)
            self.tell(Failed("trouble", "something went wrong on the server; nothing was changed"))

    def _refuse(self, message: FromClient, error: Refusal) -> None:
        if isinstance(message, Say) and error.code in ("muted", "too-fast", "not-seated"):
            code: Any = error.code
            self.tell(Refused(message.table, message.id, code, str(error)))
        else:
            self.tell(Failed("too-many" if error.code == "too-many" else "trouble", str(error)))

    async def _take(self, message: FromClient) -> None:
        match message:
            case Watch():
                await self._watch(message)
            case Unwatch():
                await self._unwatch(message.table)
            case Lobby():
                await self._lobby(message.on)
            case Play():
                room = await self.rooms.room(message.table)
                self.tell(await room.play(self.person.id, message, self.language))
            case Foresee():
                room = await self.rooms.room(message.table)
                if room.course is not None:
                    self.tell(room.showing.foreseen(room.seat_of(self.person.id), message.move))
            case ReadSheet():
                room = await self.rooms.room(message.table)
                if room.course is not None:
                    self.tell(room.showing.sheet(room.seat_of(self.person.id), words(self.language)))
            case Undo():
                room = await self.rooms.room(message.table)
                self.tell(await room.undo(self.person.id, message, self.language))
            case ComeBack():
                room = await self.rooms.room(message.table)
                await room.alone(lambda: room.minding.returned(self.person.id))
            case Say():
                self.tell(await self.chatting.say(await self.rooms.room(message.table), self.person, message))
            case AddNonce():
                room = await self.rooms.room(message.table)
                await seats.add_nonce(room, self.person.id, bytes.fromhex(message.nonce))
            case Speak():
                self.language = message.language
                for table, watcher in self.watching.items():
                    await (await self.rooms.room(table)).speak(watcher, message.language)
            case Ping():
                self.tell(Pong())

    async def _watch(self, message: Watch) -> None:
        room = await self.rooms.room(message.table)
        if message.table not in self.watching and len(self.watching) >= MAX_WATCHED:
            raise Refusal(409, "too-many", f"one connection can watch at most {MAX_WATCHED} tables")
        await self._unwatch(message.table)
        opening = asyncio.ensure_future(room.watch(self.person, self.language, message.since, self.hear, self.leave))
        try:
            self.watching[message.table] = await asyncio.shield(opening)
        except asyncio.CancelledError:  # the client is gone; the room has to know
            await room.unwatch(await opening)
            raise
        await self.chatting.join(room, self.person, self.tell)

    async def _unwatch(self, table: str) -> None:
        if (watcher := self.watching.pop(table, None)) is not None:
            self.chatting.leave(table, self.tell)
            if (room := self.rooms.rooms.get(table)) is not None:
                await room.unwatch(watcher)

    async def _lobby(self, on: bool) -> None:
        broadcast = self.rooms.parts.broadcast
        if self.is_in_lobby:
            broadcast.unsubscribe(LOBBY, None, self.hear)
        self.is_in_lobby = on
        if on:
            broadcast.subscribe(LOBBY, None, self.hear)
            self.tell(LobbyNow(await self.rooms.lobby()))

    async def close(self) -> None:
        """The client is gone."""
        self.farewell = self.farewell or Bye("slow", None)
        self._has_mail.set()
        await self._lobby(False)
        for table in list(self.watching):
            await self._unwatch(table)

    def _in_time(self) -> bool:
        """A bucket that fills at the rate one may send."""
        now, rate = time.monotonic(), self.settings.messages_a_second
        self._tokens = min(2.0 * rate, self._tokens + (now - self._tokens_at) * rate)
        self._tokens_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
