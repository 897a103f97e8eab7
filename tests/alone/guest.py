"""Somebody who plays alone, as a page would: requests, messages, and what is heard."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from posse.alone.house import House
from posse.alone.requests import ask
from posse.server.live.chance import Chance
from posse.server.wire.accounts import Person

PATIENCE_S = 60.0
ANN = Person("alone", "Ann", False, "en")


class Seeded(Chance):
    """The same games every time, and no waiting."""

    def __init__(self, seed: int = 1) -> None:
        self._n = seed

    def deal_secret(self) -> bytes:
        self._n += 1
        return self._n.to_bytes(32, "big")

    def bot_key(self, question: tuple[Any, ...]) -> bytes:
        return bytes(32)

    def between(self, low: float, high: float) -> float:
        return 0.0


class Guest:
    def __init__(self, me: Person = ANN) -> None:
        self.shelf: dict[str, bytes] = {}  # what the device keeps
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self.house = House(me, self._hear, self._save, chance=Seeded())

    async def _save(self, table: str, text: bytes) -> None:
        await asyncio.sleep(0)
        self.shelf[table] = text

    def _hear(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self._news.set()

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await ask(self.house, method, path, "" if body is None else json.dumps(body))
        assert answer.status == status, answer
        return json.loads(answer.body) if answer.kind == "application/json" else answer.body.decode()

    async def send(self, **message: Any) -> None:
        await self.house.take(json.dumps(message))

    async def open(self, game: str, *bots: str, **options: Any) -> str:
        """A table at which a game has begun, and is watched."""
        asked = {"game": game, "seats": ["me", *bots], "options": {"pace": "instant", **options}}
        table = str((await self.ask("POST", "/api/tables", asked))["id"])
        await self.ask("POST", f"/api/tables/{table}/sit", {"seat": None, "nonce": "ab" * 32})
        await self.ask("POST", f"/api/tables/{table}/start")
        await self.send(type="watch", table=table)
        return table

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    async def until(self, is_so: Any) -> None:
        """Wait for what is heard."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def my_turn(self) -> dict[str, Any]:
        """The position when it is Ann's turn, or the game is over."""
        await self.until(lambda: self.last("position")["offer"] or self.last("position")["result"])
        return self.last("position")

    async def play(self, table: str, position: dict[str, Any], move: str | None = None, message: str = "") -> None:
        offer = position["offer"]
        move = move or offer["moves"][0]["move"]
        name = message or f"m{position['n']}"
        await self.send(type="play", table=table, offer=offer["number"], move=move, id=name)

    async def play_out(self, table: str) -> dict[str, Any]:
        position = await self.my_turn()
        while not position["result"]:
            await self.play(table, position)
            position = await self.my_turn()
        return position
