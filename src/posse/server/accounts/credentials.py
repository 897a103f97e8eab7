"""What lets people in: tokens that cannot be guessed, of which only digests are kept, and the server's own seal."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32
BEARER = "posse_"  # programs' tokens begin so, and are found by those who search for lost ones


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Seal:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, token: str) -> str:
        return f"{token}.{self._of('session', token)}"

    def token_in(self, cookie: str) -> str | None:
        """The token of a cookie that this server has made; None: it is forged or broken."""
        token, _, seal = cookie.partition(".")
        return token if hmac.compare_digest(seal.encode(), self._of("session", token).encode()) else None

    def csrf(self, kept: str) -> str:
        """What a page has to show beside the cookie: it follows from the session, whose digest this is."""
        return self._of("csrf", kept)

    def _of(self, use: str, text: str) -> str:
        return hmac.new(self._secret, f"{use} {text}".encode(), hashlib.sha256).hexdigest()
