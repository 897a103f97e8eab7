"""Chat at tables: saved, and told to those who have the table open and have not muted the speaker. Reactions, which are
not saved, go the same way."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.accounts import moderation
from posse.server.accounts.limits import Limit
from posse.server.database import schema
from posse.server.database.store import Store
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Accepted, Chats, FromServer, Reacted, Reaction, Say
from posse.server.wire.messages import Chat as Said
from posse.server.wire.refusal import Refusal

from .room import Room

MAX_SHOWN = 200  # the last chats of a table, to who opens it
Tell = Callable[[FromServer], None]


@dataclass
class Listener:
    """Who hears a table. While they are told what was said before, `early` keeps what is said meanwhile."""

    person: str
    tell: Tell
    early: list[Said] | None
    told_to: int = 0  # the id of the last chat they were told on coming; later ones have higher ids

    def hear(self, table: str, chat: Said) -> None:
        if self.early is not None:
            self.early.append(chat)
        elif chat.id > self.told_to:
            self.tell(Chats(table, [chat]))


class Chat:
    def __init__(self, store: Store, limit: Limit, reactions: Limit) -> None:
        self.store = store
        self.limit = limit
        self.reactions = reactions
        self._listeners: dict[str, list[Listener]] = {}

    async def join(self, room: Room, person: Person, tell: Tell) -> None:
        """Hear what was said, and what will be."""
        if not room.row.options.chat:
            return
        listener = Listener(person.id, tell, early=[])
        self._listeners.setdefault(room.id, []).append(listener)
        try:
            async with self.store.read() as connection:
                muted = await moderation.muted_by(connection, person.id)
                chosen = select(schema.chats).where(schema.chats.c.table_id == room.id)
                rows = await connection.execute(chosen.order_by(schema.chats.c.id.desc()).limit(MAX_SHOWN))
                said = [_said(row) for row in rows][::-1]
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
            raise Refusal(409, "no-chat", "there is no chat at this table")
        seat = room.row.seat_of(person.id)
        if seat < 0 and room.row.host != person.id and not self._is_guest_of(room, person):
            raise Refusal(403, "not-seated", "only the players at this table can chat")
        text = " ".join(asked.text.split())
        if not text:
            raise Refusal(400, "empty", "the message is empty")
        self.limit.take(person.id)
        name = room.row.seats[seat].name if seat >= 0 else person.name

        async def job(connection: AsyncConnection) -> tuple[Said, bool]:
            same = and_(
                schema.chats.c.table_id == room.id,
                schema.chats.c.person == person.id,
                schema.chats.c.message == asked.id,
            )
            if row := (await connection.execute(select(schema.chats).where(same))).first():
                return _said(row), False
            values = {"table_id": room.id, "person": person.id, "name": name, "text": text}
            added = await connection.execute(
                insert(schema.chats).values(**values, message=asked.id, at=time.time()).returning(schema.chats)
            )
            return _said(added.one()), True

        chat, is_new = await self.store.write(job)
        if is_new:
            await self._tell(room.id, chat)
        return Accepted(room.id, asked.id, room.row.n_steps)

    async def react(self, room: Room, person: Person, reaction: Reaction) -> None:
        """Shown to whoever hears this person, and not kept."""
        seat = room.row.seat_of(person.id)
        if seat < 0 or not room.row.options.chat:
            raise Refusal(403, "not-seated", "only the players at a table with chat can react")
        self.reactions.take(person.id)
        for listener in await self._hearers(room.id, person.id):
            listener.tell(Reacted(room.id, seat, reaction))

    def _is_guest_of(self, room: Room, person: Person) -> bool:
        """Who has come by a link may talk with those who play; where everybody can look in, they only listen."""
        return not room.row.is_public and room.presence.is_here(person.id)

    async def _tell(self, table: str, chat: Said) -> None:
        for listener in await self._hearers(table, chat.person):
            listener.hear(table, chat)

    async def _hearers(self, table: str, speaker: str | None) -> list[Listener]:
        """Who has not muted the speaker."""
        async with self.store.read() as connection:
            muters = await moderation.muters_of(connection, speaker) if speaker else set()
        return [listener for listener in self._listeners.get(table, []) if listener.person not in muters]


def _said(row: Any) -> Said:
    return Said(row.id, row.person, row.name, row.text, round(row.at * 1000))
