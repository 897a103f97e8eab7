"""Who sits where, as a record names them: a bot's level stands in brackets behind its name."""

from __future__ import annotations

from posse.engine.game import AnyGame, PosseError

BOT_NAMES = ("Hank", "Clementine", "Doc", "Molly", "Silas")


def seat_players(me: int, n_seats: int, name: str, level: str) -> tuple[str, ...]:
    """One person and bots."""
    bots = iter(bot for bot in BOT_NAMES if bot.lower() != name.lower())
    return tuple(name if seat == me else f"{next(bots)} ({level})" for seat in range(n_seats))


def level_of(player: str) -> str | None:
    """The level of a bot, from its name in a record; None: a person."""
    return player[player.rindex("(") + 1 : -1] if player.endswith(")") and " (" in player else None


def person_in(players: tuple[str, ...], game: AnyGame) -> int:
    """The seat of the first person in a record."""
    for seat, player in enumerate(players):
        if level_of(player) is None:
            return seat
    raise PosseError(f"no person plays in this game of {game.name}")
