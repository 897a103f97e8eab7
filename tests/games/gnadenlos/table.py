"""Positions of Gnadenlos! in few words, for tests."""

from __future__ import annotations

from posse.engine.edition import load_box
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games.gnadenlos import GAME
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import MAX_BID, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES, N_VALUES
from posse.games.gnadenlos.state import State

BOX: Box = load_box(GAME)
EXPERIENCED = Box.from_bytes(bytes(BOX))
EXPERIENCED.experienced = 1


def fresh(n_seats: int = 3, seed: int = 1, box: Box = BOX) -> Table:
    return Table(GAME, box, key_from_seed(seed), n_seats)


def table_at(position: str, n_seats: int = 3, seed: int = 1, box: Box = BOX) -> Table:
    """A table in this position. Without other word hats are on the start; adventurers that are nowhere lie in the pile,
    notes are in their owner's hand where that is not written out, and no event has been turned."""
    s: State = GAME.position.read(position)
    s.n_seats = n_seats
    for seat in range(n_seats):
        if not s.fame[seat]:
            s.fame[seat] = BOX.start
    if "active=" not in position:
        s.active = s.revolver
    if "events=" not in position:
        for kind in range(N_KINDS):
            s.events[kind] = BOX.events[kind]
    if "pile=" not in position:
        for a in range(N_ADVENTURERS):
            held = any(s.hand[seat, a] or s.shown[seat] == a + 1 for seat in range(n_seats))
            s.pile[a] = 0 if held or s.row[a] or s.discard[a] else 1
    _share_notes(s)
    table = Table(GAME, box, key_from_seed(seed), n_seats)
    table.set_position(GAME.position.write(s))
    return table


def _share_notes(s: State) -> None:
    told = [any(s.notes[seat, note] for note in range(N_NOTES)) for seat in range(s.n_seats)]
    for note in (note for note in range(N_VALUES * s.n_seats) if not told[note // N_VALUES]):
        lies = [s.market[place] for place in range(N_MARKET)]
        lies += [s.bid[seat, i] for seat in range(s.n_seats) for i in range(MAX_BID)]
        n = BOX.notes[note % N_VALUES] - lies.count(note + 1) - sum(s.notes[seat, note] for seat in range(s.n_seats))
        s.notes[note // N_VALUES, note] += max(0, n)


def play(table: Table, *moves: str) -> None:
    """Moves by whoever's turn it is."""
    for move in moves:
        table.play(table.turn(), table.offer(table.turn()).number, move)


def offer(table: Table) -> list[str]:
    return list(table.offer(table.turn()).moves)


def state(table: Table) -> State:
    return table._state  # type: ignore[no-any-return]  # tests may know the truth


def words(table: Table) -> dict[str, str]:
    """The position, field by field, as it is written."""
    return dict(word.split("=") for word in table.position().split())


def events(table: Table, ply: int = -1) -> list[str]:
    return [GAME.events[event.what] for event in table.plies[ply].events]


def numbers(table: Table, what: str, ply: int = -1) -> list[tuple[int, int]]:
    """(seat, n) of the events of a name."""
    return [(event.seat, event.n) for event in table.plies[ply].events if GAME.events[event.what] == what]
