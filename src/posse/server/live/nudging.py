"""Calling somebody who is waited for."""

from __future__ import annotations

from posse.server.accounts import moderation
from posse.server.accounts.limits import Limit
from posse.server.database.store import Store
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Nudged
from posse.server.wire.refusal import Refusal

from .friends import chair_at
from .room import Room
from .sockets import Sockets


async def nudge(room: Room, person: Person, seat: int, store: Store, sockets: Sockets, limit: Limit) -> bool:
    """Tell somebody that they are waited for, wherever they are here; False: it did not reach them."""
    chair, row = chair_at(room, seat), room.row
    if row.seat_of(person.id) < 0 and row.host != person.id:
        raise Refusal(403, "not-seated", "you are not at this table")
    if row.status not in ("open", "playing"):
        raise Refusal(409, "not-playing", "no game is being played here")
    wanted = chair.person or chair.kept_for
    if wanted is None:
        raise Refusal(409, "bot-plays", "nobody is sitting there to be called")
    if wanted == person.id:
        raise Refusal(400, "yourself", "you cannot call yourself")
    if row.status == "playing" and (chair.stand_in or seat not in room.actors()):
        raise Refusal(409, "not-waiting", "nobody is waiting for them")
    limit.take(f"{person.id} {row.id} {seat}")
    async with store.read() as connection:
        if wanted in await moderation.muters_of(connection, person.id):
            return False
    return sockets.tell(wanted, Nudged(row.id, row.game, person.name)) > 0
