"""Sessions of browsers and tokens of programs: made, found, listed, revoked."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database.ids import new_id
from posse.server.database.schema import people, sessions, tokens
from posse.server.database.store import Store
from posse.server.wire.accounts import MadeToken, Person, SessionInfo, TokenInfo
from posse.server.wire.refusal import Refusal, one_line

from . import credentials

SESSION_S = 180 * 86_400  # a session nobody has used for so long ends
SEEN_S = 60  # how exactly it is kept when one was last used
MAX_TOKENS = 20
MAX_AGENT = 200


class Pass(Struct, frozen=True):
    """What let a person in: a session of a browser, or a token of a program."""

    id: str
    person: Person
    is_session: bool
    csrf: str = ""
    """Of sessions: the token that requests which change something have to send."""


def person_in(row: Any) -> Person:
    """The person of a row of `people`; raises a Refusal if banned."""
    if row.banned_at is not None:
        reason = one_line(row.ban_reason or "")
        raise Refusal(403, "banned", f"you are banned from this server{reason and f': {reason}'}")
    return Person(row.id, row.name, row.password is not None, row.language)


class Passes:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_revoked: list[Callable[[str], None]] = []
        """Called with the id of a session or token, or of a person, that no longer lets anybody in."""

    def open(self, secret: bytes) -> None:
        self._seal = credentials.Seal(secret)

    async def of_cookie(self, cookie: str) -> Pass | None:
        token = self._seal.token_in(cookie)
        if token is None:
            return None
        row = await self._found(sessions, token)
        if row is None or row.used_at < time.time() - SESSION_S:
            return None
        return Pass(row.pass_id, person_in(row), True, self._seal.csrf(row.digest))

    async def of_bearer(self, token: str) -> Pass | None:
        row = await self._found(tokens, token)
        return row and Pass(row.pass_id, person_in(row), False)

    async def _found(self, kind: Any, token: str) -> Row[Any] | None:
        used_at = kind.c.seen_at if kind is sessions else kind.c.used_at
        columns = (kind.c.id.label("pass_id"), kind.c.digest, used_at.label("used_at"), people)
        async with self.store.read() as connection:
            row = (
                await connection.execute(
                    select(*columns).join_from(kind, people).where(kind.c.digest == credentials.digest(token))
                )
            ).one_or_none()
        if row is None or row.banned_at is not None or time.time() - (row.used_at or 0) < SEEN_S:
            return row

        async def seen(connection: AsyncConnection) -> None:
            now = time.time()
            await connection.execute(update(kind).where(kind.c.id == row.pass_id).values({used_at.name: now}))
            await connection.execute(update(people).where(people.c.id == row.id).values(seen_at=now))

        if kind is tokens or row.used_at >= time.time() - SESSION_S:
            self.store.write_later(seen)  # whoever comes can come in though nothing can be written
        return row

    async def begin(
        self, connection: AsyncConnection, person: Person, agent: str, old: Pass | None
    ) -> tuple[Pass, str]:
        """A new session in place of an old one, within a job of the writer: the pass, and what the cookie holds."""
        token, now = credentials.new_token(), time.time()
        found = Pass(new_id(), person, True, self._seal.csrf(credentials.digest(token)))
        shown = "".join(character for character in agent if character.isprintable())[:MAX_AGENT]
        if old is not None:
            await connection.execute(delete(sessions).where(sessions.c.id == old.id))
        await connection.execute(
            insert(sessions).values(
                id=found.id,
                person=person.id,
                digest=credentials.digest(token),
                agent=shown,
                created_at=now,
                seen_at=now,
            )
        )
        return found, self._seal.cookie(token)

    async def sessions_of(self, mine: Pass) -> list[SessionInfo]:
        async with self.store.read() as connection:
            rows = await connection.execute(
                select(sessions)
                .where(sessions.c.person == mine.person.id, sessions.c.seen_at > time.time() - SESSION_S)
                .order_by(sessions.c.seen_at.desc())
            )
        return [SessionInfo(row.id, row.agent, ms(row.created_at), ms(row.seen_at), row.id == mine.id) for row in rows]

    async def tokens_of(self, person: Person) -> list[TokenInfo]:
        async with self.store.read() as connection:
            rows = await connection.execute(
                select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.created_at)
            )
        return [token_info(row) for row in rows]

    async def make_token(self, person: Person, label: str) -> MadeToken:
        token, now = credentials.BEARER + credentials.new_token(), time.time()
        info = TokenInfo(new_id(), label, ms(now), None)

        async def job(connection: AsyncConnection) -> None:
            n = await connection.scalar(select(func.count()).where(tokens.c.person == person.id)) or 0
            if n >= MAX_TOKENS:
                raise Refusal(409, "too-many", f"you already have {n} tokens, the most you can have: revoke one first")
            await connection.execute(
                insert(tokens).values(
                    id=info.id,
                    person=person.id,
                    digest=credentials.digest(token),
                    label=label,
                    created_at=now,
                    used_at=None,
                )
            )

        await self.store.write(job)
        return MadeToken(token, info)

    async def revoke(self, person: Person, kind: Any, which: str) -> None:
        """One session or token; `kind` is its table."""
        mine = (kind.c.person == person.id) & (kind.c.id == which)
        gone = await self.store.write(lambda connection: _delete(connection, kind, mine))
        if not gone:
            raise Refusal(404, "not-found", "you have no such session or token")
        self.tell(gone)

    async def revoke_others(self, mine: Pass) -> None:
        self.tell(await self.store.write(lambda connection: self.end_others(connection, mine)))

    async def end_others(self, connection: AsyncConnection, mine: Pass) -> list[str]:
        """All sessions but this one, within a job of the writer; whoever calls tells of them."""
        others = (sessions.c.person == mine.person.id) & (sessions.c.id != mine.id)
        return await _delete(connection, sessions, others)

    async def lapsed(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions and tokens that are no longer there."""
        async with self.store.read() as connection:
            there = select(sessions.c.id).where(sessions.c.id.in_(ids))
            also = select(tokens.c.id).where(tokens.c.id.in_(ids))
            return set(ids) - set(await connection.scalars(there.union_all(also)))

    def tell(self, gone: Collection[str]) -> None:
        for hook in self.on_revoked:
            for one in gone:
                hook(one)


async def _delete(connection: AsyncConnection, kind: Any, which: Any) -> list[str]:
    return list(await connection.scalars(delete(kind).where(which).returning(kind.c.id)))


def ms(at: float) -> int:
    return round(at * 1000)


def token_info(row: Any) -> TokenInfo:
    return TokenInfo(row.id, row.label, ms(row.created_at), row.used_at and ms(row.used_at))
