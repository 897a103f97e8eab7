"""REST: the rules of a game, with the numbers of a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from posse.engine.game import EditionError
from posse.server.live.rulebooks import rulebook_of
from posse.server.wire.archive import Rulebook
from posse.server.wire.installed import check_game
from posse.server.wire.messages import GameName, Language
from posse.server.wire.refusal import Refusal

from .problems import problems

Ruled = Annotated[GameName, PathParameter(description="The game")]
In = Annotated[Language, QueryParameter(description="Of the words")]
House = Annotated[
    str,
    QueryParameter(description="House rules that differ from the edition, as `buy:4,experienced:true`", max_length=500),
]


@get(
    "/api/games/{game:str}/rules",
    tags=["tables"],
    summary="The rules of a game and what is in its box",
    responses=problems(400, 404),
)
async def rules(game: Ruled, language: In = "en", house: House = "") -> Rulebook:
    check_game(game)
    try:
        return rulebook_of(game, language, house)
    except EditionError as error:
        raise Refusal(400, "house-rules", str(error)) from None


HANDLERS = [rules]
