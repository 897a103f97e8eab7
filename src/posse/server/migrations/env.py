"""How Alembic reaches the database."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, pool

from posse.server.models import metadata

engine = create_engine(context.config.get_main_option("sqlalchemy.url") or "", poolclass=pool.NullPool)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
