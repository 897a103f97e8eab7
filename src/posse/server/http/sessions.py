"""The REST API about what lets one in, and about manners: sessions, tokens, mutes, reports."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from posse.server.accounts import moderation
from posse.server.accounts.people import People
from posse.server.accounts.sessions import Pass
from posse.server.database.schema import sessions, tokens
from posse.server.wire.accounts import MadeReport, MadeToken, Muted, NewReport, NewToken, Person, SessionInfo, TokenInfo

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


@get("/api/mutes", tags=["manners"], summary="The people I have muted", responses=problems(401, 403))
async def list_mutes(people: Given[People], person: Given[Person]) -> list[Muted]:
    return await moderation.muted_by(people.store, person)


@put(
    "/api/mutes/{which:str}",
    tags=["manners"],
    summary="Mute a person: their chat is no longer shown to me",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409),
)
async def mute(which: FromPath[str], people: Given[People], person: Given[Person]) -> None:
    await moderation.mute(people.store, person, which)


@delete("/api/mutes/{which:str}", tags=["manners"], summary="Unmute a person", responses=problems(400, 401, 403))
async def unmute(which: FromPath[str], people: Given[People], person: Given[Person]) -> None:
    await moderation.unmute(people.store, person, which)


@post(
    "/api/reports",
    tags=["manners"],
    summary="Report a person to the people who run this server",
    responses=problems(400, 401, 403, 404),
)
async def report(data: JSONBody[NewReport], people: Given[People], person: Given[Person]) -> MadeReport:
    return await moderation.report(people.store, people.limits.reports, person, data)


HANDLERS = [
    *(list_sessions, end_others, end_session, list_tokens, make_token, revoke_token),
    *(list_mutes, mute, unmute, report),
]
