"""Adventurers: what they are good for, beside those in hand."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import CARDS, GOLD, N_ADVENTURERS, N_ZONES, REVOLVER
from posse.games.gnadenlos.view import View

# What an adventurer is good for, by each of its values.
RUSH = (0.0, 0.0, 0.1, 0.27, 0.99, 1.79, 2.72, 2.95)
DUEL = (0.0, 0.0, 0.0, 0.19, 0.46, 1.1, 1.93, 3.83)
SHARPS = (0.0, 0.0, 0.0, 0.12, 0.21, 0.62, 1.07, 1.43)  # for each space forward
SAFE = 0.32  # for each space back, the more it is better than the rest of the hand
MATCHED = 0.66  # of this, where the hand has as good a value
BODY = 0.6  # whoever it is
USED = 0.95  # turns till half of it is to be had


@rule
def zone_of(box: Box, fame: int) -> int:
    zone = 0
    while zone + 1 < N_ZONES and fame > box.zone_to[zone]:
        zone += 1
    return zone


@rule
def best_held(box: Box, v: View) -> int:
    """The best and the second-best of the own values, packed: four bits each, a byte for each column."""
    packed = 0
    for column in range(3):
        best = 0
        second = 0
        for adventurer in range(N_ADVENTURERS):
            if v.hand[adventurer] > 0:
                value = box.values[adventurer, column]
                second = max(second, min(best, value))
                best = max(best, value)
        packed |= (best | second << 4) << 8 * column
    return packed


@rule
def rival_value(packed: int, column: int, value: int, is_held: int) -> int:
    """The best value beside that of an adventurer."""
    best = packed >> 8 * column & 15
    if is_held > 0 and value == best:
        return packed >> 8 * column + 4 & 15
    return best


@rule
def worth(box: Box, v: View, adventurer: int, held: int, left: float) -> float:
    """What an adventurer is good for beside the hand, in so many turns."""
    zone = zone_of(box, v.fame[v.seat])
    value = box.values[adventurer, GOLD]
    beside = rival_value(held, GOLD, value, v.hand[adventurer])
    found = BODY + RUSH[value] * (1.0 if value > beside else MATCHED)
    value = box.values[adventurer, REVOLVER]
    beside = rival_value(held, REVOLVER, value, v.hand[adventurer])
    found += DUEL[value] * (1.0 if value > beside else MATCHED)
    value = box.values[adventurer, CARDS]
    beside = rival_value(held, CARDS, value, v.hand[adventurer])
    found += box.up[zone] * SHARPS[value] * (1.0 if value > beside else MATCHED)
    found += SAFE * box.down[zone] * max(0, value - beside) / 6.0
    return found * left / (left + USED)
