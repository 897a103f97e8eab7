"""Who has won."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import FloatGrid

from .box import Box
from .state import State


@rule
def payoff(box: Box, s: State, out: FloatGrid) -> None:
    """SD-40: most coins wins; equals share the win."""
    most = 0
    n_most = 0
    for seat in range(s.n_seats):
        if s.coins[seat] > most:
            most = s.coins[seat]
            n_most = 0
        if s.coins[seat] == most:
            n_most += 1
    for seat in range(s.n_seats):
        out[0, seat] = 1.0 / n_most if s.coins[seat] == most else 0.0
        out[1, seat] = s.coins[seat]
