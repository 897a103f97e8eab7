"""The store: one writer, many readers, and what was answered is kept."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, insert, pool, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database import store
from posse.server.database.schema import facts, metadata
from posse.server.database.store import MAX_GROUP, Store, StoreError
from tests.server.trouble import fill_up

Scene = Callable[[Store], Awaitable[None]]


class Oops(Exception):
    """What a job of these tests fails with."""


def test_what_was_answered_can_be_read(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        assert await store.write(adding("one")) == "one"
        assert await names(store) == ["one"]

    run(tmp_path, scene)


def test_a_first_start_that_is_broken_off_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "posse.db"
    create, made = op.create_table, []

    def dying(name: str, *rest: Any, **more: Any) -> Any:
        made.append(name)
        if len(made) == 4:
            raise Oops(name)
        return create(name, *rest, **more)

    monkeypatch.setattr(op, "create_table", dying)
    with pytest.raises(Oops):
        store.migrate(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    store.migrate(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as database:
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names >= set(made)


def test_jobs_that_wait_together_are_one_transaction(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        n_commits = 0

        @event.listens_for(store._writer.sync_engine, "commit")
        def committed(connection: object) -> None:
            nonlocal n_commits
            n_commits += 1

        await asyncio.gather(*(store.write(adding(f"{i:03}")) for i in range(MAX_GROUP + 1)))
        assert n_commits == 2
        assert await names(store) == [f"{i:03}" for i in range(MAX_GROUP + 1)]

    run(tmp_path, scene)


def test_of_many_jobs_one_that_fails_has_changed_nothing_and_the_others_are_kept(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        jobs = [adding(f"{i}") for i in range(9)]
        jobs[3] = failing("3", Oops("three"))
        jobs[5] = adding("4")  # there is one already
        answers = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        assert [answer for answer in answers if isinstance(answer, str)] == list("0124678")
        assert isinstance(answers[3], Oops)
        assert str(answers[3]) == "three"
        assert isinstance(answers[5], IntegrityError)
        assert await names(store) == list("0124678")

    run(tmp_path, scene)


def test_a_transaction_that_cannot_be_committed_fails_all_its_jobs_and_the_next_goes_on(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        is_broken = True

        @event.listens_for(store._writer.sync_engine, "commit")
        def committed(connection: object) -> None:
            if is_broken:
                raise Oops("the disk is full")

        answers = await asyncio.gather(*(store.write(adding(name)) for name in "ab"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [Oops, Oops]
        assert await names(store) == []
        is_broken = False
        await store.write(adding("a"))
        assert await names(store) == ["a"]

    run(tmp_path, scene)


@pytest.mark.parametrize("place", [0, 2, 4])
@pytest.mark.parametrize("kind", ["full", "broken off"])
def test_an_error_that_undoes_the_whole_transaction_takes_nothing_that_was_answered_with_it(
    tmp_path: Path, kind: str, place: int
) -> None:
    async def scene(store: Store) -> None:
        n_commits = 0

        @event.listens_for(store._writer.sync_engine, "commit")
        def committed(connection: object) -> None:
            nonlocal n_commits
            n_commits += 1

        await store.write(adding("marks"))
        await fill_up(store)
        jobs = [marking(b"a"), adding("x"), failing("y", Oops()), marking(b"b")]
        jobs.insert(place, adding("big", b"." * 100_000) if kind == "full" else broken_off("big"))
        n_commits = 0
        answers = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        assert [answer for answer in answers if isinstance(answer, str)] == ["marks", "x", "marks"]
        assert await names(store) == ["marks", "x"]
        assert await marks(store) == b"ab"
        assert n_commits == 3  # each by itself
        told = answers.pop(place)
        assert isinstance(told, OperationalError)
        assert str(told.orig) == ("database or disk is full" if kind == "full" else "interrupted")
        assert isinstance(answers[2], Oops)
        await store.write(marking(b"c"))
        assert await marks(store) == b"abc"

    run(tmp_path, scene)


def test_when_nothing_fits_any_more_every_job_fails_and_what_was_kept_stays(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.write(adding("one"))
        await fill_up(store)
        jobs = [adding(name, b"." * 100_000) for name in "abc"]
        answers = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        assert [type(answer) for answer in answers] == [OperationalError] * 3
        assert await names(store) == ["one"]
        await fill_up(store, 10_000)  # there is room again
        assert await asyncio.gather(*(store.write(job) for job in jobs)) == list("abc")
        assert await names(store) == [*"abc", "one"]

    run(tmp_path, scene)


def test_who_stops_waiting_does_not_stop_the_job(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        may_go_on = asyncio.Event()

        async def slow(connection: AsyncConnection) -> None:
            await adding("slow")(connection)
            await may_go_on.wait()

        waiting = [asyncio.create_task(store.write(job)) for job in (slow, adding("next"), failing("bad", Oops()))]
        await asyncio.sleep(0.05)
        for task in waiting:
            task.cancel()
        assert all(
            isinstance(found, asyncio.CancelledError)
            for found in await asyncio.gather(*waiting, return_exceptions=True)
        )
        assert await names(store) == []
        may_go_on.set()
        await store.write(adding("last"))
        assert await names(store) == ["last", "next", "slow"]

    run(tmp_path, scene)


def test_readers_see_what_is_committed_and_nothing_else(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        may_go_on = asyncio.Event()

        async def slow(connection: AsyncConnection) -> None:
            await adding("slow")(connection)
            assert list(await connection.scalars(select(facts.c.name))) == ["slow"]
            await may_go_on.wait()

        async with store.read() as reader:
            writing = asyncio.create_task(store.write(slow))
            await asyncio.sleep(0.05)
            assert list(await reader.scalars(select(facts.c.name))) == []
            may_go_on.set()
            await writing
            assert list(await reader.scalars(select(facts.c.name))) == []  # one reading is of one moment
        assert await names(store) == ["slow"]

    run(tmp_path, scene)


def test_readers_cannot_write(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        async with store.read() as reader:
            await adding("one")(reader)
        assert await names(store) == []

    run(tmp_path, scene)


def test_what_was_handed_over_is_written_before_it_closes(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(url(tmp_path))
        await store.open()
        waiting = [asyncio.create_task(store.write(adding(f"{i:03}"))) for i in range(2 * MAX_GROUP)]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in waiting)

    asyncio.run(play())
    with contextlib.closing(sqlite3.connect(tmp_path / "posse.db")) as connection:
        assert connection.execute("SELECT count(*) FROM facts").fetchone() == (2 * MAX_GROUP,)


def test_a_closed_store_takes_no_more_jobs(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(url(tmp_path))
        await store.open()
        await store.close()
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.write(adding("late")), 5)

    asyncio.run(play())


def test_an_empty_file_becomes_what_the_models_say(tmp_path: Path) -> None:
    (tmp_path / "posse.db").touch()
    run(tmp_path, nothing)
    assert differences(tmp_path) == []


def test_the_first_form_of_a_database_is_brought_up_to_date(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url(tmp_path))
    command.upgrade(config, "0001")
    with contextlib.closing(sqlite3.connect(tmp_path / "posse.db")) as connection, connection:
        connection.execute("INSERT INTO facts VALUES ('kept', x'01')")

    async def scene(store: Store) -> None:
        assert await names(store) == ["kept"]

    run(tmp_path, scene)
    assert differences(tmp_path) == []


def test_a_database_of_a_newer_posse_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    run(tmp_path, nothing)
    file = tmp_path / "posse.db"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    for _ in range(2):  # and it is not held on to
        with pytest.raises(
            StoreError, match=rf"^the database {file} was created by a newer version of Posse: .*'9999'$"
        ):
            run(tmp_path, nothing)
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "posse.db"
    file.write_bytes(b"Dear diary, " * 100)
    with pytest.raises(StoreError, match=rf"^cannot use the database {file}: file is not a database$"):
        run(tmp_path, nothing)
    assert file.read_bytes() == b"Dear diary, " * 100


def test_two_stores_do_not_share_a_database(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(StoreError, match=f"^another server is using the database {store.path}$"):
            await Store(store.url).open()

    run(tmp_path, scene)
    run(tmp_path, nothing)


def test_a_backup_is_whole_and_overwrites_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def scene(found: Store) -> None:
        await found.write(adding("one"))
        store.backup(found.url, copy)
        await found.write(adding("two"))
        with pytest.raises(StoreError, match="already exists"):
            store.backup(found.url, copy)

    run(tmp_path, scene)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM facts").fetchall() == [("one",)]
    with pytest.raises(StoreError, match="there is no database"):
        store.backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "other.db")
    assert sorted(file.name for file in tmp_path.glob("*.db*")) == ["copy.db", "posse.db", "posse.db.lock"]


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/posse.db"


def run(folder: Path, scene: Scene) -> None:
    async def play() -> None:
        async with open_store(folder) as found:
            await scene(found)

    asyncio.run(play())


@contextlib.asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    found = Store(url(folder))
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def differences(folder: Path) -> list[Any]:
    """Between the database and the models."""
    with create_engine(url(folder), poolclass=pool.NullPool).connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def nothing(store: Store) -> None:
    pass


def adding(name: str, value: bytes = b"") -> store.Job[str]:
    async def job(connection: AsyncConnection) -> str:
        await connection.execute(insert(facts).values(name=name, value=value))
        return name

    return job


def marking(mark: bytes) -> store.Job[str]:
    """Done twice, it is seen twice."""

    async def job(connection: AsyncConnection) -> str:
        found = await connection.scalar(select(facts.c.value).where(facts.c.name == "marks")) or b""
        await connection.execute(update(facts).where(facts.c.name == "marks").values(value=found + mark))
        return "marks"

    return job


def broken_off(name: str) -> store.Job[str]:
    """SQLite stops in the middle of a statement."""

    async def job(connection: AsyncConnection) -> str:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.set_progress_handler(lambda: 1, 1)
        try:
            return await adding(name)(connection)
        finally:
            await driver.set_progress_handler(None, 1)

    return job


async def marks(store: Store) -> bytes:
    async with store.read() as connection:
        return await connection.scalar(select(facts.c.value).where(facts.c.name == "marks")) or b""


def failing(name: str, error: Exception) -> store.Job[str]:
    async def job(connection: AsyncConnection) -> str:
        await adding(name)(connection)
        raise error

    return job


async def names(store: Store) -> list[str]:
    async with store.read() as connection:
        return list(await connection.scalars(select(facts.c.name).order_by(facts.c.name)))
