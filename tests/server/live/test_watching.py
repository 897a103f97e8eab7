from __future__ import annotations

import asyncio
from pathlib import Path

from posse.server.http.connection import Connection
from tests.server.house import house
from tests.server.worlds import person_of


def test_who_vanishes_while_opening_a_table_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table = await ann.table("showdown", "me", "free")
            server = found.server
            room = await server.rooms.room(table)
            connection = Connection(person_of(ann), server.rooms, server.chatting, server.settings)
            busy = asyncio.Event()

            async def work() -> None:
                await busy.wait()

            working = room.soon(work)
            opening = asyncio.create_task(connection.take(f'{{"type":"watch","table":"{table}"}}'))
            await asyncio.sleep(0.05)
            opening.cancel()
            await asyncio.sleep(0.05)
            busy.set()
            await asyncio.wait((working, opening))
            await connection.close()
            await room.alone(lambda: asyncio.sleep(0))
            assert room.presence.watchers == []
            assert not room.presence.is_here(ann.id)

    asyncio.run(play())
