"""When the database fails, everything goes on by itself once it is well again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from sqlalchemy import select, update

from posse.server import log, minding, models, rooms, server, tables
from posse.server.server import Server
from posse.server.store import Store
from posse.server.tables import StepRow

from .house import Guest, House, house, settings
from .trouble import failing

QUICK_S = 10.0  # longer than anything here takes
CLOCK = {"pace": "instant", "clock": {"move_s": 600, "bank_s": 0}, "stand_in": "random"}


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """As a server does it: the log of tests draws every traceback, which takes seconds."""
    log.set_up("error", as_json=False)
    yield
    structlog.reset_defaults()


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(QUICK_S):
        while not is_so():
            await asyncio.sleep(0.01)


async def steps_of(store: Store, table: str) -> list[StepRow]:
    async with store.read() as connection:
        return await tables.steps_of(connection, table)


async def must_be_whole(store: Store, table: str) -> list[StepRow]:
    """The steps of a table, without a gap, and as many as its row says."""
    steps = await steps_of(store, table)
    async with store.read() as connection:
        (row,) = await tables.find(connection, [table])
    assert [step.n for step in steps] == list(range(1, row.n_steps + 1))
    return steps


@contextlib.asynccontextmanager
async def two_at_a_table(found: House, **more: Any) -> AsyncIterator[tuple[Guest, Guest, str]]:
    async with found.guest("Ann") as ann, found.guest("Bob") as bob:
        table = await ann.table("showdown", "me", "free", **more)
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        yield ann, bob, table


def test_tables_are_tidied_after_the_database_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TIDYING_S", 0.05)

    async def play() -> None:
        async with house(tmp_path, idle_s=0.0) as found, found.guest() as ann:
            names = [await ann.table("showdown", "me", "free") for _ in range(3)]
            store = found.server.store

            async def long_ago(connection: Any) -> None:
                await connection.execute(update(models.tables).values(created_at=time.time() - 2 * 86_400))

            async def statuses() -> list[str]:
                async with store.read() as connection:
                    return [row.status for row in await tables.find(connection, names)]

            with failing(store._readers) as unread:
                await store.write(long_ago)
                await eventually(lambda: len(unread) > 2)
            with failing(store._writer, lambda statement: "UPDATE tables" in statement) as unwritten:
                await eventually(lambda: len(unwritten) > 5)  # one that cannot be closed does not keep the others back
                assert await statuses() == ["open"] * 3
            async with asyncio.timeout(QUICK_S):
                while await statuses() != ["closed"] * 3:
                    await asyncio.sleep(0.01)
            await eventually(lambda: not found.server.rooms.rooms)

    asyncio.run(play())


def test_a_game_that_could_not_be_opened_at_the_start_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TIDYING_S", 0.05)

    async def play() -> None:
        async with house(tmp_path, bot_pace_s=(60.0, 60.0)) as found, found.guest() as ann:
            table = await ann.table("showdown", "deputy", "deputy", options={"pace": "calm"}, start=True)
        again = Server(settings(tmp_path))
        await again.store.open()
        try:
            await again.people.open()
            with failing(again.store._readers, lambda statement: "FROM steps" in statement and "max(" not in statement):
                await again.rooms.open()
                await asyncio.sleep(0.2)
                assert again.rooms.rooms == {}
            await eventually(lambda: table in again.rooms.rooms)
            assert again.rooms.rooms[table].minding.is_busy()
            assert not again.rooms._unopened
        finally:
            await again.rooms.close()
            again.thinking.close()
            await again.people.close()
            await again.store.close()

    asyncio.run(play())


def is_of_seats(statement: str) -> bool:
    return "UPDATE seats" in statement


def test_a_clock_that_ran_out_while_nothing_could_be_written_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minding, "AGAIN_S", 0.1)

    async def play() -> None:
        async with (
            house(tmp_path) as found,
            two_at_a_table(found, options=CLOCK) as (ann, bob, table),
            ann.socket() as hers,
            bob.socket() as his,
        ):
            await hers.watch(table)
            await his.watch(table)
            room = found.server.rooms.rooms[table]
            clocks = room.minding.clocks
            with failing(found.server.store._writer, is_of_seats) as failed:
                clocks._since = {seat: (offer, -1e9) for seat, (offer, _) in clocks._since.items()}
                room.minding._set_timer()
                await eventually(lambda: len(failed) >= 1)
                await asyncio.sleep(0.5)  # tried after 0, 0.1 and 0.3 seconds, and then after 0.7
                assert 2 <= len(failed) <= 8
                assert not any(seat.stand_in for seat in room.row.seats)
            async with asyncio.timeout(QUICK_S):
                for socket in hers, his:  # both are stood in for, and their bots play on
                    await socket.until("position", lambda message: message["result"] is not None)
            assert all(seat.stand_in for seat in room.row.seats)

    asyncio.run(play())


def test_who_went_away_while_nothing_could_be_written_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minding, "AGAIN_S", 0.1)

    async def play() -> None:
        async with (
            house(tmp_path, away_s=0.05) as found,
            two_at_a_table(found, options=CLOCK) as (ann, bob, table),
            ann.socket() as hers,
        ):
            store = found.server.store
            await hers.watch(table)
            room = found.server.rooms.rooms[table]
            with contextlib.ExitStack() as trouble:
                async with bob.socket() as his:
                    await his.watch(table)
                    assert not room.row.seats[1].stand_in
                    failed = trouble.enter_context(failing(store._writer, is_of_seats))
                await eventually(lambda: len(failed) >= 1)
                await asyncio.sleep(0.5)
                assert 2 <= len(failed) <= 8
                assert not room.row.seats[1].stand_in
            await eventually(lambda: room.row.seats[1].stand_in)
            with failing(store._writer, is_of_seats):  # and who comes back has the seat once that can be kept
                async with bob.socket() as his:
                    await his.send("watch", table=table)
                    await his.until("failed")
                    assert room.row.seats[1].stand_in
            async with bob.socket() as his:
                await his.watch(table)
                assert not room.row.seats[1].stand_in

    asyncio.run(play())


def test_bots_try_again_in_no_hurry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "AGAIN_S", 0.1)

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            server = found.server
            await (await server.rooms.room(await ann.table("showdown", "random", "random", start=True))).close()
            with failing(server.store._writer, lambda statement: "INSERT INTO steps" in statement) as failed:
                table = await ann.table("showdown", "random", "random", start=True)
                await eventually(lambda: len(failed) >= 1)
                await asyncio.sleep(0.5)
                assert 2 <= len(failed) <= 8  # two bots, each some three times
            await eventually(lambda: server.rooms.rooms[table].row.status == "over")
            await must_be_whole(server.store, table)

    asyncio.run(play())


def test_who_will_not_come_again_is_forgotten_even_if_that_failed_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(server, "RECHECK_S", 0.05)
    monkeypatch.setattr(server, "time", SimpleNamespace(monotonic=lambda: now))

    async def play() -> None:
        nonlocal now
        async with house(tmp_path) as found:
            store = found.server.store
            async with found.guest("Zoe") as zoe:
                person = zoe.id

            async def long_ago(connection: Any) -> None:
                await connection.execute(update(models.people).values(seen_at=0.0))
                await connection.execute(update(models.sessions).values(seen_at=0.0))

            async def is_there() -> bool:
                async with store.read() as connection:
                    chosen = select(models.people.c.id).where(models.people.c.id == person)
                    return await connection.scalar(chosen) is not None

            await store.write(long_ago)
            with failing(store._writer, lambda statement: "DELETE FROM sessions" in statement) as failed:
                now += server.SWEEP_S + 1
                await eventually(lambda: len(failed) >= 1)
                assert await is_there()
            async with asyncio.timeout(QUICK_S):
                while await is_there():
                    await asyncio.sleep(0.01)

    asyncio.run(play())
