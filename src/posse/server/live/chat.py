"""Chat at tables: kept, told to those who have the table open and have not muted the speaker, not too fast."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.accounts.people import People
from posse.server.database import schema
from posse.server.database.store import Store
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Accepted, Chat, Chats, FromServer, Say
from posse.server.wire.refusal import Refusal

from .room import Room

MAX_SHOWN = 200  # the last chats of a table, to who opens it
Tell = Callable[[FromServer], None]


@dataclass
class Listener:
    """Who hears a table. While they are told what was said before, `early` keeps what is said meanwhile."""

    person: str
    tell: Tell
    early: list[Chat] | None
    told_to: int = 0  # the id of the last chat they were told on coming; later ones have higher ids

    def hear(self, table: str, chat: Chat) -> None:
        if self.early is not None:
            self.early.append(chat)
        elif chat.id > self.told_to:
            self.tell(Chats(table, [chat]))


class Chatting:
    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self._listeners: dict[str, list[Listener]] = {}
        self._lately: dict[str, deque[float]] = {}  # by person

    async def join(self, room: Room, person: Person, tell: Tell) -> None:
        """Hear what was said, and what will be."""
        if not room.row.options.chat:
            return
        listener = Listener(person.id, tell, early=[])
        self._listeners.setdefault(room.id, []).append(listener)
        try:
            async with self.store.read() as connection:
                muted = await muted_by(connection, person.id)
                chosen = select(schema.chats).where(schema.chats.c.table_id == room.id)
                rows = await connection.execute(chosen.order_by(schema.chats.c.id.desc()).limit(MAX_SHOWN))
                said = [_chat(row._mapping) for row in rows][::-1]
        except BaseException:
            self.leave(room.id, tell)
            raise
        listener.told_to = said[-1].id if said else 0
        tell(Chats(room.id, [chat for chat in said if chat.person not in muted]))
        early, listener.early = listener.early or [], None
        for chat in early:
            listener.hear(room.id, chat)

    def leave(self, table: str, tell: Tell) -> None:
        left = [listener for listener in self._listeners.get(table, []) if listener.tell != tell]
        if left:
            self._listeners[table] = left
        else:
            self._listeners.pop(table, None)

    async def say(self, room: Room, person: Person, asked: Say) -> Accepted:
        if not room.row.options.chat:
            raise Refusal(409, "muted", "there is no chat at this table")
        seat = room.row.seat_of(person.id)
        if seat < 0 and room.row.host != person.id:
            raise Refusal(403, "not-seated", "only the players at this table can chat")
        text = " ".join(asked.text.split())
        if not text:
            raise Refusal(400, "muted", "the message is empty")
        self._not_too_fast(person.id)
        name = room.row.seats[seat].name if seat >= 0 else person.name

        async def job(connection: AsyncConnection) -> tuple[Chat, bool]:
            same = and_(
                schema.chats.c.table_id == room.id,
                schema.chats.c.person == person.id,
                schema.chats.c.message == asked.id,
            )
            if row := (await connection.execute(select(schema.chats).where(same))).first():
                return _chat(row._mapping), False
            values = {"table_id": room.id, "person": person.id, "name": name, "text": text}
            added = await connection.execute(
                insert(schema.chats).values(**values, message=asked.id, at=time.time()).returning(schema.chats)
            )
            return _chat(added.one()._mapping), True

        chat, is_new = await self.store.write(job)
        if is_new:
            await self._tell(room.id, chat)
        return Accepted(room.id, asked.id, room.row.n_steps)

    async def _tell(self, table: str, chat: Chat) -> None:
        deaf = await self.people.deaf_to(chat.person) if chat.person else set()
        for listener in self._listeners.get(table, []):
            if listener.person not in deaf:
                listener.hear(table, chat)

    def _not_too_fast(self, person: str) -> None:
        now = time.monotonic()
        lately = self._lately.setdefault(person, deque())
        while lately and lately[0] < now - 60:
            lately.popleft()
        if len(lately) >= self.settings.chats_a_minute:
            raise Refusal(429, "too-fast", "you are chatting too fast: wait a moment")
        lately.append(now)


async def muted_by(connection: AsyncConnection, person: str) -> set[str]:
    return set(await connection.scalars(select(schema.mutes.c.muted).where(schema.mutes.c.person == person)))


def _chat(row: object) -> Chat:
    found: dict[str, object] = dict(row)  # type: ignore[call-overload]
    return Chat(found["id"], found["person"], found["name"], found["text"], round(found["at"] * 1000))  # type: ignore
