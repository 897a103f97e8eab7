"""The socket's address: who may open one, and pumping messages in and out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from posse.server.server import server_of
from posse.server.wire.refusal import Refusal

from .connection import Connection
from .guard import admit

CLOSED = {"restart": 1012, "slow": 1013, "signed-out": 4401, "banned": 4403}


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    server = server_of(socket)
    try:
        found = await admit(socket)
        if found is None:
            raise Refusal(401, "sign-in", "you are not signed in")
        if not server.sockets.has_room(found.person.id):
            raise Refusal(429, "too-many", "too many connections")
    except Refusal as error:
        await socket.accept()  # so that a browser can read why
        await socket.close(4000 + error.status, error.code)
        return
    await socket.accept()
    connection = Connection(found.person, server.rooms, server.chat, server.limits, server.settings)
    with server.sockets.kept(connection, found.person.id, found.id):
        await _serve(socket, connection)


async def _serve(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    connection.welcome()
    sending = asyncio.create_task(_send(socket, connection))
    receiving = asyncio.create_task(_receive(socket, connection))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        await asyncio.shield(connection.close())


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (mail := await connection.mailbox.next()) is not None:
            await socket.send_text(mail.decode())
        bye = connection.farewell
        await socket.close(CLOSED[bye.reason] if bye else 1000, bye.reason if bye else "")


async def _receive(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await connection.mailbox.until_low()
            found: dict[str, Any] = dict(await socket.receive())
            if found["type"] == "websocket.disconnect":
                return
            await connection.take(found.get("text") or found.get("bytes") or b"")
