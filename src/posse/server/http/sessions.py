"""REST: sessions of browsers and tokens of programs."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from posse.server.accounts.people import People
from posse.server.accounts.sessions import Pass
from posse.server.database.schema import sessions, tokens
from posse.server.wire.accounts import MadeToken, NewToken, Person, SessionInfo, TokenInfo

from .problems import problems

TAGS = ["sessions and tokens"]


@get("/api/me/sessions", tags=TAGS, summary="Where I am signed in", responses=problems(401, 403))
async def list_sessions(people: Given[People], pass_: Given[Pass]) -> list[SessionInfo]:
    return await people.passes.sessions_of(pass_)


@delete("/api/me/sessions", tags=TAGS, summary="End all my other sessions", responses=problems(401, 403))
async def end_others(people: Given[People], session: Given[Pass]) -> None:
    await people.passes.revoke_others(session)


@delete(
    "/api/me/sessions/{which:str}", tags=TAGS, summary="End one of my sessions", responses=problems(400, 401, 403, 404)
)
async def end_session(which: FromPath[str], people: Given[People], session: Given[Pass]) -> None:
    await people.passes.revoke(session.person, sessions, which)


@get("/api/me/tokens", tags=TAGS, summary="My programs' tokens", responses=problems(401, 403))
async def list_tokens(people: Given[People], person: Given[Person]) -> list[TokenInfo]:
    return await people.passes.tokens_of(person)


@post(
    "/api/me/tokens",
    tags=TAGS,
    summary="Create a token for a program",
    description="Sent as `Authorization: Bearer posse_…`, it can do what I can, except manage my account.",
    responses=problems(400, 401, 403, 409),
)
async def make_token(data: JSONBody[NewToken], people: Given[People], session: Given[Pass]) -> MadeToken:
    return await people.passes.make_token(session.person, data.label)


@delete("/api/me/tokens/{which:str}", tags=TAGS, summary="Revoke a token", responses=problems(400, 401, 403, 404))
async def revoke_token(which: FromPath[str], people: Given[People], session: Given[Pass]) -> None:
    await people.passes.revoke(session.person, tokens, which)


HANDLERS = [list_sessions, end_others, end_session, list_tokens, make_token, revoke_token]
