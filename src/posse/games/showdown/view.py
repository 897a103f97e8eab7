"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .moves import N_KINDS
from .state import State


class View(Struct):
    hand: Annotated[Row, "i1", N_KINDS]  # own
    known: Annotated[Grid, "i1", 4, N_KINDS]  # [seat, kind]
    n_hand: Annotated[Row, "i1", 4]  # [seat]
    has_laid: Annotated[Row, "i1", 4]  # [seat]
    discard: Annotated[Row, "i1", N_KINDS]
    coins: Annotated[Row, "i1", 4]
    laid: Annotated[int, "i1"]  # own; kind + 1, or 0
    strongbox: Annotated[int, "i1"]
    bank: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    shooter: Annotated[int, "i1"]
    target: Annotated[int, "i1"]
    n_pile: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    # SD-2: what lies open, and what all have seen.
    for other in range(s.n_seats):
        n = 0
        for kind in range(N_KINDS):
            n += s.hand[other, kind]
            v.known[other, kind] = s.known[other, kind]
        v.n_hand[other] = n
        v.has_laid[other] = 1 if s.laid[other] > 0 else 0
        v.coins[other] = s.coins[other]
    for kind in range(N_KINDS):
        v.discard[kind] = s.discard[kind]
    v.strongbox = s.strongbox
    v.bank = s.bank
    v.phase = s.phase
    v.shooter = s.shooter
    v.target = s.target
    v.n_pile = s.n_pile
    v.n_seats = s.n_seats
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for kind in range(N_KINDS):
            v.hand[kind] = s.hand[seat, kind]
        v.laid = s.laid[seat]
