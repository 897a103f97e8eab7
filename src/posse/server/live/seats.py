"""Seats: who sits where before a game, and starting it."""

from __future__ import annotations

import time
from dataclasses import replace

from posse.engine.fairness import fair_key
from posse.server.database.rows import SeatRow, nonces_of
from posse.server.log import log
from posse.server.wire.accounts import Person
from posse.server.wire.installed import check_level
from posse.server.wire.refusal import Refusal

from .friends import take_over
from .history import history_of
from .new_table import bot_seat
from .room import Room


async def sit(room: Room, person: Person, wanted: int | None, nonce: bytes | None = None) -> None:
    """Sit down, or change seats; a nonce given on the way is in the deal, however soon it is dealt. In a running game,
    play on from a seat that is offered."""

    async def work() -> None:
        if room.row.status == "playing" and room.offered:
            await take_over(room, person, wanted)
            return
        _must_be_open(room)
        if room.row.is_rated and not person.is_member:
            raise Refusal(403, "members-only", "only registered names can sit at a rated table: register yours first")
        chairs, old = room.row.seats, room.row.seat_of(person.id)
        part = nonce or (chairs[old].nonce if old >= 0 else None)
        if old >= 0 and wanted in (None, old):
            if part != chairs[old].nonce:
                await room.change({old: replace(chairs[old], nonce=part)})
            return
        free = [i for i, chair in enumerate(chairs) if chair.is_free_for(person.id) and wanted in (None, i)]
        free.sort(key=lambda i: chairs[i].kept_for is None)
        if not free:
            raise Refusal(409, "taken", "no seat is free" if wanted is None else f"seat {wanted + 1} is taken")
        changes = {free[0]: SeatRow(person=person.id, name=person.name, nonce=part)}
        if old >= 0:
            changes[old] = SeatRow()
        await room.change(changes)

    await room.alone(work)


async def stand_up(room: Room, person: Person) -> None:
    """Leave; in a running game a bot plays on until the person is back."""

    async def work() -> None:
        seat = room.row.seat_of(person.id)
        if room.row.status == "playing":
            if seat < 0:
                raise Refusal(409, "not-seated", "you are not at this table")
            await room.stand_in(seat, True)
            return
        _must_be_open(room)
        changes = {seat: SeatRow()} if seat >= 0 else {}
        heirs = [chair.person for i, chair in enumerate(room.row.seats) if chair.person and i != seat]
        if room.row.host == person.id:
            await room.change(changes, host=heirs[0] if heirs else None, status="open" if heirs else "closed")
        else:
            await room.change(changes)

    await room.alone(work)


async def set_seat(room: Room, person: Person, seat: int, player: str) -> None:
    """The host puts a bot in a seat, or frees it."""
    if player != "free":
        check_level(player)

    async def work() -> None:
        _must_be_open(room)
        _must_be_host(room, person)
        chairs = room.row.seats
        if not 0 <= seat < len(chairs):
            raise Refusal(404, "no-such-seat", f"there is no seat {seat + 1} at this table")
        if chairs[seat].person == person.id:
            raise Refusal(409, "own-seat", "that is your own seat: leave it first")
        await room.change({seat: SeatRow() if player == "free" else bot_seat(chairs, seat, player, room.row.secret)})

    await room.alone(work)


async def add_nonce(room: Room, person: str, nonce: bytes) -> None:
    """What a client adds to the deal, before it is dealt. Elsewhere and later it changes nothing."""

    async def work() -> None:
        seat = room.row.seat_of(person)
        if seat >= 0 and room.row.status == "open":
            await room.change({seat: replace(room.row.seats[seat], nonce=nonce)})

    await room.alone(work)


async def start(room: Room, person: Person) -> None:
    """Deal."""

    async def work() -> None:
        _must_be_open(room)
        _must_be_host(room, person)
        row = room.row
        if any(chair.is_free for chair in row.seats):
            raise Refusal(409, "seats-free", "some seats are still free: wait for players, or fill them with bots")
        key = fair_key(row.secret, nonces_of(row))
        history = history_of(row, key)
        bank_ms = row.options.clock.bank_s * 1000 if row.options.clock else None
        chairs = {i: replace(chair, bank_ms=bank_ms) for i, chair in enumerate(row.seats)}
        await room.change(chairs, status="playing", key=key, started_at=time.time(), snapshot=history.snapshot())
        log.info("game_started", table=room.id, game=row.game, seats=len(row.seats))
        room.begin(history)

    await room.alone(work)


async def close_table(room: Room) -> None:
    """Close a table whose game never began."""

    async def work() -> None:
        if room.row.status == "open":
            await room.change(status="closed")

    await room.alone(work)


async def set_rematch(room: Room, table_id: str) -> bool:
    """Name the table that follows; False: there is one already."""

    async def work() -> bool:
        if room.row.rematch is not None:
            return False
        await room.change(rematch=table_id)
        return True

    return await room.alone(work)


def _must_be_open(room: Room) -> None:
    if room.row.status != "open":
        raise Refusal(409, "not-open", "this table is no longer waiting for players")


def _must_be_host(room: Room, person: Person) -> None:
    if room.row.host != person.id:
        raise Refusal(403, "not-host", "only the host can do that")
