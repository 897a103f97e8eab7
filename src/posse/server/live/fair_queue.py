"""A queue for a few places: they go round by owner, so that nobody's waiting depends on how much others ask for."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from itertools import count


class FairQueue:
    """No owner has all places, unless there is only one."""

    def __init__(self, n_places: int) -> None:
        self._n_places = n_places
        self._most_each = max(1, n_places - 1)
        self._taken: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._turns = count(1)
        self._last_turn: dict[str, int] = {}  # of owners who have a place or wait for one

    def n_asked(self) -> int:
        """Places that are taken or waited for."""
        return self._taken.total() + sum(map(len, self._waiting.values()))

    async def take(self, owner: str) -> None:
        """Wait for a place; whoever stops waiting leaves the queue."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._give_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(owner, turn)
            else:  # it was given in the same moment
                self.give_back(owner)
            raise

    def give_back(self, owner: str) -> None:
        self._taken[owner] -= 1
        self._tidy(owner)
        self._give_out()

    def _give_out(self) -> None:
        while self._taken.total() < self._n_places:
            able = [owner for owner in self._waiting if self._taken[owner] < self._most_each]
            if not able:
                return
            owner = min(able, key=lambda one: self._last_turn.get(one, 0))
            self._last_turn[owner] = next(self._turns)
            turn = self._waiting[owner].popleft()
            if not turn.cancelled():
                self._taken[owner] += 1
                turn.set_result(None)
            self._tidy(owner)

    def _leave(self, owner: str, turn: asyncio.Future[None]) -> None:
        if turn in self._waiting.get(owner, ()):
            self._waiting[owner].remove(turn)
            self._tidy(owner)

    def _tidy(self, owner: str) -> None:
        if not self._waiting.get(owner):
            self._waiting.pop(owner, None)
        if not self._taken[owner]:
            del self._taken[owner]
            if owner not in self._waiting:
                self._last_turn.pop(owner, None)
