"""The server: its parts, opened and closed in order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from .settings import Settings
from .store import Store


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        await self.store.close()

    async def readiness(self) -> dict[str, Any]:
        async with self.store.read() as connection:
            await connection.execute(text("SELECT 1"))
        return {"ready": True}


def server_of(connection: Any) -> Server:
    found: Server = connection.app.state.server
    return found
