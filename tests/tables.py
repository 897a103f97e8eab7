"""A table in few words, for tests: what may be played, playing it, and the truth behind it."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.engine.table import Ply, Table

first: Callable[[tuple[str, ...]], str] = itemgetter(0)
last: Callable[[tuple[str, ...]], str] = itemgetter(-1)


def at_random(seed: int | str) -> Callable[[tuple[str, ...]], str]:
    """Any of the moves that are offered, the same ones for the same seed."""
    stream = Stream()
    put_key(stream, key_from_seed(seed))
    return lambda moves: moves[below(stream, len(moves))]


def offer(table: Table) -> list[str]:
    """What the seat whose turn it is may do."""
    return list(table.offer(table.turn()).moves)


def may(table: Table, *moves: str) -> bool:
    """Whether all of these may be played by whoever's turn it is."""
    return set(moves) <= set(offer(table))


def play_as(table: Table, seat: int, move: str) -> Ply:
    return table.play(move, seat)


def play(table: Table, *moves: str) -> None:
    """Moves by whoever's turn it is."""
    for move in moves:
        play_as(table, table.turn(), move)


def play_on(table: Table, choose: Callable[[tuple[str, ...]], str], n_plies: int = 10_000) -> Table:
    """To the end of the game, or until so many moves have been played."""
    while not table.is_over() and len(table.plies) < n_plies:
        play(table, choose(tuple(offer(table))))
    return table


def state(table: Table) -> Any:
    return table._state  # tests may know the truth


def words(table: Table) -> dict[str, str]:
    """The position, field by field, as it is written."""
    return dict(word.split("=") for word in table.position().split())


def events(table: Table, ply: int = -1) -> list[str]:
    return [table.game.paper.events[event.what] for event in table.plies[ply].events]


def numbers(table: Table, what: str, ply: int = -1) -> list[tuple[int, int]]:
    """(seat, n) of the events of a name."""
    told = table.plies[ply].events
    return [(event.seat, event.n) for event in told if table.game.paper.events[event.what] == what]


def refused_by(table: Table, move: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move."""
    seat = table.turn() if seat is None else seat
    return table.game.paper.why_not(table.game.box, table.view(seat), table.game.paper.moves.read(move))


def worlds(table: Table, seat: int, n: int = 200) -> list[Any]:
    """Deals that a seat thinks possible."""
    found = []
    for seed in range(n):
        s = table.game.State()
        put_key(s, key_from_seed(seed))
        table.game.rules.resample(table.game.box, table.view(seat), s, table.game.rules.Scratch())
        found.append(s)
    return found
