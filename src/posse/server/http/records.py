"""REST: records of finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from posse.server.archive import records
from posse.server.archive.earlier import games_before
from posse.server.archive.finales import finale_of, seat_in
from posse.server.archive.kept import Kept
from posse.server.archive.replays import aside, replay_json, verdict_of
from posse.server.server import server_of
from posse.server.wire.accounts import Person
from posse.server.wire.archive import RecordDetail, RecordPage, Replay, Verdict
from posse.server.wire.finale import Finale
from posse.server.wire.installed import check_game
from posse.server.wire.messages import GameName, Language

from .problems import problems

RecordId = Annotated[str, PathParameter(description="The id of the finished table", max_length=64)]
Who = Annotated[
    str | None, QueryParameter(description="Who played: a name, a person's id, or bot:LEVEL", max_length=64)
]
Played = Annotated[GameName | None, QueryParameter(description="Which game they played")]
Before = Annotated[
    str | None,
    QueryParameter(description="Only records older than this one: `before`, from the previous page", max_length=64),
]
Limit = Annotated[int, QueryParameter(description="At most this many", ge=1, le=100)]
Eyes = Annotated[
    str, QueryParameter(description="A seat from 0; -1: a spectator; all: everything", pattern=r"^(-1|[0-4]|all)$")
]
In = Annotated[Language, QueryParameter(description="The language of the words")]
Sheets = Annotated[bool, QueryParameter(description="Also the table as text, ply by ply")]


@dataclass
class _TextOperation(Operation):
    """A handler that takes plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="A record", required=True)


@get(
    "/api/records",
    tags=["records"],
    summary="Finished games, newest first: public ones and your own",
    responses=problems(400, 401, 403, 404),
)
async def list_records(
    request: Request[Any, Any, Any],
    person_or_none: Given[Person | None],
    player: Who = None,
    game: Played = None,
    before: Before = None,
    limit: Limit = 20,
) -> RecordPage:
    me = person_or_none.id if person_or_none else None
    if game is not None:
        check_game(game)
    async with server_of(request).store.read() as connection:
        return await records.search(connection, me, player, game, before, limit)


@get("/api/records/{record:str}", tags=["records"], summary="A finished game", responses=problems(400, 404, 409))
async def detail(request: Request[Any, Any, Any], record: RecordId) -> RecordDetail:
    return (await _found(request, record)).detail()


@get(
    "/api/records/{record:str}/file",
    tags=["records"],
    summary="Its record file, for `posse replay` and `posse verify`",
    media_type="text/plain",
    responses=problems(400, 404),
)
async def file(request: Request[Any, Any, Any], record: RecordId) -> Response[str]:
    kept = await _found(request, record)
    name = f'attachment; filename="{kept.row.game}-{kept.row.id}.posse"'
    return Response(kept.row.record, media_type="text/plain", headers={"Content-Disposition": name})


@get(
    "/api/records/{record:str}/replay",
    tags=["records"],
    summary="The game ply by ply, as one seat saw it or in full",
    responses=problems(400, 404, 409),
)
async def replay(
    request: Request[Any, Any, Any], record: RecordId, seat: Eyes = "all", language: In = "en", sheets: Sheets = False
) -> Response[Replay]:
    kept = await _found(request, record)
    compress = "gzip" in request.headers.get("accept-encoding", "")
    found: Any = await aside(replay_json, kept, None if seat == "all" else int(seat), language, sheets, compress)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if compress else {})
    return Response(found, media_type="application/json", headers=headers)


@get(
    "/api/records/{record:str}/finale",
    tags=["records"],
    summary="How it ended: scores taken apart, luck, the turning point, and what is special for you",
    responses=problems(400, 401, 403, 404, 409),
)
async def finale(
    request: Request[Any, Any, Any], person_or_none: Given[Person | None], record: RecordId, language: In = "en"
) -> Finale:
    server, kept = server_of(request), await _found(request, record)
    told = await server.chronicles.of(kept)
    me = person_or_none.id if person_or_none else None
    mine = seat_in(kept, me)
    if mine is None or me is None:
        return finale_of(kept, told, None, [], language)
    async with server.store.read() as connection:
        before = await games_before(connection, kept, me)
    return finale_of(kept, told, mine, before, language)


@get(
    "/api/records/{record:str}/verify",
    tags=["records"],
    summary="Check that its deal was fair and its moves lead to its result",
    responses=problems(400, 404),
)
async def verify(request: Request[Any, Any, Any], record: RecordId) -> Verdict:
    kept = await _found(request, record)
    return await aside(verdict_of, kept.row.record)


@post(
    "/api/verify",
    tags=["records"],
    summary="The same check for any record, sent as text",
    status_code=HTTP_200_OK,
    operation_class=_TextOperation,
    responses=problems(400, 403),
)
async def verify_text(request: Request[Any, Any, Any]) -> Verdict:
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        return Verdict(ok=False, line="not a Posse record: not a text file")
    return await aside(verdict_of, text)


async def _found(request: Request[Any, Any, Any], record: str) -> Kept:
    async with server_of(request).store.read() as connection:
        return await records.find(connection, record)


HANDLERS = [list_records, detail, file, replay, finale, verify, verify_text]
