"""The server: its parts, opened and closed in order."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from posse.games import game_names

from .accounts.limits import Limits
from .accounts.people import People
from .archive import ratings
from .archive.finales import Chronicles
from .database.store import Store
from .live.bots import Bots
from .live.chance import Chance
from .live.chat import Chat
from .live.keeping import StoreKeeper
from .live.lobby import Lobby
from .live.room import Parts
from .live.rooms import Rooms
from .live.sockets import Sockets
from .log import log
from .settings import Settings
from .wire.messages import Bye

RECHECK_S = 3.0  # how soon a ban from outside is felt
SWEEP_S = 24 * 3600.0


class Server:
    def __init__(self, settings: Settings, chance: Chance | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings)
        self.people = People(self.store, self.limits, settings)
        chance = chance or Chance()
        self.bots = Bots(settings, chance)
        keeper = StoreKeeper(self.store, ratings.rate_table)
        self.rooms = Rooms(Parts(settings, keeper, Lobby(), self.bots), self.store, settings, chance)
        self.chat = Chat(self.store, self.limits.chats, self.limits.reactions)
        self.sockets = Sockets(settings)
        self.chronicles = Chronicles()
        self.people.passes.on_revoked.append(self._part_with)
        self.people.on_deleted.append(self.rooms.forget)

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        await self.rooms.open()
        if self.settings.warm:
            self.bots.warm(game_names())
        self._chore = asyncio.create_task(self._recheck())

    async def say_goodbye(self) -> None:
        """Moves in flight are finished and kept, clients told to come again."""
        await self.rooms.close()
        await self.sockets.close()

    async def close(self) -> None:
        self._chore.cancel()
        await asyncio.wait([self._chore])
        await self.say_goodbye()
        self.bots.close()
        await self.people.close()
        await self.store.close()

    async def readiness(self) -> dict[str, Any]:
        """Whether the database can be read and written."""
        try:
            async with self.store.read() as connection:
                await connection.execute(text("SELECT 1"))
            is_ready = await self.store.can_write()
        except SQLAlchemyError:
            is_ready = False
        return {"ready": is_ready, "tables": len(self.rooms.rooms), "sockets": self.sockets.n}

    def _part_with(self, who: str) -> None:
        """A session or token was revoked, or a person is banned or gone."""
        is_person = self.sockets.is_person(who)
        self.sockets.part_with(who, Bye("banned" if is_person else "signed-out", None))

    async def _recheck(self) -> None:
        """Feel what was done to people from outside, and forget who will not come again."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(RECHECK_S)
            try:
                await self.people.recheck(self.sockets.passes(), self.sockets.people() | self.rooms.people())
                if time.monotonic() - swept > SWEEP_S:
                    await self.people.sweep()
                    swept = time.monotonic()
            except Exception as error:
                log.error("account_recheck_failed", kind=type(error).__name__)


def server_of(connection: Any) -> Server:
    found: Server = connection.app.state.server
    return found
