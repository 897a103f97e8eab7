"""The server: its parts, opened and closed in order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from .people import People
from .settings import Settings
from .store import Store


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store, settings)

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()

    async def close(self) -> None:
        await self.people.close()
        await self.store.close()

    async def readiness(self) -> dict[str, Any]:
        async with self.store.read() as connection:
            await connection.execute(text("SELECT 1"))
        return {"ready": True}
