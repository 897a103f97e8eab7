"""REST: ratings and players."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter, QueryParameter

from posse.server.archive import ratings
from posse.server.server import server_of
from posse.server.wire.archive import Leaderboard, PlayerPage, RatingStep
from posse.server.wire.installed import check_game
from posse.server.wire.messages import GameName

from .problems import problems

Rated = Annotated[GameName, PathParameter(description="The game")]
Who = Annotated[str, PathParameter(description="A member's id or name, or bot:LEVEL", max_length=64)]
Offset = Annotated[int, QueryParameter(description="How many to skip from the top", ge=0, le=1_000_000)]
Limit = Annotated[int, QueryParameter(description="At most this many", ge=1, le=100)]
Steps = Annotated[int, QueryParameter(description="At most this many, the latest ones", ge=1, le=1000)]


@get(
    "/api/ratings/{game:str}",
    tags=["ratings"],
    summary="A game's leaderboard, people and bots",
    responses=problems(400, 404),
)
async def leaderboard(
    request: Request[Any, Any, Any], game: Rated, offset: Offset = 0, limit: Limit = 50
) -> Leaderboard:
    check_game(game)
    async with server_of(request).store.read() as connection:
        return await ratings.leaderboard(connection, game, offset, limit)


@get(
    "/api/players/{player:str}",
    tags=["ratings"],
    summary="A member or a bot: ratings, games and wins",
    responses=problems(400, 404),
)
async def player(request: Request[Any, Any, Any], player: Who) -> PlayerPage:
    async with server_of(request).store.read() as connection:
        return await ratings.player_page(connection, player)


@get(
    "/api/players/{player:str}/history",
    tags=["ratings"],
    summary="How a rating got where it is, oldest step first",
    responses=problems(400, 404),
)
async def history(
    request: Request[Any, Any, Any],
    player: Who,
    game: Annotated[GameName, QueryParameter(description="The game")],
    limit: Steps = 200,
) -> list[RatingStep]:
    check_game(game)
    async with server_of(request).store.read() as connection:
        return await ratings.history(connection, player, game, limit)


HANDLERS = [leaderboard, player, history]
