"""Giving up: whoever plays against bots alone may end the game. It is not counted, and no record of it is kept."""

from __future__ import annotations

import time

from posse.server.database.rows import TableRow
from posse.server.log import log
from posse.server.wire.accounts import Person
from posse.server.wire.refusal import Refusal

from .room import Room


async def give_up(room: Room, person: Person) -> None:
    async def work() -> None:
        row = room.row
        if row.seat_of(person.id) < 0:
            raise Refusal(403, "not-seated", "you are not at this table")
        if row.status != "playing":
            raise Refusal(409, "not-playing", "no game is being played here")
        if not _is_alone(row, person):
            raise Refusal(409, "not-alone", "others play here too: hand your seat to a bot, and they can play on")
        if row.is_rated:
            raise Refusal(409, "counts", "a rated game counts: it cannot be given up")
        await room.change(status="given-up", ended_at=time.time())
        log.info("game_given_up", table=room.id, game=row.game, steps=row.n_steps)
        room.resume()  # nobody is waited for any more

    await room.alone(work)


def _is_alone(row: TableRow, person: Person) -> bool:
    """Whoever has left for good is nobody any more."""
    return all(chair.person in (None, person.id) for chair in row.seats)
