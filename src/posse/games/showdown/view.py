"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Row, Struct

from .box import Box
from .moves import N_KINDS
from .state import Open, State, copy_open


class View(Struct, Open, layout="hand known n_hand has_laid discard coins laid strongbox...n_seats seat"):
    hand: Annotated[Row, "i1", N_KINDS]  # own
    n_hand: Annotated[Row, "i1", 4]  # [seat]
    has_laid: Annotated[Row, "i1", 4]  # [seat]
    laid: Annotated[int, "i1"]  # own; kind + 1, or 0
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    # SD-2: what lies open, and what all have seen.
    copy_open(s, v)
    for other in range(s.n_seats):
        n = 0
        for kind in range(N_KINDS):
            n += s.hand[other, kind]
        v.n_hand[other] = n
        v.has_laid[other] = 1 if s.laid[other] > 0 else 0
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for kind in range(N_KINDS):
            v.hand[kind] = s.hand[seat, kind]
        v.laid = s.laid[seat]
