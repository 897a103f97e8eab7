"""Positions of Wyatt Earp in few words, for tests."""

from __future__ import annotations

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.games.wyatt_earp.cards import N_KINDS
from posse.games.wyatt_earp.state import PHASES, State
from tests.tables import play, state

GAME = game("wyatt-earp")

BOX = GAME.box
HITS = "pile=9wes-hardin"  # every shot hits
MISSES = "pile=6bank-robbery"  # every shot misses


def fresh(n_seats: int, seed: int = 1) -> Table:
    return Table(GAME, key_from_seed(seed), n_seats)


def table_at(position: str, n_seats: int = 3, phase: str = "play", seed: int = 1) -> Table:
    """A table in this position: rows have had their sets."""
    s: State = GAME.paper.position.read(position)
    s.n_seats = n_seats
    if "phase=" not in position:
        s.phase = PHASES.index(phase)
    for kind in range(N_KINDS):
        if s.discards[kind] and not s.top:
            s.top = kind + 1
    for outlaw in range(7):
        if any(s.laid[seat, outlaw] for seat in range(4)):
            s.set_laid[outlaw] = 1
    s.n_hands = max(1, s.n_hands)
    table = Table(GAME, key_from_seed(seed), n_seats)
    table.set_position(GAME.paper.position.write(s))
    return table


def ends_by(table: Table) -> int:
    """The rule by which the last ply ended a hand; 0: it did not."""
    return next((event.n for event in table.plies[-1].events if GAME.paper.events[event.what] == "hand-ends"), 0)


def reckoned(rows: str, bills: int, n_seats: int = 3) -> tuple[list[int], int]:
    """What the seats are paid for Belle Starr, and what stays on her poster before the next hand's bill."""
    hands = "/".join(["bob-dalton"] * n_seats)
    table = table_at(f"hand={hands} poster={bills}belle-starr {rows}", n_seats=n_seats)
    play(table, "discard bob-dalton")
    return state(table).money.tolist()[:n_seats], state(table).poster[0] - 1
