"""A database that fails, for tests."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from posse.server.database.store import Store


@contextlib.contextmanager
def failing(engine: AsyncEngine, is_it: Callable[[str], bool] = lambda statement: True) -> Iterator[list[str]]:
    """The disk fails at such statements; yields those at which it did."""
    failed: list[str] = []

    def execute(cursor: Any, statement: str, parameters: Any, context: Any) -> None:
        if is_it(statement):
            failed.append(statement)
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(engine.sync_engine, "do_execute", execute)
    try:
        yield failed
    finally:
        event.remove(engine.sync_engine, "do_execute", execute)


@contextlib.asynccontextmanager
async def broken(store: Store) -> AsyncIterator[None]:
    """SQLite itself breaks off whatever it is asked, reading and writing."""
    await _interrupt(store, lambda: 1)
    try:
        yield
    finally:
        await _interrupt(store, None)


async def fill_up(store: Store, n_pages: int = 1) -> int:
    """Let the database have no more pages than so many, or than it has already; returns how many."""
    async with store._writer.connect() as connection:
        return int((await connection.exec_driver_sql(f"PRAGMA max_page_count={n_pages}")).scalar_one())


async def _interrupt(store: Store, handler: Callable[[], int] | None) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for engine, n_connections in ((store._writer, 1), (store._readers, 4)):
            for _ in range(n_connections):
                connection = await stack.enter_async_context(engine.connect())
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.set_progress_handler(handler, 1)
