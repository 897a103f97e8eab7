"""REST: what is done at a table while it is played, besides playing."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post
from litestar.di import NamedDependency as Given

from posse.server.live.giving_up import give_up
from posse.server.server import server_of
from posse.server.wire.accounts import Person
from posse.server.wire.messages import TableInfo

from .problems import problems
from .tables import TableId


class Playing(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(
        "/{table:str}/give-up",
        summary="Give up a game against bots alone: it ends without a result",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def give_up(self, request: Request[Any, Any, Any], person: Given[Person], table: TableId) -> TableInfo:
        room = await server_of(request).rooms.room(table)
        await give_up(room, person)
        return room.info()


HANDLERS: list[Any] = [Playing]
