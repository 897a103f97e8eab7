"""Bodies of the REST API about people. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .messages import Id, Language

Name = Annotated[str, Meta(min_length=1, max_length=100, description="At most 24 characters once tidied up.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60)]
Complaint = Annotated[str, Meta(min_length=1, max_length=2000)]


class Person(Struct, frozen=True):
    id: str
    name: str
    is_member: bool
    """The name is kept with a password."""
    language: Language


# What is asked -------------------------------------------------------------------------------------------------------


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password
    name: Name | None = None
    """None: the name you have as a guest."""
    language: Language | None = None


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: AnyPassword


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever is None stays as it is."""

    name: Name | None = None
    language: Language | None = None


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    password: AnyPassword | None = None
    """Required from members."""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Label
    """What it is for."""


class UseTicket(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(min_length=1, max_length=100)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    about: Id
    text: Complaint
    table: Id | None = None


# What is told --------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    person: Person | None
    """None: not signed in."""
    csrf: str | None
    """Send it as X-CSRF-Token with every request that changes something; programs with a token do not need it."""


class SessionInfo(Struct, frozen=True):
    id: Id
    agent: str
    """The browser, in its own words."""
    created_ms: int
    seen_ms: int
    is_this: bool = False


class TokenInfo(Struct, frozen=True):
    id: Id
    label: str
    created_ms: int
    used_ms: int | None


class MadeToken(Struct, frozen=True):
    token: str
    """Shown only once: only its digest is kept."""
    info: TokenInfo


class Muted(Struct, frozen=True):
    person: Id
    name: str


class MadeTicket(Struct, frozen=True):
    """By which another browser comes in as the same person."""

    ticket: str
    """Good once."""
    good_ms: int
    """For so long."""


class MadeReport(Struct, frozen=True):
    id: int


class MoveKept(Struct, frozen=True):
    n: int
    move: str | None
    """None: moves were taken back."""
    back_to: int | None
    at_ms: int


class SeatKept(Struct, frozen=True):
    """A table you have sat at."""

    table: Id
    game: str
    status: str
    seat: int
    name: str | None
    is_stood_in: bool
    started_ms: int | None
    ended_ms: int | None
    share: float | None
    score: float | None
    moves: list[MoveKept]


class ChatKept(Struct, frozen=True):
    table: Id
    name: str
    text: str
    at_ms: int


class RatingKept(Struct, frozen=True):
    game: str
    mu: float
    sigma: float
    n_games: int
    at_ms: int


class RatingStepKept(Struct, frozen=True):
    game: str
    n: int
    table: str
    mu: float
    sigma: float
    at_ms: int


class ReportKept(Struct, frozen=True):
    about: str | None
    table: str | None
    text: str
    at_ms: int
    is_handled: bool


class Export(Struct, frozen=True):
    """Everything kept about a person, except digests and the password."""

    person: Person
    created_ms: int
    seen_ms: int
    sessions: list[SessionInfo]
    tokens: list[TokenInfo]
    hosted: list[str]
    """Tables you have opened."""
    seats: list[SeatKept]
    chats: list[ChatKept]
    ratings: list[RatingKept]
    rating_steps: list[RatingStepKept]
    muted: list[Muted]
    reports: list[ReportKept]
