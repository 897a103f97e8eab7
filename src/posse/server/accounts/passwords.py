"""Passwords: argon2id, in threads of its own, so that the loop never waits and memory has a bound."""

from __future__ import annotations

import asyncio
import base64
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

PARAMETERS = RFC_9106_LOW_MEMORY  # 64 MiB, three passes, four lanes
N_THREADS = 2


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher.from_parameters(PARAMETERS)
        self._threads = ThreadPoolExecutor(N_THREADS, "passwords")

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def kept(self, password: str) -> str:
        """A password as it is kept."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _plain(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the one; where none is kept this takes as long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fits, _plain(password), kept) and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was kept by weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, password: str, kept: str | None) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys(), password)
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        hasher = self._hasher
        costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
        return f"$argon2id$v=19${costs}${_zeros(hasher.salt_len)}${_zeros(hasher.hash_len)}"


def _zeros(n: int) -> str:
    return base64.b64encode(bytes(n)).decode().rstrip("=")


def _plain(password: str) -> str:
    return unicodedata.normalize("NFKC", password)
