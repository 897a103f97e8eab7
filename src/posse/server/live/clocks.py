"""Clocks: time for every move, and a bank for the long ones. Pure: whoever asks says what time it is."""

from __future__ import annotations

from collections.abc import Mapping

from posse.server.wire.messages import Clock, Ticking


class Clocks:
    """The clocks of a table. A seat's runs while it is waited for, and begins anew with every offer."""

    def __init__(self, clock: Clock | None, banks_ms: list[int]) -> None:
        self.clock = clock
        self.banks_ms = banks_ms
        self._since: dict[int, tuple[int, float]] = {}  # seat: its offer, and from when on its clock runs

    def wait_for(self, offers: Mapping[int, int], now: float, waits_s: Mapping[int, float] | None = None) -> None:
        """These seats are being waited for, each for an answer to the offer of that number. `waits_s`: the clocks that
        stand still for a while first, at most for so long."""
        if self.clock is None:
            return
        for seat in list(self._since):
            if offers.get(seat) != self._since[seat][0]:
                self._stop(seat, now)
        for seat, offer in offers.items():
            self._since.setdefault(seat, (offer, now + (waits_s or {}).get(seat, 0.0)))

    def start(self, seat: int, now: float) -> bool:
        """The seat's clock runs, if it stood still until now."""
        if self.clock is None or seat not in self._since or self._since[seat][1] <= now:
            return False
        self._since[seat] = (self._since[seat][0], now)
        return True

    def ticking(self, now: float) -> list[Ticking]:
        if self.clock is None:
            return []
        return [
            Ticking(seat, max(0, move_ms), max(0, bank_ms), max(0, round((self._since[seat][1] - now) * 1000)))
            for seat in sorted(self._since)
            for move_ms, bank_ms in [self._left_ms(seat, now)]
        ]

    def next_due(self) -> float | None:
        """When the next seat runs out of time."""
        if self.clock is None or not self._since:
            return None
        move_s = self.clock.move_s
        return min(since + move_s + self.banks_ms[seat] / 1000 for seat, (_, since) in self._since.items())

    def expired(self, now: float) -> list[int]:
        """The seats that have run out of time."""
        if self.clock is None:
            return []
        return [seat for seat in sorted(self._since) if sum(self._left_ms(seat, now)) <= 0]

    def bank_ms(self, seat: int, now: float) -> int:
        """What the bank would hold if the seat answered now."""
        return max(0, self._left_ms(seat, now)[1]) if self.clock and seat in self._since else self.banks_ms[seat]

    def _left_ms(self, seat: int, now: float) -> tuple[int, int]:
        assert self.clock is not None
        used_ms = max(0, round((now - self._since[seat][1]) * 1000))
        move_ms = self.clock.move_s * 1000 - used_ms
        return max(0, move_ms), self.banks_ms[seat] + min(0, move_ms)

    def _stop(self, seat: int, now: float) -> None:
        self.banks_ms[seat] = max(0, self._left_ms(seat, now)[1])
        del self._since[seat]
