"""Outlook: what standings promise."""

from __future__ import annotations

from posse.engine.reals import exp2
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.state import State

EDGE = 0.1  # doublings of the chance to win for every bill ahead
EDGE_AT_GOAL = 0.08  # and more of them for every seat, when the richest is at the goal


@rule
def epoch(box: Box, s: State) -> int:
    return s.n_hands


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """Each seat's part doubles with every so many bills, and with fewer where the goal is near."""
    most = 0
    for seat in range(s.n_seats):
        most = max(most, s.money[seat])
    doublings = EDGE + EDGE_AT_GOAL * s.n_seats * most / box.goal
    total = 0.0
    for seat in range(s.n_seats):
        out[1, seat] = s.money[seat]
        out[0, seat] = exp2(doublings * (s.money[seat] - most))
        total += out[0, seat]
    for seat in range(s.n_seats):
        out[0, seat] /= total
