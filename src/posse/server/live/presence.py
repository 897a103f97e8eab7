"""Presence: who has a table open, what they are told, and who has been away for too long.

People who look through the same seat's eyes in the same language are an audience: they are sent the same bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from posse.server.wire.messages import Bye, FromServer, encode

Hear = Callable[[bytes], None]  # must be quick: a mailbox, not a wire


class Audience(NamedTuple):
    seat: int  # -1: spectators
    language: str


@dataclass(eq=False)
class Watcher:
    """Someone who has the table open, in one of their windows."""

    person: str
    hear: Hear
    leave: Callable[[Bye], None]
    audience: Audience


class Presence:
    """At one table. `on_away` is called with a person who has not come back in time."""

    def __init__(self, on_away: Callable[[str], None]) -> None:
        self.watchers: list[Watcher] = []
        self._on_away = on_away
        self._away: dict[str, asyncio.TimerHandle] = {}

    def people(self) -> set[str]:
        return {watcher.person for watcher in self.watchers}

    def is_here(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    # Telling ---------------------------------------------------------------------------------------------------------

    def tell(self, message: FromServer) -> None:
        self.tell_each(lambda _: message)

    def tell_each(self, message_for: Callable[[Audience], FromServer | None]) -> None:
        """Each audience its own message, made once."""
        encoded: dict[Audience, bytes | None] = {}
        for watcher in list(self.watchers):
            if watcher.audience not in encoded:
                message = message_for(watcher.audience)
                encoded[watcher.audience] = None if message is None else encode(message)
            if (found := encoded[watcher.audience]) is not None:
                watcher.hear(found)

    def send_away(self, bye: Bye) -> None:
        """Everyone has to come again."""
        for watcher in self.watchers:
            watcher.leave(bye)
        self.watchers.clear()

    # Being away ------------------------------------------------------------------------------------------------------

    def is_waiting(self) -> bool:
        return bool(self._away)

    def expect(self, person: str, within_s: float) -> None:
        self.stop_expecting(person)
        self._away[person] = asyncio.get_running_loop().call_later(within_s, self._too_late, person)

    def stop_expecting(self, person: str) -> None:
        if person in self._away:
            self._away.pop(person).cancel()

    def expect_nobody(self) -> None:
        for person in list(self._away):
            self.stop_expecting(person)

    def _too_late(self, person: str) -> None:
        del self._away[person]
        if not self.is_here(person):
            self._on_away(person)
