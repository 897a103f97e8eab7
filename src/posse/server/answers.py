"""What the API tells of records, ratings and players."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .protocol import Event, GameName, HouseValue, Id, Level, Line, Options, Result

Mark = Literal["book", "found", "ruled", "assumed", "changed"]


class Player(Struct, frozen=True):
    """Who sat at a seat, by the name they had then."""

    name: str
    person: str | None
    """None: a bot, or a person who has left for good."""
    bot: Level | None


class RecordInfo(Struct, frozen=True):
    """A finished game."""

    id: Id
    game: GameName
    players: list[Player]
    result: Result
    started_ms: int
    ended_ms: int
    is_public: bool
    is_rated: bool


class RecordPage(Struct, frozen=True):
    records: list[RecordInfo]
    """The newest first."""
    before: str | None
    """To be asked for next; None: there are no more."""


class RecordDetail(Struct, frozen=True):
    record: RecordInfo
    version: int
    """Of the game's rules."""
    edition: str
    """Its digest."""
    house: dict[str, HouseValue]
    options: Options
    commitment: str
    secret: str
    nonces: list[str | None]
    """By seat, in hex; None: the seat gave none."""
    key: str
    n_plies: int


class Ply(Struct, frozen=True):
    """A move of a finished game, and what then happened. Ply 0 is the opening."""

    n: int
    seat: int
    """Who moved; -1: nobody, it is the opening."""
    move: str | None
    """In notation."""
    label: str | None
    """In words."""
    events: list[Event]
    """As the asked seat was told them; in full, if all was asked for."""
    lines: list[Line]
    view: dict[str, Any]
    """What the asked seat knew after it; a spectator, if all was asked for."""
    facts: dict[str, Any]
    """What people want worked out of that view, by the game's own names."""
    views: list[dict[str, Any]] | None
    """Every seat's, if all was asked for."""
    actors: list[int]
    """Who may act then."""


class Replay(Struct, frozen=True):
    id: Id
    game: GameName
    seat: int | None
    """Whose eyes these are; -1: a spectator's; None: all is open."""
    players: list[Player]
    memory_aid: bool
    """Whether the table was played with it: without, a page shows what lies openly alone."""
    plies: list[Ply]
    result: Result


class Verdict(Struct, frozen=True):
    """What checking a record found."""

    ok: bool
    line: str
    """What was checked, or what is wrong."""
    game: str | None = None
    players: list[str] = []
    n_moves: int = 0
    is_over: bool = False
    commitment: str | None = None
    """Of the secret in the record, to be compared with what the table showed; None: the record has no secret."""
    key_follows: bool = False
    """The key was made from the secret and the nonces."""
    key: str | None = None


class RatingInfo(Struct, frozen=True):
    """Of a player at a game: the rating lies between `low` and `high` with a chance of 95 %."""

    rating: float
    low: float
    high: float
    n_games: int


class Ranked(Struct, frozen=True):
    rank: int
    """By `low`: what a player has surely shown."""
    player: str
    name: str
    bot: Level | None
    rating: RatingInfo


class Leaderboard(Struct, frozen=True):
    game: GameName
    n_players: int
    players: list[Ranked]


class Standing(Struct, frozen=True):
    """A player at one game."""

    game: GameName
    n_games: int
    """Finished ones, rated or not."""
    wins: float
    """A win that is shared counts in part."""
    rating: RatingInfo | None


class PlayerPage(Struct, frozen=True):
    player: str
    """A person's id, or bot:LEVEL."""
    name: str
    bot: Level | None
    since_ms: int | None
    standings: list[Standing]


class RatingStep(Struct, frozen=True):
    n: int
    """The so-manieth rated game."""
    rating: float
    low: float
    high: float
    table: Id | None
    """Its record; None: the table is not public."""
    at_ms: int


class RuleText(Struct, frozen=True):
    number: str
    text: str
    marks: list[Mark]
    """ruled: our reading of what the rulebook leaves open; assumed: it rests on numbers that nobody could tell us;
    changed: the shipped edition has it otherwise."""


class RuleSection(Struct, frozen=True):
    title: str
    rules: list[RuleText]


class BoxPart(Struct, frozen=True):
    """A number, or a few words, from one source."""

    text: str
    mark: Mark


class BoxOrigin(Struct, frozen=True):
    mark: Mark
    of: list[str]
    """What of the row; nothing: all the rest."""


class BoxRow(Struct, frozen=True):
    name: str
    """In the edition."""
    title: str
    cells: list[list[BoxPart]]
    origins: list[BoxOrigin]


class BoxTable(Struct, frozen=True):
    """A part of what is in the box."""

    name: str
    title: str
    columns: list[str]
    mark: Mark | None
    """Of all of it."""
    column_marks: list[Mark]
    """Of its columns, where each has one of its own; else nothing."""
    rows: list[BoxRow]


class Rulebook(Struct, frozen=True):
    """A game's rules and what is in its box, with house rules."""

    game: GameName
    house: dict[str, HouseValue]
    """Those that differ from the edition."""
    sections: list[RuleSection]
    box: list[BoxTable]
    edition: dict[str, dict[str, Any]]
    """The edition's tables and lines, as its file has them."""
