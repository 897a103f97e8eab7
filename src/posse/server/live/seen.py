"""How far the people at a table have been shown its game. What a step brings takes time to be seen: bots wait for it
before they move, and a person's clock before it runs; but not for long, and only for clients that say what they show.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

MOST_S = 20.0  # that others are kept waiting
MOST_ALONE_S = 600.0  # who plays alone keeps nobody waiting


class Seen:
    """At one table."""

    def __init__(self) -> None:
        self.n = 0  # the last step
        self.is_alone = False
        self._since = 0.0  # when it was taken
        self._shown: dict[str, int] = {}  # by person: the last step that was shown
        self._changed = asyncio.Event()

    def step(self, n: int, is_alone: bool, now: float) -> None:
        """A step has been taken. Whoever let the others wait in vain before is not waited for again until they tell."""
        if self.left_s(now) == 0.0:
            self._shown = {person: shown for person, shown in self._shown.items() if shown >= self.n}
        self.n, self.is_alone, self._since = n, is_alone, now
        self._changed.set()

    def saw(self, person: str, n: int) -> None:
        self._shown[person] = min(self.n, max(n, self._shown.get(person, 0)))
        self._changed.set()

    def leave(self, person: str) -> None:
        self._shown.pop(person, None)
        self._changed.set()

    def is_behind(self, person: str | None) -> bool:
        return person is not None and self._shown.get(person, self.n) < self.n

    def left_s(self, now: float) -> float:
        """How long whoever is behind is still waited for."""
        if not any(shown < self.n for shown in self._shown.values()):
            return 0.0
        return max(0.0, self._since + (MOST_ALONE_S if self.is_alone else MOST_S) - now)

    async def by_all(self) -> None:
        """Until everybody has been shown the last step, or it has taken too long."""
        while (left_s := self.left_s(time.monotonic())) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left_s):
                    await self._changed.wait()
