"""Tickets: how a person goes on with another device. Good once, for a few minutes, and only as long as the session that
made it. They are kept in memory, as digests: a server that comes again knows none."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database.schema import people, sessions
from posse.server.database.store import Store
from posse.server.log import log
from posse.server.wire.refusal import Refusal

from . import credentials
from .limits import Limit
from .sessions import Pass, Passes, person_in

TICKET_S = 300.0
MAX_TICKETS = 10_000


@dataclass(frozen=True)
class Ticket:
    person: str
    session: str
    until: float


class Tickets:
    def __init__(self, store: Store, passes: Passes, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.passes = passes
        self.limit = limit  # of guesses, by address
        self._clock = clock
        self._tickets: dict[str, Ticket] = {}  # by digest

    def make(self, mine: Pass) -> str:
        """A new one; an older one of the same person is no good any more."""
        now = self._clock()
        kept = {one: ticket for one, ticket in self._tickets.items() if ticket.until > now}
        self._tickets = {one: ticket for one, ticket in kept.items() if ticket.person != mine.person.id}
        if len(self._tickets) >= MAX_TICKETS:
            raise Refusal(429, "too-fast", "too many devices are being changed: try again in a few minutes")
        token = credentials.new_token()
        self._tickets[credentials.digest(token)] = Ticket(mine.person.id, mine.id, now + TICKET_S)
        return token

    async def use(self, token: str, old: Pass | None, agent: str, address: str) -> tuple[Pass, str]:
        """A session of whoever made it, in place of the one this browser had, and what its cookie holds."""
        self.limit.take(address)
        ticket = self._tickets.get(credentials.digest(token))
        if ticket is None or ticket.until <= self._clock():
            raise _useless()
        if old is not None and old.person.id == ticket.person:
            raise Refusal(409, "signed-in", f"you are here already, as {old.person.name}")
        del self._tickets[credentials.digest(token)]  # before anything is waited for: nobody else has it now

        async def job(connection: AsyncConnection) -> tuple[Pass, str]:
            made_by = select(people).join_from(sessions, people).where(sessions.c.id == ticket.session)
            row = (await connection.execute(made_by)).one_or_none()
            if row is None:
                raise _useless()
            return await self.passes.begin(connection, person_in(row), agent, old)

        entrance = await self.store.write(job)
        self.limit.give_back(address)
        self.passes.tell([old.id] if old else [])
        log.info("device_changed", person=ticket.person)
        return entrance


def _useless() -> Refusal:
    return Refusal(403, "ticket", "this link has been used already, or is too old: make a new one")
