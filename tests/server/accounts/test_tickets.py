"""Tickets: one goes on with another device, once, soon, and as oneself."""

from __future__ import annotations

import pytest

from posse.server.accounts import tickets
from tests.server.visitors import House, line_of


def test_another_device_comes_in_as_the_same_person_once(at: House) -> None:
    ann, phone, thief = at.visitor().comes("Ann"), at.visitor(), at.visitor()
    made = ann.ask("POST", "/me/ticket").json()
    assert made["good_ms"] == 300_000
    assert phone.ask("POST", "/ticket", {"ticket": made["ticket"]}).json()["person"]["id"] == ann.id
    assert phone.ask("GET", "/me").json()["person"]["name"] == "Ann"
    assert ann.ask("GET", "/me").json()["person"]["id"] == ann.id  # where she was she still is
    line_of(thief.ask("POST", "/ticket", {"ticket": made["ticket"]}), 403, "ticket")
    assert thief.ask("GET", "/me").json()["person"] is None


def test_a_ticket_is_good_for_a_few_minutes_and_until_there_is_a_newer_one(
    at: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(at.people.tickets, "_clock", lambda: now)
    ann, phone = at.visitor().comes("Ann"), at.visitor()
    first, second = (ann.ask("POST", "/me/ticket").json()["ticket"] for _ in range(2))
    line_of(phone.ask("POST", "/ticket", {"ticket": first}), 403, "ticket")
    now += tickets.TICKET_S
    line_of(phone.ask("POST", "/ticket", {"ticket": second}), 403, "ticket")


def test_a_ticket_ends_with_the_session_that_made_it(at: House) -> None:
    ann, phone = at.visitor().comes("Ann"), at.visitor()
    ticket = ann.ask("POST", "/me/ticket").json()["ticket"]
    assert ann.ask("POST", "/logout").status_code == 204
    line_of(phone.ask("POST", "/ticket", {"ticket": ticket}), 403, "ticket")


def test_who_is_somebody_else_is_let_in_and_who_is_there_already_is_told_so(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    his = bob.id
    ticket = ann.ask("POST", "/me/ticket").json()["ticket"]
    line_of(ann.ask("POST", "/ticket", {"ticket": ticket}), 409, "signed-in")  # and it is still good
    revoked: list[str] = []
    at.people.passes.on_revoked.append(revoked.append)
    assert bob.ask("POST", "/ticket", {"ticket": ticket}).json()["person"]["id"] == ann.id != his
    assert len(revoked) == 1  # the browser is Bob's no longer


def test_a_program_makes_no_tickets_and_a_page_of_others_uses_none(at: House) -> None:
    ann, phone = at.visitor().registers("Ann"), at.visitor()
    token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()["token"]
    program = at.visitor().ask("POST", "/me/ticket", Authorization=f"Bearer {token}")
    line_of(program, 403, "session-needed")
    line_of(at.visitor().ask("POST", "/me/ticket"), 401, "sign-in")
    ticket = ann.ask("POST", "/me/ticket").json()["ticket"]
    line_of(phone.ask("POST", "/ticket", {"ticket": ticket}, Origin="https://elsewhere.example"), 403, "foreign-page")
    assert phone.ask("POST", "/ticket", {"ticket": ticket}).status_code == 200


def test_nobody_guesses_for_long_and_no_ticket_is_kept_as_it_is(at: House) -> None:
    ann = at.visitor().comes("Ann")
    ticket = ann.ask("POST", "/me/ticket").json()["ticket"]
    assert ticket not in repr(at.people.tickets._tickets)
    guesses = [at.visitor().ask("POST", "/ticket", {"ticket": f"guess{i}"}).status_code for i in range(12)]
    assert guesses == [403] * 10 + [429] * 2


def test_who_is_banned_comes_in_by_no_ticket(at: House) -> None:
    ann = at.visitor().comes("Ann")
    ticket = ann.ask("POST", "/me/ticket").json()["ticket"]
    at.run(_ban, at, ann.id)
    line_of(at.visitor().ask("POST", "/ticket", {"ticket": ticket}), 403, "banned")


async def _ban(at: House, person: str) -> None:
    from sqlalchemy import update

    from posse.server.database.schema import people

    async def job(connection: object) -> None:
        await connection.execute(update(people).where(people.c.id == person).values(banned_at=1.0))  # type: ignore[attr-defined]

    await at.people.store.write(job)
