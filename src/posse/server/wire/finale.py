"""What the API tells of a game's end: its chronicle, as facts and in words, and what is special for whoever asks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .archive import Player
from .messages import GameName, Id, Result

Manner = Literal["shared", "level", "comeback", "narrow", "rout", "clear"]
TurningKind = Literal["lead", "swing"]


class ChronicleStanding(Struct, frozen=True):
    """The scores after a ply."""

    ply: int
    scores: list[float]


class Chapter(Struct, frozen=True):
    """A part of the game that begins with a ply: a hand, a town, a turn."""

    name: str
    n: int
    ply: int
    label: str


class TallyItem(Struct, frozen=True):
    name: str
    n: int
    """Which of that name; 0: there is only one."""
    values: list[int]
    """By seat."""
    label: str


class Tally(Struct, frozen=True):
    """A sum taken apart: the items add up to the totals."""

    name: str
    items: list[TallyItem]
    totals: list[int]
    """By seat; in a game's first tally, the scores."""
    label: str
    total: str
    """What the totals are called."""


class Luck(Struct, frozen=True):
    """How often something happened that nobody chose."""

    name: str
    n: list[int]
    """By seat."""
    of: list[int] | None
    """By seat, how often it could have; None: a plain count."""
    label: str
    counts: list[str]
    """By seat, in words."""


class Happening(Struct, frozen=True):
    """Something worth saying at the end, under the game's own name."""

    name: str
    ply: int
    seat: int
    """Whose; -1: nobody's."""
    n: int
    of: int
    line: str
    """In a sentence; "": there is none."""


class Turning(Struct, frozen=True):
    """The ply that turned the game."""

    ply: int
    kind: TurningKind
    """lead: it took the lead for good; swing: the winner was never behind, or drew level only, and this gained most."""
    by: float
    """What the winner's margin over the best of the others gained."""
    line: str
    told: list[str]
    """What happened then, as the story told it."""


class Chronicle(Struct, frozen=True):
    """A finished game in facts."""

    n_plies: int
    standings: list[ChronicleStanding]
    """After every ply that changed them, and at both ends; empty: only the result is known."""
    chapters: list[Chapter]
    tallies: list[Tally]
    luck: list[Luck]
    happenings: list[Happening]
    ending: Happening | None
    turning: Turning | None
    manner: Manner
    """How it was won. level: whatever breaks a tie did; comeback: from the last place half-way; narrow: by at most a
    tenth of the winner's score; rout: the best of the others has at most half of it."""
    margin: float
    """The winners' over the best of the others; 0 where all win."""
    n_leads: int
    """How often another seat came to be alone in front."""


class Special(Struct, frozen=True):
    """What is special about this game for whoever asks, among their finished games here."""

    name: Literal["first-game", "first-win", "first-win-over", "wins", "streak", "best-score", "closest", "longest"]
    n: float
    """wins, streak: how many; best-score: the best before; closest: the margin; longest: how many moves."""
    level: str | None
    """first-win-over: the strongest bots that were beaten."""
    label: str
    line: str


class Finale(Struct, frozen=True):
    """How a game ended, in the reader's words."""

    id: Id
    game: GameName
    players: list[Player]
    result: Result
    seat: int | None
    """Where you sat; None: you did not play."""
    chronicle: Chronicle | None
    """None: it was played by other rules and cannot be replayed any more."""
    special: list[Special]
    heading: str
    """Who won."""
    why: str
    """And why, in one sentence."""
    place: str
    """Where a reader came in who did not win."""
    ending: str
    """How it came to its end."""
    is_harder: bool
    """A rematch can have stronger bots."""
