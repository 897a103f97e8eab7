"""Who is asking, and whether they may: sessions and tokens, pages of others, limits.

Handlers ask for `person: Person` (refused unless somebody is signed in), `person_or_none: Person | None`,
`pass_: Pass`, `session: Pass` (a browser's: tokens are refused), `people: People`. Sockets call `admit`.
"""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

from posse.server.accounts.limits import address_of
from posse.server.accounts.people import People
from posse.server.accounts.sessions import SESSION_S, Pass
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.refusal import Refusal

from . import headers

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
MAX_BODY_BYTES = 65_536
CSRF = "X-CSRF-Token"
SCHEMES = Components(
    security_schemes={
        "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name="posse"),
        "token": SecurityScheme(type="http", scheme="bearer", bearer_format="posse_…"),
    }
)


def plug(settings: Settings) -> dict[str, Any]:
    """What the application has to be made with."""
    return {
        "middleware": [Guard()],
        "before_send": [headers.adding(settings)],
        "request_max_body_size": MAX_BODY_BYTES,
        "dependencies": {
            "people": Provide(people_of, sync_to_thread=False),
            "person": Provide(person),
            "person_or_none": Provide(person_of),
            "pass_": Provide(pass_),
            "pass_or_none": Provide(pass_of),
            "session": Provide(session),
        },
    }


class Guard(ASGIMiddleware):
    """Before every request to the API: not too many, and changes only from pages of our own."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/api"):
            request: Request[Any, Any, Any] = Request(scope)
            check_rate(request)
            if request.method not in SAFE and not _bearer(request):
                check_origin(request)
                found = await pass_of(request)
                if found and not hmac.compare_digest(request.headers.get(CSRF, "").encode(), found.csrf.encode()):
                    raise Refusal(403, "csrf", f"the header {CSRF} is missing or wrong: GET /api/me returns it")
        await next_app(scope, receive, send)


async def admit(socket: Connection) -> Pass | None:
    """Who opens a socket; None: nobody who is signed in. Raises a Refusal if they may not."""
    check_rate(socket)
    if not _bearer(socket):
        check_origin(socket)
    return await pass_of(socket)


async def pass_of(request: Connection) -> Pass | None:
    """What lets this connection in; found once. Raises a Refusal for a token that is not known, and for the banned."""
    if "posse_pass" not in request.scope["state"]:
        request.scope["state"]["posse_pass"] = await _found(request)
    found: Pass | None = request.scope["state"]["posse_pass"]
    return found


async def person_of(request: Connection) -> Person | None:
    found = await pass_of(request)
    return found.person if found else None


async def pass_(request: Connection) -> Pass:
    found = await pass_of(request)
    if found is None:
        raise Refusal(401, "sign-in", "you are not signed in: come in as a guest, log in, or send a token")
    return found


async def person(request: Connection) -> Person:
    return (await pass_(request)).person


async def session(request: Connection) -> Pass:
    found = await pass_(request)
    if not found.is_session:
        raise Refusal(403, "session-needed", "a token cannot do this: sign in instead")
    return found


def people_of(request: Connection) -> People:
    found: People = request.app.state.server.people
    return found


def check_rate(connection: Connection) -> None:
    people_of(connection).limits.requests.take(caller(connection))


def caller(connection: Connection) -> str:
    """The address that asks, as limits count it."""
    return address_of(connection.client.host if connection.client else None)


def check_origin(connection: Connection) -> None:
    """Refuse what a page of others has sent. Programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        is_own = connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    else:
        is_own = origin in people_of(connection).settings.origins or _is_here(origin, connection)
    if not is_own:
        raise Refusal(403, "foreign-page", "this request came from a page at another address")


def cookie(settings: Settings, value: str) -> Cookie:
    """The cookie of a session; without a value, its end."""
    return Cookie(
        key=cookie_name(settings),
        value=value,
        path="/",
        max_age=SESSION_S if value else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


def cookie_name(settings: Settings) -> str:
    return "__Host-posse" if settings.secure_cookies else "posse"


async def _found(connection: Connection) -> Pass | None:
    people = people_of(connection)
    token = _bearer(connection)
    if token:
        found = await people.passes.of_bearer(token)
        if found is None:
            raise Refusal(401, "sign-in", "this token is unknown or has been revoked")
    else:
        kept = connection.cookies.get(cookie_name(people.settings))
        found = await people.passes.of_cookie(kept) if kept else None
    if found:
        people.limits.requests.take(found.person.id)
    return found


def _bearer(connection: Connection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _is_here(origin: str, connection: Connection) -> bool:
    """Whether a page comes from the host it talks to. A proxy may speak https for us: the scheme does not matter."""
    host = connection.headers.get("host", "").lower()
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return False
    port = {"http": ":80", "https": ":443"}.get(parts.scheme)
    return port is not None and parts.netloc in (host, host.removesuffix(port))
