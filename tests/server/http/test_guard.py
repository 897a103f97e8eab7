from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import update

from posse.server.accounts import credentials
from posse.server.database.schema import people, sessions
from posse.server.http import guard
from posse.server.wire.refusal import Refusal
from tests.server.visitors import House, Visitor, house, line_of


def test_a_forged_cookie_lets_nobody_in(at: House) -> None:
    ann = at.visitor().comes()
    good = ann.cookies["posse"]
    token, mark = good.split(".")
    other = token[:-1] + ("A" if token[-1] != "A" else "B")
    for forged in (
        f"{other}.{mark}",
        f"{token}.{mark[:-1]}",
        token,
        "",
        "ü",
        credentials.Seal(b"x" * 32).cookie(token),
    ):
        ann.cookies["posse"] = forged
        assert ann.ask("GET", "/me").json()["person"] is None
    ann.cookies["posse"] = good
    assert ann.ask("GET", "/me").json()["person"]["id"] == ann.id


def test_the_seal_outlives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch) as at:
        ann = at.visitor().comes()
    with house(tmp_path, monkeypatch) as at:
        again = at.visitor()
        again.cookies = ann.cookies
        assert again.ask("GET", "/me").json()["person"]["id"] == ann.id


def test_a_session_nobody_used_for_long_ends(at: House) -> None:
    ann = at.visitor().comes()

    async def age(connection: Any) -> None:
        await connection.execute(update(sessions).values(seen_at=1000.0))

    at.run(at.people.store.write, age)
    assert ann.ask("GET", "/me").json()["person"] is None


@pytest.mark.parametrize("shown", ["", "0" * 64, "ü"])
def test_a_change_needs_the_page_s_token(at: House, shown: str) -> None:
    ann = at.visitor().comes()
    csrf, ann.csrf = ann.csrf, shown
    line_of(ann.ask("PATCH", "/me", {"name": "Anna"}), 403, "csrf")
    ann.csrf = csrf
    assert ann.ask("PATCH", "/me", {"name": "Anna"}).status_code == 200


def test_the_token_of_another_session_does_not_do(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    bob.csrf = ann.csrf
    assert line_of(bob.ask("PATCH", "/me", {"name": "Anna"}), 403, "csrf")


@pytest.mark.parametrize(
    ("headers", "is_ours"),
    [
        ({}, True),
        ({"Origin": "http://testserver.local"}, True),
        ({"Origin": "https://testserver.local"}, True),
        ({"Origin": "http://testserver.local:81"}, False),
        ({"Origin": "https://posse.example"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "https://testserver.local.evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://[::"}, False),
        ({"Sec_Fetch_Site": "same-origin"}, True),
        ({"Sec_Fetch_Site": "none"}, True),
        ({"Sec_Fetch_Site": "same-site"}, False),
        ({"Sec_Fetch_Site": "cross-site"}, False),
        ({"Sec_Fetch_Site": "cross-site", "Origin": "https://posse.example"}, True),
    ],
)
def test_foreign_pages_change_nothing(
    headers: dict[str, str], is_ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, monkeypatch, origins=("https://posse.example",)) as at:
        ann = at.visitor()
        answer = ann.ask("POST", "/guest", {"name": "Ann"}, **headers)
        if is_ours:
            assert answer.status_code == 201
            assert ann.ask("PATCH", "/me", {"name": "Anna"}, **headers).status_code == 200
        else:
            line_of(answer, 403, "foreign-page")
            ann.comes()
            line_of(ann.ask("PATCH", "/me", {"name": "Anna"}, **headers), 403, "foreign-page")
            assert ann.ask("GET", "/me").json()["person"]["name"] == "Ann"


def test_too_many_requests_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, requests_a_minute=20) as at:
        for _ in range(20):
            at.client.get("/api/me")
        answer = at.client.get("/api/me")
        line_of(answer, 429, "too-fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 3
        assert at.client.get("/health").status_code == 200


def test_a_person_is_limited_whatever_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, requests_a_minute=20) as at:
        ann = at.visitor().comes()
        requests = at.people.limits.requests
        for _ in range(20):
            requests._buckets.pop("host testclient", None)
            assert ann.ask("GET", "/me").status_code == 200
        requests._buckets.pop("host testclient")
        line_of(ann.ask("GET", "/me"), 429, "too-fast")


def test_guests_cost_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, requests_a_minute=25) as at:
        at.visitor().comes()
        at.visitor().comes()
        assert line_of(at.visitor().ask("POST", "/guest", {"name": "Ann"}), 429, "too-fast")


def test_a_body_can_be_too_long(at: House) -> None:
    assert line_of(at.visitor().ask("POST", "/guest", {"name": "x" * 70_000}), 413, "too-long")


def test_the_banned_are_told_why(at: House) -> None:
    ann = at.visitor().registers("Ann")
    token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()["token"]
    ban(at, ann, "cheating\nat cards")
    for answer in (
        ann.ask("GET", "/me"),
        ann.ask("PATCH", "/me", {"name": "Anna"}),
        at.visitor().ask("GET", "/me", Authorization=f"Bearer {token}"),
        at.visitor().ask("POST", "/login", {"name": "Ann", "password": "three black horses"}),
    ):
        assert line_of(answer, 403, "banned") == "you are banned from this server: cheating at cards"


def test_the_hooks_hear_of_what_was_done_from_outside(at: House) -> None:
    ann, bob, cay = (at.visitor().comes(name) for name in ("Ann", "Bob", "Cay"))
    ban(at, bob, "noise")

    async def remove(connection: Any) -> None:
        await connection.execute(people.delete().where(people.c.id == cay.id))

    at.run(at.people.store.write, remove)
    revoked: list[str] = []
    deleted: list[str] = []
    at.people.passes.on_revoked.append(revoked.append)
    at.people.on_deleted.append(deleted.append)
    mine = ann.ask("GET", "/me/sessions").json()[0]["id"]
    at.run(at.people.recheck, [mine, "gone"], [ann.id, bob.id, cay.id])
    assert sorted(revoked) == sorted(["gone", bob.id, cay.id])
    assert deleted == [cay.id]
    at.run(at.people.recheck, [], [])


@websocket("/api/socket")
async def greet(socket: WebSocket[Any, Any, Any]) -> None:
    """A socket that says who opened it."""
    try:
        found = await guard.admit(socket)
    except Refusal as error:
        await socket.close(4000 + error.status)
        return
    await socket.accept()
    await socket.send_json({"name": found.person.name if found else None, "id": found.id if found else None})
    await socket.close()


def met(at: House, **headers: str) -> Any:
    """What a socket is told, or the code it is closed with."""
    at.client.cookies.clear()
    try:
        with at.client.websocket_connect("/api/socket", headers=headers) as socket:
            return socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_socket_knows_who_opened_it(at: House) -> None:
    at.client.app.register(greet)
    ann = at.visitor().comes()
    cookie = f"posse={ann.cookies['posse']}"
    session = ann.ask("GET", "/me/sessions").json()[0]["id"]
    token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()
    bearer = f"Bearer {token['token']}"
    assert met(at) == {"name": None, "id": None}
    assert met(at, Cookie=cookie) == {"name": "Ann", "id": session}
    assert met(at, Cookie=cookie, Origin="http://testserver.local") == {"name": "Ann", "id": session}
    assert met(at, Cookie=cookie, Origin="https://evil.example") == 4403
    assert met(at, Authorization=bearer) == {"name": "Ann", "id": token["info"]["id"]}
    assert met(at, Authorization=bearer, Origin="https://page.example") == {"name": "Ann", "id": token["info"]["id"]}
    assert met(at, Authorization="Bearer posse_x") == 4401
    ban(at, ann, "noise")
    assert met(at, Cookie=cookie) == 4403


def ban(at: House, visitor: Visitor, reason: str) -> None:
    async def job(connection: Any) -> None:
        await connection.execute(
            update(people).where(people.c.id == visitor.id).values(banned_at=1.0, ban_reason=reason)
        )

    at.run(at.people.store.write, job)
