"""The opening: EP-1, EP-2."""

from __future__ import annotations

from posse.engine.log import Log, moved_unseen
from posse.engine.rng import below
from posse.engine.rule import rule

from .box import Box
from .events import CARD, DEALT, HAND, PILE
from .places import N_PLACES, N_RANKS, N_TILES
from .rules import draw_fresh
from .state import State
from .towns import begin_town


@rule
def setup(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    s.n_seats = n_seats
    for place in range(N_PLACES):
        s.n_fresh[place] = box.cards[place]
        for rank in range(box.cards[place]):
            s.fresh[N_RANKS * place + rank] = 1
    for place in range(N_PLACES):
        if box.cards[place] > 0:
            for seat in range(n_seats):
                moved_unseen(log, DEALT, seat, CARD + draw_fresh(s, seat, place), PILE + place, HAND + seat)
    for tile in range(N_TILES):
        s.bag[tile] = box.tiles[tile]
    s.lookout = below(s, n_seats)
    begin_town(box, s, log)
