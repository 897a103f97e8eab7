"""Positions of Gnadenlos! in few words, for tests."""

from __future__ import annotations

from dataclasses import replace

from posse.engine import rng
from posse.engine.game import AnyGame
from posse.engine.rng import key_from_seed
from posse.engine.rule import Parts, graft
from posse.engine.table import Table
from posse.games import game
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import (
    HIGH_NOON,
    MAX_BID,
    N_ADVENTURERS,
    N_COLUMNS,
    N_KINDS,
    N_MARKET,
    N_NOTES,
    N_VALUES,
)
from posse.games.gnadenlos.state import State
from tests.tables import numbers

GAME = game("gnadenlos")

BOX: Box = GAME.box
EXPERIENCED = BOX.copy()
EXPERIENCED.experienced = 1
LAST_FILLS = BOX.copy()  # GN-18: nobody chooses what fills a gap
LAST_FILLS.gap_choice = 0
NOONS = BOX.copy()  # every event is a High Noon
for _kind in range(N_KINDS):
    NOONS.events[_kind] = NOONS.n_events if _kind == HIGH_NOON else 0

ONE_EACH = "hand=lund/delaroche/harlan"  # gold, revolver and cards 7/4/3, 5/3/7, 3/7/1
SHOW_EACH = ("show lund", "show delaroche", "show harlan")
BIDDING = "phase=bid n_asked=1 row=lund+dan"
ALL_OF_B = "b0/b1/b1/b1/b2/b2/b2/b3/b3/b3/b4/b4/b4"


def fresh(n_seats: int = 3, seed: int = 1, box: Box = BOX) -> Table:
    return Table(GAME.with_box(box), key_from_seed(seed), n_seats)


def shows(event: str, more: str = "") -> str:
    """All choose an adventurer to show."""
    choosing = "" if "choosing=" in more else " choosing=7"
    return f"phase=show event={event}{choosing} {more}"


def hired(bids: str, market: str = "") -> str:
    """The third seat bids last."""
    return f"phase=bid active=2 n_asked=3 row=lund+dan {bids} {market}"


def before_payday(n_market: int, more: str = "", note: str = "a0", last: str = "c4") -> str:
    """The last pick, after which the market has so many notes; nobody then holds what could be shown."""
    market = "/".join([note] * (n_market - 1))
    bid = f"bid=-/-/{last} rank=0/0/{int(last[1]) + 1}"
    return f"phase=hire active=2 n_winners=1 row=lund+dan {bid} market={market} {more}"


def scripted(dice: str) -> AnyGame:
    """The game with these rolls of the die, then others. Nothing else is drawn from six before."""
    rolls = [int(roll) - 1 for roll in dice.split()]

    def below(s: State, n: int) -> int:
        return rolls.pop(0) if n == N_COLUMNS and rolls else rng.below(s, n)

    apply = graft(GAME.rules.apply, Parts(replaced={rng.below: below}), "scripted_")
    return GAME.altered(rules=replace(GAME.rules, apply=apply))


def table_at(position: str, n_seats: int = 3, seed: int = 1, box: Box = BOX, dice: str = "") -> Table:
    """A table in this position. Without other word hats are on the start; adventurers that are nowhere lie in the pile,
    notes are in their owner's hand where that is not written out, and no event has been turned. With `dice`, these are
    the first rolls."""
    s: State = GAME.paper.position.read(position)
    s.n_seats = n_seats
    for seat in range(n_seats):
        if not s.fame[seat]:
            s.fame[seat] = box.start
    if "active=" not in position:
        s.active = s.revolver
    if "events=" not in position:
        for kind in range(N_KINDS):
            s.events[kind] = box.events[kind]
    if "pile=" not in position:
        for a in range(N_ADVENTURERS):
            held = any(s.hand[seat, a] or s.shown[seat] == a + 1 for seat in range(n_seats))
            s.pile[a] = 0 if held or s.row[a] or s.discard[a] else 1
    _share_notes(s)
    table = Table((scripted(dice) if dice else GAME).with_box(box), key_from_seed(seed), n_seats)
    table.set_position(GAME.paper.position.write(s))
    return table


def _share_notes(s: State) -> None:
    told = [any(s.notes[seat, note] for note in range(N_NOTES)) for seat in range(s.n_seats)]
    for note in (note for note in range(N_VALUES * s.n_seats) if not told[note // N_VALUES]):
        lies = [s.market[place] for place in range(N_MARKET)]
        lies += [s.bid[seat, i] for seat in range(s.n_seats) for i in range(MAX_BID)]
        n = BOX.notes[note % N_VALUES] - lies.count(note + 1) - sum(s.notes[seat, note] for seat in range(s.n_seats))
        s.notes[note // N_VALUES, note] += max(0, n)


def rolls(table: Table, ply: int = -1) -> list[int]:
    return [n for _, n in numbers(table, "roll", ply)]


def things(table: Table, what: str, seat: int = -1, ply: int = -1) -> list[str]:
    """The notes, adventurers or kinds of event that events of a name told a seat; `?`: it could not see which."""
    told = [event for event in table.plies[ply].told(seat) if GAME.paper.events[event.what] == what]
    return [GAME.paper.items[event.item].split()[1] if event.item >= 0 else "?" for event in told]
