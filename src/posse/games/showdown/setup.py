"""The opening position."""

from __future__ import annotations

from posse.engine.rng import below, draw_one
from posse.engine.rule import rule

from .box import Box
from .moves import N_KINDS
from .state import CHOOSE, State


@rule
def setup(box: Box, s: State, n_seats: int) -> None:
    s.n_seats = n_seats
    for kind in range(N_KINDS):
        s.pile[kind] = box.copies[kind]
        s.n_pile += box.copies[kind]
    # SD-1: a hand and a purse each; a random seat holds the revolver.
    for seat in range(n_seats):
        for _ in range(box.hand_size):
            s.hand[seat, draw_one(s, s.pile, s.n_pile)] += 1
            s.n_pile -= 1
        s.coins[seat] = box.purse
    s.shooter = below(s, n_seats)
    # SD-10: the first round's stake.
    s.strongbox = min(box.stake, box.coins - n_seats * box.purse)
    s.bank = box.coins - n_seats * box.purse - s.strongbox
    s.phase = CHOOSE
