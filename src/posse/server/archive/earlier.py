"""A person's games of a kind that ended before one of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ScalarSelect, and_, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.database.schema import seats, steps, tables

from .finales import Before, margin_of, strongest
from .kept import Kept
from .records import IS_A_RECORD

MOST_GAMES = 500  # that are looked through


async def games_before(connection: AsyncConnection, kept: Kept, me: str) -> list[Before]:
    """The last of them first."""
    row = kept.row
    mine = (
        select(tables.c.id, _n_plies().label("n_plies"), func.max(seats.c.seat).label("seat"))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.person == me))
        .where(IS_A_RECORD, tables.c.game == row.game, seats.c.share.is_not(None))
        .where(tuple_(tables.c.ended_at, tables.c.id) < (row.ended_at, row.id))
        .group_by(tables.c.id)
        .order_by(tables.c.ended_at.desc(), tables.c.id.desc())
        .limit(MOST_GAMES)
    )
    games = {found.id: found for found in await connection.execute(mine)}
    chairs: dict[str, list[Any]] = {one: [] for one in games}
    sat = select(seats).where(seats.c.table_id.in_(mine.with_only_columns(tables.c.id))).order_by(seats.c.seat)
    for chair in await connection.execute(sat):
        chairs[chair.table_id].append(chair)
    return [
        Before(
            n_plies=found.n_plies,
            share=chairs[one][found.seat].share or 0.0,
            score=chairs[one][found.seat].score or 0.0,
            margin=margin_of([c.share or 0.0 for c in chairs[one]], [c.score or 0.0 for c in chairs[one]]),
            level=strongest(c.bot for c in chairs[one]),
        )
        for one, found in games.items()
    ]


def _n_plies() -> ScalarSelect[int]:
    """Of a table: as many moves as were left when some were last taken back, and one for every step since."""
    later = steps.alias()
    back = select(func.max(later.c.n)).where(later.c.table_id == tables.c.id, later.c.back_to.is_not(None))
    last = func.coalesce(back.correlate(tables).scalar_subquery(), 0)
    left = select(func.sum(func.coalesce(steps.c.back_to, 1))).where(steps.c.table_id == tables.c.id, steps.c.n >= last)
    return left.correlate(tables).scalar_subquery()
