"""The opening position."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved_n, moved_unseen, say
from posse.engine.rng import below, draw_one
from posse.engine.rule import rule

from .box import Box
from .events import BANK, COIN, DRAWN, HAND, PASSED, PILE, PURSE, SHARED, STAKED, STRONGBOX
from .moves import N_KINDS
from .state import CHOOSE, State


@rule
def setup(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    s.n_seats = n_seats
    for kind in range(N_KINDS):
        s.pile[kind] = box.copies[kind]
        s.n_pile += box.copies[kind]
    # SD-1: a hand and a purse each; a random seat holds the revolver.
    for seat in range(n_seats):
        for _ in range(box.hand_size):
            kind = draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
            s.hand[seat, kind] += 1
            moved_unseen(log, DRAWN, seat, kind, PILE, HAND + seat)
        s.coins[seat] = box.purse
        moved_n(log, SHARED, seat, box.purse, COIN, BANK, PURSE + seat)
    s.shooter = below(s, n_seats)
    say(log, PASSED, s.shooter)
    # SD-10: the first round's stake.
    s.strongbox = min(box.stake, box.coins - n_seats * box.purse)
    s.bank = box.coins - n_seats * box.purse - s.strongbox
    moved_n(log, STAKED, NOBODY, s.strongbox, COIN, BANK, STRONGBOX)
    s.phase = CHOOSE
