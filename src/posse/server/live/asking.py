"""What a person asks of a table, and its answer."""

from __future__ import annotations

from posse.server.wire.accounts import Person
from posse.server.wire.messages import (
    AddNonce,
    ComeBack,
    Foresee,
    FromServer,
    Play,
    ReadSheet,
    Seen,
    Undo,
    Why,
)

from . import seats
from .room import Room

Asked = Play | Undo | Foresee | Why | ReadSheet | Seen | ComeBack | AddNonce


async def answered(room: Room, person: Person, asked: Asked, language: str) -> FromServer | None:
    """None: there is nothing to say; what changes is told to everybody at the table."""
    match asked:
        case Play():
            return await room.play(person.id, asked, language)
        case Undo():
            return await room.undo(person.id, asked, language)
        case Foresee():
            return await room.foresee(person.id, asked.move)
        case Why():
            return await room.why(person.id, asked.move, language)
        case ReadSheet():
            return await room.sheet(person.id, language)
        case Seen():
            await room.saw(person.id, asked.n)
        case ComeBack():
            await room.come_back(person.id)
        case AddNonce():
            await seats.add_nonce(room, person.id, bytes.fromhex(asked.nonce))
    return None
