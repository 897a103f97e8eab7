"""The whole truth about a game, in one record."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import PositionNotation, Spelling
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row

from .moves import KINDS, N_KINDS

CHOOSE, AIM, ANSWER, OVER = 0, 1, 2, 3
PHASES = ("choose", "aim", "answer", "over")


class State(Stream):
    hand: Annotated[Grid, "i1", 4, N_KINDS]  # [seat, kind]; secret to its seat
    known: Annotated[Grid, "i1", 4, N_KINDS]  # [seat, kind]; open: cards all saw go to that hand and not leave it
    laid: Annotated[Row, "i1", 4]  # [seat]; kind + 1, or 0; secret to its seat
    pile: Annotated[Row, "i1", N_KINDS]  # [kind]; secret: its order is decided when a card is drawn
    discard: Annotated[Row, "i1", N_KINDS]  # [kind]; open
    coins: Annotated[Row, "i1", 4]  # [seat]; open, as is all that follows
    strongbox: Annotated[int, "i1"]
    bank: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    shooter: Annotated[int, "i1"]  # the seat with the revolver
    target: Annotated[int, "i1"]  # whom the last shot was aimed at
    n_pile: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    spare: Annotated[Row, "i1", 1]


POSITION = PositionNotation(
    State,
    {
        "hand": Spelling(kinds=KINDS),
        "known": Spelling(kinds=KINDS),
        "laid": Spelling(values=("-", *KINDS)),
        "pile": Spelling(kinds=KINDS),
        "discard": Spelling(kinds=KINDS),
        "phase": Spelling(values=PHASES),
    },
)
