"""Finished games for the pages, played over the wire in no time."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .seeded import NONCE


class Somebody:
    """Who plays by the first move offered."""

    def __init__(self, url: str, http: httpx.Client) -> None:
        self.url = url
        self.http = http

    def post(self, path: str, body: Any = None) -> Any:
        response = self.http.post(path, json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def play(self, game: str, *seats: str, **more: Any) -> str:
        """A game to its end; returns its id."""
        body = {"game": game, "seats": ["me", *seats], "start": True, "nonce": NONCE, "options": {"pace": "instant"}}
        table: str = self.post("/api/tables", {**body, **more})["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws") + "/socket"
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as wire:
            _play_on(wire, table)
        return table


@contextmanager
def somebody(url: str, name: str, password: str | None = None) -> Iterator[Somebody]:
    """A guest, or with a password a member."""
    with httpx.Client(base_url=url, timeout=120) as http:
        found = Somebody(url, http)
        path, more = ("/api/register", {"password": password}) if password else ("/api/guest", {})
        http.headers["X-CSRF-Token"] = found.post(path, {"name": name, **more})["csrf"]
        yield found


def _play_on(wire: ClientConnection, table: str) -> None:
    """One question after the other: what comes while a move is under way is old when it has been answered."""
    wire.send(json.dumps({"type": "watch", "table": table, "since": -1}))
    position: dict[str, Any] = {"offer": None}
    answered = waiting = None
    for n in itertools.count():
        message = json.loads(wire.recv(120))
        if message["type"] == "position":
            position = message
        elif message["type"] in ("accepted", "refused") and message["id"] == waiting:
            waiting = None
            if message["type"] == "refused":
                answered, position = None, message["position"] or position
        if position.get("result") is not None:
            return
        offer = position["offer"]
        if offer is not None and waiting is None and offer["number"] != answered:
            answered, waiting = offer["number"], f"m{n}"
            move = offer["moves"][0]["move"]
            wire.send(json.dumps({"type": "play", "table": table, "offer": answered, "move": move, "id": waiting}))
