"""Events: which adventurer to show."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import CARD_SHARPS, CARDS, GOLD, HIGH_NOON, N_ADVENTURERS, N_RUSHES, REVOLVER
from posse.games.gnadenlos.moves import SHOW
from posse.games.gnadenlos.view import View

from .adventurers import best_held, worth, zone_of
from .market import best_theft
from .pace import turns_left

KEEP = 0.46  # of an adventurer's worth is lost when it wins and goes: the next is hired soon
BEST = 0.58  # how often others show their best
NUGGET = 0.87  # of a space of fame
THEFT = 0.78  # of what the notes seem worth
SHOT = 0.36  # to be rid of somebody


@rule
def held_by(box: Box, v: View, other: int, column: int) -> int:
    packed = 0
    for adventurer in range(N_ADVENTURERS):
        if v.known[other, adventurer] > 0:
            packed += 1 << 8 * box.values[adventurer, column]
    return packed


@rule
def unseen(box: Box, v: View, column: int) -> int:
    packed = 0
    for adventurer in range(box.n_adventurers):
        lies = v.hand[adventurer] + v.discard[adventurer] + v.row[adventurer]
        for other in range(v.n_seats):
            lies += v.known[other, adventurer]
        if lies == 0:
            packed += 1 << 8 * box.values[adventurer, column]
    return packed


@rule
def up_to(packed: int, value: int) -> int:
    """How many have at most that value."""
    n = 0
    for i in range(1, value + 1):
        n += packed >> 8 * i & 127
    return n


@rule
def n_to_show(v: View, other: int) -> int:
    return v.n_hand[other] + (v.has_shown >> other & 1)


@rule
def shows_up_to(v: View, other: int, packed: int, pool: int, value: int) -> float:
    """The chance that another seat shows at most this; 1: it takes no part."""
    n = n_to_show(v, other)
    if n == 0:
        return 1.0
    n_known = up_to(packed, 7)
    low = up_to(packed, value)
    hidden = n - n_known
    share = 0.0
    if hidden > 0:
        share = up_to(pool, value) / max(1, up_to(pool, 7))
    best = 1.0 if low == n_known else 0.0
    for _ in range(hidden):
        best *= share
    return BEST * best + (1.0 - BEST) * (low + hidden * share) / n


@rule
def shows_at_least(v: View, other: int, packed: int, pool: int, value: int) -> float:
    """1 also if it takes no part."""
    if n_to_show(v, other) == 0:
        return 1.0
    return 1.0 - shows_up_to(v, other, packed, pool, value - 1)


@rule
def weigh_shows(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    kind = v.event - 1
    column = GOLD
    prize = 0.0
    if kind == HIGH_NOON:
        column = REVOLVER
        prize = THEFT * best_theft(v)
    elif kind == CARD_SHARPS:
        column = CARDS
    pool = unseen(box, v, column)
    left = (v.seat + 1) % v.n_seats
    across = (v.seat + 2) % v.n_seats
    right = (v.seat + 3) % v.n_seats  # with three seats the own one
    by_left = held_by(box, v, left, column)
    by_across = held_by(box, v, across, column)
    by_right = held_by(box, v, right, column)
    held = best_held(box, v)
    zone = zone_of(box, v.fame[v.seat])
    turns = turns_left(box, v)
    for i in range(n):
        adventurer = moves[i] - SHOW
        value = box.values[adventurer, column]
        a = shows_up_to(v, left, by_left, pool, value)
        b = shows_up_to(v, across, by_across, pool, value)
        c = shows_up_to(v, right, by_right, pool, value) if v.n_seats > 3 else 1.0
        top = a * b * c
        keep = KEEP * worth(box, v, adventurer, held, turns)
        likings[i] = -keep * top
        if kind < N_RUSHES:
            second = (1.0 - a) * b * c + a * (1.0 - b) * c + a * b * (1.0 - c)
            likings[i] += NUGGET * (box.first[kind] * top + box.second[kind] * second)
        else:
            low = shows_at_least(v, left, by_left, pool, value) * shows_at_least(v, across, by_across, pool, value)
            if v.n_seats > 3:
                low *= shows_at_least(v, right, by_right, pool, value)
            if kind == CARD_SHARPS:
                likings[i] += box.up[zone] * top - box.down[zone] * low
            else:
                likings[i] += prize * top + (SHOT - keep) * low
