"""A real server for tests, at a real address, and people and programs who use it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

from posse.server.server import Server
from posse.server.serving import Serving
from posse.server.settings import Settings, load

PATIENCE_S = 120.0


def settings(folder: Path, **given: Any) -> Settings:
    quick = {"bot_pace_s": (0.0, 0.0), "bot_move_s": 0.05, "bot_processes": 1, "warm": False, "port": 0}
    limits = {"messages_a_second": 100_000, "requests_a_minute": 100_000, "logins_a_minute": 1000}
    return load(environment={}, given={"database": f"sqlite:///{folder}/posse.db", **quick, **limits, **given})


class House:
    """The server, and its address."""

    def __init__(self, serving: Serving, url: str) -> None:
        self.serving = serving
        self.url = url

    @property
    def server(self) -> Server:
        found: Server = self.serving.litestar.state.server
        return found

    @contextlib.asynccontextmanager
    async def guest(self, name: str = "Ann", language: str = "en") -> AsyncIterator[Guest]:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE_S) as http:
            guest = Guest(self, http)
            await guest.post("/api/guest", {"name": name, "language": language})
            guest.me = await guest.get("/api/me")
            http.headers["X-CSRF-Token"] = guest.me["csrf"]
            yield guest

    def connect(self, cookie: str, **more: Any) -> Any:
        address = self.url.replace("http", "ws") + "socket"
        return websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None, **more)


class Guest:
    """Somebody with a browser."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http
        self.me: dict[str, Any] = {}

    @property
    def id(self) -> str:
        found: str = self.me["person"]["id"]
        return found

    async def get(self, path: str, **query: Any) -> Any:
        return _answer(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return _answer(await self.http.post(path, json=body), status)

    async def put(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return _answer(await self.http.put(path, json=body), status)

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        body = {"game": game, "seats": seats, "options": {"pace": "instant"}, **more}
        found: str = (await self.post("/api/tables", body))["id"]
        return found

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with self.house.connect(cookie) as wire:
            socket = Socket(wire)
            await socket.until("welcome")
            yield socket


class Socket:
    """One of their sockets; `seen` is all it was told, in order."""

    def __init__(self, wire: Any) -> None:
        self.wire = wire
        self.seen: list[dict[str, Any]] = []
        self.numbers = itertools.count()

    async def send(self, kind: str, **values: Any) -> None:
        await self.wire.send(json.dumps({"type": kind, **values}))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE_S))
        self.seen.append(message)
        return message

    async def until(self, kind: str, is_it: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] == kind and is_it(message):
                return message

    async def watch(self, table: str, since: int = -1) -> dict[str, Any]:
        """How it stands; of a table that has not begun, who sits there."""
        await self.send("watch", table=table, since=since)
        found = await self.until("table", lambda message: message["table"]["id"] == table)
        if found["table"]["status"] in ("playing", "over"):
            return await self.until("position", lambda message: message["table"] == table)
        return found

    async def play(self, position: dict[str, Any], move: str, name: str | None = None) -> dict[str, Any]:
        """Answer an offer; what came of it."""
        name = name or f"m{next(self.numbers)}"
        offer = position["offer"]["number"]
        await self.send("play", table=position["table"], offer=offer, move=move, id=name)
        return await self.answer(name)

    async def answer(self, name: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] in ("accepted", "refused") and message["id"] == name:
                return message

    def last(self, kind: str = "position") -> dict[str, Any]:
        return next(message for message in reversed(self.seen) if message["type"] == kind)

    async def play_on(self, position: dict[str, Any], pick: Callable[[list[str]], str] | None = None) -> dict[str, Any]:
        """To the end of the game, by the first move offered, or as `pick` says. The last position."""
        while position["result"] is None:
            if position["offer"] is not None:
                moves = [move["move"] for move in position["offer"]["moves"]]
                await self.play(position, pick(moves) if pick else moves[0])
                position = self.last()
            else:
                position = await self.until("position")
        return position


@contextlib.asynccontextmanager
async def house(folder: Path, **given: Any) -> AsyncIterator[House]:
    """A server of its own, in this loop."""
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = Serving(settings(folder, **given), ready.set_result)
    task = asyncio.create_task(serving.serve())
    await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        task.result()
        raise RuntimeError("the server did not start")
    try:
        yield House(serving, await ready)
    finally:
        serving.should_exit = True
        await task


Evening = Callable[[House, Guest, Guest], Awaitable[None]]


def together(folder: Path, evening: Evening, **given: Any) -> None:
    """Ann and Bob at a server of their own."""

    async def run() -> None:
        async with house(folder, **given) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            await evening(found, ann, bob)

    asyncio.run(run())


def _answer(response: httpx.Response, status: int | None = None) -> Any:
    if status is None:
        assert response.is_success, f"{response.status_code}: {response.text}"
    else:
        assert response.status_code == status, f"{response.status_code}: {response.text}"
    return response.json() if response.content else None
