"""New tables: opened by a person, or to follow a finished game."""

from __future__ import annotations

import time
from collections.abc import Sequence

from posse.bots.cast import character
from posse.bots.levels import level_up
from posse.engine.fairness import commitment
from posse.engine.game import EditionError, SeatsError, check_seats
from posse.games import game as game_named
from posse.server.database.ids import new_id
from posse.server.database.rows import SeatRow, TableRow
from posse.server.wire.accounts import Person
from posse.server.wire.installed import check_game, check_level
from posse.server.wire.messages import NewTable
from posse.server.wire.refusal import Refusal


def new_table(person: Person, asked: NewTable, secret: bytes) -> TableRow:
    """Raises a Refusal."""
    check_game(asked.game, 400)
    for level in (asked.options.stand_in, *(player for player in asked.seats if player not in ("me", "free"))):
        check_level(level)
    try:
        game = game_named(asked.game, house=asked.house)
        check_seats(game, len(asked.seats))
    except EditionError as error:
        raise Refusal(400, "house-rules", str(error)) from None
    except SeatsError as error:
        raise Refusal(400, "seats", str(error)) from None
    if asked.seats.count("me") > 1:
        raise Refusal(400, "seats", "you can take only one seat")
    if asked.is_rated and (not person.is_member or asked.house):
        why = "house rules" if asked.house else "guests: register your name first"
        raise Refusal(400, "rated", f"a rated table allows no {why}")
    return TableRow(
        id=new_id(),
        game=game.name,
        version=game.version,
        edition=game.edition,
        house=dict(game.house),
        options=asked.options,
        status="open",
        is_public=asked.is_public,
        is_rated=asked.is_rated,
        host=person.id,
        secret=secret,
        created_at=time.time(),
        seats=_seats(person, asked, secret),
    )


def _seats(person: Person, asked: NewTable, secret: bytes) -> tuple[SeatRow, ...]:
    chairs = [SeatRow(person=person.id, name=person.name) if player == "me" else SeatRow() for player in asked.seats]
    for seat, player in enumerate(asked.seats):
        if player not in ("me", "free"):
            chairs[seat] = bot_seat(chairs, seat, player, secret)
    return tuple(chairs)


def bot_seat(chairs: Sequence[SeatRow], seat: int, level: str, secret: bytes) -> SeatRow:
    """A bot, played by somebody from the cast whose name nobody else has here. Who it is follows from what the table
    has shown everybody."""
    taken = {(chair.name or "").casefold() for i, chair in enumerate(chairs) if i != seat}
    return SeatRow(name=character(level, commitment(secret).encode(), taken), bot=level)


def rematch(old: TableRow, person: Person, secret: bytes, harder: bool = False) -> TableRow:
    """The same game and seats: bots sit down at once, perhaps a level up, and people when they come."""
    chairs = (
        SeatRow(
            name=seat.name if seat.bot else None,
            bot=level_up(seat.bot) if seat.bot and harder else seat.bot,
            kept_for=seat.person,
        )
        for seat in old.seats
    )
    return TableRow(
        id=new_id(),
        game=old.game,
        version=game_named(old.game).version,
        edition=old.edition,
        house=old.house,
        options=old.options,
        status="open",
        is_public=False,
        is_rated=old.is_rated,
        host=person.id,
        secret=secret,
        created_at=time.time(),
        seats=tuple(chairs),
    )
