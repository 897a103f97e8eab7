"""Time for every move, and a bank for the long ones."""

from __future__ import annotations

from posse.server.live.clocks import Clocks
from posse.server.wire.messages import Clock, Ticking

TEN_AND_A_MINUTE = Clock(move_s=10, bank_s=60)


def clocks() -> Clocks:
    return Clocks(TEN_AND_A_MINUTE, [60_000, 60_000])


def test_the_move_is_used_before_the_bank() -> None:
    found = clocks()
    found.wait_for({0: 1}, 100.0)
    assert found.ticking(104.0) == [Ticking(0, 6_000, 60_000)]
    assert found.ticking(115.0) == [Ticking(0, 0, 55_000)]
    assert found.bank_ms(0, 115.0) == 55_000


def test_a_new_offer_begins_the_move_anew_and_the_bank_stays_used() -> None:
    found = clocks()
    found.wait_for({0: 1}, 100.0)
    found.wait_for({0: 2}, 130.0)
    assert found.ticking(131.0) == [Ticking(0, 9_000, 40_000)]


def test_somebody_elses_move_does_not_wind_my_clock() -> None:
    found = clocks()
    found.wait_for({0: 1, 1: 1}, 100.0)
    found.wait_for({0: 1}, 105.0)
    assert found.ticking(106.0) == [Ticking(0, 4_000, 60_000)]


def test_out_of_time() -> None:
    found = clocks()
    found.wait_for({0: 1, 1: 7}, 100.0)
    assert found.next_due() == 170.0
    assert found.expired(169.9) == []
    assert found.expired(170.0) == [0, 1]


def test_who_is_not_waited_for_has_all_the_time() -> None:
    found = clocks()
    found.wait_for({}, 100.0)
    assert found.next_due() is None
    assert found.ticking(1e9) == []
    assert found.bank_ms(0, 1e9) == 60_000


def test_without_a_clock_nobody_is_ever_late() -> None:
    found = Clocks(None, [0, 0])
    found.wait_for({0: 1}, 100.0)
    assert found.expired(1e12) == []
    assert found.ticking(1e12) == []
    assert found.next_due() is None
