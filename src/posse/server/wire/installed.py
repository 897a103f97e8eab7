"""Names on the wire that must be those of games and bots installed here."""

from __future__ import annotations

from posse.bots.levels import levels
from posse.games import game_names

from .refusal import Refusal


def check_game(name: str, status: int = 404) -> None:
    if name not in game_names():
        raise Refusal(status, "no-such-game", f"there is no game {name!r} here; choose from: {', '.join(game_names())}")


def check_level(name: str) -> None:
    if name not in levels():
        raise Refusal(400, "no-such-bot", f"there is no bot {name!r} here; choose from: {', '.join(levels())}")
