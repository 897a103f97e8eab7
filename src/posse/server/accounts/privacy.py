"""Leaving: everything that is kept about a person, and a person forgotten while others' games stay whole."""

from __future__ import annotations

import dataclasses
from typing import Any

from sqlalchemy import Connection, delete, select, update

from posse.engine.records import BadRecord, parse
from posse.server.database.rows import PERSON
from posse.server.database.schema import (
    chats,
    mutes,
    people,
    rating_steps,
    ratings,
    reports,
    seats,
    sessions,
    steps,
    tables,
    tokens,
)
from posse.server.log import log
from posse.server.wire.accounts import (
    ChatKept,
    Export,
    MoveKept,
    Muted,
    Person,
    RatingKept,
    RatingStepKept,
    ReportKept,
    SeatKept,
    SessionInfo,
)

from .names import SOMEBODY
from .sessions import ms, token_info


def export(connection: Connection, person: Person) -> Export:
    def rows(query: Any) -> Any:
        return connection.execute(query)

    me = person.id
    row = rows(select(people.c.created_at, people.c.seen_at).where(people.c.id == me)).one()
    return Export(
        person=person,
        created_ms=ms(row.created_at),
        seen_ms=ms(row.seen_at),
        sessions=[
            SessionInfo(row.id, row.agent, ms(row.created_at), ms(row.seen_at))
            for row in rows(select(sessions).where(sessions.c.person == me))
        ],
        tokens=[token_info(row) for row in rows(select(tokens).where(tokens.c.person == me))],
        hosted=list(connection.scalars(select(tables.c.id).where(tables.c.host == me))),
        seats=[
            _seat(connection, row)
            for row in rows(
                select(seats, tables.c.game, tables.c.status, tables.c.started_at, tables.c.ended_at)
                .join(tables)
                .where(seats.c.person == me)
                .order_by(tables.c.created_at)
            )
        ],
        chats=[
            ChatKept(row.table_id, row.name, row.text, ms(row.at))
            for row in rows(select(chats).where(chats.c.person == me).order_by(chats.c.id))
        ],
        ratings=[
            RatingKept(row.game, row.mu, row.sigma, row.n_games, ms(row.at))
            for row in rows(select(ratings).where(ratings.c.player == me))
        ],
        rating_steps=[
            RatingStepKept(row.game, row.n, row.table_id, row.mu, row.sigma, ms(row.at))
            for row in rows(select(rating_steps).where(rating_steps.c.player == me))
        ],
        muted=[
            Muted(row.id, row.name)
            for row in rows(
                select(people.c.id, people.c.name).join(mutes, mutes.c.muted == people.c.id).where(mutes.c.person == me)
            )
        ],
        reports=[
            ReportKept(row.about, row.table_id, row.text, ms(row.at), row.handled_at is not None)
            for row in rows(select(reports).where(reports.c.reporter == me))
        ],
    )


def _seat(connection: Connection, row: Any) -> SeatKept:
    mine = (steps.c.table_id == row.table_id) & (steps.c.seat == row.seat) & (steps.c.by == PERSON)
    return SeatKept(
        table=row.table_id,
        game=row.game,
        status=row.status,
        seat=row.seat,
        name=row.name,
        is_stood_in=row.stand_in,
        started_ms=row.started_at and ms(row.started_at),
        ended_ms=row.ended_at and ms(row.ended_at),
        share=row.share,
        score=row.score,
        moves=[
            MoveKept(step.n, step.move, step.back_to, ms(step.at))
            for step in connection.execute(select(steps).where(mine).order_by(steps.c.n))
        ],
    )


def forget(connection: Connection, person: str) -> None:
    """Delete a person. Seats become Somebody's, a bot's while a game is played, and free where it has not begun."""
    mine = seats.c.person == person
    open_tables = select(tables.c.id).where(tables.c.status == "open")
    playing = select(tables.c.id).where(tables.c.status == "playing")
    for table, seat in connection.execute(select(seats.c.table_id, seats.c.seat).where(mine)).all():
        record = connection.scalar(select(tables.c.record).where(tables.c.id == table))
        if record is not None:
            renamed = _renamed(table, record, seat)
            connection.execute(update(tables).where(tables.c.id == table).values(record=renamed))
    connection.execute(
        update(seats).where(mine, seats.c.table_id.in_(open_tables)).values(person=None, name=None, nonce=None)
    )
    connection.execute(update(seats).where(mine, seats.c.table_id.in_(playing)).values(stand_in=True))
    connection.execute(update(seats).where(mine).values(person=None, name=SOMEBODY))
    connection.execute(update(chats).where(chats.c.person == person).values(person=None, name=SOMEBODY))
    connection.execute(delete(ratings).where(ratings.c.player == person))
    connection.execute(delete(rating_steps).where(rating_steps.c.player == person))
    connection.execute(delete(people).where(people.c.id == person))


def _renamed(table: str, record: str, seat: int) -> str:
    """The record of a finished game in which the player of this seat is Somebody."""
    try:
        told = parse(record)
        players = tuple(SOMEBODY if i == seat else player for i, player in enumerate(told.players))
        return dataclasses.replace(told, players=players).text()
    except BadRecord as error:
        log.warning("record_not_renamed", table=table, line=str(error))
        return record
