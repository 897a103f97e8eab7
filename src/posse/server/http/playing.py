"""REST: what is done at a table while it is played, besides playing."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from posse.server.live import friends, nudging
from posse.server.live.giving_up import give_up
from posse.server.live.room import Room
from posse.server.server import server_of
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Offering, Reached, TableInfo

from .problems import problems
from .tables import ROOM, Seat


class Playing(Controller):
    path = "/api/tables"
    tags = ("tables",)
    dependencies = ROOM

    @post(
        "/{table:str}/give-up",
        summary="Give up a game against bots alone: it ends without a result",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def give_up(self, person: Given[Person], room: Given[Room]) -> TableInfo:
        await give_up(room, person)
        return room.info()

    @post(
        "/{table:str}/seats/{seat:int}/nudge",
        summary="Tell somebody that they are waited for",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def nudge(
        self, request: Request[Any, Any, Any], person: Given[Person], room: Given[Room], seat: Seat
    ) -> Reached:
        server = server_of(request)
        return Reached(await nudging.nudge(room, person, seat, server.store, server.sockets, server.limits.nudges))

    @post(
        "/{table:str}/seats/{seat:int}/want-bot",
        summary="Want a bot to play for somebody who is gone: the host decides, or all who are here",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def want_bot(self, person: Given[Person], room: Given[Room], seat: Seat) -> TableInfo:
        await friends.want_bot(room, person, seat)
        return room.info()

    @put(
        "/{table:str}/seats/{seat:int}/offer",
        summary="Offer a bot's seat in a running game to whoever comes late, or no longer (host only)",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def offer(self, person: Given[Person], room: Given[Room], seat: Seat, data: JSONBody[Offering]) -> TableInfo:
        await friends.offer_seat(room, person, seat, data.is_offered)
        return room.info()


HANDLERS: list[Any] = [Playing]
