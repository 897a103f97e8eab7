"""Another deal that fits everything a seat has seen."""

from __future__ import annotations

from posse.engine.game import NoScratch
from posse.engine.rng import draw_from, draw_one
from posse.engine.rule import rule

from .box import Box
from .moves import N_KINDS
from .state import State, copy_open
from .view import View


@rule
def resample(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Every way the unseen cards can lie is equally likely, the copies of a kind told apart.

    The card a seat has laid face down counts as one of those it holds: which of them it is, is drawn last.
    """
    copy_open(v, s)
    # The unseen cards: all, less those that lie open, are known to be in a hand, or are our own.
    s.n_pile = 0
    for kind in range(N_KINDS):
        unseen = box.copies[kind] - v.discard[kind]
        if v.seat >= 0:
            unseen -= v.hand[kind] + (1 if v.laid == kind + 1 else 0)
        for other in range(v.n_seats):
            if other != v.seat:
                unseen -= v.known[other, kind]
        s.pile[kind] = unseen
        s.n_pile += unseen
    for other in range(v.n_seats):
        if other == v.seat:
            for kind in range(N_KINDS):
                s.hand[other, kind] = v.hand[kind]
            s.laid[other] = v.laid
            continue
        held = 0
        for kind in range(N_KINDS):
            s.hand[other, kind] = v.known[other, kind]
            held += v.known[other, kind]
        while held < v.n_hand[other] + v.has_laid[other]:
            s.hand[other, draw_one(s, s.pile, s.n_pile)] += 1
            s.n_pile -= 1
            held += 1
        if v.has_laid[other]:
            s.laid[other] = 1 + draw_from(s, s.hand, other, held)
