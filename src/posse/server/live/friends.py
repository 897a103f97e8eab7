"""What friends at a table can do about each other: have a bot play for somebody who is gone, and let somebody who comes
late play on from a bot's seat. Calling somebody is in `nudging.py`."""

from __future__ import annotations

from dataclasses import replace

from posse.server.database.rows import SeatRow
from posse.server.log import log
from posse.server.wire.accounts import Person
from posse.server.wire.refusal import Refusal

from .room import Room


async def want_bot(room: Room, person: Person, seat: int) -> None:
    """A bot plays for somebody who is gone, until they are back: if the host says so, or all who are here."""

    async def work() -> None:
        chair, row = chair_at(room, seat), room.row
        if row.status != "playing":
            raise Refusal(409, "not-playing", "no game is being played here")
        if row.seat_of(person.id) < 0:
            raise Refusal(403, "not-seated", "you are not at this table")
        if chair.person is None or chair.stand_in:
            raise Refusal(409, "bot-plays", "a bot plays there already")
        if chair.person == person.id:
            raise Refusal(400, "yourself", "you cannot do that to yourself: hand your seat over instead")
        if not room.absence.is_gone(chair.person):
            raise Refusal(409, "not-gone", "they are here, or were a moment ago")
        room.absence.agree(chair.person, person.id)
        here = {other.person for other in row.seats if other.person and room.presence.is_here(other.person)}
        by_host = row.host == person.id and not row.is_rated
        if by_host or here - {person.id} <= room.absence.agreed(chair.person):
            log.info("stand_in_wanted", table=room.id, seat=seat)
            await room.stand_in(seat, True)
        else:
            room.tell_info()

    await room.alone(work)


async def offer_seat(room: Room, person: Person, seat: int, is_offered: bool) -> None:
    """The host offers a bot's seat to whoever comes late and has the table's link, or does so no longer."""

    async def work() -> None:
        chair, row = chair_at(room, seat), room.row
        if row.status != "playing":
            raise Refusal(409, "not-playing", "no game is being played here")
        if row.host != person.id:
            raise Refusal(403, "not-host", "only the host can do that")
        if row.is_rated:
            raise Refusal(409, "counts", "a rated game counts: nobody can join it later")
        if chair.bot is None:
            raise Refusal(409, "taken", "this seat is somebody's")
        if is_offered:
            room.offered.add(seat)
        else:
            room.offered.discard(seat)
        room.tell_info()

    await room.alone(work)


async def take_over(room: Room, person: Person, wanted: int | None) -> None:
    """Sit down at an offered seat of a running game, and play on from there. Done alone."""
    if room.row.seat_of(person.id) >= 0:
        raise Refusal(409, "sits-already", "you already sit at this table")
    free = sorted(room.offered) if wanted is None else [seat for seat in (wanted,) if seat in room.offered]
    if not free:
        raise Refusal(409, "not-open", "this table is no longer waiting for players")
    seat = free[0]
    room.offered.discard(seat)
    # What the seat added to the deal, and its time, stay as they are.
    await room.hand_over(seat, replace(room.row.seats[seat], person=person.id, name=person.name, bot=None))
    log.info("seat_taken_over", table=room.id, seat=seat)


def chair_at(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < len(room.row.seats):
        raise Refusal(404, "no-such-seat", f"there is no seat {seat + 1} at this table")
    return room.row.seats[seat]
