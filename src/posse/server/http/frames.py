"""The frames of a socket: those that carry no message are limited, and a client that does not read is cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from posse.server.accounts.limits import Bucket
from posse.server.log import log

FRAMES_A_SECOND = 5  # pings, pongs and parts of messages
FRAMES_AT_ONCE = 100
UNREAD_S = 30.0  # without a byte being read, while more than the system's buffers hold is waiting


class LimitedFrames(WebSocketsSansIOProtocol):
    """Uvicorn answers every ping at once and waits for ever for a client to read."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE, self.loop.time)
        self._watching: asyncio.TimerHandle | None = None

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        self._cut_off("too_many_frames")
        return False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        super().connection_lost(exc)

    def _watch(self, n_unread: int) -> None:
        self._stop_watching()
        self._watching = self.loop.call_later(UNREAD_S, self._check, n_unread)

    def _check(self, n_before: int) -> None:
        n_unread = self.transport.get_write_buffer_size()
        if n_unread < n_before:
            self._watch(n_unread)
        else:
            self._cut_off("does_not_read")

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    def _cut_off(self, reason: str) -> None:
        log.info("socket_cut_off", reason=reason)
        self.transport.abort()
