"""Notes: what they may cost in the market, and which are worth stealing, moving or laying."""

from __future__ import annotations

from math import sqrt

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import N_COLUMNS, N_VALUES
from posse.games.gnadenlos.moves import DECLINE, FILL, LAY, STEAL
from posse.games.gnadenlos.state import State
from posse.games.gnadenlos.view import View

# Chance that a note is called, by 6 * rows of the market + its depth; the outermost note is 1 deep.
CALLED = (
    *(0.0, 0.20, 0.00, 0.00, 0.00, 0.00),
    *(0.0, 0.46, 0.19, 0.00, 0.00, 0.00),
    *(0.0, 0.68, 0.36, 0.20, 0.00, 0.00),
    *(0.0, 0.82, 0.56, 0.33, 0.20, 0.00),
    *(0.0, 0.90, 0.70, 0.48, 0.30, 0.20),
    *(0.0, 0.95, 0.82, 0.63, 0.44, 0.28),
)
MAX_ROWS = 5
UNSEEN_NOTE = 1.5  # its value
PRICE = 0.95  # of a nugget owed
STOLEN = 0.91  # a note of another colour, for each nugget
STOLEN_ANY = 0.41  # and whatever its value
RIVAL = 1.0  # of what another owes
NEXT_ROW = 0.25  # how much oftener a note is called a row further out
SHELTER = 0.92  # it is over as soon as somebody cannot pay
VULTURE = 1.65  # beside the spaces lost
SECOND_VULTURE = 3.35
LAST_VULTURE = 20.0


@rule
def chance(x: float) -> float:
    """From 0 to 1, and a half where x is 0."""
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)  # a root, not a power: it is rounded alike everywhere


@rule
def called(rows: int, depth: int) -> float:
    return CALLED[6 * min(rows, MAX_ROWS) + min(depth, MAX_ROWS)]


@rule
def owed(v: View | State, seat: int, is_now: int) -> float:
    """What a seat has to expect of a payday: of one now, or of the next when the market is full."""
    rows = v.n_seats
    if is_now > 0:
        rows = (v.n_market + N_COLUMNS // 2) // N_COLUMNS
    found = 0.0
    for place in range(v.n_market):
        note = v.market[place] - 1
        if note < 0 or note // N_VALUES == seat:
            row = place // N_COLUMNS
            depth = max(1, rows - row)
            if is_now > 0:
                depth = (v.n_market - place % N_COLUMNS + N_COLUMNS - 1) // N_COLUMNS - row
            value = UNSEEN_NOTE / v.n_seats
            if note >= 0:
                value = note % N_VALUES
            found += value * called(rows, depth)
    return found


@rule
def chance_of_ruin(owes: float, gold: int) -> float:
    if owes <= 0.0:
        return 0.0
    return chance((owes - gold - 0.5) / sqrt(2.5 * owes))


@rule
def ruin(box: Box, v: View, seat: int, fame: int) -> float:
    """What it costs not to be able to pay."""
    cost = min(box.fall, fame - 1)
    if v.vultures[seat] + 1 >= box.vultures:
        return cost + LAST_VULTURE
    return cost + (SECOND_VULTURE if v.vultures[seat] + 2 >= box.vultures else VULTURE)


@rule
def loss(box: Box, v: View, owes: float, gold: int, fame: int) -> float:
    """What a payday costs in gold and fame."""
    risk = chance_of_ruin(owes, gold)
    return (1.0 - risk) * min(owes, gold) + risk * (max(0, gold - 1) + ruin(box, v, v.seat, fame))


@rule
def exposure(box: Box, v: View) -> float:
    """How much of a payday comes to pass: it is over as soon as somebody cannot pay."""
    found = 1.0
    for other in range(v.n_seats):
        if other != v.seat:
            found *= 1.0 - SHELTER * chance_of_ruin(owed(v, other, 0), v.gold[other])
    return found


@rule
def loot(v: View, place: int) -> float:
    """What it is worth to steal the note there: an own one is not called, another can be bid."""
    note = v.market[place] - 1
    own = PRICE * called(v.n_seats, max(1, v.n_seats - place // N_COLUMNS))
    if note < 0:
        return (UNSEEN_NOTE * own + (STOLEN_ANY + UNSEEN_NOTE * STOLEN) * (v.n_seats - 1)) / v.n_seats
    if note // N_VALUES == v.seat:
        return note % N_VALUES * own
    return STOLEN_ANY + note % N_VALUES * STOLEN


@rule
def best_theft(v: View) -> float:
    """The two notes most worth stealing."""
    best = 0.0
    second = 0.0
    for place in range(v.n_market):
        found = loot(v, place)
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return best + second


@rule
def weigh_thefts(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    for i in range(n):
        likings[i] = 0.0 if moves[i] == DECLINE else loot(v, moves[i] - STEAL)


@rule
def spared(v: View, note: int) -> float:
    """What it is worth that a note is not called: the own gold, or a rival's, shared among all who would gain."""
    if note < 0:
        return 0.0
    value = PRICE * (note % N_VALUES)
    return value if note // N_VALUES == v.seat else -value * RIVAL / (v.n_seats - 1)


@rule
def weigh_fills(v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """GN-18: what lies further in is called less often."""
    row = (v.first - 1) // N_COLUMNS
    safer = called(v.n_seats, 1) - called(v.n_seats, max(1, v.n_seats - row))
    for i in range(n):
        likings[i] = safer * spared(v, v.market[moves[i] - FILL] - 1)


@rule
def weigh_lays(v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """GN-34: the first may lie a row further in than the last."""
    for i in range(n):
        likings[i] = NEXT_ROW * spared(v, moves[i] - LAY)
