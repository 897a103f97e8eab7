from __future__ import annotations

import pytest

from posse.server.accounts import limits
from posse.server.accounts.limits import Bucket, Limit, address_of
from posse.server.wire.refusal import Refusal


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_asks_too_often_waits() -> None:
    clock = Clock()
    limit = Limit.a_minute(6, clock)
    for _ in range(6):
        limit.take("ann")
    with pytest.raises(Refusal) as refused:
        limit.take("ann")
    assert (refused.value.status, refused.value.headers) == (429, {"Retry-After": "10"})
    limit.take("bob")
    clock.now += 10
    limit.take("ann")
    with pytest.raises(Refusal):
        limit.take("ann")


def test_a_rest_fills_the_bucket_and_no_more() -> None:
    clock = Clock()
    limit = Limit.a_minute(2, clock)
    limit.take("ann", 2)
    clock.now += 3600
    limit.take("ann", 2)
    with pytest.raises(Refusal):
        limit.take("ann")


def test_what_is_given_back_does_not_count() -> None:
    limit = Limit.a_minute(1, Clock())
    for _ in range(5):
        limit.take("ann")
        limit.give_back("ann")
    limit.take("ann")
    with pytest.raises(Refusal):
        limit.take("ann")


def test_what_costs_more_than_a_bucket_holds_can_be_had_from_a_full_one() -> None:
    limit = Limit.a_minute(3, Clock())
    limit.take("ann", 10)
    with pytest.raises(Refusal):
        limit.take("ann")


def test_what_is_charged_afterwards_may_leave_less_than_nothing() -> None:
    clock = Clock()
    bucket = Bucket(a_second=10, size=20, clock=clock)
    assert bucket.take()
    bucket.charge(119)
    assert bucket.left() == -100
    assert not bucket.take()
    clock.now += 10
    assert not bucket.take()
    clock.now += 0.2
    assert bucket.take()


def test_memory_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEYS", 10)
    limit = Limit.a_minute(5, Clock())
    for i in range(100):
        limit.take(str(i))
    assert len(limit._buckets) <= 10


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "host testclient"),
        (None, "host None"),
    ],
)
def test_addresses_count_as_households(host: str | None, counted: str) -> None:
    assert address_of(host) == counted
