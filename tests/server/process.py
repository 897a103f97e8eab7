"""`posse serve` as a process of its own, and people who go on playing whatever happens to it."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import websockets

from .house import PATIENCE_S, Guest, House, Socket

QUICK = {"BOT_PACE_S": "0,0", "BOT_MOVE_S": "0.05", "BOT_PROCESSES": "1", "WARM": "false"}
LIMITS = {"MESSAGES_A_SECOND": "100000", "REQUESTS_A_MINUTE": "100000"}
ABSENT_S = 0.05  # before one knocks again at a server that is not there


class Posse(House):
    """The server of one folder's database. It can be killed and started again, at another address every time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "posse.db"
        self.url = ""
        self.is_up = asyncio.Event()

    @property
    def database(self) -> str:
        return f"sqlite:///{self.file}"

    async def launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = await _posse("serve", "--port", "0", "--database", self.database, stderr=log)

    async def ready(self) -> None:
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE_S)).decode()
        assert line.startswith("Posse is running at http"), self.log()
        self.url = line.split()[-1]
        self.is_up.set()

    async def start(self) -> None:
        await self.launch()
        await self.ready()

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Its exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        self.is_up.clear()
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)
        return await asyncio.wait_for(self.process.wait(), PATIENCE_S)

    def log(self) -> str:
        """All that it has reported so far."""
        return (self.folder / "log").read_text()

    @contextmanager
    def kept(self) -> Iterator[sqlite3.Connection]:
        """A copy of the database as it lies there, to be read: what a crash left is for the server to clear up."""
        copy = self.folder / "copy"
        copy.mkdir()
        try:
            for file in self.folder.glob("posse.db*"):
                shutil.copy(file, copy)
            with closing(sqlite3.connect(copy / "posse.db")) as connection:
                connection.row_factory = sqlite3.Row
                yield connection
        finally:
            shutil.rmtree(copy)

    @contextmanager
    def by_hand(self) -> Iterator[sqlite3.Connection]:
        """The database of a server that is down, to be tampered with."""
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.row_factory = sqlite3.Row
            yield connection


async def posse(*arguments: str) -> tuple[int | None, str, str]:
    """A command that ends: its exit status, what it printed, and its complaints."""
    process = await _posse(*arguments, stderr=PIPE)
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    return process.returncode, out.decode(), err.decode()


async def _posse(*arguments: str, stderr: Any) -> Process:
    environment = os.environ | {f"POSSE_{name}": value for name, value in (QUICK | LIMITS).items()}
    command = (sys.executable, "-m", "posse", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=stderr, env=environment)


class Player:
    """Somebody who plays any legal moves, takes some back, and after a crash sends again what was not answered."""

    def __init__(self, posse: Posse, guest: Guest, chance: random.Random) -> None:
        self.posse = posse
        self.guest = guest
        self.chance = chance
        self.tables: list[str] = []
        self.seen: dict[str, dict[str, Any]] = {}  # table: its last position
        self.told: dict[tuple[str, int], Any] = {}  # table and step: as it was told first
        self.asked: dict[str, dict[str, Any]] = {}  # by id
        self.unanswered: dict[str, str] = {}  # table: id
        self.accepted: dict[str, int] = {}  # id: the step
        self.refused: dict[str, str] = {}  # id: why
        self.n_again = 0  # messages that were sent once more
        self.byes: list[tuple[str, int | None]] = []  # why the server left, and the code it closed with

    def at(self, posse: Posse) -> Player:
        """The same person at another server that knows them and their tables, and to whom nothing was told yet."""
        guest = Guest(posse, self.guest.http)
        guest.me = self.guest.me
        player = Player(posse, guest, self.chance)
        player.tables = self.tables
        return player

    def is_done(self) -> bool:
        over = (table in self.seen and self.seen[table]["result"] for table in self.tables)
        return not self.unanswered and all(over)

    async def play(self) -> None:
        """Until all games are over, and everything is answered."""
        while not self.is_done():
            await self.posse.is_up.wait()
            with suppress(OSError, websockets.WebSocketException):
                async with self.guest.socket() as socket:
                    await self._play(socket)
            await asyncio.sleep(ABSENT_S)

    async def _play(self, socket: Socket) -> None:
        for table in self.tables:
            last = self.seen[table]["n"] if table in self.seen else -1
            await socket.send("watch", table=table, since=self.chance.choice((-1, last)))
        for name in self.unanswered.values():
            self.n_again += 1
            await socket.send(**self.asked[name])
        while not self.is_done():
            message = await self._hear(socket)
            if message["type"] == "position":
                self._see(message)
                await self._act(socket, message["table"])
            elif message["type"] in ("accepted", "refused"):
                self._note(message)
                await self._act(socket, message["table"])
            assert message["type"] != "failed", message

    async def _hear(self, socket: Socket) -> dict[str, Any]:
        try:
            return await socket.hear()
        except TimeoutError:
            raise AssertionError(f"{self.guest.id} has waited long enough") from None
        except websockets.ConnectionClosed as closed:
            if socket.seen and socket.seen[-1]["type"] == "bye":
                self.byes.append((socket.seen[-1]["reason"], closed.rcvd.code if closed.rcvd else None))
            raise

    def _see(self, position: dict[str, Any]) -> None:
        table = position["table"]
        for step in position["steps"]:
            assert self.told.setdefault((table, step["n"]), step) == step, "what was told stays so"
        assert table not in self.seen or self.seen[table]["n"] <= position["n"], "what was told is not lost"
        self.seen[table] = position

    def _note(self, answer: dict[str, Any]) -> None:
        table, name = answer["table"], answer["id"]
        if answer["type"] == "accepted":
            assert self.accepted.setdefault(name, answer["n"]) == answer["n"]
        else:
            self.refused[name] = answer["code"]
            if answer["position"]:
                self._see(answer["position"])
        if self.unanswered.get(table) == name:
            del self.unanswered[table]

    async def _act(self, socket: Socket, table: str) -> None:
        """One thing at a time, at every table."""
        position = self.seen[table]
        if table in self.unanswered or position["result"]:
            return
        name = f"{self.guest.id}-{self.chance.randbytes(8).hex()}"
        if position["can_undo"] and self.chance.random() < 0.1:
            asked = {"kind": "undo", "table": table, "n": position["n"], "id": name}
        elif offer := position["offer"]:
            move = self.chance.choice(offer["moves"])["move"]
            asked = {"kind": "play", "table": table, "offer": offer["number"], "move": move, "id": name}
        else:
            return
        self.asked[name], self.unanswered[table] = asked, name
        with suppress(websockets.ConnectionClosed):  # there may still be something to hear
            await socket.send(**asked)
