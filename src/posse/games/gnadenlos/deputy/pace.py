"""Pace: how long the game still lasts."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import HIGH_NOON, N_COLUMNS
from posse.games.gnadenlos.state import State
from posse.games.gnadenlos.view import View

from .market import chance_of_ruin, owed

SPENDING = 0.72  # of a purchase is made at once
PACE = 1.19  # turns for a space of fame
GAP = 1.35  # turns from one vulture to the next
FEE = 1.7  # notes laid for an adventurer


@rule
def turns_left(box: Box, v: View | State) -> float:
    """About how many turns the game still lasts: till the undertaker is there, somebody at the goal, or out."""
    left = (box.undertaker - v.undertaker - 0.5) * box.n_events / box.events[HIGH_NOON]
    till_payday = max(0.0, (N_COLUMNS * v.n_seats - v.n_market) / (FEE * (v.n_seats - 1)))
    for seat in range(v.n_seats):
        nearest = v.fame[seat] + SPENDING * min(v.gold[seat], box.buy)
        left = min(left, max(0.0, (box.goal - nearest) * PACE))
        risk = chance_of_ruin(owed(v, seat, 0), v.gold[seat])
        till_last = till_payday + GAP * (box.vultures - v.vultures[seat] - 1)
        left = min(left, till_last / (risk + 0.01))
    return left
