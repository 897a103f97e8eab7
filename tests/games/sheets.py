"""What a sheet shows, and what it may show only with the memory aid; for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from posse.bots.levels import bot
from posse.engine.game import AnyGame
from posse.engine.rng import Stream, draw_key, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import text as text_of
from posse.text.plain import lines_of
from posse.text.sheet import Sheet
from posse.text.words import words

NAMES = ("Ann", "Bob", "Cay", "Dan", "Eve")


def sheet_of(table: Table, view: Any, memory_aid: bool) -> Sheet:
    return text_of(table.game.name).sheet(table.game.box, view, words("en"), NAMES, memory_aid)


def lines(table: Table, seat: int, memory_aid: bool) -> str:
    """The table as a seat sees it, without asides, each space between words once."""
    shown = lines_of(sheet_of(table, table.view(seat), memory_aid), asides=False)
    return "\n".join(" ".join(line.split()) for line in shown.splitlines())


def seen_in_games(game: AnyGame, n_games: int = 3) -> Iterator[tuple[Table, Any]]:
    """Every view of every seat, and of a spectator, in some games."""
    for seed in range(n_games):
        n_seats = game.seats[seed % len(game.seats)]
        table = Table(game, key_from_seed(f"sheet {seed}"), n_seats)
        player, stream = bot("random", game), Stream()
        put_key(stream, key_from_seed(seed))
        while not table.is_over():
            for seat in range(-1, n_seats):
                yield table, table.view(seat)
            seat = table.turn()
            offer = table.offer(seat)
            choice = player.choose(table.view(seat), offer.moves, 0.0, draw_key(stream))
            table.play(choice.move, seat, offer.number)


def shows_memory_with_the_aid_alone(game: AnyGame, forgetful: Callable[[Any], Any]) -> bool:
    """Without the aid a view and that of a forgetful person look alike, always; with it, not always."""
    n_told_apart = 0
    for table, view in seen_in_games(game):
        forgot = forgetful(view)
        if sheet_of(table, view, False) != sheet_of(table, forgot, False):
            return False
        n_told_apart += sheet_of(table, view, True) != sheet_of(table, forgot, True)
    return n_told_apart > 0


def without(view: Any, *fields: str) -> Any:
    """The view of somebody who has forgotten all that these fields hold."""
    forgot = type(view).from_bytes(bytes(view))
    for name in fields:
        value = getattr(forgot, name)
        if isinstance(value, int):
            setattr(forgot, name, 0)
        else:
            value.cast("B")[:] = bytes(value.nbytes)
    return forgot
