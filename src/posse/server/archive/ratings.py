"""Ratings: openskill's, one pool a game, people and bots alike. docs/ratings.md says what they mean."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.arena.skill import START, Rating, after_game, ranks
from posse.bots.levels import levels
from posse.engine.table import Result
from posse.games import game_names
from posse.server.accounts.names import key
from posse.server.database.rows import TableRow
from posse.server.database.schema import people, rating_steps, ratings, seats, tables
from posse.server.wire.archive import Leaderboard, PlayerPage, Ranked, RatingInfo, RatingStep, Standing
from posse.server.wire.refusal import Refusal

BOT = "bot:"


def bot_player(level: str) -> str:
    """Whom all bots of a level are rated as."""
    return BOT + level


async def rate_table(connection: AsyncConnection, row: TableRow, result: Result) -> None:
    """Rate the game of a table that has just ended, if it is a rated one."""
    if row.is_rated:
        players = [seat.person or (bot_player(seat.bot) if seat.bot else None) for seat in row.seats]
        await rate(connection, row.game, row.id, players, result.shares, result.scores, time.time())


async def rate(
    connection: AsyncConnection,
    game: str,
    table_id: str,
    players: Sequence[str | None],
    shares: Sequence[float],
    scores: Sequence[float],
    at: float,
) -> None:
    """Rate a finished game; by seat, players are people's ids, `bot:LEVEL`, or None for one who has left for good.

    A level that sits there twice plays as two, and moves by the mean of what the two gain. Nobody is rated against
    themselves alone.
    """
    seated = [seat for seat, player in enumerate(players) if player is not None]
    names = [player for player in players if player is not None]
    if len(set(names)) < 2:
        return
    standing = await _standing(connection, game, names)
    before = [standing[name][0] if name in standing else START for name in names]
    ranked = ranks([shares[seat] for seat in seated], [scores[seat] for seat in seated])
    gained: dict[str, list[Rating]] = defaultdict(list)
    for name, after in zip(names, after_game(before, ranked), strict=True):
        gained[name].append(after)
    for name, found in gained.items():
        mean = Rating(sum(one.mu for one in found) / len(found), sum(one.sigma for one in found) / len(found))
        n_games = (standing[name][1] if name in standing else 0) + 1
        await _keep(connection, game, name, table_id, mean, n_games, at)


async def _standing(connection: AsyncConnection, game: str, names: Sequence[str]) -> dict[str, tuple[Rating, int]]:
    rows = await connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.player.in_(names)))
    return {row.player: (Rating(row.mu, row.sigma), row.n_games) for row in rows}


async def _keep(
    connection: AsyncConnection, game: str, player: str, table_id: str, rating: Rating, n_games: int, at: float
) -> None:
    now = {"mu": rating.mu, "sigma": rating.sigma, "at": at}
    if n_games == 1:
        await connection.execute(insert(ratings).values(game=game, player=player, n_games=1, **now))
    else:
        where = and_(ratings.c.game == game, ratings.c.player == player)
        await connection.execute(update(ratings).where(where).values(n_games=n_games, **now))
    await connection.execute(insert(rating_steps).values(game=game, player=player, n=n_games, table_id=table_id, **now))


async def leaderboard(connection: AsyncConnection, game: str, offset: int, limit: int) -> Leaderboard:
    """Best first, by what they have surely shown."""
    is_shown = and_(
        ratings.c.game == game,
        or_(ratings.c.player.startswith(BOT), and_(people.c.name_key.is_not(None), people.c.banned_at.is_(None))),
    )
    chosen: Select[Any] = select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.player)
    chosen = chosen.where(is_shown)
    n = await connection.scalar(select(func.count()).select_from(chosen.subquery()))
    surely: ColumnElement[float] = ratings.c.mu - Rating(0.0, 1.0).half * ratings.c.sigma
    rows = await connection.execute(chosen.order_by(surely.desc(), ratings.c.player).offset(offset).limit(limit))
    return Leaderboard(
        game,
        n or 0,
        [
            Ranked(rank, row.player, row.name or row.player.removeprefix(BOT), _level(row.player), _info(row))
            for rank, row in enumerate(rows, offset + 1)
        ],
    )


async def player_page(connection: AsyncConnection, wanted: str) -> PlayerPage:
    """Of a member, by id or name, or of a bot, as bot:LEVEL or by its level."""
    player, name, since = await find_player(connection, wanted)
    bot = _level(player)
    sat = seats.c.bot == bot if bot else seats.c.person == player
    counted = await connection.execute(
        select(tables.c.game, func.count(tables.c.id.distinct()).label("n"), func.sum(seats.c.share).label("wins"))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(sat, tables.c.status == "over", seats.c.share.is_not(None))
        .group_by(tables.c.game)
    )
    played = {row.game: (row.n, row.wins) for row in counted}
    rated = {
        row.game: _info(row) for row in await connection.execute(select(ratings).where(ratings.c.player == player))
    }
    standings = [
        Standing(game, *played.get(game, (0, 0.0)), rated.get(game))
        for game in game_names()
        if game in played or game in rated
    ]
    return PlayerPage(player, name, bot, None if since is None else round(since * 1000), standings)


async def history(connection: AsyncConnection, wanted: str, game: str, limit: int) -> list[RatingStep]:
    """The last steps of a rating, the oldest first."""
    player, _, _ = await find_player(connection, wanted)
    rows = await connection.execute(
        select(rating_steps, tables.c.is_public)
        .outerjoin(tables, tables.c.id == rating_steps.c.table_id)
        .where(rating_steps.c.player == player, rating_steps.c.game == game)
        .order_by(rating_steps.c.n.desc())
        .limit(limit)
    )
    found = []
    for row in rows:
        half = Rating(row.mu, row.sigma).half
        table = row.table_id if row.is_public else None  # the id of a private table invites to it
        found.append(RatingStep(row.n, row.mu, row.mu - half, row.mu + half, table, round(row.at * 1000)))
    return found[::-1]


async def find_player(connection: AsyncConnection, wanted: str) -> tuple[str, str, float | None]:
    """Player, name, and since when they are here; raises a Refusal."""
    level = wanted.removeprefix(BOT)
    if level in levels():
        return bot_player(level), level, None
    for where in (people.c.id == wanted, people.c.name_key == key(wanted)):
        row = (await connection.execute(select(people).where(where, people.c.name_key.is_not(None)))).first()
        if row is not None:
            return row.id, row.name, row.created_at
    raise Refusal(404, "no-such-player", f"there is no player {wanted!r} here; guests have no page")


def _info(row: Any) -> RatingInfo:
    half = Rating(row.mu, row.sigma).half
    return RatingInfo(row.mu, row.mu - half, row.mu + half, row.n_games)


def _level(player: str) -> Any:
    return player.removeprefix(BOT) if player.startswith(BOT) else None
