"""What is left to chance at tables. Whoever wants the same games every time hands the server another one."""

from __future__ import annotations

import random
import secrets
from typing import Any

from posse.engine.fairness import new_secret


class Chance:
    def deal_secret(self) -> bytes:
        """The server's part of a fair deal."""
        return new_secret()

    def bot_key(self, question: tuple[Any, ...]) -> bytes:
        """From which a bot draws when it is asked this: 256 bits."""
        return secrets.token_bytes(32)

    def between(self, low: float, high: float) -> float:
        return random.uniform(low, high)
