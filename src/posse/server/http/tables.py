"""REST: games, the lobby, and tables before and after they are played."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from posse.games import game_names
from posse.server.live import seats
from posse.server.live.room import Room
from posse.server.live.shelf import game_info, level_infos
from posse.server.server import server_of
from posse.server.wire.accounts import Person
from posse.server.wire.messages import (
    GameInfo,
    Language,
    LevelInfo,
    MyTable,
    NewTable,
    OwnNonce,
    SetSeat,
    Sit,
    TableInfo,
)

from .problems import problems

TableId = Annotated[str, PathParameter(description="The table's id: the last part of its invite link")]
Seat = Annotated[int, PathParameter(description="The seat, counted from 0")]
In = Annotated[Language, QueryParameter(description="The language of the titles")]
Harder = Annotated[bool, QueryParameter(description="Bots of a table that is opened now are one level up")]


@get("/api/games", tags=["tables"], summary="The games on the shelf, with their house rules", responses=problems(400))
async def games(language: In = "en") -> list[GameInfo]:
    return [game_info(name, language) for name in game_names()]


@get("/api/levels", tags=["tables"], summary="The levels of bots, ours first, weakest first", responses=problems())
async def bot_levels() -> list[LevelInfo]:
    return level_infos()


async def room_of(request: Request[Any, Any, Any], table: TableId, person: Given[Person]) -> Room:
    """Refused before there is any looking for it, unless somebody is signed in."""
    return await server_of(request).rooms.room(table)


ROOM = {"room": Provide(room_of)}


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)
    dependencies = ROOM

    @get(summary="Public tables that are waiting for players or in play", responses=problems())
    async def lobby(self, request: Request[Any, Any, Any]) -> list[TableInfo]:
        return await server_of(request).rooms.lobby()

    @get("/mine", summary="My tables that are not over", responses=problems(401, 403))
    async def mine(self, request: Request[Any, Any, Any], person: Given[Person]) -> list[MyTable]:
        return await server_of(request).rooms.mine(person)

    @post(summary="Open a table", responses=problems(400, 401, 403, 409))
    async def create(
        self, request: Request[Any, Any, Any], person: Given[Person], data: JSONBody[NewTable]
    ) -> TableInfo:
        return (await server_of(request).rooms.create(person, data)).info()

    @get("/{table:str}", summary="A table", responses=problems(400, 404))
    async def table(self, request: Request[Any, Any, Any], table: TableId) -> TableInfo:
        return (await server_of(request).rooms.room(table)).info()

    @post("/{table:str}/sit", summary="Sit down, or change seats", responses=problems(400, 401, 403, 404, 409))
    async def sit(self, person: Given[Person], room: Given[Room], data: JSONBody[Sit]) -> TableInfo:
        await seats.sit(room, person, data.seat, bytes.fromhex(data.nonce) if data.nonce else None)
        return room.info()

    @post(
        "/{table:str}/leave",
        summary="Leave; if the game has begun, a bot plays on for you",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def leave(self, person: Given[Person], room: Given[Room]) -> TableInfo:
        await seats.stand_up(room, person)
        return room.info()

    @put(
        "/{table:str}/seats/{seat:int}",
        summary="Put a bot in a seat, or free the seat (host only)",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def set_seat(
        self, person: Given[Person], room: Given[Room], seat: Seat, data: JSONBody[SetSeat]
    ) -> TableInfo:
        await seats.set_seat(room, person, seat, data.player)
        return room.info()

    @put(
        "/{table:str}/nonce",
        summary="Add your own part to the deal, before the game begins",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def add_nonce(self, person: Given[Person], room: Given[Room], data: JSONBody[OwnNonce]) -> TableInfo:
        await seats.add_nonce(room, person.id, bytes.fromhex(data.nonce))
        return room.info()

    @post("/{table:str}/start", summary="Begin the game (host only)", responses=problems(400, 401, 403, 404, 409))
    async def start(self, person: Given[Person], room: Given[Room]) -> TableInfo:
        await seats.start(room, person)
        return room.info()

    @post(
        "/{table:str}/rematch",
        summary="Rematch: opens a new table with the same settings, perhaps with bots a level up, or sits down at it",
        responses=problems(400, 401, 403, 404, 409),
    )
    async def rematch(
        self, request: Request[Any, Any, Any], person: Given[Person], table: TableId, harder: Harder = False
    ) -> TableInfo:
        return (await server_of(request).rooms.rematch(person, table, harder)).info()


HANDLERS: list[Any] = [games, bot_levels, Tables]
