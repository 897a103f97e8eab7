"""The store: one writer, many readers.

Whoever writes hands over a job; the writer does all that wait in one transaction, each in a savepoint of its own, and
answers when it is committed. So a job that was answered is kept, one that failed has changed nothing, and a busy
server does not pay for a disk's commit with every move. Some errors, a full disk above all, make SQLite give up the
whole transaction, with what other jobs did in it; then each is done again in a transaction of its own.
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

from sqlalchemy import update
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.game import PosseError
from posse.server.log import log

from . import schema
from .engine import async_engine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
MAX_GROUP = 256  # jobs in one transaction


class StoreError(PosseError):
    """A database that cannot be used."""


class _GivenUp(Exception):
    """A transaction that SQLite has rolled back, with all that was done in it."""


@dataclass
class _Waiting:
    job: Job[Any]
    answer: asyncio.Future[Any]

    def settle(self, result: Any, failure: Exception | None) -> None:
        if self.answer.done():
            return
        if failure is None:
            self.answer.set_result(result)
        else:
            self.answer.set_exception(failure)
            self.answer.exception()  # whoever asked may be gone


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.path = Path(url.removeprefix("sqlite:///"))
        self.url = url
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._lock: IO[bytes] | None = None
        self._is_closed = False
        self._is_failing = False  # what was last to be written was not

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        self._lock = _locked(self.path)
        try:
            await asyncio.to_thread(migrate, self.url)
        except BaseException:
            self._lock.close()
            raise
        self._writer = async_engine(self.url, 1, "BEGIN IMMEDIATE")
        self._readers = async_engine(self.url, 4, "BEGIN")
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

    def write_later(self, job: Job[None]) -> None:
        """For what may be lost: nobody waits for it, and a failure is only logged."""
        if not self._is_closed:
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_log_failure)
            self._queue.put_nowait(_Waiting(job, answer))

    async def can_write(self) -> bool:
        """Whether the last write was committed; if it was not, whether one is now."""
        if self._is_failing:
            with contextlib.suppress(Exception):
                await self.write(_write_nothing)
        return not self._is_failing

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
        results: list[tuple[Any, Exception | None]]
        try:
            results = await self._together(group)
        except _GivenUp as error:
            log.warning("transaction_given_up", jobs=len(group), kind=type(error.__cause__).__name__)
            results = [await self._alone(waiting.job) for waiting in group]
        except Exception as error:  # none of them is kept
            results = [(None, error)] * len(group)
        failures = [failure for _, failure in results if failure is not None]
        if any(isinstance(failure, OperationalError) for failure in failures):
            self._is_failing = True
        elif len(failures) < len(results):
            self._is_failing = False
        for waiting, (result, failure) in zip(group, results, strict=True):
            waiting.settle(result, failure)

    async def _together(self, group: list[_Waiting]) -> list[tuple[Any, Exception | None]]:
        """By job, its result or why it failed. Whatever this raises, nothing has changed."""
        results: list[tuple[Any, Exception | None]] = []
        async with self._writer.begin() as connection:
            for waiting in group:
                savepoint = await connection.begin_nested()
                try:
                    result = await waiting.job(connection)
                except Exception as error:
                    if not await _stands(connection):
                        raise _GivenUp from error
                    await savepoint.rollback()
                    results.append((None, error))
                else:
                    await savepoint.commit()
                    results.append((result, None))
        return results

    async def _alone(self, job: Job[Any]) -> tuple[Any, Exception | None]:
        try:
            async with self._writer.begin() as connection:
                result = await job(connection)
                if not await _stands(connection):
                    raise StoreError("a job went on after its transaction was given up")
        except Exception as error:
            return None, error
        return result, None


async def _write_nothing(connection: AsyncConnection) -> None:
    """It changes nothing, and has to be written all the same."""
    await connection.execute(update(schema.facts).values(name=schema.facts.c.name))


def _log_failure(answer: asyncio.Future[None]) -> None:
    if not answer.cancelled() and (error := answer.exception()) is not None:
        log.warning("write_lost", kind=type(error).__name__)


async def _stands(connection: AsyncConnection) -> bool:
    """Whether a transaction is open; without one, the next savepoint would quietly begin another."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return bool(driver.in_transaction)


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
