"""Who is asking."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from posse.server.wire.messages import Language
from posse.server.wire.refusal import Refusal, one_line


class Person(Struct, frozen=True):
    id: str
    name: str
    is_member: bool
    """The name is kept with a password."""
    language: Language


class Pass(Struct, frozen=True):
    """What let a person in: a session of a browser, or a token of a program."""

    id: str
    person: Person
    is_session: bool
    csrf: str = ""
    """Of sessions: what unsafe requests have to show."""


def person_in(row: Any) -> Person:
    """The person of a row of `people`; raises a Refusal if banned."""
    if row.banned_at is not None:
        reason = one_line(row.ban_reason or "")
        raise Refusal(403, "banned", f"you are banned from this server{reason and f': {reason}'}")
    return Person(row.id, row.name, row.password is not None, row.language)
