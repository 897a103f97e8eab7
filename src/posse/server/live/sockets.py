"""The sockets that are open."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Protocol

from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.messages import Bye, FromServer


class Connection(Protocol):
    """The socket of a client, as far as it is managed here."""

    def tell(self, message: FromServer) -> None: ...

    def leave(self, bye: Bye) -> None:
        """Say goodbye and send nothing more."""

    async def finish(self, bye: Bye) -> None:
        """Answer the message that is being handled, then leave."""


class Sockets:
    """All that are open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._open: dict[Connection, tuple[str, str]] = {}  # person, and what let them in

    @property
    def n(self) -> int:
        return len(self._open)

    def people(self) -> set[str]:
        return {person for person, _ in self._open.values()}

    def passes(self) -> set[str]:
        """What let them in."""
        return {entry for _, entry in self._open.values()}

    def is_person(self, who: str) -> bool:
        return who in self.people()

    def has_room(self, person: str) -> bool:
        own = sum(owner == person for owner, _ in self._open.values())
        return len(self._open) < self.settings.max_sockets and own < self.settings.max_sockets_each

    @contextlib.contextmanager
    def kept(self, connection: Connection, person: str, entry: str) -> Iterator[None]:
        self._open[connection] = person, entry
        log.debug("socket_opened", person=person, n=len(self._open))
        try:
            yield
        finally:
            del self._open[connection]

    def tell(self, person: str, message: FromServer) -> int:
        """In every window of theirs; how many there are."""
        own = [connection for connection, (owner, _) in self._open.items() if owner == person]
        for connection in own:
            connection.tell(message)
        return len(own)

    def part_with(self, who: str, bye: Bye) -> None:
        """Close those of a person, or those that a session or token let in."""
        for connection, owners in list(self._open.items()):
            if who in owners:
                connection.leave(bye)

    async def close(self) -> None:
        """Tell everybody to come again, and wait until they have been told."""
        await asyncio.gather(*(connection.finish(Bye("restart", 1000)) for connection in list(self._open)))
        for _ in range(100):
            if not self._open:
                return
            await asyncio.sleep(0.02)
