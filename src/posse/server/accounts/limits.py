"""How often somebody may ask: buckets that fill at a rate. The one limiter of REST, sockets and chat."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

from posse.server.settings import Settings
from posse.server.wire.refusal import Refusal

MAX_KEYS = 20_000
REPORTS_A_MINUTE = 5
REACTIONS_A_MINUTE = 20
REACTIONS_AT_ONCE = 4
NUDGES_A_MINUTE = 2  # of one seat by one person
GUEST_COSTS = 10  # of the requests of an address: each guest is a row
SHOWN_BYTES = 32_768  # of stories told again, for every message one may send
SHOWN_AT_ONCE_S = 16  # whoever has rested is shown as much as in so many seconds

Clock = Callable[[], float]


class Bucket:
    """What somebody may still ask for: it fills at a rate, up to its size."""

    __slots__ = ("_a_second", "_at", "_clock", "_left", "size")

    def __init__(self, a_second: float, size: float, clock: Clock = time.monotonic) -> None:
        self.size = size
        self._a_second = a_second
        self._clock = clock
        self._left, self._at = size, clock()

    def left(self) -> float:
        now = self._clock()
        self._left = min(self.size, self._left + (now - self._at) * self._a_second)
        self._at = now
        return self._left

    def wait_s(self, n: float = 1) -> float:
        """How long until so much is there; 0.0: it is."""
        return max(0.0, (min(n, self.size) - self.left()) / self._a_second)

    def take(self, n: float = 1) -> bool:
        """Whether it was there."""
        if self.wait_s(n) > 0:
            return False
        self._left -= min(n, self.size)
        return True

    def charge(self, n: float) -> None:
        """For what is known only afterwards: it may leave less than nothing."""
        self._left = min(self.size, self.left() - n)


class Limit:
    """A bucket for every key."""

    def __init__(self, a_second: float, size: float, clock: Clock = time.monotonic) -> None:
        self._a_second = a_second
        self._size = size
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    @classmethod
    def a_minute(cls, n: float, clock: Clock = time.monotonic) -> Limit:
        """So many a minute; whoever has rested may ask that often at once."""
        return cls(n / 60, n, clock)

    def take(self, key: str, n: float = 1) -> None:
        """Raises a Refusal that says when to try again."""
        bucket = self._bucket(key)
        if not bucket.take(n):
            wait_s = math.ceil(bucket.wait_s(n))
            raise Refusal(429, "too-fast", f"too many requests: try again in {wait_s} s", {"Retry-After": str(wait_s)})

    def charge(self, key: str, n: float) -> None:
        self._bucket(key).charge(n)

    def give_back(self, key: str, n: float = 1) -> None:
        self._bucket(key).charge(-n)

    def _bucket(self, key: str) -> Bucket:
        if key not in self._buckets:
            if len(self._buckets) >= MAX_KEYS:
                self._tidy()
            self._buckets[key] = Bucket(self._a_second, self._size, self._clock)
        return self._buckets[key]

    def _tidy(self) -> None:
        """Forget full buckets, and if that is not enough the oldest."""
        full = [key for key, bucket in self._buckets.items() if bucket.left() >= self._size]
        for key in full or list(self._buckets)[: MAX_KEYS // 2]:
            del self._buckets[key]


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.requests = Limit.a_minute(settings.requests_a_minute)
        self.logins = Limit.a_minute(settings.logins_a_minute)
        self.reports = Limit.a_minute(REPORTS_A_MINUTE)
        self.chats = Limit.a_minute(settings.chats_a_minute)
        self.reactions = Limit(REACTIONS_A_MINUTE / 60, REACTIONS_AT_ONCE)
        self.nudges = Limit(NUDGES_A_MINUTE / 60, 1)
        self._messages_a_second = settings.messages_a_second
        shown_a_second = settings.messages_a_second * SHOWN_BYTES
        self.shown_bytes = Limit(shown_a_second, shown_a_second * SHOWN_AT_ONCE_S)

    def messages(self) -> Bucket:
        """For the messages of one socket."""
        return Bucket(self._messages_a_second, 2 * self._messages_a_second)


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
