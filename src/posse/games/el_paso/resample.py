"""Another deal that fits everything a seat has seen."""

from __future__ import annotations

from posse.engine.game import NoScratch
from posse.engine.rng import below
from posse.engine.rule import rule

from .box import Box
from .places import N_CARDS, N_PLACES, N_RANKS
from .rules import draw_fresh
from .state import State, copy_open
from .view import View


@rule
def resample(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Every way the unseen cards can lie is equally likely; then every card that a seat may have laid face down."""
    copy_open(v, s)
    for other in range(v.n_seats):
        s.n_hand[other] = 0
    # The unseen cards of a place: all, less those played, those known to be in a hand, and our own.
    for place in range(N_PLACES):
        s.n_fresh[place] = 0
        for rank in range(box.cards[place]):
            s.fresh[N_RANKS * place + rank] = 1
        for i in range(v.n_queue[place]):
            s.fresh[N_RANKS * place + v.queue[place, i] - 1] = 0
    for card in range(N_CARDS):
        for other in range(v.n_seats):
            if v.known[other, card] > 0:
                s.fresh[card] = 0
                if other != v.seat:
                    s.hand[other, card] = 1
                    s.n_hand[other] += 1
        if v.seat >= 0 and v.hand[card] > 0:
            s.fresh[card] = 0
            s.hand[v.seat, card] = 1
            s.n_hand[v.seat] += 1
    if v.laid > 0:
        s.laid[v.seat] = v.laid
        s.fresh[v.laid - 1] = 0
    for card in range(N_CARDS):
        s.n_fresh[card // N_RANKS] += s.fresh[card]
    for other in range(v.n_seats):
        if other != v.seat:
            deal(v, s, other)


@rule
def deal(v: View, s: State, seat: int) -> None:
    """A hand for another seat, and which of its cards lies face down."""
    for place in range(N_PLACES):
        n_known = 0
        for card in range(N_RANKS * place, N_RANKS * place + N_RANKS):
            n_known += v.known[seat, card]
        for _ in range(v.n_held[seat, place] - n_known):
            draw_fresh(s, seat, place)
    if v.has_laid >> seat & 1:
        card = 0
        left = below(s, s.n_hand[seat])
        while left >= s.hand[seat, card]:
            left -= s.hand[seat, card]
            card += 1
        s.hand[seat, card] = 0
        s.n_hand[seat] -= 1
        s.laid[seat] = card + 1
