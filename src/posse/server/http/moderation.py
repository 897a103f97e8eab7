"""REST: muting people, and reporting them."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from posse.server.accounts import moderation
from posse.server.accounts.people import People
from posse.server.wire.accounts import MadeReport, Muted, NewReport, Person

from .problems import problems

TAGS = ["moderation"]


@get("/api/mutes", tags=TAGS, summary="The people I have muted", responses=problems(401, 403))
async def list_mutes(people: Given[People], person: Given[Person]) -> list[Muted]:
    return await moderation.list_muted(people.store, person)


@put(
    "/api/mutes/{which:str}",
    tags=TAGS,
    summary="Mute a person: their chat is no longer shown to me",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409),
)
async def mute(which: FromPath[str], people: Given[People], person: Given[Person]) -> None:
    await moderation.mute(people.store, person, which)


@delete("/api/mutes/{which:str}", tags=TAGS, summary="Unmute a person", responses=problems(400, 401, 403))
async def unmute(which: FromPath[str], people: Given[People], person: Given[Person]) -> None:
    await moderation.unmute(people.store, person, which)


@post(
    "/api/reports",
    tags=TAGS,
    summary="Report a person to the people who run this server",
    responses=problems(400, 401, 403, 404),
)
async def report(data: JSONBody[NewReport], people: Given[People], person: Given[Person]) -> MadeReport:
    return await moderation.report(people.store, people.limits.reports, person, data)


HANDLERS = [list_mutes, mute, unmute, report]
