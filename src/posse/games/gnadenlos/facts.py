"""What people want worked out of a view: standings, debts, how near payday is, what a move would cost.

All of it follows from what lies openly and from the own hand; what only a perfect memory knows stands under `memory`,
for tables that show it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict

from .box import Box
from .cards import (
    ADVENTURERS,
    CARD_SHARPS,
    CARDS,
    GOLD,
    HIGH_NOON,
    KINDS,
    N_ADVENTURERS,
    N_COLUMNS,
    N_KINDS,
    N_NOTES,
    N_RUSHES,
    N_VALUES,
    N_ZONES,
    NOTES,
    REVOLVER,
)
from .hats import most_to_buy, standing
from .hiring import sum_so_far
from .sheet import acts
from .state import FILLING, LAST_BUYING, PHASES
from .view import View

GOOD_AT = ("gold", "revolver", "cards")
Phase = str  # one of PHASES
GoodAt = str  # one of GOOD_AT
NAMES = {"ADVENTURERS": ADVENTURERS, "NOTES": NOTES, "KINDS": KINDS, "PHASES": PHASES, "GOOD_AT": GOOD_AT}
"""What numbers of a view, and strings in the facts, are called: the browser gets them by these names."""


class Zone(TypedDict):
    to: int
    up: int
    down: int


class Track(TypedDict):
    spaces: int
    start: int
    goal: int
    fall: int
    zones: list[Zone]


class Undertaker(TypedDict):
    steps: int
    of: int


class Events(TypedDict):
    """GN-11: what has been turned since they were shuffled, and what is still to come, by kind."""

    turned: dict[str, int]
    left: dict[str, int]
    n_turned: int
    of: int


class EventFacts(TypedDict):
    kind: str
    good_at: GoodAt
    first: int
    second: int


class SeatFacts(TypedDict):
    fame: int
    gold: int
    vultures: int
    vultures_left: int
    adventurers: int
    notes: int
    to_goal: int
    zone: int
    up: int
    down: int
    is_out: bool
    acts: bool
    has_revolver: bool
    hires: bool  # GN-30, if it has the revolver


class Market(TypedDict):
    n: int
    columns: int
    payday: int  # GN-40
    left: int
    called: list[float]  # [row]: the chance that a note there is called


class Bids(TypedDict):
    """GN-31, GN-34: what has been bid, and who picks before whom."""

    taken: list[int]
    sums: list[int | None]  # [seat]
    notes: list[list[str]]  # [seat]
    order: list[int]  # seats
    picks: int


class Buy(TypedDict):
    """GN-20, GN-63: where so many spaces lead, what is left, and whether the end comes."""

    fame: int
    gold: int
    short: int
    ends: bool


class Own(TypedDict):
    debts: list[int]  # [value]: own notes that are neither in the own hand nor in the own bid
    n_debts: int
    debt: int
    due: float  # what a payday calls on average
    short: int  # if all of it were called
    worth: dict[str, int]
    buys: list[Buy]  # [spaces]
    adds: dict[str, int]


class Memory(TypedDict):
    """GN-65: what all have seen and could remember."""

    market: list[str | None]
    debts: list[int]  # [seat]
    adventurers: list[list[str]]  # [seat]
    notes: list[dict[str, int]]  # [seat]


class Facts(TypedDict):
    phase: Phase
    values: dict[str, tuple[int, int, int]]  # by adventurer: at gold, revolver and cards
    track: Track
    undertaker: Undertaker
    events: Events
    event: EventFacts | None
    seats: list[SeatFacts]
    leaders: list[int]  # seats
    market: Market
    gap: int | None  # GN-18: the place that is to be filled now
    bids: Bids
    own: Own | None
    memory: Memory


def facts(box: Box, v: View) -> Facts:
    return {
        "phase": PHASES[v.phase],
        "values": {name: _values(box, a) for a, name in enumerate(ADVENTURERS)},
        "track": {
            "spaces": box.spaces,
            "start": box.start,
            "goal": box.goal,
            "fall": box.fall,
            "zones": [{"to": box.zone_to[i], "up": box.up[i], "down": box.down[i]} for i in range(N_ZONES)],
        },
        "undertaker": {"steps": v.undertaker, "of": box.undertaker},
        "events": _events(box, v),
        "event": _event(box, v),
        "seats": [_seat(box, v, seat) for seat in range(v.n_seats)],
        "leaders": _leaders(box, v),
        "market": _market(v),
        "gap": v.first if v.phase == FILLING else None,
        "bids": _bids(v),
        "own": _own(box, v) if v.seat >= 0 else None,
        "memory": _memory(v),
    }


def _values(box: Box, adventurer: int) -> tuple[int, int, int]:
    return box.values[adventurer, GOLD], box.values[adventurer, REVOLVER], box.values[adventurer, CARDS]


def _events(box: Box, v: View) -> Events:
    return {
        "turned": {KINDS[kind]: box.events[kind] - v.events[kind] for kind in range(N_KINDS)},
        "left": {KINDS[kind]: v.events[kind] for kind in range(N_KINDS)},
        "n_turned": v.n_turned,
        "of": box.n_events,
    }


def _event(box: Box, v: View) -> EventFacts | None:
    if v.event == 0:
        return None
    kind = v.event - 1
    is_rush = kind < N_RUSHES
    return {
        "kind": KINDS[kind],
        "good_at": GOOD_AT[_good_at(kind)],
        "first": box.first[kind] if is_rush else 0,
        "second": box.second[kind] if is_rush else 0,
    }


def _good_at(kind: int) -> int:
    """GN-14 … GN-16: which value counts."""
    return REVOLVER if kind == HIGH_NOON else CARDS if kind == CARD_SHARPS else GOLD


def zone_of(box: Box, fame: int) -> int:
    return next((zone for zone in range(N_ZONES) if fame <= box.zone_to[zone]), N_ZONES - 1)


def _seat(box: Box, v: View, seat: int) -> SeatFacts:
    zone = zone_of(box, v.fame[seat])
    return {
        "fame": v.fame[seat],
        "gold": v.gold[seat],
        "vultures": v.vultures[seat],
        "vultures_left": box.vultures - v.vultures[seat],
        "adventurers": v.n_hand[seat],
        "notes": v.n_notes[seat],
        "to_goal": max(0, box.goal - v.fame[seat]),
        "zone": zone,
        "up": box.up[zone],
        "down": box.down[zone],
        "is_out": v.vultures[seat] >= box.vultures,
        "acts": acts(v, seat),
        "has_revolver": seat == v.revolver,
        "hires": v.n_hand[seat] < box.few,
    }


def _leaders(box: Box, v: Any) -> list[int]:
    """GN-64: who would win now; several: shared."""
    stands = {seat: standing(v, seat) for seat in range(v.n_seats) if v.vultures[seat] < box.vultures}
    return [seat for seat, found in stands.items() if found == max(stands.values())]


def _market(v: View) -> Market:
    n = sum(v.market[place] != 0 for place in range(v.n_market))
    return {
        "n": n,
        "columns": N_COLUMNS,
        "payday": N_COLUMNS * v.n_seats,
        "left": max(0, N_COLUMNS * v.n_seats - n),
        "called": [round(chance, 3) for chance in called(v.n_seats)],
    }


@cache
def called(n_rows: int) -> tuple[float, ...]:
    """[row]: the chance that a note there is called when payday comes to so many full rows and all can pay."""
    others = (n_rows,) * (N_COLUMNS - 1)
    return tuple(_called(n_rows, others, n_rows - row) for row in range(n_rows))


@cache
def _called(column: int, others: tuple[int, ...], times: int) -> float:
    """GN-40, GN-41: the chance that a column is rolled so often before one is rolled that has nothing left."""
    if times == 0:
        return 1.0
    chance = _called(column - 1, others, times - 1) if column else 0.0
    for i, n in enumerate(others):
        if n:
            chance += _called(column, tuple(sorted((*others[:i], n - 1, *others[i + 1 :]))), times)
    return chance / N_COLUMNS


def _bids(v: Any) -> Bids:
    bidders = [seat for seat in range(v.n_seats) if v.rank[seat] > 0]
    return {
        "taken": [total for total in range(16) if v.taken >> total & 1],
        "sums": [_sum(v, seat) for seat in range(v.n_seats)],
        "notes": [[NOTES[v.bid[seat, i] - 1] for i in range(v.n_bid[seat])] for seat in range(v.n_seats)],
        "order": sorted(bidders, key=lambda seat: -v.rank[seat]),
        "picks": v.n_winners,
    }


def _sum(v: Any, seat: int) -> int | None:
    """What a seat has bid, also while it lays its notes; or has named so far."""
    if v.rank[seat]:
        return int(v.rank[seat]) - 1
    return sum_so_far(v, seat) if v.n_bid[seat] else None


def _own(box: Box, v: Any) -> Own:
    seat = v.seat
    bid = [v.bid[seat, i] - 1 for i in range(v.n_bid[seat])]
    debts = [
        box.notes[value] - v.notes[N_VALUES * seat + value] - bid.count(N_VALUES * seat + value)
        for value in range(N_VALUES)
    ]
    debt = sum(value * n for value, n in enumerate(debts))
    chances = called(v.n_seats)
    total = sum_so_far(v, seat)
    return {
        "debts": debts,
        "n_debts": sum(debts),
        "debt": debt,
        "due": round(debt * sum(chances) / len(chances), 1),
        "short": max(0, debt - v.gold[seat]),
        "worth": _worth(box, v),
        "buys": _buys(box, v, debt),
        "adds": {NOTES[note]: total + note % N_VALUES for note in range(N_NOTES) if v.notes[note]},
    }


def _worth(box: Box, v: View) -> dict[str, int]:
    """What each own adventurer is worth in the event."""
    if v.event == 0:
        return {}
    column = _good_at(v.event - 1)
    return {ADVENTURERS[a]: box.values[a, column] for a in range(N_ADVENTURERS) if v.hand[a]}


def _buys(box: Box, v: Any, debt: int) -> list[Buy]:
    limit = box.buy_last if v.phase == LAST_BUYING else box.buy
    return [
        {
            "fame": v.fame[v.seat] + n,
            "gold": v.gold[v.seat] - n,
            "short": max(0, debt - v.gold[v.seat] + n),
            "ends": v.phase != LAST_BUYING and v.fame[v.seat] + n >= box.goal,
        }
        for n in range(most_to_buy(box, v, v.seat, limit) + 1)
    ]


def _memory(v: View) -> Memory:
    lies = [v.market[place] - 1 for place in range(v.n_market) if v.market[place] > 0]
    return {
        "market": [
            None if v.market[place] == 0 else "?" if v.market[place] < 0 else NOTES[v.market[place] - 1]
            for place in range(v.n_market)
        ],
        "debts": [sum(note % N_VALUES for note in lies if note // N_VALUES == colour) for colour in range(v.n_seats)],
        "adventurers": [
            [ADVENTURERS[a] for a in range(N_ADVENTURERS) if v.known[seat, a] and v.shown[seat] != a + 1]
            for seat in range(v.n_seats)
        ],
        "notes": [
            {NOTES[note]: v.open_notes[seat, note] for note in range(N_NOTES) if v.open_notes[seat, note]}
            for seat in range(v.n_seats)
        ],
    }
