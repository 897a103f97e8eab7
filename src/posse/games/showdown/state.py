"""The whole truth about a game, in one struct."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import PositionNotation, Spelling
from posse.engine.open_fields import copier
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row

from .moves import KINDS, N_KINDS

CHOOSE, AIM, ANSWER, OVER = 0, 1, 2, 3
PHASES = ("choose", "aim", "answer", "over")


class Open:
    """What all see, in the state as in every view."""

    known: Annotated[Grid, "i1", 4, N_KINDS]  # [seat, kind]; cards all saw go to that hand and not leave it
    discard: Annotated[Row, "i1", N_KINDS]  # [kind]
    coins: Annotated[Row, "i1", 4]  # [seat]
    strongbox: Annotated[int, "i1"]
    bank: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    shooter: Annotated[int, "i1"]  # the seat with the revolver
    target: Annotated[int, "i1"]  # whom the last shot was aimed at
    n_pile: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]


class State(Stream, Open, layout="hand known laid pile discard...n_seats spare"):
    hand: Annotated[Grid, "i1", 4, N_KINDS]  # [seat, kind]; secret to its seat
    laid: Annotated[Row, "i1", 4]  # [seat]; kind + 1, or 0; secret to its seat
    pile: Annotated[Row, "i1", N_KINDS]  # [kind]; secret: its order is decided when a card is drawn
    spare: Annotated[Row, "i1", 1]


copy_open = copier(Open)

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
