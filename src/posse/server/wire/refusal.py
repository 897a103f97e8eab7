"""Requests that are not served."""

from __future__ import annotations

from collections.abc import Mapping

from posse.engine.game import PosseError

MAX_LINE = 300


class Refusal(PosseError):
    """A request that is not served: its status, a code for programs and a line for people."""

    def __init__(self, status: int, code: str, line: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(line)
        self.status, self.code, self.headers = status, code, dict(headers or {})


def one_line(text: str) -> str:
    """What somebody sent may be in it, and that may be anything."""
    shown = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(shown.split())[:MAX_LINE]
