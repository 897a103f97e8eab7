"""People: guests, and members, who keep a name with a password."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database.ids import new_id
from posse.server.database.schema import facts, people, seats, sessions, tokens
from posse.server.database.store import Store
from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.accounts import Export, Person
from posse.server.wire.messages import Language
from posse.server.wire.refusal import Refusal

from . import credentials, names, privacy
from .limits import Limits
from .passwords import Passwords
from .sessions import SESSION_S, Pass, Passes, person_in
from .tickets import Tickets

Entrance = tuple[Pass, str]  # and what the cookie holds


class People:
    def __init__(self, store: Store, limits: Limits, settings: Settings) -> None:
        self.store = store
        self.limits = limits
        self.settings = settings
        self.passes = Passes(store)
        self.tickets = Tickets(store, self.passes, limits.logins)
        self.on_deleted: list[Callable[[str], None]] = []
        """Called with the id of a person who is gone for good."""

    async def open(self) -> None:
        self._passwords = Passwords()
        self.passes.open(await self.store.write(_secret))
        await self.sweep()

    async def close(self) -> None:
        self._passwords.close()

    async def sweep(self) -> None:
        """Forget sessions nobody uses any more, and guests who cannot come back and never sat down."""

        async def job(connection: AsyncConnection) -> None:
            before = time.time() - SESSION_S
            await connection.execute(delete(sessions).where(sessions.c.seen_at < before))
            kept = (select(kind.c.person).where(kind.c.person.is_not(None)) for kind in (sessions, tokens, seats))
            lost = (people.c.password.is_(None), people.c.banned_at.is_(None), people.c.seen_at < before)
            await connection.execute(delete(people).where(*lost, *(people.c.id.not_in(ids) for ids in kept)))

        await self.store.write(job)

    # Coming in --------------------------------------------------------------------------------------------------------

    async def guest(self, name: str, language: Language, agent: str) -> Entrance:
        """Somebody who plays at once."""
        kept = names.clean(name)

        async def job(connection: AsyncConnection) -> Entrance:
            await _check_free(connection, kept)
            person = Person(new_id(), kept, False, language)
            await _insert(connection, person)
            return await self.passes.begin(connection, person, agent, None)

        entrance = await self.store.write(job)
        log.info("guest_came", person=entrance[0].person.id)
        return entrance

    async def register(
        self, old: Pass | None, name: str | None, password: str, language: Language | None, address: str, agent: str
    ) -> Entrance:
        """Keep a name with a password. A guest stays the same person, with all tables and records."""
        if not self.settings.registration:
            raise Refusal(403, "no-registration", "this server does not accept registrations")
        if old is not None and old.person.is_member:
            raise Refusal(409, "signed-in", f"you are already a member, as {old.person.name}")
        if name is None:
            if old is None:
                raise Refusal(400, "bad-name", "a name is missing")
            name = old.person.name
        kept = names.clean(name)
        self.limits.logins.take(address)
        _check_password(password, kept)
        await self._check_is_free(kept, old)
        digest = await self._passwords.kept(password)

        async def job(connection: AsyncConnection) -> Entrance:
            before = old.person if old else Person(new_id(), kept, False, "en")
            person = Person(before.id, kept, True, language or before.language)
            await _check_free(connection, kept)
            if old is None:
                await _insert(connection, person)
            values = {"name": kept, "name_key": names.key(kept), "password": digest, "language": person.language}
            await _update(connection, person.id, values, people.c.password.is_(None))
            return await self.passes.begin(connection, person, agent, old)

        entrance = await self.store.write(job)
        self.passes.tell([old.id] if old else [])
        log.info("name_registered", person=entrance[0].person.id)
        return entrance

    async def log_in(self, old: Pass | None, name: str, password: str, address: str, agent: str) -> Entrance:
        key = names.key(name)
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.name_key == key))).one_or_none()
        await self._check(password, None if row is None else row.password, address, f"name {key}")
        assert row is not None
        person = person_in(row)
        newer = await self._passwords.kept(password) if self._passwords.is_old(row.password) else row.password

        async def job(connection: AsyncConnection) -> Entrance:
            await _update(connection, person.id, {"password": newer}, people.c.password == row.password)
            return await self.passes.begin(connection, person, agent, old)

        entrance = await self.store.write(job)
        self.passes.tell([old.id] if old else [])
        log.info("member_logged_in", person=person.id)
        return entrance

    async def _check(self, password: str, kept: str | None, address: str, whose: str) -> None:
        """Only wrong passwords count, and they count for the address and for the name."""
        for key in (address, whose):
            self.limits.logins.take(key)
        if not await self._passwords.fits(password, kept):
            log.info("password_wrong", address=address)
            raise Refusal(403, "wrong-password", "wrong name or password")
        for key in (address, whose):
            self.limits.logins.give_back(key)

    # Being here -------------------------------------------------------------------------------------------------------

    async def change(self, person: Person, name: str | None, language: Language | None) -> Person:
        kept = person.name if name is None else names.clean(name)
        changed = Person(person.id, kept, person.is_member, language or person.language)

        async def job(connection: AsyncConnection) -> None:
            if kept != person.name:
                await _check_free(connection, kept, but=person.id)
            key = names.key(kept) if person.is_member else None
            await _update(connection, person.id, {"name": kept, "name_key": key, "language": changed.language})

        await self.store.write(job)
        return changed

    async def change_password(self, mine: Pass, old: str, new: str, address: str) -> None:
        """All other sessions end."""
        person = mine.person
        _check_password(new, person.name)
        await self._check_own(person, old, address)
        digest = await self._passwords.kept(new)

        async def job(connection: AsyncConnection) -> list[str]:
            await _update(connection, person.id, {"password": digest}, people.c.password.is_not(None))
            return await self.passes.end_others(connection, mine)

        self.passes.tell(await self.store.write(job))
        log.info("password_changed", person=person.id)

    async def _check_own(self, person: Person, password: str, address: str) -> None:
        if not person.is_member:
            raise Refusal(409, "no-member", "you have no password: register first")
        async with self.store.read() as connection:
            kept = await connection.scalar(select(people.c.password).where(people.c.id == person.id))
        await self._check(password, kept, address, f"person {person.id}")

    # Leaving ----------------------------------------------------------------------------------------------------------

    async def export(self, person: Person) -> Export:
        async with self.store.read() as connection:
            return await connection.run_sync(privacy.export, person)

    async def forget(self, person: Person, password: str | None, address: str) -> None:
        """Delete a person; members have to say their password."""
        if person.is_member:
            await self._check_own(person, password or "", address)
        await self.store.write(lambda connection: connection.run_sync(privacy.forget, person.id))
        log.info("account_deleted", person=person.id)
        self._tell_deleted([person.id])

    async def recheck(self, passes: Collection[str], persons: Collection[str]) -> None:
        """Call the hooks for sessions and tokens that were revoked, and people who were banned or removed, from outside
        this process: ids of those that are connected or sit at a table in memory."""
        gone = await self.passes.lapsed(passes)
        async with self.store.read() as connection:
            rows = await connection.execute(select(people.c.id, people.c.banned_at).where(people.c.id.in_(persons)))
            found = {row.id: row.banned_at for row in rows}
        self.passes.tell([*gone, *(person for person, banned_at in found.items() if banned_at is not None)])
        self._tell_deleted(set(persons) - set(found))

    def _tell_deleted(self, ids: Collection[str]) -> None:
        self.passes.tell(ids)
        for hook in self.on_deleted:
            for person in ids:
                hook(person)

    async def _check_is_free(self, name: str, old: Pass | None) -> None:
        async with self.store.read() as connection:
            await _check_free(connection, name, old.person.id if old else "")


async def _secret(connection: AsyncConnection) -> bytes:
    """The server's own, made at its first start."""
    found: bytes | None = await connection.scalar(select(facts.c.value).where(facts.c.name == "secret"))
    if found is None:
        found = credentials.new_secret()
        await connection.execute(insert(facts).values(name="secret", value=found))
    return found


async def _insert(connection: AsyncConnection, person: Person) -> None:
    now = time.time()
    await connection.execute(
        insert(people).values(id=person.id, name=person.name, language=person.language, created_at=now, seen_at=now)
    )


async def _update(connection: AsyncConnection, person: str, values: dict[str, Any], *also: Any) -> None:
    """Change a person who is still as we saw them."""
    done = await connection.execute(update(people).where(people.c.id == person, *also).values(values))
    if done.rowcount != 1:
        raise Refusal(409, "changed", "that has changed in the meantime: look again")


async def _check_free(connection: AsyncConnection, name: str, but: str = "") -> None:
    owner = await connection.scalar(select(people.c.id).where(people.c.name_key == names.key(name)))
    if owner not in (None, but):
        raise Refusal(409, "name-taken", f"the name {name} belongs to a member")


def _check_password(password: str, name: str) -> None:
    if names.key(password) == names.key(name):
        raise Refusal(400, "bad-password", "your password cannot be your name")
