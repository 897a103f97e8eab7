"""What is kept: the tables of the database. Times are seconds since 1970; what lets one in is kept as a digest."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",  # of the server itself
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("name_key", String, unique=True),  # of members: the name as it is compared; guests have none
    Column("password", String),  # argon2id; guests have none
    Column("language", String, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("banned_at", Float),
    Column("ban_reason", String),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String, nullable=False, unique=True),  # of what the cookie holds
    Column("agent", String, nullable=False),  # the browser, in its own words
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

tokens = Table(
    "tokens",  # for programs
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String, nullable=False, unique=True),
    Column("label", String, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", ForeignKey("people.id", ondelete="SET NULL")),
    Column("about", ForeignKey("people.id", ondelete="SET NULL")),
    Column("table_id", String),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("handled_at", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),  # cannot be guessed: it is the invitation
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("edition", String, nullable=False),  # digest
    Column("house", JSON, nullable=False),  # house rules that differ from the edition
    Column("options", JSON, nullable=False),  # wire.messages.Options
    Column("status", String, nullable=False, index=True),  # wire.messages.Status
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("secret", LargeBinary, nullable=False),  # of the fair deal; told when the game is over
    Column("key", LargeBinary),  # once it has begun
    Column("rematch", String),  # the table that follows this one
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float, index=True),
    Column("n_steps", Integer, nullable=False),  # the snapshot is from after so many
    Column("snapshot", LargeBinary),  # the state; a replay of the steps can always make it anew
    Column("record", Text),  # of a finished game
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String),  # of the person or bot, as it was when they sat down; none: the seat is free
    Column("bot", String),  # level
    Column("kept_for", ForeignKey("people.id", ondelete="SET NULL")),  # at a rematch: who sat there before
    Column("nonce", LargeBinary),  # what the person's client adds to the deal
    Column("stand_in", Boolean, nullable=False),  # a bot plays for the person
    Column("bank_ms", Integer),  # left on the clock
    Column("share", Float),  # of the win, once it is over
    Column("score", Float),
)

steps = Table(
    "steps",  # appended to, never changed: moves, and moves taken back
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String),  # in notation; none: moves are taken back
    Column("back_to", Integer),  # how many plies are left then
    Column("message", String),  # what the client calls it
    Column("by", String, nullable=False),  # person, or the level of a bot
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "message"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "message"),
)

ratings = Table(
    "ratings",  # as they stand
    metadata,
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),  # a person's id, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("n_games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

rating_steps = Table(
    "rating_steps",  # how they came to stand there
    metadata,
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
)

Index("ix_seats_person_table", seats.c.person, seats.c.table_id)
Index("ix_seats_name", seats.c.name)
Index("ix_tables_game_ended", tables.c.game, tables.c.ended_at)
Index("ix_ratings_game_mu", ratings.c.game, ratings.c.mu)
