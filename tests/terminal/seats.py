"""A person and bots at a table, for tests."""

from __future__ import annotations

from posse.bots.levels import bot
from posse.bots.names import seat_players
from posse.engine.rng import Stream, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game
from posse.terminal.sitting import Sitting
from posse.text.words import words


def sitting_at(
    name: str = "wyatt-earp",
    language: str = "en",
    n_seats: int = 3,
    seed: str = "sitting",
    level: str = "greenhorn",
    person: str = "",
) -> Sitting:
    found = game(name)
    stream = Stream()
    put_key(stream, key_from_seed(seed))
    players = seat_players(0, n_seats, person or words(language)("terminal-stranger"), level)
    bots = {seat: bot(level, found) for seat in range(1, n_seats)}
    return Sitting(Table(found, key_from_seed(seed), n_seats), 0, players, bots, words(language), stream)
