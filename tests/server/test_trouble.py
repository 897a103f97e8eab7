"""When the database fails: nothing that was accepted is lost, nothing that was not kept is played on, and everything
goes on by itself once it is well again."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
import websockets
from sqlalchemy import event, select, update
from sqlalchemy.engine.interfaces import ExceptionContext

from posse.server import log, server
from posse.server.database import schema, table_rows
from posse.server.database.rows import OutOfStep, StepRow
from posse.server.database.store import Store
from posse.server.live import retry, rooms, seats
from posse.server.live.asking import answered
from posse.server.live.one_at_a_time import Dropped
from posse.server.live.room import Room
from posse.server.server import Server
from posse.server.wire.messages import Foresee, Play, ReadSheet, Seen, Why
from posse.server.wire.refusal import Refusal

from .database.test_table_rows import first
from .house import Guest, House, Socket, house, settings
from .trouble import broken, failing, fill_up
from .worlds import person_of

QUICK_S = 60.0  # longer than anything here takes
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


async def must_be_whole(store: Store, table: str) -> list[StepRow]:
    """The steps of a table, without a gap, and as many as its row says."""
    async with store.read() as connection:
        steps = await table_rows.steps_of(connection, table)
        (row,) = await table_rows.find(connection, [table])
    assert [step.n for step in steps] == list(range(1, row.n_steps + 1))
    return steps


@contextlib.asynccontextmanager
async def two_at_a_table(found: House, **more: Any) -> AsyncIterator[tuple[Guest, Guest, str]]:
    async with found.guest("Ann") as ann, found.guest("Bob") as bob:
        table = await ann.table("showdown", "me", "free", **more)
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        yield ann, bob, table


async def end_of(socket: Socket) -> list[str]:
    """What kinds of messages still come before the socket is closed, or until it has been asked and answered."""
    before = len(socket.seen)
    with contextlib.suppress(websockets.ConnectionClosed):
        await socket.send("ping")
    with contextlib.suppress(websockets.ConnectionClosed):
        await socket.until("pong")
    return [message["type"] for message in socket.seen[before:]]


# A room that cannot be built anew ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "undo"])
def test_what_could_not_be_kept_is_not_played_on_though_nothing_can_be_read(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (ann, bob, table):
            store = found.server.store
            async with ann.socket() as hers, bob.socket() as his:
                position, _ = await hers.watch(table), await his.watch(table)
                if kind == "undo":
                    await hers.play(position, first(position))
                    position = hers.last()
                asked: dict[str, Any] = {"table": table, "id": "mine"}
                if kind == "undo":
                    asked |= {"type": "undo", "n": position["n"]}
                else:
                    asked |= {"type": "play", "offer": position["offer"]["number"], "move": first(position)}
                room = await found.server.rooms.room(table)
                async with broken(store):
                    await hers.send(asked.pop("type"), **asked)
                    assert "accepted" not in await end_of(hers)
                    await end_of(his)
            before = await must_be_whole(store, table)
            assert len(before) == position["n"]
            async with ann.socket() as hers, bob.socket() as his:
                again, _ = await hers.watch(table), await his.watch(table)
                assert (again["n"], again["view"], again["offer"]) == (
                    position["n"],
                    position["view"],
                    position["offer"],
                )
                await asyncio.gather(hers.play_on(hers.last()), his.play_on(his.last()))
            after = await must_be_whole(store, table)
            assert after[: len(before)] == before
            assert room is not await found.server.rooms.room(table)
            with pytest.raises(Dropped):
                await room.play(ann.id, Play(table, 1, "lay king", "late"), "en")
        async with house(tmp_path) as later:
            room = await later.server.rooms.room(table)
            assert (room.row.status, room.moves.trouble) == ("over", None)

    asyncio.run(play())


def test_nothing_is_told_of_a_move_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (ann, bob, table):
            room = await found.server.rooms.room(table)
            began, may_fail = asyncio.Event(), asyncio.Event()

            async def fails(*_: Any) -> None:
                began.set()
                await may_fail.wait()
                raise OSError("disk I/O error")

            heard: list[bytes] = []
            await room.watch(person_of(bob), "en", 0, heard.append, lambda bye: None)
            ask = functools.partial(answered, room, person_of(bob), language="en")
            looks: list[Any] = [ReadSheet(table), Why(table, "lay king"), Foresee(table, "lay king"), Seen(table, 1)]
            before = [await ask(look) for look in looks]
            n_heard = len(heard)
            monkeypatch.setattr(room.saved, "add_step", fails)
            seat = room.row.seat_of(ann.id)
            offer = room.moves.history.table.offer(seat)  # type: ignore[union-attr]
            moved = asyncio.create_task(room.play(ann.id, Play(table, offer.number, offer.moves[0], "mine"), "en"))
            await began.wait()
            asking = [asyncio.create_task(ask(look)) for look in looks]
            for _ in range(100):
                await asyncio.sleep(0)
            told = [task.done() for task in asking], len(heard)
            may_fail.set()
            with pytest.raises(Refusal):
                await moved
            assert told == ([False] * len(looks), n_heard)
            assert [await task for task in asking] == before

    asyncio.run(play())


def test_whoever_is_at_a_table_that_is_dropped_comes_again_and_asks_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (ann, bob, table):
            server = found.server
            async with ann.socket() as hers, bob.socket() as his, bob.socket() as elsewhere:
                position, theirs = await hers.watch(table), await his.watch(table)
                async with broken(server.store):
                    for socket, offer in ((hers, position), (his, theirs)):
                        move = {"offer": offer["offer"]["number"], "move": first(offer), "id": "mine"}
                        await socket.send("play", table=table, **move)
                    for socket in hers, his:
                        kinds = await end_of(socket)
                        assert kinds[-1] == "bye"
                        assert "accepted" not in kinds
                        assert socket.last("bye") == {"type": "bye", "reason": "restart", "again_ms": 1000}
                        assert socket.wire.close_code == 1012
                assert await end_of(elsewhere) == ["pong"]  # who is not there is left alone
            await eventually(lambda: server.sockets.n == 0)
            assert server.chat._listeners == {}
            async with ann.socket() as hers, bob.socket() as his:
                position, theirs = await hers.watch(table), await his.watch(table)
                assert (await server.rooms.room(table)).presence.is_here(ann.id)
                for socket, offer in ((hers, position), (his, theirs)):
                    assert (await socket.play(offer, first(offer), "mine"))["type"] == "accepted"
            assert [(step.seat, step.message) for step in await must_be_whole(server.store, table)] == [
                (0, "mine"),
                (1, "mine"),
            ]

    asyncio.run(play())


def test_a_game_that_is_dropped_goes_on_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TIDYING_S", 0.05)

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table, server = await ann.table("showdown", "deputy", "deputy"), found.server
            with (
                failing(server.store._writer, lambda statement: "INSERT INTO steps" in statement) as failed,
                failing(server.store._readers, lambda statement: "FROM steps" in statement) as unread,
            ):
                await ann.post(f"/api/tables/{table}/start")
                await eventually(lambda: len(unread) > 1)
                assert table not in server.rooms.rooms
            assert failed
            await eventually(lambda: table in server.rooms.rooms)
            await eventually(lambda: server.rooms.rooms[table].row.status == "over")
            await must_be_whole(server.store, table)
            assert not server.rooms._unopened

    asyncio.run(play())


def test_a_forgotten_person_is_not_shown_by_a_room_that_could_not_learn_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (ann, bob, table):
            server = found.server
            with failing(server.store._readers, lambda statement: "FROM steps" in statement):
                assert (await bob.http.request("DELETE", "/api/me", json={})).status_code < 300
                await eventually(lambda: table not in server.rooms.rooms)
            info = await ann.get(f"/api/tables/{table}")
            assert info["seats"][1]["person"] is None

    asyncio.run(play())


# Nothing out of step is written --------------------------------------------------------------------------------------


def test_only_the_next_step_of_a_running_game_can_be_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (_, _, table):
            store = found.server.store

            async def append(n: int) -> None:
                step = StepRow(n, 0, "lay king", None, None, "person", 0.0)
                await store.write(lambda connection: table_rows.append(connection, table, step, b"after"))

            for n in 2, 0:
                with pytest.raises(OutOfStep):
                    await append(n)
            assert await must_be_whole(store, table) == []
            await append(1)
            for n in 1, 3:
                with pytest.raises(OutOfStep):
                    await append(n)
            assert len(await must_be_whole(store, table)) == 1

            async def finish(connection: Any) -> None:
                await table_rows.finish(connection, table, [1.0, 0.0], [1.0, 0.0], "")

            await store.write(finish)
            with pytest.raises(OutOfStep):
                await append(2)
            with pytest.raises(OutOfStep):
                await store.write(finish)
            assert len(await must_be_whole(store, table)) == 1

    asyncio.run(play())


def test_a_room_that_is_behind_cannot_deal_again_and_learns_how_it_stands(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            table, server = await ann.table("showdown", "me", "free"), found.server
            await bob.post(f"/api/tables/{table}/sit", {})
            async with server.store.read() as connection:
                (row,) = await table_rows.find(connection, [table])
            behind = Room(server.rooms.parts, row, [], lambda room: None)
            await ann.post(f"/api/tables/{table}/start")
            async with ann.socket() as hers, bob.socket() as his:
                position, _ = await hers.watch(table), await his.watch(table)
                await hers.play(position, first(position))
                before = await must_be_whole(server.store, table)
                with pytest.raises(Refusal, match="the table has changed meanwhile"):
                    await seats.start(behind, person_of(ann))
                assert behind.is_playing
                assert behind.row.n_steps == len(before) == 1
                await behind.close()
                await asyncio.gather(hers.play_on(hers.last()), his.play_on(his.last()))
            assert (await must_be_whole(server.store, table))[:1] == before

    asyncio.run(play())


def test_a_step_that_memory_has_and_the_database_has_not_is_not_skipped(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, two_at_a_table(found) as (ann, bob, table):
            server = found.server
            room = await server.rooms.room(table)
            assert room.moves.history is not None
            offer = room.moves.history.table.offer(0)
            room.moves.history.play(0, offer.number, offer.moves[0])  # and never kept
            offer = room.moves.history.table.offer(1)
            with pytest.raises(Refusal, match="could not be saved"):
                await room.play(bob.id, Play(table, offer.number, offer.moves[0], "mine"), "en")
            assert room.moves.history.n == 0
            async with ann.socket() as hers, bob.socket() as his:
                await hers.watch(table)
                await his.watch(table)
                await asyncio.gather(hers.play_on(hers.last()), his.play_on(his.last()))
            await must_be_whole(server.store, table)

    asyncio.run(play())


# Whatever fails ------------------------------------------------------------------------------------------------------


def test_of_a_disk_that_fails_now_and_then_all_that_was_accepted_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.asynccontextmanager
    async def trouble(store: Store) -> AsyncIterator[None]:
        dice = random.Random(4)
        with (
            failing(store._writer, lambda statement: dice.random() < 0.05) as unwritten,
            failing(store._readers, lambda statement: dice.random() < 0.1) as unread,
        ):
            yield
        assert len(unwritten) > 10
        assert len(unread) > 10

    play_in(trouble, tmp_path, monkeypatch)


def test_of_a_disk_that_is_full_again_and_again_all_that_was_accepted_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.asynccontextmanager
    async def trouble(store: Store) -> AsyncIterator[None]:
        n_full = 0

        @event.listens_for(store._writer.sync_engine, "handle_error")
        def failed(context: ExceptionContext) -> None:
            nonlocal n_full
            n_full += str(context.original_exception) == "database or disk is full"

        async def fill() -> None:
            n_pages = await fill_up(store)
            while True:
                before = n_full
                while n_full == before:
                    await asyncio.sleep(0.05)
                n_pages = await fill_up(store, n_pages + 1)

        filling = asyncio.create_task(fill())
        yield
        filling.cancel()
        await asyncio.wait([filling])
        assert n_full > 2

    play_in(trouble, tmp_path, monkeypatch)


def play_in(
    trouble: Callable[[Store], contextlib.AbstractAsyncContextManager[None]],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some games to their ends, by somebody who comes again whenever something fails."""
    monkeypatch.setattr(retry, "RETRY_S", 0.01)
    monkeypatch.setattr(rooms, "TIDYING_S", 0.1)
    accepted: dict[str, dict[str, int]] = {}

    async def visit(ann: Guest, table: str) -> bool:
        """Play over one socket while it lasts; whether the game is over."""
        numbers = accepted.setdefault(table, {})
        async with ann.socket() as socket:
            await socket.send("watch", table=table)
            while (message := await socket.hear())["type"] not in ("bye", "failed"):
                if message["type"] == "accepted":
                    assert numbers.setdefault(message["id"], message["n"]) == message["n"]
                if message["type"] != "position":
                    continue
                if message["result"] is not None:
                    return True
                if message["offer"] is not None:
                    number = message["offer"]["number"]
                    name = f"{message['n']}-{number}"
                    await socket.send("play", table=table, offer=number, move=first(message), id=name)
        return False

    async def play_through(ann: Guest, table: str) -> None:
        while True:
            with contextlib.suppress(websockets.WebSocketException):
                if await visit(ann, table):
                    return

    async def play() -> None:
        async with house(folder) as found, found.guest() as ann:
            store = found.server.store
            names = [await ann.table("showdown", "me", "deputy", "random", start=True) for _ in range(6)]
            async with trouble(store):
                await asyncio.gather(*(play_through(ann, table) for table in names))
            for table in names:
                kept = {step.message: step.n for step in await must_be_whole(store, table) if step.message}
                assert accepted[table]
                assert accepted[table].items() <= kept.items()
        async with house(folder) as later:
            for table in names:
                room = await later.server.rooms.room(table)
                assert (room.row.status, room.moves.trouble) == ("over", None)

    asyncio.run(play())


# What goes by itself -------------------------------------------------------------------------------------------------


def test_tables_are_tidied_after_the_database_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TIDYING_S", 0.05)

    async def play() -> None:
        async with house(tmp_path, idle_s=0.0) as found, found.guest() as ann:
            names = [await ann.table("showdown", "me", "free") for _ in range(3)]
            store = found.server.store

            async def long_ago(connection: Any) -> None:
                await connection.execute(update(schema.tables).values(created_at=time.time() - 2 * 86_400))

            async def statuses() -> list[str]:
                async with store.read() as connection:
                    return [row.status for row in await table_rows.find(connection, names)]

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
            assert again.rooms.rooms[table].turns.is_busy()
            assert not again.rooms._unopened
        finally:
            await again.rooms.close()
            again.bots.close()
            await again.people.close()
            await again.store.close()

    asyncio.run(play())


def is_of_seats(statement: str) -> bool:
    return "UPDATE seats" in statement


def test_a_clock_that_ran_out_while_nothing_could_be_written_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "RETRY_S", 0.1)

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
            clocks = room.turns.clocks
            with failing(found.server.store._writer, is_of_seats) as failed:
                clocks._since = {seat: (offer, -1e9) for seat, (offer, _) in clocks._since.items()}
                room.turns._set_timer()
                await eventually(lambda: len(failed) >= 2)
                await asyncio.sleep(0.5)
                assert len(failed) <= 8  # in no hurry: tried after 0, 0.1 and 0.3 seconds, and then after 0.7
                assert not any(seat.stand_in for seat in room.row.seats)
            async with asyncio.timeout(QUICK_S):
                for socket in hers, his:  # both are stood in for, and their bots play on
                    await socket.until("position", lambda message: message["result"] is not None)
            assert all(seat.stand_in for seat in room.row.seats)

    asyncio.run(play())


def test_who_went_away_while_nothing_could_be_written_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "RETRY_S", 0.1)

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
                await eventually(lambda: len(failed) >= 2)
                await asyncio.sleep(0.5)
                assert len(failed) <= 8  # in no hurry: tried after 0, 0.1 and 0.3 seconds, and then after 0.7
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
    monkeypatch.setattr(retry, "RETRY_S", 0.1)

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            server = found.server
            await (await server.rooms.room(await ann.table("showdown", "random", "random", start=True))).close()
            with failing(server.store._writer, lambda statement: "INSERT INTO steps" in statement) as failed:
                table = await ann.table("showdown", "random", "random", start=True)
                await eventually(lambda: len(failed) >= 2)
                await asyncio.sleep(0.5)
                assert len(failed) <= 8  # in no hurry: tried after 0, 0.1 and 0.3 seconds, and then after 0.7
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
                await connection.execute(update(schema.people).values(seen_at=0.0))
                await connection.execute(update(schema.sessions).values(seen_at=0.0))

            async def is_there() -> bool:
                async with store.read() as connection:
                    chosen = select(schema.people.c.id).where(schema.people.c.id == person)
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


def test_a_server_that_is_told_to_stop_while_it_tidies_has_stopped_tidying_before_it_closes_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TIDYING_S", 0.0)
    monkeypatch.setattr(server, "RECHECK_S", 0.0)

    async def play() -> None:
        found = Server(settings(tmp_path))
        await found.open()
        at_work: list[asyncio.Task[None]] = [*found.rooms._chores, found._chore]
        close = found.store.close

        async def closing() -> None:
            assert all(chore.done() for chore in at_work)
            await close()

        monkeypatch.setattr(found.store, "close", closing)
        with failing(found.store._readers) as unread:
            await eventually(lambda: len(unread) > 1)
        await found.rooms.close()
        assert all(chore.done() for chore in found.rooms._chores)
        await found.close()

    asyncio.run(play())


# Reading and coming back ---------------------------------------------------------------------------------------------


def test_people_come_and_look_while_nothing_can_be_written_and_the_server_says_that_it_is_not_ready(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table, store = await ann.table("showdown", "me", "free"), found.server.store

            async def some_time_ago(connection: Any) -> None:
                await connection.execute(update(schema.sessions).values(seen_at=schema.sessions.c.seen_at - 600))

            await store.write(some_time_ago)
            assert (await ann.http.get("/ready")).status_code == 200
            with failing(store._writer, lambda statement: statement.startswith("UPDATE")) as failed:
                assert (await ann.get("/api/me"))["person"]["id"] == ann.id
                async with ann.socket() as socket:
                    await socket.watch(table)
                await eventually(lambda: bool(failed))
                answer = await ann.http.get("/ready")
                assert (answer.status_code, answer.json()["ready"]) == (503, False)
            answer = await ann.http.get("/ready")
            assert (answer.status_code, answer.json()["ready"]) == (200, True)

    asyncio.run(play())
