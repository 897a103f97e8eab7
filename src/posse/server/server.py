"""The server: its parts, opened and closed in order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from posse.games import SHELF

from .broadcast import InMemory
from .chatting import Chatting
from .people import People
from .room import Parts
from .rooms import Rooms
from .settings import Settings
from .sockets import Sockets
from .store import Store
from .thinking import Thinking


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store, settings)
        self.thinking = Thinking(settings)
        self.rooms = Rooms(Parts(settings, self.store, InMemory(), self.thinking))
        self.chatting = Chatting(self.store, settings)
        self.sockets = Sockets(settings)

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        await self.rooms.open()
        if self.settings.warm:
            self.thinking.warm(SHELF)

    async def say_goodbye(self) -> None:
        """Moves in flight are finished and kept, clients told to come again."""
        await self.rooms.close()
        await self.sockets.close()

    async def close(self) -> None:
        await self.say_goodbye()
        self.thinking.close()
        await self.people.close()
        await self.store.close()

    async def readiness(self) -> dict[str, Any]:
        async with self.store.read() as connection:
            await connection.execute(text("SELECT 1"))
        return {"ready": True, "tables": len(self.rooms.rooms), "sockets": self.sockets.n}


def server_of(connection: Any) -> Server:
    found: Server = connection.app.state.server
    return found
