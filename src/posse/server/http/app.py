"""The application: what answers at which address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

import posse
from posse.engine.game import PosseError
from posse.server.live.chance import Chance
from posse.server.log import log
from posse.server.server import Server, server_of
from posse.server.settings import Settings
from posse.server.wire.messages import Problem
from posse.server.wire.refusal import Refusal, one_line

from . import (
    account,
    addresses,
    guard,
    lessons,
    moderation,
    pages,
    playing,
    ratings,
    records,
    rules,
    sessions,
    socket,
    tables,
    tickets,
)
from .head import AnswersHead


@get("/health", tags=["operation"], summary="Whether the process is running, and which one it is")
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    return {"status": "ok", "version": posse.__version__, "instance": request.app.state.get("instance", "")}


@get(
    "/ready",
    tags=["operation"],
    summary="Whether the server is ready: the database can be read and written",
    responses={503: ResponseSpec(dict[str, Any], description="Not now", generate_examples=False)},
)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    found = await server_of(request).readiness()
    return Response(found, status_code=200 if found["ready"] else HTTP_503_SERVICE_UNAVAILABLE)


def app(settings: Settings, chance: Chance | None = None) -> Litestar:
    """A server that is not yet open."""
    server = Server(settings, chance)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        try:
            await server.open()
        except PosseError as error:
            app.state.failure = error
            raise
        try:
            yield
        finally:
            await server.close()

    return AnswersHead(
        route_handlers=[
            *(health, ready, socket.socket, pages.page),
            *(*account.HANDLERS, *sessions.HANDLERS, *moderation.HANDLERS, *tables.HANDLERS, *playing.HANDLERS),
            *(*tickets.HANDLERS, *addresses.HANDLERS),
            *(*records.HANDLERS, *ratings.HANDLERS, *rules.HANDLERS, *lessons.HANDLERS),
        ],
        lifespan=[opened],
        openapi_config=OpenAPIConfig(
            title="Posse",
            version=posse.__version__,
            path="/api/schema",
            components=guard.SCHEMES,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        **guard.plug(settings),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _failed,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _broken,
        },
    )


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return Response(Problem(error.code, str(error)), status_code=error.status, headers=error.headers)


def _failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    line = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, Sequence) and error.extra:
        first: Any = error.extra[0]
        key, message = first.get("key", ""), first.get("message", line)
        line = f"{key} is missing" if message == repr(key) else f"{key}: {message}".strip(": ")
    code = {400: "malformed", 401: "sign-in", 403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-long"}
    problem = Problem(code.get(error.status_code, "failed"), one_line(line))
    return Response(problem, status_code=error.status_code, headers=error.headers or {})


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem("malformed", "the body is not readable JSON"), status_code=400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.exception("request_failed", path=request.url.path, kind=type(error).__name__)
    line = "something went wrong on the server; nothing was changed"
    return Response(Problem("trouble", line), status_code=HTTP_500_INTERNAL_SERVER_ERROR)
