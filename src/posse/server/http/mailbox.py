"""A mailbox: what a client is still to be sent, bounded by its bytes."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_BYTES = 1 << 20  # a client that is further behind is too slow
LOW_BYTES = 1 << 16  # whoever is further behind than this waits before asking for more
ENVELOPE_BYTES = 100  # what a message takes besides its text


class Mailbox:
    def __init__(self) -> None:
        self.is_closed = False
        self.n_bytes = 0  # that wait
        self.n_bytes_ever = 0
        self._is_hurried = False
        self._mail: deque[bytes] = deque()
        self._changed = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """False: too much waits already. A mailbox that is closed takes nothing more."""
        if self.is_closed:
            return True
        if self.n_bytes > MAX_BYTES:
            return False
        self._add(message)
        return True

    def _add(self, message: bytes) -> None:
        self._mail.append(message)
        self.n_bytes += len(message) + ENVELOPE_BYTES
        self.n_bytes_ever += len(message) + ENVELOPE_BYTES
        self._changed.set()

    def close(self, last: bytes | None = None) -> None:
        """What waits is still sent, and `last` after it."""
        if last is not None:
            self._add(last)
        self.is_closed = True
        self._changed.set()

    def hurry(self) -> None:
        """From now on nobody waits for the client."""
        self._is_hurried = True
        self._changed.set()

    def clear(self) -> None:
        self._mail.clear()
        self.n_bytes = 0

    async def next(self) -> bytes | None:
        """None: there will be no more."""
        while not self._mail:
            if self.is_closed:
                return None
            self._changed.clear()
            await self._changed.wait()
        message = self._mail.popleft()
        self.n_bytes -= len(message) + ENVELOPE_BYTES
        self._changed.set()
        return message

    async def until_low(self) -> None:
        """Wait until the client has read most of what it was sent, or nothing more will be."""
        while self.n_bytes > LOW_BYTES and not (self.is_closed or self._is_hurried):
            self._changed.clear()
            await self._changed.wait()
