"""The server of the page tests. Deals and bots' luck come from a seed, so that a test meets the same game every time:
`DEAL=7 pytest tests/web` tries the pages on other deals."""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

from posse import cli
from posse.server.live import rooms
from posse.server.live.bots import Thinking

DEAL = os.environ.get("DEAL", "1")
NONCE = "5e" * 32  # what players and browsers add to a deal
NONCE_IN_BROWSERS = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0x5e) : drawn(bytes));
"""


def secret() -> bytes:
    """What the server adds."""
    return hashlib.sha256(f"deal {DEAL}".encode()).digest()


def seed_bots() -> None:
    """Bots draw from what they see and from nothing else."""
    ask = Thinking._ask

    async def seeded(self: Thinking, deep: bool, job: tuple[Any, ...], limit_s: float) -> str:
        *rest, _ = job
        return await ask(self, deep, (*rest, hashlib.sha256(repr((DEAL, rest)).encode()).digest()), limit_s)

    Thinking._ask = seeded  # type: ignore[method-assign]


if __name__ == "__main__":
    rooms.new_secret = secret
    seed_bots()
    sys.exit(cli.main(sys.argv[1:]))
