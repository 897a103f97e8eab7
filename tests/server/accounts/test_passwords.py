from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from posse.server.accounts import passwords
from posse.server.accounts.passwords import Passwords
from tests.server.visitors import QUICK


def test_the_parameters_are_sound() -> None:
    kept = passwords.PARAMETERS
    assert kept.type is Type.ID
    assert kept.memory_cost >= 19 * 1024
    assert kept.time_cost >= 2
    assert kept.salt_len >= 16


def test_a_password_fits_in_any_form_of_writing_and_no_other_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PARAMETERS", QUICK)

    async def work() -> None:
        found = Passwords()
        try:
            kept = await found.kept("Zoë's horse")
            assert kept.startswith("$argon2id$")
            assert await found.fits("Zoe\u0308's horse", kept)
            assert not await found.fits("zoë's horse", kept)
            assert not await found.fits("Zoë's horse", None)
            assert not await found.fits("Zoë's horse", "broken")
        finally:
            found.close()

    asyncio.run(work())


def test_nobodys_password_costs_as_much_as_anybodys() -> None:
    found = Passwords()
    found.close()
    assert extract_parameters(found._nobodys()) == passwords.PARAMETERS


def test_weaker_parameters_are_noticed() -> None:
    found = Passwords()
    found.close()
    assert found.is_old(PasswordHasher.from_parameters(QUICK).hash("three black horses"))
