"""What the API tells of records, ratings and players."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .messages import Event, GameName, HouseValue, Id, Level, Line, Options, Result
from .sheets import Sheet

Mark = Literal["book", "found", "ruled", "assumed", "changed"]


class Player(Struct, frozen=True):
    """Who sat at a seat, under the name they had then."""

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
    """Newest first."""
    before: str | None
    """Ask for this next; None: there are no more."""


class RecordDetail(Struct, frozen=True):
    record: RecordInfo
    version: int
    """The version of the game's rules."""
    edition: str
    """The edition's digest."""
    house: dict[str, HouseValue]
    options: Options
    commitment: str
    secret: str
    nonces: list[str | None]
    """By seat, in hex; None: the seat gave none."""
    key: str
    n_plies: int


class Ply(Struct, frozen=True):
    """A move of a finished game, and what happened then. Ply 0 is the opening."""

    n: int
    seat: int
    """The seat that moved; -1: none, this is the opening."""
    move: str | None
    """In notation."""
    label: str | None
    """In words."""
    events: list[Event]
    """As the seat you asked for was told them; in full, if you asked for everything."""
    lines: list[Line]
    view: dict[str, Any]
    """What the seat you asked for knew then; a spectator's view, if you asked for everything."""
    facts: dict[str, Any]
    """What people want worked out from that view, under the game's own names."""
    views: list[dict[str, Any]] | None
    """Every seat's view, if you asked for everything."""
    sheet: Sheet | None
    """The table as text with tones, as the seat you asked for knew it then; None: you did not ask for sheets."""
    sheets: list[Sheet] | None
    """Every seat's, if you asked for everything and for sheets."""
    actors: list[int]
    """The seats that may act next."""


class Replay(Struct, frozen=True):
    id: Id
    game: GameName
    seat: int | None
    """The seat whose view this is; -1: a spectator; None: everything is open."""
    players: list[Player]
    memory_aid: bool
    """Whether the table had it on; without it, a page shows only what lies open."""
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
    """Commitment to the record's secret, to compare with what the table showed; None: the record has no secret."""
    key_follows: bool = False
    """The key was made from the secret and the nonces."""
    key: str | None = None


class RatingInfo(Struct, frozen=True):
    """A player's rating at a game: with a chance of 95% the true one lies between `low` and `high`."""

    rating: float
    low: float
    high: float
    n_games: int


class Ranked(Struct, frozen=True):
    rank: int
    """Ranked by `low`, the strength a player has safely shown."""
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
    """Finished games, rated or not."""
    wins: float
    """A shared win counts in part."""
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
    """Ordinal of this rated game: 1 is the player's first."""
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
