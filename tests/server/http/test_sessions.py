from __future__ import annotations

import pytest

from posse.server.accounts import sessions
from tests.server.visitors import PASSWORD, House, line_of


def test_sessions_are_listed_and_end_one_by_one(at: House) -> None:
    ann = at.visitor().registers("Ann")
    phone = at.visitor()
    phone.ask("POST", "/login", {"name": "Ann", "password": PASSWORD}, User_Agent="Telegraph\t1.0" + "x" * 300)
    told = {session["is_this"]: session for session in ann.ask("GET", "/me/sessions").json()}
    assert set(told) == {True, False}
    assert set(told[False]) == {"id", "agent", "created_ms", "seen_ms", "is_this"}
    assert told[False]["agent"].startswith("Telegraph1.0x")
    assert len(told[False]["agent"]) == 200
    revoked: list[str] = []
    at.people.passes.on_revoked.append(revoked.append)
    assert ann.ask("DELETE", f"/me/sessions/{told[False]['id']}").status_code == 204
    assert revoked == [told[False]["id"]]
    assert phone.ask("GET", "/me").json()["person"] is None
    line_of(ann.ask("DELETE", f"/me/sessions/{told[False]['id']}"), 404, "not-found")


def test_all_other_sessions_end_at_once(at: House) -> None:
    ann = at.visitor().registers("Ann")
    others = [at.visitor() for _ in range(3)]
    for other in others:
        other.ask("POST", "/login", {"name": "Ann", "password": PASSWORD})
    bob = at.visitor().comes("Bob")
    assert ann.ask("DELETE", "/me/sessions").status_code == 204
    assert [visitor.ask("GET", "/me").json()["person"] is None for visitor in (ann, *others, bob)] == [
        *(False, True, True, True, False)
    ]


def test_nobody_ends_the_sessions_of_others(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    theirs = ann.ask("GET", "/me/sessions").json()[0]["id"]
    line_of(bob.ask("DELETE", f"/me/sessions/{theirs}"), 404, "not-found")
    assert ann.ask("GET", "/me").json()["person"] is not None


def test_a_program_comes_by_a_token(at: House) -> None:
    ann = at.visitor().comes()
    made = ann.ask("POST", "/me/tokens", {"label": "my bot"}).json()
    assert made["token"].startswith("posse_")
    assert len(made["token"]) == 49
    bearer = {"Authorization": f"Bearer {made['token']}"}
    bot = at.visitor()
    assert bot.ask("GET", "/me", **bearer).json() == {
        "person": {"id": ann.id, "name": "Ann", "is_member": False, "language": "en"},
        "csrf": None,
    }
    assert bot.ask("PATCH", "/me", {"language": "de"}, **bearer, Origin="https://page.example").status_code == 200
    (told,) = ann.ask("GET", "/me/tokens").json()
    assert told["label"] == "my bot"
    assert told["used_ms"] > told["created_ms"] - 1
    assert made["token"] not in str(told)
    assert ann.ask("DELETE", f"/me/tokens/{told['id']}").status_code == 204
    line_of(bot.ask("GET", "/me", **bearer), 401, "sign-in")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/logout", None),
        ("POST", "/register", {"name": "Anna", "password": PASSWORD}),
        ("POST", "/me/password", {"old": PASSWORD, "new": "four white horses"}),
        ("POST", "/me/tokens", {"label": "another"}),
        ("DELETE", "/me/tokens/x", None),
        ("DELETE", "/me/sessions", None),
        ("DELETE", "/me/sessions/x", None),
        ("DELETE", "/me", {}),
    ],
)
def test_a_token_cannot_manage_the_account(at: House, method: str, path: str, body: object) -> None:
    ann = at.visitor().comes()
    token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()["token"]
    assert line_of(at.visitor().ask(method, path, body, Authorization=f"Bearer {token}"), 403, "session-needed")


def test_tokens_have_a_bound(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_TOKENS", 2)
    ann = at.visitor().comes()
    for label in ("a", "b"):
        assert ann.ask("POST", "/me/tokens", {"label": label}).status_code == 201
    line_of(ann.ask("POST", "/me/tokens", {"label": "c"}), 409, "too-many")
