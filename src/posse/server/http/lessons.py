"""REST: a game's first lesson."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from posse.games import lesson as lesson_of
from posse.server.archive.replays import aside
from posse.server.live.lessons import told
from posse.server.wire.installed import check_game
from posse.server.wire.lessons import Lesson
from posse.server.wire.messages import GameName, Language
from posse.server.wire.refusal import Refusal
from posse.text.words import words

from .problems import problems

Taught = Annotated[GameName, PathParameter(description="The game")]
In = Annotated[Language, QueryParameter(description="Of the moves and the story")]
Called = Annotated[str, QueryParameter(description="What the newcomer is called there", min_length=1, max_length=40)]


@get(
    "/api/games/{game:str}/lesson",
    tags=["tables"],
    summary="A game's first lesson, whole: it is played in the browser",
    responses=problems(400, 404),
)
async def lesson(
    request: Request[Any, Any, Any], game: Taught, language: In = "en", name: Called = "?"
) -> Response[Lesson]:
    check_game(game)
    compress = "gzip" in request.headers.get("accept-encoding", "")
    found: Any = await aside(_lesson, game, language, name, compress)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if compress else {})
    return Response(found, media_type="application/json", headers=headers)


@lru_cache(64)
def _lesson(game: str, language: str, name: str, compress: bool) -> bytes:
    script = lesson_of(game)
    if script is None:
        raise Refusal(404, "no-lesson", f"{game} has no first lesson")
    found = msgspec.json.encode(told(game, script, words(language), name))
    return gzip.compress(found, 5, mtime=0) if compress else found


HANDLERS = [lesson]
