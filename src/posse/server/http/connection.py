"""One socket: what its client asks is done, in order, and what it may know is sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from posse.server.accounts.limits import Limits
from posse.server.live.asking import Asked, answered
from posse.server.live.chat import Chat
from posse.server.live.one_at_a_time import Dropped
from posse.server.live.presence import Watcher
from posse.server.live.room import COME_AGAIN
from posse.server.live.rooms import NoSuchTable, Rooms
from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.messages import (
    PROTOCOL,
    Bye,
    Failed,
    FromClient,
    FromServer,
    Language,
    Lobby,
    LobbyNow,
    Ping,
    Pong,
    React,
    Refused,
    Say,
    Speak,
    Unwatch,
    Watch,
    Welcome,
    encode,
)
from posse.server.wire.refusal import Refusal

from .mailbox import Mailbox

MAX_WATCHED = 50  # tables

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    def __init__(self, person: Person, rooms: Rooms, chat: Chat, limits: Limits, settings: Settings) -> None:
        self.person = person
        self.rooms = rooms
        self.chat = chat
        self.limits = limits
        self.settings = settings
        self.mailbox = Mailbox()
        self.language = person.language
        self.watching: dict[str, Watcher] = {}
        self.farewell: Bye | None = None
        self._taking = asyncio.Lock()
        self._messages = limits.messages()

    # Out -------------------------------------------------------------------------------------------------------------

    def hear(self, message: bytes) -> None:
        """A client that does not keep up is told to come again."""
        if not self.mailbox.put(message):
            self.mailbox.clear()
            self.leave(Bye("slow", 1000))

    def tell(self, message: FromServer) -> None:
        self.hear(encode(message))

    def leave(self, bye: Bye) -> None:
        """Say goodbye and send nothing more."""
        if self.farewell is None:
            self.farewell = bye
            self.mailbox.close(encode(bye))

    async def finish(self, bye: Bye) -> None:
        """Answer the message that is being handled, then leave."""
        self.mailbox.hurry()
        async with self._taking:
            self.leave(bye)

    # In --------------------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        self.tell(Welcome(PROTOCOL, self.person.id, self.person.name))

    async def take(self, text: str | bytes) -> None:
        """A message from the client. Whatever it is, the socket lives. After the farewell nothing is begun."""
        async with self._taking:
            if self.farewell is None:
                await self._take_now(text)

    async def _take_now(self, text: str | bytes) -> None:
        if not self._messages.take():
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
            log.exception("message_failed", message=type(message).__name__, kind=type(error).__name__)
            self.tell(Failed("trouble", "something went wrong on the server; nothing was changed"))

    def _refuse(self, message: FromClient, error: Refusal) -> None:
        code: Any = error.code
        if isinstance(message, Say) and code in ("no-chat", "empty", "too-fast", "not-seated"):
            self.tell(Refused(message.table, message.id, code, str(error)))
        else:
            self.tell(Failed(code if code in ("too-fast", "too-many") else "trouble", str(error)))

    async def _take(self, message: FromClient) -> None:
        match message:
            case Watch():
                await self._watch(message)
            case Unwatch():
                await self._unwatch(message.table)
            case Lobby():
                await self._lobby(message.on)
            case _ if isinstance(message, Asked):
                room = await self.rooms.room(message.table)
                if (answer := await answered(room, self.person, message, self.language)) is not None:
                    self.tell(answer)
            case Say():
                self.tell(await self.chat.say(await self.rooms.room(message.table), self.person, message))
            case React():
                await self.chat.react(await self.rooms.room(message.table), self.person, message.reaction)
            case Speak():
                await self._speak(message.language)
            case Ping():
                self.tell(Pong())

    async def _watch(self, message: Watch) -> None:
        room = await self.rooms.room(message.table)
        if message.table not in self.watching and len(self.watching) >= MAX_WATCHED:
            raise Refusal(409, "too-many", f"one connection can watch at most {MAX_WATCHED} tables")
        self.limits.shown_bytes.take(self.person.id)
        await self._unwatch(message.table)
        before = self.mailbox.n_bytes_ever
        opening = asyncio.ensure_future(room.watch(self.person, self.language, message.since, self.hear, self.leave))
        try:
            self.watching[message.table] = await asyncio.shield(opening)
        except asyncio.CancelledError:  # the client is gone; the room has to know
            await room.unwatch(await opening)
            raise
        self._charge_since(before)
        await self.chat.join(room, self.person, self.tell)

    async def _speak(self, language: Language) -> None:
        """The stories of all tables that are open are told again, from the beginning."""
        self.limits.shown_bytes.take(self.person.id)
        self.language = language
        for table, watcher in list(self.watching.items()):
            before = self.mailbox.n_bytes_ever
            await (await self.rooms.room(table)).speak(watcher, language)
            self._charge_since(before)
            await self.mailbox.until_low()

    def _charge_since(self, n_bytes: int) -> None:
        """What is told again costs by its size."""
        self.limits.shown_bytes.charge(self.person.id, self.mailbox.n_bytes_ever - n_bytes)

    async def _unwatch(self, table: str) -> None:
        if (watcher := self.watching.pop(table, None)) is not None:
            self.chat.leave(table, self.tell)
            if (room := self.rooms.rooms.get(table)) is not None:
                await room.unwatch(watcher)

    async def _lobby(self, on: bool) -> None:
        lobby = self.rooms.parts.lobby
        lobby.leave(self.hear)
        if on:
            lobby.join(self.hear)
            self.tell(LobbyNow(await self.rooms.lobby()))

    async def close(self) -> None:
        """The client is gone."""
        self.farewell = self.farewell or Bye("slow", None)
        self.mailbox.close()
        await self._lobby(False)
        for table in list(self.watching):
            await self._unwatch(table)
