"""How Alembic reaches the database. All migrations are one transaction: a start that is broken off leaves no half."""

from __future__ import annotations

from typing import Any

from alembic import context
from sqlalchemy import create_engine, event, pool

from posse.server.database.schema import metadata

engine = create_engine(context.config.get_main_option("sqlalchemy.url") or "", poolclass=pool.NullPool)


@event.listens_for(engine, "connect")
def connected(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver would begin no transaction for tables


@event.listens_for(engine, "begin")
def begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
