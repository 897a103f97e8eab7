from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import structlog

from posse.engine.game import PosseError
from tests.server.visitors import PASSWORD, House, house, line_of


def test_nobody_is_signed_in_at_first(at: House) -> None:
    ann = at.visitor()
    assert ann.ask("GET", "/me").json() == {"person": None, "csrf": None}
    assert "guest" in line_of(ann.ask("GET", "/me/sessions"), 401, "sign-in")


def test_a_guest_plays_at_once(at: House) -> None:
    ann = at.visitor().comes("  Ann   Oakley ")
    person = {"id": ann.id, "name": "Ann Oakley", "is_member": False, "language": "en"}
    assert ann.ask("GET", "/me").json()["person"] == person
    line_of(ann.ask("POST", "/guest", {"name": "Ann"}), 409, "signed-in")


def test_guests_may_share_a_name(at: House) -> None:
    assert at.visitor().comes("Ann").id != at.visitor().comes("Ann").id


def test_a_guest_who_registers_stays_the_same_person(at: House) -> None:
    ann = at.visitor().comes("Ann")
    before, cookie, csrf = ann.id, dict(ann.cookies), ann.csrf
    revoked: list[str] = []
    at.people.passes.on_revoked.append(revoked.append)
    assert ann.ask("POST", "/register", {"password": PASSWORD}).json()["person"] == {
        "id": before,
        "name": "Ann",
        "is_member": True,
        "language": "en",
    }
    assert ann.csrf != csrf
    assert len(revoked) == 1
    old = at.visitor()
    old.cookies = cookie
    assert old.ask("GET", "/me").json()["person"] is None


def test_a_member_s_name_is_taken(at: House) -> None:
    ann = at.visitor().registers("Ann")
    bob = at.visitor()
    line_of(bob.ask("POST", "/guest", {"name": "ａNN"}), 409, "name-taken")
    line_of(bob.ask("POST", "/register", {"name": "ann", "password": PASSWORD}), 409, "name-taken")
    bob.comes("Bob")
    line_of(bob.ask("PATCH", "/me", {"name": "ANN"}), 409, "name-taken")
    assert ann.ask("PATCH", "/me", {"name": "ANN"}).json()["person"]["name"] == "ANN"
    assert ann.ask("PATCH", "/me", {"name": "Annie"}).status_code == 200
    assert bob.ask("PATCH", "/me", {"name": "Ann"}).status_code == 200


def test_name_and_language_can_be_changed(at: House) -> None:
    ann = at.visitor().comes()
    told = ann.ask("PATCH", "/me", {"language": "nl"}).json()["person"]
    assert (told["name"], told["language"]) == ("Ann", "nl")
    assert ann.ask("GET", "/me").json()["person"] == told
    line_of(ann.ask("PATCH", "/me", {"language": "fr"}), 400, "malformed")
    line_of(ann.ask("PATCH", "/me", {"nick\nname": "x"}), 400, "malformed")
    line_of(ann.ask("PATCH", "/me", {"name": "Deputy"}), 400, "bad-name")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "Ann", "password": "short"}, "malformed"),
        ({"name": "Anneliese", "password": "anneliese"}, "bad-password"),
        ({"password": PASSWORD}, "bad-name"),
        ({"name": "Ann"}, "malformed"),
        ({"name": 7, "password": PASSWORD}, "malformed"),
    ],
)
def test_what_cannot_be_registered(at: House, body: Any, code: str) -> None:
    line = line_of(at.visitor().ask("POST", "/register", body), 400, code)
    assert PASSWORD not in line


def test_registration_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, registration=False) as at:
        answer = at.visitor().ask("POST", "/register", {"name": "Ann", "password": PASSWORD})
        assert line_of(answer, 403, "no-registration")


def test_a_member_logs_in_and_out(at: House) -> None:
    ann = at.visitor().registers("Ann")
    line_of(ann.ask("POST", "/register", {"name": "Anna", "password": PASSWORD}), 409, "signed-in")
    other = at.visitor().comes("Bob")
    guest = other.id
    assert other.ask("POST", "/login", {"name": "ANN ", "password": PASSWORD}).status_code == 200
    assert other.id == ann.id != guest
    cookies = dict(other.cookies)
    assert other.ask("POST", "/logout").status_code == 204
    other.cookies = cookies
    assert other.ask("GET", "/me").json()["person"] is None
    assert ann.ask("GET", "/me").json()["person"]["name"] == "Ann"


def test_a_wrong_name_and_a_wrong_password_are_told_alike(at: House) -> None:
    at.visitor().registers("Ann")
    at.visitor().comes("Bob")
    told = {
        line_of(at.visitor().ask("POST", "/login", {"name": name, "password": "wrong"}), 403, "wrong-password")
        for name in ("Ann", "Bob", "Nobody", "\u202e")
    }
    assert len(told) == 1


def test_wrong_passwords_are_limited_by_name_and_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, logins_a_minute=3) as at:
        at.visitor().registers("Ann")
        right, wrong = {"name": "Ann", "password": PASSWORD}, {"name": "Ann", "password": "wrong"}
        for _ in range(5):
            assert at.visitor().ask("POST", "/login", right).status_code == 200
        for _ in range(2):
            line_of(at.visitor().ask("POST", "/login", wrong), 403, "wrong-password")
        answer = at.visitor().ask("POST", "/login", right)
        line_of(answer, 429, "too-fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        logins = at.people.limits.logins
        logins._buckets.pop("host testclient")
        at.visitor().ask("POST", "/login", wrong)
        logins._buckets.pop("host testclient")
        line_of(at.visitor().ask("POST", "/login", right), 429, "too-fast")
        line_of(at.visitor().ask("POST", "/login", {"name": "Bob", "password": "wrong"}), 403, "wrong-password")


def test_a_changed_password_ends_other_sessions(at: House) -> None:
    ann = at.visitor().registers("Ann")
    other = at.visitor()
    other.ask("POST", "/login", {"name": "Ann", "password": PASSWORD})
    line_of(ann.ask("POST", "/me/password", {"old": "wrong", "new": "four white horses"}), 403, "wrong-password")
    assert ann.ask("POST", "/me/password", {"old": PASSWORD, "new": "four white horses"}).status_code == 204
    assert other.ask("GET", "/me").json()["person"] is None
    assert ann.ask("GET", "/me").json()["person"]["id"] == ann.id
    line_of(other.ask("POST", "/login", {"name": "Ann", "password": PASSWORD}), 403, "wrong-password")
    assert other.ask("POST", "/login", {"name": "Ann", "password": "four white horses"}).status_code == 200


def test_a_guest_has_no_password_to_change(at: House) -> None:
    ann = at.visitor().comes()
    assert line_of(ann.ask("POST", "/me/password", {"old": PASSWORD, "new": PASSWORD}), 409, "no-member")


def test_nothing_that_lets_in_is_logged(at: House) -> None:
    with structlog.testing.capture_logs() as lines:
        ann = at.visitor().registers("Ann")
        token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()["token"]
        ann.ask("POST", "/me/password", {"old": PASSWORD, "new": "four white horses"})
        at.visitor().ask("POST", "/login", {"name": "Ann", "password": "wrong horses"})
        at.visitor().ask("POST", "/login", {"name": "Ann", "password": "four white horses"})
        ann.ask("DELETE", "/me", {"password": "four white horses"})
    assert len(lines) >= 4
    told = json.dumps(lines)
    for secret in (PASSWORD, "four white horses", "wrong horses", token, *ann.cookies.values(), ann.csrf, "argon2"):
        assert secret == "" or secret not in told


def test_a_mistake_of_the_server_tells_nothing(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = at.visitor().comes()

    async def broken(*_: object) -> None:
        raise PosseError("a secret of the server")

    monkeypatch.setattr(at.people, "export", broken)
    with structlog.testing.capture_logs():
        answer = ann.ask("GET", "/me/export")
    assert "secret" not in line_of(answer, 500, "trouble")


def test_the_description_names_every_problem(at: House) -> None:
    told = at.client.get("/api/schema").json()
    assert told["openapi"].startswith("3.1")
    for path, handlers in told["paths"].items():
        for method, handler in handlers.items():
            if path.startswith("/api"):
                assert handler["summary"], path
                assert handler["tags"], path
                assert "429" in handler["responses"], path
                for status, response in handler["responses"].items():
                    if int(status) >= 400:
                        schema = response["content"]["application/json"]["schema"]
                        assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
    assert set(told["components"]["securitySchemes"]) == {"session", "token"}
