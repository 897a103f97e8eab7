"""HEAD is answered as GET is, without the content."""

from __future__ import annotations

from typing import cast

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send


class AnswersHead(Litestar):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
            send = _without_content(send)
        await super().__call__(scope, receive, send)


def _without_content(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sent
