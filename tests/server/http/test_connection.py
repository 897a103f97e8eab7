"""One socket: what its client may cost the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from posse.server.accounts.limits import Limit
from posse.server.http.connection import Connection
from posse.server.live.room import Room
from posse.server.server import Server
from posse.server.wire.accounts import Person
from tests.server.house import Guest, house
from tests.server.worlds import person_of


def connected(person: Person, server: Server) -> Connection:
    return Connection(person, server.rooms, server.chat, server.limits, server.settings)


async def asked(connection: Connection, kind: str, **values: Any) -> list[dict[str, Any]]:
    """What comes back for a message."""
    await connection.take(json.dumps({"type": kind, **values}))
    await connection.take(json.dumps({"type": "ping"}))
    found = []
    while (message := json.loads(await connection.mailbox.next() or b"{}"))["type"] != "pong":
        found.append(message)
    return found


async def opened(guest: Guest) -> str:
    """The id of a game that has begun."""
    return await guest.table("showdown", "me", "random", start=True)


def test_a_client_that_does_not_read_holds_little_and_is_told_to_come_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            connection = connected(person_of(ann), found.server)
            table = await opened(ann)
            for _ in range(20):
                await connection.take(json.dumps({"type": "watch", "table": table}))
            for _ in range(40):
                connection.hear(bytes(100_000))
            assert connection.farewell is not None
            assert connection.farewell.reason == "slow"
            held = 0
            while (message := await connection.mailbox.next()) is not None:
                held += len(message)
            assert held < 100
            await connection.close()

    asyncio.run(play())


def test_a_story_told_again_costs_by_its_size(tmp_path: Path) -> None:
    """A change of language tells every open table again; messages alone could be sent forty at once."""

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            found.server.limits.shown_bytes = Limit(a_second=1e-6, size=20_000)
            connection = connected(person_of(ann), found.server)
            (_, position, _) = await asked(connection, "watch", table=await opened(ann))
            size = len(json.dumps(position))
            shown, refused = 0, 0
            for language in ("de", "en") * 10:
                for message in await asked(connection, "speak", language=language):
                    shown += len(json.dumps(message)) if message["type"] == "position" else 0
                    refused += message.get("code") == "too-fast"
            assert 20_000 - 2 * size < shown < 20_000 + size
            assert refused > 0
            await connection.close()

    asyncio.run(play())


def test_who_vanishes_while_opening_a_table_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table = await ann.table("showdown", "me", "free")
            room = await found.server.rooms.room(table)
            connection = connected(person_of(ann), found.server)
            busy = asyncio.Event()
            working = room.soon(busy.wait)
            opening = asyncio.create_task(connection.take(json.dumps({"type": "watch", "table": table})))
            while not await _is_waiting(room):
                await asyncio.sleep(0)
            opening.cancel()
            await asyncio.sleep(0)
            busy.set()
            await asyncio.wait((working, opening))
            await connection.close()
            await room.alone(lambda: asyncio.sleep(0))
            assert room.presence.watchers == []
            assert not room.presence.is_here(ann.id)

    asyncio.run(play())


async def _is_waiting(room: Room) -> bool:
    """Whether something waits behind what is being done."""
    return len(room._work._tasks) > 1
