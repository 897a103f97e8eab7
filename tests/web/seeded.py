"""The server of the page tests. Deals and bots' luck come from a seed, so that a test meets the same game every time:
`DEAL=7 pytest tests/web` tries the pages on other deals."""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

from posse.server.live.chance import Chance
from posse.server.serving import serve
from posse.server.settings import load

DEAL = os.environ.get("DEAL", "1")
NONCE = "5e" * 32  # what players and browsers add to a deal
NONCE_IN_BROWSERS = """
const drawn = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0x5e) : drawn(bytes));
"""


class Seeded(Chance):
    def deal_secret(self) -> bytes:
        return hashlib.sha256(f"deal {DEAL}".encode()).digest()

    def bot_key(self, question: tuple[Any, ...]) -> bytes:
        """Bots draw from what they see and from nothing else."""
        return hashlib.sha256(repr((DEAL, question)).encode()).digest()


if __name__ == "__main__":
    sys.exit(serve(load(given={"port": 0}), lambda url: print(url, flush=True), Seeded()))
