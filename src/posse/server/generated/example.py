"""An evening at Showdown, played for the page: real messages, the same every time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.games import game as game_named
from posse.server.database import schema, table_rows
from posse.server.database.rows import SeatRow, TableRow
from posse.server.http.connection import Connection
from posse.server.live import seats
from posse.server.server import Server
from posse.server.settings import load
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Options

TABLE = "Zm9yIEFubiAmIEJlbg"
QUIET_S = 0.05  # everything is answered before it is asked for
BEGAN_S = 1_767_265_200.0
ANN = Person("Ann4lE8b0rWq2sXc", "Ann", True, "en")
BEN = Person("Ben9tGh3kLm5nQvd", "Ben", True, "en")


class Said(NamedTuple):
    """A message, and from which side it came."""

    is_client: bool
    message: dict[str, Any]


def example() -> dict[str, list[Said]]:
    """What Ann's socket carries, by chapter."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_play(Path(folder)))


async def _play(folder: Path) -> dict[str, list[Said]]:
    server = Server(load(environment={}, given={"database": f"sqlite:///{folder}/posse.db", "warm": False}))
    await server.open()
    try:
        await server.store.write(_lay_out)
        ann, ben = Client(server, ANN), Client(server, BEN)
        chapters = {"hello": await ann.welcomed()}
        chapters["watch"] = await ann.ask("watch", table=TABLE, since=-1)
        chapters["nonce"] = await ann.ask("nonce", table=TABLE, nonce=_nonce("Ann"))
        await ben.ask("nonce", table=TABLE, nonce=_nonce("Ben"))
        await ann.heard()
        await seats.start(await server.rooms.room(TABLE), ANN)
        chapters["start"] = await ann.heard()
        first, *_ = (said.message for said in chapters["start"] if said.message["type"] == "position")
        move, other = (move["move"] for move in first["offer"]["moves"][:2])
        offer = first["offer"]["number"]
        chapters["play"] = await ann.ask("play", table=TABLE, offer=offer, move=move, id="m1")
        chapters["again"] = await ann.ask("play", table=TABLE, offer=offer, move=move, id="m1")
        chapters["undo"] = await ann.ask("undo", table=TABLE, n=1, id="m2")
        chapters["stale"] = await ann.ask("play", table=TABLE, offer=offer, move=other, id="m3")
        offer = chapters["stale"][-1].message["position"]["offer"]["number"]
        chapters["illegal"] = await ann.ask("play", table=TABLE, offer=offer, move="shoot 2", id="m4")
        chapters["malformed"] = await ann.ask("shoot", who="Ben")
        await ann.ask("play", table=TABLE, offer=offer, move=other, id="m5")
        seen = next(said.message for said in await ben.ask("watch", table=TABLE) if said.message["type"] == "position")
        offer = seen["offer"]
        await ann.heard()
        await ben.ask("play", table=TABLE, offer=offer["number"], move=offer["moves"][0]["move"], id="b1")
        chapters["others"] = await ann.heard()
        return chapters
    finally:
        await server.close()


async def _lay_out(connection: AsyncConnection) -> None:
    """Two people at a table whose ids, time and secret are known."""
    for person in (ANN, BEN):
        await connection.execute(
            insert(schema.people).values(
                id=person.id, name=person.name, language=person.language, created_at=BEGAN_S, seen_at=BEGAN_S
            )
        )
    showdown = game_named("showdown")
    row = TableRow(
        id=TABLE,
        game=showdown.name,
        version=showdown.version,
        edition=showdown.edition,
        house={},
        options=Options(),
        status="open",
        is_public=True,
        is_rated=False,
        host=ANN.id,
        secret=hashlib.sha256(b"an example").digest(),
        created_at=BEGAN_S,
        seats=tuple(SeatRow(person=person.id, name=person.name) for person in (ANN, BEN)),
    )
    await table_rows.add(connection, row)


def _nonce(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


class Client:
    """One who talks to the server without a wire between them."""

    def __init__(self, server: Server, person: Person) -> None:
        self.connection = Connection(person, server.rooms, server.chat, server.limits, server.settings)

    async def welcomed(self) -> list[Said]:
        self.connection.welcome()
        return await self.heard()

    async def ask(self, kind: str, **values: Any) -> list[Said]:
        message = {"type": kind, **values}
        await self.connection.take(json.dumps(message))
        return [Said(True, message), *await self.heard()]

    async def heard(self) -> list[Said]:
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                mail = await asyncio.wait_for(self.connection.mailbox.next(), QUIET_S)
                found.append(Said(False, json.loads(mail or b"{}")))
        return found
