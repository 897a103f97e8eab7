"""The protocol: every message that crosses the socket and every body of the REST API, as typed structs.

The JSON schema, the browser's TypeScript and docs/protocol.md are made from this file (`posse.server.generated`).
Times are milliseconds. Nothing in a message from a client says which seat it speaks for: the session does.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from .sheets import Sheet

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
Level = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
Language = Literal["en", "de", "nl"]
Status = Literal["open", "playing", "over", "given-up", "closed"]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Reaction = Literal["hat", "laugh", "applause", "ouch", "smoke", "hurry", "think", "cheers"]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
HouseValue = bool | int | str


# What is told about tables -------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each move, and a bank for the long ones."""

    move_s: Annotated[int, Meta(ge=5, le=3600)] = 45
    bank_s: Annotated[int, Meta(ge=0, le=7200)] = 300


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played, apart from the rules."""

    memory_aid: bool = False
    """Everyone is shown what a perfect memory would know."""
    stand_in: Level = "deputy"
    """The bot that plays for a person who is out of time or away."""
    clock: Clock | None = None
    """None: no clock; the table waits, for days if need be."""
    chat: bool = True
    pace: Literal["calm", "brisk", "instant"] = "calm"
    """How long bots take over a move."""


class SeatInfo(Struct, frozen=True):
    name: str | None
    """The person's or bot's name; None: the seat is free."""
    person: str | None = None
    bot: Level | None = None
    is_kept: bool = False
    """Free, but kept for someone from the previous game."""
    kept_for: str | None = None
    """Whoever that is."""
    is_here: bool = False
    """The person has the table open."""
    is_stood_in: bool = False
    """A bot is playing for the person."""
    is_gone: bool = False
    """The person has been away for so long that the others may have a bot play for them."""
    bot_wanted_by: list[int] = []
    """The seats that want that; if the host or all who are here do, it is done."""
    is_offered: bool = False
    """A bot's seat that somebody who comes late may take over, by sitting down."""


class Result(Struct, frozen=True):
    shares: list[float]
    """Each seat's share of the win."""
    scores: list[float]


class TableInfo(Struct, frozen=True):
    """A table, as everyone may know it."""

    id: Id
    game: GameName
    status: Status
    seats: list[SeatInfo]
    host: str | None
    is_public: bool
    is_rated: bool
    house: dict[str, HouseValue]
    """House rules that differ from the edition."""
    options: Options
    commitment: str
    """SHA-256 of the server's secret, in hex; shown before anyone adds to the deal."""
    created_ms: int
    n_steps: int = 0
    n_watchers: int = 0
    result: Result | None = None
    rematch: Id | None = None


class MyTable(Struct, frozen=True):
    """A table of yours that is not over."""

    table: TableInfo
    actors: list[int]
    """The seats whose turn it is; empty before the game begins."""
    is_my_turn: bool


class Event(Struct, frozen=True):
    """Something that happened, as this seat is told about it."""

    what: str
    seat: int
    """Whose it is; -1: nobody's."""
    item: str | None
    """None: nothing moved; "?": hidden from this seat; "*": everything at the source."""
    n: int
    source: str | None
    target: str | None


class Line(Struct, frozen=True):
    """A sentence of the story, in the reader's language."""

    text: str
    seat: int
    is_heading: bool = False
    places: list[str] = []
    """Where on the table it happened."""


class Step(Struct, frozen=True):
    """What a move did, or moves being taken back. Step 0 is the opening."""

    n: int
    seat: int
    events: list[Event]
    lines: list[Line]
    back_to: int | None = None
    """Moves were taken back to before this step."""


class Move(Struct, frozen=True):
    move: str
    """In notation: send this back to play it."""
    group: str
    label: str
    """In the reader's language."""
    brief: str
    """A shorter label, for use under the name of its group."""


class Offer(Struct, frozen=True):
    """What this seat may do. To play a move, give the offer's number, which changes only when the seat's moves do."""

    number: int
    moves: list[Move]


class Ticking(Struct, frozen=True):
    """The clock of a seat whose turn it is."""

    seat: int
    move_ms: int
    """Time left for this move."""
    bank_ms: int
    """Time left in the bank, used once the move's time is gone."""
    waits_ms: int = 0
    """The clock stands still for so long, or until the seat has been shown what happened."""


# From the server -----------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message on a socket."""

    protocol: int
    person: str
    name: str


class LobbyNow(Struct, frozen=True, tag="lobby"):
    """All public tables that are waiting for players or in play."""

    tables: list[TableInfo]


class TableNow(Struct, frozen=True, tag="table"):
    """A table that has changed: who sits there, who is here, whether it has begun. Also sent to the lobby."""

    table: TableInfo


class Position(Struct, frozen=True, tag="position"):
    """A running or finished game as this seat knows it, and everything since the last step it had seen."""

    table: Id
    seat: int
    """The seat whose view this is; -1: a spectator."""
    n: int
    """The last step."""
    view: dict[str, Any]
    facts: dict[str, Any]
    """What people want worked out from the view, under the game's own names."""
    actors: list[int]
    """The seats that may act."""
    offer: Offer | None
    """None: nothing to decide."""
    can_undo: bool
    undo_knows: bool
    """`undo` would take back what has taught the seat something, or what others have answered: only alone with bots."""
    clocks: list[Ticking]
    steps: list[Step]
    result: Result | None


class Accepted(Struct, frozen=True, tag="accepted"):
    """The request with this id has been carried out and saved."""

    table: Id
    id: Id
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """The request with this id has not been carried out; nothing has changed."""

    table: Id
    id: Id
    code: Literal[
        "stale", "illegal", "not-your-turn", "not-seated", "not-playing", "cannot-undo", "no-chat", "empty", "too-fast"
    ]
    line: str
    rule: str | None = None
    position: Position | None = None
    """For a stale move, or one that cannot be taken back: the current position."""


class Foreseen(Struct, frozen=True, tag="foreseen"):
    """What the facts would be after a move; None: nobody can know."""

    table: Id
    move: str
    facts: dict[str, Any] | None


class Because(Struct, frozen=True, tag="because"):
    """Why a move cannot be played: the rule that forbids it, as this seat can know."""

    table: Id
    move: str
    line: str
    """In the reader's language; empty: no rule forbids it to this seat now."""
    rule: str | None


class SheetNow(Struct, frozen=True, tag="sheet"):
    """The table as text with tones, as this seat knows it after step `n`."""

    table: Id
    n: int
    sheet: Sheet


class Chat(Struct, frozen=True):
    id: int
    person: str | None
    name: str
    text: str
    at_ms: int


class Chats(Struct, frozen=True, tag="chats"):
    table: Id
    chats: list[Chat]


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody at the table shows something instead of saying it. It is not kept."""

    table: Id
    seat: int
    reaction: Reaction


class Failed(Struct, frozen=True, tag="failed"):
    """A message was not understood or could not be handled; the socket stays open."""

    code: Literal["malformed", "no-such-table", "too-fast", "too-long", "too-many", "trouble"]
    line: str


class Nudged(Struct, frozen=True, tag="nudged"):
    """Somebody is waiting for you at a table; told to all your sockets."""

    table: Id
    game: GameName
    by: str


class Pong(Struct, frozen=True, tag="pong"):
    pass


class Bye(Struct, frozen=True, tag="bye"):
    """The server is closing this socket."""

    reason: Literal["restart", "slow", "signed-out", "banned"]
    again_ms: int | None
    """Reconnect after this long; None: do not."""


FromServer = (
    Welcome
    | LobbyNow
    | TableNow
    | Position
    | Foreseen
    | Because
    | SheetNow
    | Accepted
    | Refused
    | Chats
    | Reacted
    | Failed
    | Nudged
    | Pong
    | Bye
)


# From a client -------------------------------------------------------------------------------------------------------


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Open a table. `since` is the last step you have seen; -1: none."""

    table: Id
    since: Annotated[int, Meta(ge=-1)] = -1


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    table: Id


class Lobby(Struct, frozen=True, tag="lobby", forbid_unknown_fields=True):
    """Start or stop hearing about public tables."""

    on: bool = True


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer an offer. If the id is sent again, it is acknowledged but not played again."""

    table: Id
    offer: int
    move: Annotated[str, Meta(max_length=100)]
    id: Id


class Foresee(Struct, frozen=True, tag="foresee", forbid_unknown_fields=True):
    """Ask what a move would do. Nothing is played."""

    table: Id
    move: Annotated[str, Meta(max_length=100)]


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why a move cannot be played. Nothing is played."""

    table: Id
    move: Annotated[str, Meta(max_length=100)]


class ReadSheet(Struct, frozen=True, tag="read-sheet", forbid_unknown_fields=True):
    """Ask for the table as text with tones, as your seat knows it."""

    table: Id


class Seen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """You have been shown everything up to this step. From the first of these on, bots wait before they move, and your
    clock before it runs, until you have been shown the last step; but not for long."""

    table: Id
    n: Annotated[int, Meta(ge=0)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back a move; `n` must be the table's last step."""

    table: Id
    n: int
    id: Id


class ComeBack(Struct, frozen=True, tag="come-back", forbid_unknown_fields=True):
    """Take your seat back from the bot that stood in."""

    table: Id


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    table: Id
    text: Text
    id: Id


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show something to the table; only those who sit there can, and only so often."""

    table: Id
    reaction: Reaction


class AddNonce(Struct, frozen=True, tag="nonce", forbid_unknown_fields=True):
    """Your own part of the deal: 32 bytes in hex, before the game begins."""

    table: Id
    nonce: Nonce


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    """Use this language from now on."""

    language: Language


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


FromClient = (
    Watch
    | Unwatch
    | Lobby
    | Play
    | Foresee
    | Why
    | ReadSheet
    | Seen
    | Undo
    | ComeBack
    | Say
    | React
    | AddNonce
    | Speak
    | Ping
)


# Bodies of the REST API ----------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameName
    seats: list[Level]
    """One for each seat: `me`, `free`, or the level of a bot."""
    house: dict[str, HouseValue] = {}
    options: Options = Options()
    is_public: bool = True
    is_rated: bool = False
    start: bool = False
    """Begin at once, if no seat is free."""
    nonce: Nonce | None = None
    """Your own part of the deal, if the game is to begin at once."""


class OwnNonce(Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Nonce


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """None: any free seat."""
    nonce: Nonce | None = None
    """Your own part of the deal, if you have seen the commitment: a game may begin as soon as everyone sits."""


class SetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    player: Level
    """The level of a bot, or `free`."""


class Offering(Struct, frozen=True, forbid_unknown_fields=True):
    is_offered: bool


class Addresses(Struct, frozen=True):
    addresses: list[str]
    """The likeliest first."""


class Reached(Struct, frozen=True):
    is_reached: bool
    """Whether the person has a window open to be told in."""


class HouseChoice(Struct, frozen=True):
    """A word that a house rule can be."""

    value: str
    title: str


class HouseRule(Struct, frozen=True):
    """A house rule of a game's edition."""

    name: str
    title: str
    value: HouseValue
    """Its value in the edition."""
    choices: list[HouseChoice] = []
    """The values it can take, if it is a word."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here, in the reader's language."""

    name: GameName
    title: str
    pitch: str
    """What it is about, in a sentence or two."""
    by: str
    """Who made it; empty: not said."""
    seats: list[int]
    """How many can play."""
    groups: dict[str, str]
    """What kinds of moves are called, by `Move.group`."""
    house: list[HouseRule]
    has_lesson: bool = False
    """It has a first lesson."""


class LevelInfo(Struct, frozen=True):
    """A level of bots that is installed here."""

    name: Level
    is_opponent: bool
    """For people to play against; others are there to be measured against, and can sit at tables too."""
    thinks: bool = False
    """It takes the time it is given; others answer at once."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    line: str
