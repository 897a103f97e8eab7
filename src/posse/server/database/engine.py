"""SQLite, set up the same way for the server and for `posse admin` beside it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event, pool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what is committed survives a loss of power
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def async_engine(url: str, pool_size: int, begin: str) -> AsyncEngine:
    """Of the server: `begin` is how its transactions begin."""
    engine = create_async_engine(
        url.replace("sqlite:", "sqlite+aiosqlite:", 1),
        pool_size=pool_size,
        max_overflow=0,
        pool_timeout=30,
        hide_parameters=True,  # an error is logged, and they may be secrets
    )
    _set_up(engine.sync_engine, begin)
    return engine


def short_engine(url: str) -> Engine:
    """For one short job beside a server that may be running."""
    engine = create_engine(url, poolclass=pool.NullPool, hide_parameters=True)
    _set_up(engine, "BEGIN IMMEDIATE")
    return engine


def _set_up(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin and end transactions, not the driver
        cursor = connection.cursor()
        for line in PRAGMAS:
            cursor.execute(line)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)
