"""Visitors of a server in tests: each a browser with its own cookies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from argon2 import Parameters
from argon2.low_level import Type
from litestar import Litestar
from litestar.testing import TestClient

from posse.server.accounts import passwords
from posse.server.accounts.people import People
from posse.server.database.store import migrate
from posse.server.http import guard
from posse.server.http.app import app
from posse.server.settings import Settings

PASSWORD = "three black horses"
QUICK = Parameters(Type.ID, 19, 16, 32, 1, 8, 1)


class Visitor:
    """A browser: it keeps its cookie and shows the token that goes with it."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.id = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        self.client.cookies.clear()
        cookie = (
            {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
        )
        shown = {guard.CSRF: self.csrf} if self.csrf else {}
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = self.client.request(method, "/api" + path, json=body, headers=headers_of(cookie | shown | given))
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        if answer.status_code < 300 and answer.content and "csrf" in answer.text:
            told = answer.json()
            self.csrf, self.id = told["csrf"] or "", told["person"]["id"] if told["person"] else ""
        return answer

    def comes(self, name: str = "Ann") -> Visitor:
        assert self.ask("POST", "/guest", {"name": name}).status_code == 201
        return self

    def registers(self, name: str = "Ann", password: str = PASSWORD) -> Visitor:
        assert self.ask("POST", "/register", {"name": name, "password": password}).status_code == 201
        return self


def headers_of(given: dict[str, str]) -> dict[str, bytes]:
    """As bytes, so that they may be anything."""
    return {name: value.encode() for name, value in given.items()}


def line_of(answer: Any, status: int, code: str) -> str:
    """Of a problem: one line that says what is wrong."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["code"] == code
    assert set(told) == {"code", "line"}
    assert "\n" not in told["line"]
    return str(told["line"])


class House:
    """A server and those who come."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def visitor(self) -> Visitor:
        return Visitor(self.client)

    @property
    def people(self) -> People:
        found: People = self.client.app.state.server.people
        return found

    def run(self, work: Any, *given: Any) -> Any:
        """Within the server's own loop."""
        return self.client.blocking_portal.call(work, *given)


@cache
def blank() -> bytes:
    """An empty database, made once: that takes longer than all the rest of a server's start."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "blank.db"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


@contextmanager
def house(folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[House]:
    monkeypatch.setattr(passwords, "PARAMETERS", QUICK)
    file = folder / "posse.db"
    if not file.exists():
        file.write_bytes(blank())
    with TestClient(app(Settings(database=f"sqlite:///{file}", **settings))) as client:
        yield House(client)
