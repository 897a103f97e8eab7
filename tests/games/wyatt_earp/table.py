"""Positions of Wyatt Earp in few words, for tests."""

from __future__ import annotations

from posse.engine.rng import key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game
from posse.games.wyatt_earp.cards import N_KINDS
from posse.games.wyatt_earp.state import PHASES, State

GAME = game("wyatt-earp")

BOX = GAME.box
HITS = "pile=9wes-hardin"  # every shot hits
MISSES = "pile=6bank-robbery"  # every shot misses


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


def play(table: Table, *moves: str) -> None:
    """Moves by whoever's turn it is."""
    for move in moves:
        table.play(table.turn(), table.offer(table.turn()).number, move)


def state(table: Table) -> State:
    return table._state  # type: ignore[no-any-return]  # tests may know the truth


def words(table: Table) -> dict[str, str]:
    """The position, field by field, as it is written."""
    return dict(word.split("=") for word in table.position().split())


def events(table: Table, ply: int = -1) -> list[str]:
    return [GAME.paper.events[event.what] for event in table.plies[ply].events]


def may(table: Table, *moves: str) -> bool:
    """Whether all of these may be played by whoever's turn it is."""
    return set(moves) <= set(table.offer(table.turn()).moves)


def refused_by(table: Table, move: str, seat: int | None = None) -> str | None:
    seat = table.turn() if seat is None else seat
    return GAME.paper.why_not(table.game.box, table.view(seat), GAME.paper.moves.read(move))


def worlds(table: Table, seat: int, n: int = 200) -> list[State]:
    """Deals that a seat thinks possible."""
    found = []
    for seed in range(n):
        s = GAME.State()
        put_key(s, key_from_seed(seed))
        GAME.rules.resample(table.game.box, table.view(seat), s)
        found.append(s)
    return found


def ends_by(table: Table) -> int:
    """The rule by which the last ply ended a hand; 0: it did not."""
    return next((event.n for event in table.plies[-1].events if GAME.paper.events[event.what] == "hand-ends"), 0)


def reckoned(rows: str, bills: int, n_seats: int = 3) -> tuple[list[int], int]:
    """What the seats are paid for Belle Starr, and what stays on her poster before the next hand's bill."""
    hands = "/".join(["bob-dalton"] * n_seats)
    table = table_at(f"hand={hands} poster={bills}belle-starr {rows}", n_seats=n_seats)
    play(table, "discard bob-dalton")
    return state(table).money.tolist()[:n_seats], state(table).poster[0] - 1  # type: ignore[attr-defined]
