"""REST: one's own account: coming in as a guest, registering, logging in, changing and deleting it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from posse.server.accounts.limits import GUEST_COSTS
from posse.server.accounts.people import Entrance, People
from posse.server.accounts.sessions import Pass
from posse.server.database.schema import sessions
from posse.server.wire.accounts import ChangeMe, ChangePassword, Export, Leave, LogIn, Me, NewGuest, Person, Register
from posse.server.wire.refusal import Refusal

from . import guard
from .problems import DONE, problems

AnyRequest = Request[Any, Any, Any]
TAGS = ["people"]


@get("/api/me", tags=TAGS, summary="Who is signed in", responses=problems(401, 403))
async def who(pass_or_none: Given[Pass | None]) -> Me:
    if pass_or_none is None:
        return Me(None, None)
    return Me(pass_or_none.person, pass_or_none.csrf or None)


@post("/api/guest", tags=TAGS, summary="Come in as a guest, at once", responses=problems(400, 401, 403, 409))
async def come(
    data: JSONBody[NewGuest], request: AnyRequest, people: Given[People], pass_or_none: Given[Pass | None]
) -> Response[Me]:
    if pass_or_none is not None:
        raise Refusal(409, "signed-in", f"you are already signed in as {pass_or_none.person.name}: log out first")
    people.limits.requests.take(guard.caller(request), GUEST_COSTS - 1)
    return entered(people, await people.guest(data.name, data.language, agent_of(request)))


@post(
    "/api/register",
    tags=TAGS,
    summary="Keep a name with a password",
    description="A guest who registers stays the same person, with a new session.",
    responses=problems(400, 401, 403, 409),
)
async def register(
    data: JSONBody[Register], request: AnyRequest, people: Given[People], pass_or_none: Given[Pass | None]
) -> Response[Me]:
    if pass_or_none is not None and not pass_or_none.is_session:
        raise Refusal(403, "session-needed", "a token cannot do this: sign in instead")
    entrance = await people.register(
        pass_or_none, data.name, data.password, data.language, guard.caller(request), agent_of(request)
    )
    return entered(people, entrance)


@post(
    "/api/login",
    tags=TAGS,
    summary="Log in as a member",
    description="This starts a new session; any session the browser had before ends.",
    status_code=200,
    responses=problems(400, 401, 403),
)
async def log_in(
    data: JSONBody[LogIn], request: AnyRequest, people: Given[People], pass_or_none: Given[Pass | None]
) -> Response[Me]:
    old = pass_or_none if pass_or_none and pass_or_none.is_session else None
    entrance = await people.log_in(old, data.name, data.password, guard.caller(request), agent_of(request))
    return entered(people, entrance, 200)


@post("/api/logout", tags=TAGS, summary="End this session", status_code=204, responses=DONE | problems(401, 403))
async def log_out(people: Given[People], session: Given[Pass]) -> Response[None]:
    await people.passes.revoke(session.person, sessions, session.id)
    return _gone(people)


@patch("/api/me", tags=TAGS, summary="Change name or language", responses=problems(400, 401, 403, 409))
async def change(data: JSONBody[ChangeMe], people: Given[People], pass_: Given[Pass]) -> Me:
    person = await people.change(pass_.person, data.name, data.language)
    return Me(person, pass_.csrf or None)


@post(
    "/api/me/password",
    tags=TAGS,
    summary="Change the password",
    description="All other sessions end; tokens stay.",
    status_code=204,
    responses=problems(400, 401, 403, 409),
)
async def change_password(
    data: JSONBody[ChangePassword], request: AnyRequest, people: Given[People], session: Given[Pass]
) -> None:
    await people.change_password(session, data.old, data.new, guard.caller(request))


@get("/api/me/export", tags=TAGS, summary="Everything kept about me", responses=problems(401, 403))
async def export(people: Given[People], person: Given[Person]) -> Response[Export]:
    name = {"Content-Disposition": 'attachment; filename="posse-export.json"'}
    return Response(await people.export(person), headers=name)


@delete(
    "/api/me",
    tags=TAGS,
    summary="Delete my account",
    description="Members must give their password. Games and records shared with others stay, under the name Somebody.",
    status_code=204,
    responses=DONE | problems(400, 401, 403),
)
async def leave(
    data: JSONBody[Leave], request: AnyRequest, people: Given[People], session: Given[Pass]
) -> Response[None]:
    await people.forget(session.person, data.password, guard.caller(request))
    return _gone(people)


def agent_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def entered(people: People, entrance: Entrance, status: int = 201) -> Response[Me]:
    mine, cookie = entrance
    return Response(Me(mine.person, mine.csrf), status_code=status, cookies=[guard.cookie(people.settings, cookie)])


def _gone(people: People) -> Response[None]:
    return Response(None, status_code=204, cookies=[guard.cookie(people.settings, "")])


HANDLERS = [who, come, register, log_in, log_out, change, change_password, export, leave]
