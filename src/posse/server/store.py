"""The store: one writer, many readers.

Whoever writes hands over a job; the writer does all that wait in one transaction, each in a savepoint of its own, and
answers when it is committed. So a job that was answered is kept, one that failed has changed nothing, and a busy
server does not pay for a disk's commit with every move.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from posse.engine.game import PosseError

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
MAX_GROUP = 256  # jobs in one transaction


class StoreError(PosseError):
    """A database that cannot be used."""


@dataclass
class _Waiting:
    job: Job[Any]
    answer: asyncio.Future[Any]


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.path = Path(url.removeprefix("sqlite:///"))
        self.url = url
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._lock: IO[bytes] | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        self._lock = _locked(self.path)
        try:
            await asyncio.to_thread(migrate, self.url)
        except BaseException:
            self._lock.close()
            raise
        self._writer = self._engine(pool_size=1)
        self._readers = self._engine(pool_size=4)
        self._writing = asyncio.create_task(self._write(), name="store writer")

    async def close(self) -> None:
        """What was handed over is written first; nothing more is taken."""
        self._is_closed = True
        self._queue.put_nowait(None)
        await self._writing
        await self._writer.dispose()
        await self._readers.dispose()
        if self._lock is not None:
            self._lock.close()

    async def write(self, job: Job[T]) -> T:
        """Do a job; when this returns it is committed. Cancelling the waiting does not cancel the job."""
        if self._is_closed:
            raise StoreError(f"the database {self.path} is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(job, answer))
        return await asyncio.shield(answer)

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as connection:
            yield connection

    async def _write(self) -> None:
        ending = False
        while not ending:
            group = [await self._queue.get()]
            while not self._queue.empty() and len(group) < MAX_GROUP:
                group.append(self._queue.get_nowait())
            ending = None in group
            await self._commit([waiting for waiting in group if waiting is not None])

    async def _commit(self, group: list[_Waiting]) -> None:
        results: list[tuple[_Waiting, Any, BaseException | None]] = []
        try:
            async with self._writer.begin() as connection:
                for waiting in group:
                    try:
                        async with connection.begin_nested():
                            results.append((waiting, await waiting.job(connection), None))
                    except Exception as error:
                        results.append((waiting, None, error))
        except Exception as error:  # none of them is kept
            results = [(waiting, None, error) for waiting in group]
        for waiting, result, failure in results:
            if waiting.answer.done():
                continue
            if failure is None:
                waiting.answer.set_result(result)
            else:
                waiting.answer.set_exception(failure)
                waiting.answer.exception()  # whoever asked may be gone

    def _engine(self, pool_size: int) -> AsyncEngine:
        engine = create_async_engine(
            self.url.replace("sqlite:", "sqlite+aiosqlite:", 1),
            pool_size=pool_size,
            max_overflow=0,
            pool_timeout=30,
            hide_parameters=True,  # an error is logged, and they may be secrets
        )

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we begin and end transactions, not the driver
            cursor = connection.cursor()
            for line in PRAGMAS:
                cursor.execute(line)
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if pool_size == 1 else "BEGIN")

        return engine


PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what is committed survives a loss of power
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def migrate(url: str) -> None:
    """Bring a database to the newest form."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    path = url.removeprefix("sqlite:///")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database {path} was created by a newer version of Posse: {error}") from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot use the database {path}: {getattr(error, 'orig', error)}") from None


def backup(url: str, target: Path) -> None:
    """A whole copy of a database that may be in use."""
    source = Path(url.removeprefix("sqlite:///"))
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    if target.exists():
        raise StoreError(f"{target} already exists: choose another file")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            (sound,) = new.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise StoreError(f"the copy of {source} is damaged: {sound}")
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot copy {source} to {target}: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def _locked(path: Path) -> IO[bytes]:
    """SQLite has one writer, and that is one server."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(path.name + ".lock").open("ab")
    except OSError as error:
        raise StoreError(f"cannot use the database {path}: {error.strerror}") from None
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise StoreError(f"another server is using the database {path}") from None
    return file
