"""Headers that keep pages safe, on every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from posse.server.settings import Settings

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly may be compiled; JavaScript is still never made of text
        "connect-src 'self'",  # and so the socket of the same host
        "img-src 'self' data:",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # an address of a table is its invitation
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HTTPS_ONLY = "max-age=31536000"


def adding(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that runs before anything is sent. What a handler has set itself stays."""
    always = HEADERS | ({"Strict-Transport-Security": HTTPS_ONLY} if settings.secure_cookies else {})

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in always.items():
            headers.setdefault(name, value)
        if scope.get("path", "").startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")

    return add
