"""Outlook: what standings promise, and what others choose in secret."""

from __future__ import annotations

from posse.engine.reals import exp2
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import CARDS, GOLD, N_ADVENTURERS, N_NOTES, N_VALUES, REVOLVER
from posse.games.gnadenlos.hats import most_to_buy
from posse.games.gnadenlos.moves import SHOW
from posse.games.gnadenlos.state import LAST_BUYING, SHOWING, State

from .adventurers import DUEL, RUSH, SHARPS, zone_of
from .fame import IMPOSSIBLE
from .market import owed
from .pace import turns_left

# What doubles a seat's part in the win, early and what more when late: with three seats, and with four.
OUTLOOK = (
    *(0.139, 0.336, 0.167, 0.332),  # a space of fame
    *(0.227, 0.114, 0.267, 0.066),  # a nugget
    *(-0.020, -0.228, -0.068, -0.022),  # a nugget owed
    *(-0.877, 0.858, -1.261, 0.827),  # the last vulture but one
    *(0.531, -0.982, 0.528, -0.789),  # an adventurer
    *(0.074, 0.211, 0.175, 0.091),  # what it is good for in a Gold Rush,
    *(0.329, -0.313, 0.300, -0.212),  # at High Noon,
    *(0.046, 0.206, 0.071, 0.206),  # and at Card Sharps
    *(0.186, -0.202, 0.147, -0.111),  # a nugget on an own note in hand
    *(0.227, -0.074, 0.252, -0.123),  # on another's
    *(0.004, -0.206, 0.053, -0.250),  # a turn that others have before
)
OF_FAME, OF_GOLD, OF_DEBTS, OF_VULTURES, OF_BODIES, OF_RUSH, OF_DUEL, OF_SHARPS, OF_OWN, OF_STOLEN, OF_TURN = range(11)
WON = 1e5  # doublings for a space of fame at the end
TIE = 1e3  # more nuggets than anybody has
LATE = 4.0  # turns before the end that are neither early nor late


@rule
def epoch(box: Box, s: State) -> int:
    """The revolver passes on with every turn."""
    return s.revolver


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """By what seats have and the nearness of the end, which makes fame count for more, and means to get it for less."""
    late = LATE / (LATE + turns_left(box, s))
    most = -IMPOSSIBLE
    for seat in range(s.n_seats):
        out[1, seat] = s.fame[seat]
        out[0, seat] = promise(box, s, seat, late)
        most = max(most, out[0, seat])
    total = 0.0
    for seat in range(s.n_seats):
        out[0, seat] = exp2(out[0, seat] - most)
        total += out[0, seat]
    for seat in range(s.n_seats):
        out[0, seat] /= total


@rule
def part(what: int, n_seats: int, late: float) -> float:
    i = 4 * what + (2 if n_seats > 3 else 0)
    return OUTLOOK[i] + late * OUTLOOK[i + 1]


@rule
def promise(box: Box, s: State, seat: int, late: float) -> float:
    """How often a seat's part in the win is doubled."""
    if s.phase == LAST_BUYING:  # GN-63, GN-64: all buy what they can, then the farthest hat has won
        left = most_to_buy(box, s, seat, box.buy_last)
        return WON * (s.fame[seat] + left + (s.gold[seat] - left) / TIE) if s.vultures[seat] < box.vultures else 0.0
    n = s.n_seats
    found = part(OF_FAME, n, late) * s.fame[seat] + part(OF_GOLD, n, late) * s.gold[seat]
    found += part(OF_DEBTS, n, late) * owed(s, seat, 0)
    found += part(OF_TURN, n, late) * ((seat + n - s.revolver) % n)
    if s.vultures[seat] + 1 >= box.vultures:
        found += part(OF_VULTURES, n, late)
    bodies = part(OF_BODIES, n, late)
    rush = part(OF_RUSH, n, late)
    duel = part(OF_DUEL, n, late)
    sharps = part(OF_SHARPS, n, late) * box.up[zone_of(box, s.fame[seat])]
    for adventurer in range(N_ADVENTURERS):
        if s.hand[seat, adventurer] > 0 or s.shown[seat] == adventurer + 1:
            found += bodies + rush * RUSH[box.values[adventurer, GOLD]]
            found += duel * DUEL[box.values[adventurer, REVOLVER]] + sharps * SHARPS[box.values[adventurer, CARDS]]
    own = part(OF_OWN, n, late)
    stolen = part(OF_STOLEN, n, late)
    for note in range(N_NOTES):
        if s.notes[seat, note] > 0:
            found += s.notes[seat, note] * (note % N_VALUES) * (own if note // N_VALUES == seat else stolen)
    return found


@rule
def reopen(box: Box, s: State, seat: int, moves: Row) -> int:
    """The adventurer a seat shows, before all are turned up."""
    if s.phase != SHOWING or s.shown[seat] == 0:
        return 0
    s.hand[seat, s.shown[seat] - 1] = 1
    s.n_hand[seat] += 1
    s.shown[seat] = 0
    n = 0
    for adventurer in range(N_ADVENTURERS):
        moves[n] = SHOW + adventurer
        n += s.hand[seat, adventurer]
    return n


@rule
def close(box: Box, s: State, seat: int, move: int) -> None:
    s.hand[seat, move - SHOW] = 0
    s.n_hand[seat] -= 1
    s.shown[seat] = move - SHOW + 1
