"""The house's own addresses: told to who is near, where it listens to all of them."""

from __future__ import annotations

import ipaddress
from typing import Any

import pytest

from posse.server.http import addresses
from posse.server.settings import Settings
from tests.server.visitors import House


@pytest.mark.parametrize(
    ("host", "caller", "more", "is_told"),
    [
        ("0.0.0.0", "127.0.0.1", {}, True),
        ("::", "192.168.7.9", {}, True),
        ("127.0.0.1", "127.0.0.1", {}, False),
        ("192.168.7.1", "192.168.7.9", {}, False),
        ("0.0.0.0", "8.8.8.8", {}, False),
        ("0.0.0.0", "", {}, False),
        ("0.0.0.0", "127.0.0.1", {"secure_cookies": True}, False),
    ],
)
def test_who_is_told(host: str, caller: str, more: dict[str, Any], is_told: bool) -> None:
    assert addresses.is_told(Settings(host=host, **more), caller) == is_told


def test_its_own_are_private_ones_that_others_can_reach() -> None:
    for address in addresses.own():
        found = ipaddress.ip_address(address)
        assert found.is_private
        assert not found.is_loopback


def test_a_house_that_listens_to_itself_alone_names_none(at: House) -> None:
    assert at.client.get("/api/addresses").json() == {"addresses": []}
