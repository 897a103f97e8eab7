"""How often somebody may ask: buckets of tokens, in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

from posse.server.settings import Settings
from posse.server.wire.refusal import Refusal

MAX_KEYS = 20_000


class Limit:
    """So many a minute for every key; who has rested may ask that often at once."""

    def __init__(self, a_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = a_minute
        self._a_second = a_minute / 60
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, as of when

    def take(self, key: str, n: float = 1) -> None:
        """Raises a Refusal that says when to come again."""
        now = self._clock()
        left = self._left(key, now)
        n = min(n, self.size)
        if left < n:
            wait_s = math.ceil((n - left) / self._a_second)
            raise Refusal(429, "too-fast", f"too many requests: try again in {wait_s} s", {"Retry-After": str(wait_s)})
        if len(self._buckets) >= MAX_KEYS:
            self._tidy(now)
        self._buckets[key] = (left - n, now)

    def give_back(self, key: str, n: float = 1) -> None:
        now = self._clock()
        self._buckets[key] = (min(self.size, self._left(key, now) + n), now)

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (self.size, now))
        return min(self.size, left + (now - at) * self._a_second)

    def _tidy(self, now: float) -> None:
        """Forget full buckets, and where that is not enough the oldest."""
        full = [key for key in self._buckets if self._left(key, now) >= self.size]
        for key in full or list(self._buckets)[: MAX_KEYS // 2]:
            del self._buckets[key]


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.requests = Limit(settings.requests_a_minute)
        self.logins = Limit(settings.logins_a_minute)
        self.reports = Limit(REPORTS_A_MINUTE)


REPORTS_A_MINUTE = 5
GUEST_COSTS = 10  # of the requests of an address: each guest is a row


def address_of(host: str | None) -> str:
    """Whom requests from this host count for; at home, IPv6 comes in networks of 64 bits."""
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return f"host {host}"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)
