"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .places import MAX_SEATS, N_CARDS, N_PLACES, N_RANKS
from .state import Open, State, copy_open


class View(Struct, Open, layout="nuggets hand known n_held queue...n_queue has_laid laid n_stacks...n_seats seat"):
    hand: Annotated[Row, "i1", N_CARDS]  # own
    n_held: Annotated[Grid, "i1", MAX_SEATS, N_PLACES]  # [seat, place]: cards held, the one face down too
    has_laid: Annotated[int, "i1"]  # bits of seats
    laid: Annotated[int, "i1"]  # own
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    # EP-2: tiles and nuggets lie open, and all see from which place a card is drawn.
    copy_open(s, v)
    has_laid = 0
    for other in range(s.n_seats):
        for place in range(N_PLACES):
            n_held = 0
            for card in range(N_RANKS * place, N_RANKS * place + N_RANKS):
                n_held += s.hand[other, card]
            v.n_held[other, place] = n_held
        if s.laid[other] > 0:
            v.n_held[other, (s.laid[other] - 1) // N_RANKS] += 1
            has_laid |= 1 << other
    v.has_laid = has_laid
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for card in range(N_CARDS):
            v.hand[card] = s.hand[seat, card]
        v.laid = s.laid[seat]
