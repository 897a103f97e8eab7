"""A full house: many tables of four people with a socket each, moves at a steady rate, then as many as there can be.

    python benchmarks/load.py                      # 200 tables, 100 moves a second for a minute
    python benchmarks/load.py --most --json        # and how many moves a second there can be at most
    python benchmarks/load.py --profile FILE       # the server under cProfile; read FILE with `python -m pstats`

The server is a process of its own on an empty database. A move takes from when its sender sends it until the last of
the four seats has the position it leads to; everything is on one machine, so the people's side costs time as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
N_SEATS = 4
AT_ONCE = 16  # people who come in
GIVEN_UP_S = 10.0  # a move that has not reached everybody by then is an error
RAMP = 1.25  # from one rate to the next
RAMP_S = 5.0
LIMITS = ("MESSAGES_A_SECOND", "REQUESTS_A_MINUTE", "LOGINS_A_MINUTE", "MAX_SOCKETS")


class Move(msgspec.Struct):
    move: str


class Offer(msgspec.Struct):
    number: int
    moves: list[Move]


class Message(msgspec.Struct):
    """What is needed of any message."""

    type: str
    n: int = -1
    offer: Offer | None = None
    result: dict[str, list[float]] | None = None
    code: str = ""


decoder = msgspec.json.Decoder(Message)


@dataclass
class Table:
    """As its people see it. One move is under way at a time."""

    load: Load
    id: str
    wires: list[Any] = field(default_factory=list)
    offers: list[Offer | None] = field(default_factory=lambda: [None] * N_SEATS)
    n: int = -1  # the step they all know
    known: list[int] = field(default_factory=lambda: [-1] * N_SEATS)
    sent_at: float | None = None

    async def listen(self, seat: int) -> None:
        try:
            async for text in self.wires[seat]:
                self.hear(seat, decoder.decode(text))
        except (websockets.ConnectionClosed, msgspec.MsgspecError) as error:
            self.load.errors[type(error).__name__] += 1

    def hear(self, seat: int, message: Message) -> None:
        if message.type == "position":
            self.known[seat], self.offers[seat] = message.n, message.offer if message.result is None else None
            if min(self.known) > self.n:
                self.n = message.n
                if self.sent_at is not None:
                    self.load.times_ms.append((time.perf_counter() - self.sent_at) * 1000)
                    self.sent_at = None
                if any(self.offers):
                    self.load.ready.append(self)
        elif message.type in ("refused", "failed", "bye"):
            self.load.errors[f"{message.type} {message.code}".strip()] += 1

    async def move(self) -> None:
        seat = random.choice([seat for seat, offer in enumerate(self.offers) if offer])
        offer = self.offers[seat]
        assert offer is not None
        move = {"type": "play", "table": self.id, "offer": offer.number, "id": f"m{self.n}"}
        self.sent_at = time.perf_counter()
        await self.wires[seat].send(json.dumps(move | {"move": random.choice(offer.moves).move}))


class Load:
    def __init__(self, url: str, process: int, deflate: bool) -> None:
        self.url = url
        self.process = process
        self.compression = "deflate" if deflate else None
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.times_ms: list[float] = []
        self.errors: Counter[str] = Counter()
        self._listening: list[asyncio.Task[None]] = []

    async def fill(self, n_tables: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=self.url, timeout=60.0) as http:

            async def one(i: int) -> None:
                async with gate:
                    await self._open(http, GAMES[i % len(GAMES)])

            await asyncio.gather(*(one(i) for i in range(n_tables)))
        while len(self.ready) < n_tables:
            await asyncio.sleep(0.05)

    async def _open(self, http: httpx.AsyncClient, game: str) -> None:
        people = [await self._guest(http) for _ in range(N_SEATS)]
        body = {"game": game, "seats": ["me"] + ["free"] * (N_SEATS - 1)}
        table = Table(self, (await _post(http, "/api/tables", people[0], body))["id"])
        self.tables.append(table)
        for person in people[1:]:
            await _post(http, f"/api/tables/{table.id}/sit", person, {})
        await _post(http, f"/api/tables/{table.id}/start", people[0])
        for seat, person in enumerate(people):
            wire = await websockets.connect(
                self.url.replace("http", "ws") + "socket",
                additional_headers={"Cookie": person["Cookie"]},
                compression=self.compression,
                ping_interval=None,
                max_size=None,
            )
            table.wires.append(wire)
            self._listening.append(asyncio.create_task(table.listen(seat)))
            await wire.send(json.dumps({"type": "watch", "table": table.id}))

    async def _guest(self, http: httpx.AsyncClient) -> dict[str, str]:
        """Their headers."""
        answer = await http.post("/api/guest", json={"name": "Ann"}, headers={"Cookie": ""})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        http.cookies.clear()
        me = await http.get("/api/me", headers={"Cookie": cookie})
        return {"Cookie": cookie, "X-CSRF-Token": me.json()["csrf"]}

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at this rate for so long, and what came of them."""
        self.times_ms.clear()
        self.errors.clear()
        n_sent, begun, cpu_s = 0, time.perf_counter(), self._cpu_s()
        while (now := time.perf_counter()) < begun + seconds:
            if now < begun + n_sent / rate or not self.ready:
                await asyncio.sleep(0.001)
                continue
            await self.ready.popleft().move()
            n_sent += 1
        wall_s, cpu_s = time.perf_counter() - begun, self._cpu_s() - cpu_s
        while any(table.sent_at for table in self.tables) and time.perf_counter() < begun + wall_s + GIVEN_UP_S:
            await asyncio.sleep(0.01)
        lost = [table for table in self.tables if table.sent_at]
        self.errors["lost"] += len(lost)
        return {
            "rate": rate,
            "seconds": round(wall_s, 1),
            "moves": len(self.times_ms),
            "moves_per_s": round(n_sent / wall_s, 1),
            "p50_ms": _quantile(self.times_ms, 0.50),
            "p99_ms": _quantile(self.times_ms, 0.99),
            "most_ms": round(max(self.times_ms, default=0.0), 1),
            "cpu": round(cpu_s / wall_s, 2),
            "cpu_ms_per_move": round(cpu_s * 1000 / max(1, n_sent), 2),
            "peak_mib": self._peak_mib(),
            "errors": dict(+self.errors),
        }

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)

    def _cpu_s(self) -> float:
        """Of the server and all its threads."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _peak_mib(self) -> int:
        lines = Path(f"/proc/{self.process}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) // 1024


async def _post(http: httpx.AsyncClient, path: str, headers: dict[str, str], body: Any = None) -> Any:
    answer = await http.post(path, json=body, headers=headers)
    http.cookies.clear()
    answer.raise_for_status()
    return answer.json()


def _quantile(times_ms: list[float], share: float) -> float:
    cuts = statistics.quantiles(times_ms, n=1000, method="inclusive") if len(times_ms) > 1 else [0.0] * 999
    return round(cuts[round(share * 1000) - 1], 1)


async def measure(options: argparse.Namespace, url: str, process: int) -> dict[str, Any]:
    load = Load(url, process, options.deflate)
    begun = time.perf_counter()
    await load.fill(options.tables)
    figures: dict[str, Any] = {
        "tables": options.tables,
        "sockets": options.tables * N_SEATS,
        "deflate": options.deflate,
        "filled_s": round(time.perf_counter() - begun, 1),
        "steady": await load.run(options.rate, options.seconds),
        "ramp": [],
    }
    _say(options, figures["steady"], heading=True)
    rate = options.rate
    while options.most:
        rate = round(rate * RAMP)
        figures["ramp"].append(await load.run(rate, RAMP_S))
        _say(options, figures["ramp"][-1])
        if figures["ramp"][-1]["moves_per_s"] < 0.95 * rate:
            figures["most_moves_per_s"] = max(found["moves_per_s"] for found in figures["ramp"])
            break
    await load.close()
    return figures


def _say(options: argparse.Namespace, found: dict[str, Any], heading: bool = False) -> None:
    if options.json:
        return
    names = ("rate", "moves", "moves_per_s", "p50_ms", "p99_ms", "most_ms", "cpu", "cpu_ms_per_move", "peak_mib")
    if heading:
        print("  ".join(names))
    print("  ".join(f"{found[name]:>{len(name)}}" for name in names), " ", found["errors"] or "", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--most", action="store_true", help="then find the most moves a second")
    parser.add_argument("--deflate", action="store_true", help="compress the sockets, as browsers do")
    parser.add_argument("--profile", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {f"POSSE_{name}": "1000000" for name in LIMITS} | {"POSSE_WARM": "false"}
        profiled = ("-m", "cProfile", "-o", options.profile) if options.profile else ()
        command = [sys.executable, *profiled, "-m", "posse", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/posse.db"]
        environment["POSSE_LOG_LEVEL"] = "warning"
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            try:
                figures = uvloop.run(measure(options, url, process.pid))
            finally:
                process.send_signal(signal.SIGTERM)
    if options.json:
        print(json.dumps(figures))
    elif options.most:
        print(f"at most {figures['most_moves_per_s']} moves a second")


if __name__ == "__main__":
    main()
