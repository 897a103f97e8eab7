"""Finished games for the pages, played over the wire in no time."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

NONCE = "5e" * 32


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
    with httpx.Client(base_url=url, timeout=30) as http:
        found = Somebody(url, http)
        path, more = ("/api/register", {"password": password}) if password else ("/api/guest", {})
        http.headers["X-CSRF-Token"] = found.post(path, {"name": name, **more})["csrf"]
        yield found


def _play_on(wire: ClientConnection, table: str) -> None:
    look = json.dumps({"type": "watch", "table": table, "since": -1})
    wire.send(look)
    for n in itertools.count():
        message = json.loads(wire.recv(30))
        if message["type"] in ("refused", "failed"):  # too late, or too fast
            time.sleep(0.2)
            wire.send(look)
        if message["type"] != "position":
            continue
        if message["result"] is not None:
            return
        if (offer := message["offer"]) is not None:
            move = offer["moves"][0]["move"]
            asked = {"table": table, "offer": offer["number"], "move": move, "id": f"m{n}"}
            wire.send(json.dumps({"type": "play", **asked}))
