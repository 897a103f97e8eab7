"""REST: going on with another device, by a link that is good once."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from posse.server.accounts.people import People
from posse.server.accounts.sessions import Pass
from posse.server.accounts.tickets import TICKET_S
from posse.server.wire.accounts import MadeTicket, Me, UseTicket

from . import guard
from .account import agent_of, entered
from .problems import problems

TAGS = ["sessions and tokens"]


@post(
    "/api/me/ticket",
    tags=TAGS,
    summary="A ticket by which another browser comes in as me, once and soon",
    responses=problems(401, 403),
)
async def make(people: Given[People], session: Given[Pass]) -> MadeTicket:
    return MadeTicket(people.tickets.make(session), round(TICKET_S * 1000))


@post(
    "/api/ticket",
    tags=TAGS,
    summary="Come in by a ticket",
    description="This starts a new session; any session the browser had before ends.",
    status_code=200,
    responses=problems(400, 401, 403, 409),
)
async def use(
    data: JSONBody[UseTicket],
    request: Request[Any, Any, Any],
    people: Given[People],
    pass_or_none: Given[Pass | None],
) -> Response[Me]:
    old = pass_or_none if pass_or_none and pass_or_none.is_session else None
    return entered(people, await people.tickets.use(data.ticket, old, agent_of(request), guard.caller(request)), 200)


HANDLERS: list[Any] = [make, use]
