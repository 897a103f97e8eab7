"""Broadcasting: who hears what. In memory, for one process; several workers will need one that crosses processes.

A channel is what people share who are told the same: the lobby, or a table as one seat sees it in one language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

Hear = Callable[[bytes], None]
LOBBY = "lobby"


class Audience(NamedTuple):
    """Those at a table who are told the same."""

    seat: int
    language: str


class Broadcast(Protocol):
    def subscribe(self, table: str, audience: Audience | None, hear: Hear) -> None: ...
    def unsubscribe(self, table: str, audience: Audience | None, hear: Hear) -> None: ...
    def publish(self, table: str, audience: Audience | None, message: bytes) -> None: ...
    def audiences(self, table: str) -> list[Audience]: ...


class InMemory:
    """For one process. Hearing must be quick: a mailbox, not a wire."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[Audience | None, list[Hear]]] = {}

    def subscribe(self, table: str, audience: Audience | None, hear: Hear) -> None:
        self._heard.setdefault(table, {}).setdefault(audience, []).append(hear)

    def unsubscribe(self, table: str, audience: Audience | None, hear: Hear) -> None:
        found = self._heard.get(table, {})
        if hear in found.get(audience, []):
            found[audience].remove(hear)
            if not found[audience]:
                del found[audience]
        if not found:
            self._heard.pop(table, None)

    def publish(self, table: str, audience: Audience | None, message: bytes) -> None:
        for hear in list(self._heard.get(table, {}).get(audience, [])):
            hear(message)

    def audiences(self, table: str) -> list[Audience]:
        return [audience for audience in self._heard.get(table, {}) if audience is not None]
