"""Absence: who of a table's people has not had it open for a while, and which others want a bot to play for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Absence:
    """At one table. `on_gone` is called when somebody has been away for so long that others may do something."""

    def __init__(self, gone_s: float, on_gone: Callable[[], None]) -> None:
        self._gone_s = gone_s
        self._on_gone = on_gone
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._gone: dict[str, set[str]] = {}  # by person: those who want a bot in their place

    def is_waiting(self) -> bool:
        return bool(self._timers)

    def left(self, person: str) -> None:
        if person not in self._timers and person not in self._gone:
            self._timers[person] = asyncio.get_running_loop().call_later(self._gone_s, self._too_long, person)

    def came(self, person: str) -> None:
        """Whatever was agreed about them is forgotten."""
        if person in self._timers:
            self._timers.pop(person).cancel()
        self._gone.pop(person, None)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def is_gone(self, person: str | None) -> bool:
        return person in self._gone

    def agree(self, person: str, by: str) -> None:
        """Somebody wants a bot to play for a person who is gone."""
        self._gone[person].add(by)

    def agreed(self, person: str | None) -> frozenset[str]:
        return frozenset(self._gone.get(person or "", ()))

    def _too_long(self, person: str) -> None:
        del self._timers[person]
        self._gone[person] = set()
        self._on_gone()
