"""A server with finished games in it, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.fairness import ABSENT, fair_key
from posse.engine.records import Record, record_of
from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game
from posse.server.database import schema
from posse.server.database.rows import PERSON
from posse.server.http.app import app
from posse.server.settings import load

SECRET = key_from_seed("the secret")
NONCE = key_from_seed("a nonce")


class Sitter(NamedTuple):
    name: str
    person: str | None = None
    bot: str | None = None


ANN, BOB, HANK = Sitter("Ann", "p-ann"), Sitter("Bob", "p-bob"), Sitter("Hank", bot="deputy")


class Place:
    """The server, and whoever asks it."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.store = client.app.state.server.store

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.client.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    def read(self, question: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        async def work() -> Any:
            async with self.store.read() as connection:
                return await question(connection, *arguments, **named)

        return self.client.blocking_portal.call(work)

    def write(self, job: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        async def work(connection: AsyncConnection) -> Any:
            return await job(connection, *arguments, **named)

        return self.client.blocking_portal.call(partial(self.store.write, work))

    def add(self, table: Any, *rows: Mapping[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(table), list(rows))

        self.write(job)

    def add_member(self, sitter: Sitter, **more: Any) -> None:
        row = {"id": sitter.person, "name": sitter.name, "name_key": sitter.name.casefold(), "password": "x"}
        more = {"language": "en", "created_at": 5.0, "seen_at": 5.0, **more}
        self.add(schema.people, {**row, **more})

    def add_steps(self, name: str, *steps: tuple[str | None, int | None], after: int = 0) -> None:
        """Moves, and moves taken back to so many."""
        rows = [{"n": after + n, "move": move, "back_to": back_to} for n, (move, back_to) in enumerate(steps, 1)]
        same = {"table_id": name, "seat": 0, "by": PERSON, "at": 1.0}
        self.add(schema.steps, *({**same, **row} for row in rows))

    def add_table(self, table: Table, *sitters: Sitter, at: float = 1000.0, **more: Any) -> str:
        """Keep a table, finished or not; returns its id."""
        name = more.pop("id", f"t{at:g}")
        house, result = more.pop("house", {}), table.result if table.is_over() else None
        over = {"status": "over", "record": a_record_of(table, sitters).text(), "ended_at": at} if result else {}
        row = {
            "id": name,
            "game": table.game.name,
            "version": table.game.version,
            "house": house,
            "options": {},
            "edition": table.game.edition,
            "status": "playing",
            "is_public": True,
            "is_rated": False,
            "host": None,
            "secret": SECRET,
            "key": table.key,
            "created_at": at - 60,
            "started_at": at - 50,
            "n_steps": len(table.plies),
            **over,
            **more,
        }
        self.add(schema.tables, row)
        moves = table.game.paper.moves
        if table.plies:
            self.add_steps(name, *((moves.write(ply.move), None) for ply in table.plies))
        for seat, sitter in enumerate(sitters):
            end = {"share": result.shares[seat], "score": result.scores[seat]} if result else {}
            nonce = NONCE if seat == 0 else None
            self.add(
                schema.seats,
                {"table_id": name, "seat": seat, "stand_in": False, "nonce": nonce, **end, **sitter._asdict()},
            )
        return name


@contextmanager
def place(folder: Path) -> Iterator[Place]:
    """A server of its own."""
    given = {"database": f"sqlite:///{folder}/posse.db", "bot_processes": 1, "warm": False}
    with TestClient(app(load(environment={}, given=given))) as client:
        yield Place(client)


def played(
    name: str = "showdown", n_seats: int = 3, n_plies: int = 10_000, house: dict[str, int] | None = None
) -> Table:
    """A random game, to its end or so far; its deal is a fair one."""
    stream = Stream()
    put_key(stream, key_from_seed(f"{name} {n_seats}"))
    nonces = (NONCE, *[ABSENT] * (n_seats - 1))
    table = Table(game(name, house=house), fair_key(SECRET, nonces), n_seats)
    while not table.is_over() and len(table.plies) < n_plies:
        seats = table.actors()
        seat = seats[below(stream, len(seats))]
        offer = table.offer(seat)
        table.play(offer.moves[below(stream, len(offer.moves))], seat, offer.number)
    return table


def a_record_of(table: Table, sitters: tuple[Sitter, ...], options: tuple[str, ...] = ()) -> Record:
    players = tuple(f"{sitter.name} ({sitter.bot})" if sitter.bot else sitter.name for sitter in sitters)
    nonces = (NONCE, *[ABSENT] * (len(sitters) - 1))
    return record_of(table, players, options, SECRET, nonces)
