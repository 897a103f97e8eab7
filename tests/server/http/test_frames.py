"""A client that floods the server with frames, or does not read, is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path

import pytest
import websockets

from posse.server.http import frames
from tests.server.house import Guest, House, house

PATIENCE_S = 60.0


async def all_gone(found: House) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while found.server.sockets.n:
            await asyncio.sleep(0.01)


def test_a_flood_of_pings_is_cut_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path) as found,
            found.guest("Eve") as eve,
            found.guest("Ann") as ann,
            ann.socket() as hers,
            eve.socket() as flood,
        ):
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(20 * frames.FRAMES_AT_ONCE):
                    await flood.wire.ping()
            async with asyncio.timeout(PATIENCE_S):
                await flood.wire.wait_closed()
            await hers.send("ping")
            await hers.until("pong")

    asyncio.run(play())


def test_pings_in_measure_are_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as hers:
            for _ in range(frames.FRAMES_AT_ONCE // 2):
                answered = await hers.wire.ping()
                async with asyncio.timeout(PATIENCE_S):
                    await answered

    asyncio.run(play())


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "UNREAD_S", 0.2)

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table = await ann.table("showdown", "me", "random", start=True)
            reader, writer = await _handshake(found, ann)
            await reader.readuntil(b"\r\n\r\n")
            assert found.server.sockets.n == 1
            asked = _frame(json.dumps({"type": "watch", "table": table}).encode())
            writing = asyncio.create_task(_write_for_ever(writer, asked))
            await all_gone(found)
            writing.cancel()
            writer.close()

    asyncio.run(play())


async def _handshake(found: House, guest: Guest) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket opened by hand, of a client that reads no more than its reader's buffer holds."""
    host, port = found.url.removeprefix("http://").rstrip("/").split(":")
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = (
        *("GET /socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"),
        *("Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}"),
    )
    writer.write("\r\n".join((*lines, "", "")).encode())
    return reader, writer


def _frame(text: bytes) -> bytes:
    """A text frame whose mask is nought."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


async def _write_for_ever(writer: asyncio.StreamWriter, frame: bytes) -> None:
    while True:
        writer.write(frame)
        await writer.drain()
        await asyncio.sleep(0)
