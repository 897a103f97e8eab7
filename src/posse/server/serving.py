"""Serving: the process of `posse serve`, from its first line to a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import secrets
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from posse.engine.game import PosseError

from . import log, running
from .database.store import StoreError
from .http import pages
from .http.app import app
from .http.frames import LimitedFrames
from .live.chance import Chance
from .settings import Settings

GRACE_S = 10  # for what is being answered when the server is told to stop
COLLECTING_S = 600
TICKS_A_SECOND = 10  # uvicorn's


class Serving(uvicorn.Server):
    """Uvicorn, which says goodbye: moves in flight are finished and clients told to come again."""

    def __init__(
        self, settings: Settings, on_ready: Callable[[str], None] = lambda url: None, chance: Chance | None = None
    ) -> None:
        self.litestar: Litestar = app(settings, chance)
        self.instance = self.litestar.state.instance = secrets.token_hex(8)  # tells this process from any other
        self.on_ready = on_ready
        self._leaving: asyncio.Task[None] | None = None
        super().__init__(
            uvicorn.Config(
                self.litestar,
                host=settings.host,
                port=settings.port,
                ws=LimitedFrames,
                ws_max_size=settings.max_message_bytes * 4,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                timeout_graceful_shutdown=GRACE_S,
                lifespan="on",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.to_thread(pages.built)  # now, and not when a newer version may have been installed
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self.on_ready(f"http://{_shown(self.config.host)}:{port}/")

    async def on_tick(self, counter: int) -> bool:
        if counter % (COLLECTING_S * TICKS_A_SECOND) == 0:
            gc.collect()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, leave in order; asked again, at once."""
        if self._leaving is not None or not self.started:
            super().handle_exit(sig, frame)
            return
        self._leaving = asyncio.get_running_loop().create_task(self._leave())

    async def _leave(self) -> None:
        try:
            await self.litestar.state.server.say_goodbye()
        finally:
            self.should_exit = True  # and not by way of uvicorn, which would die of the signal: this is a clean end


def serve(settings: Settings, on_ready: Callable[[str], None], chance: Chance | None = None) -> int:
    """Serve until told to stop."""
    log.set_up(settings.log_level, settings.log_json)
    _check_port(settings)

    ending = contextlib.ExitStack()

    def ready(url: str) -> None:
        _collect_seldom()
        ending.enter_context(running.noted(settings.database, url, serving.instance))
        on_ready(url)

    serving = Serving(settings, ready, chance)
    logging.getLogger("uvicorn.error").addFilter(lambda record: _failure(serving) is None)  # told in one line, below
    leaving = contextlib.suppress(KeyboardInterrupt, SystemExit)  # uvicorn exits where it could not start
    with leaving, ending, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serving.serve())
    if not serving.started:
        raise _failure(serving) or StoreError("the server could not start")
    return 0


def _collect_seldom() -> None:
    """A full collection looks at everything a busy server holds, a quarter of a second in which nobody is answered.

    What is there at the start stays and need not be looked at; the rest is looked at every COLLECTING_S.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)


def _failure(serving: Serving) -> PosseError | None:
    """Why it did not start, if it can be told in one line."""
    failure = getattr(serving.litestar.state, "failure", None)
    return failure if isinstance(failure, PosseError) else None


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _check_port(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PosseError(f"port {settings.port} is in use; choose another with --port") from None
            where = f"{settings.host}:{settings.port}"
            raise PosseError(f"cannot listen on {where}: {error.strerror}") from None


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
