"""When to try again what has failed: each time it fails again, the wait is twice as long."""

from __future__ import annotations

import time

RETRY_S = 1.0
MAX_DOUBLINGS = 5


class Retry:
    def __init__(self) -> None:
        self._n_failures = 0  # in a row
        self._at = 0.0

    def succeeded(self) -> None:
        self._n_failures, self._at = 0, 0.0

    def failed(self) -> None:
        self._at = time.monotonic() + RETRY_S * 2 ** min(self._n_failures, MAX_DOUBLINGS)
        self._n_failures += 1

    def wait_s(self) -> float:
        return max(0.0, self._at - time.monotonic())
