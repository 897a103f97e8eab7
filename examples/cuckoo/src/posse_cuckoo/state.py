"""The whole truth, and what a seat knows of it."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import MoveNotation, PositionNotation, Spelling
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row, Struct

from .box import MAX_SEATS, N_RANKS, RANKS

KEEP = 0
SWAP = 1
N_MOVES = 2
NOTATION = MoveNotation(["keep", "swap"])

PLAY = 0
OVER = 1
PHASES = ("play", "over")

# Items are the ranks. Places:
PILE = 0
DISCARD = 1
HAND = 2  # + seat
BETWEEN = HAND + MAX_SEATS  # a card on its way from hand to hand
PLACES = ("pile", "discard", *(f"hand-{seat + 1}" for seat in range(MAX_SEATS)), "between")

DEALT = 0  # a card, from the pile
KEPT = 1
OFFERED = 2  # a card, for a swap
STOPPED = 3  # by a king, which is shown
PUT_DOWN = 4  # the dealer's card, on the discards
DRAWN = 5  # and a new one
TURNED = 6  # a card, at the end of a round
LOST = 7  # a life
OUT = 8
GATHERED = 9  # all cards go back to the pile
ENDED = 10
GIVEN = 11  # the other card, for it
TAKEN = 12  # the card that was offered
EVENTS = (
    *("dealt", "kept", "offered", "stopped", "put-down", "drawn", "turned", "lost", "out", "gathered", "ended"),
    *("given", "taken"),
)
TELLING = frozenset({OFFERED, GIVEN, TAKEN, STOPPED, PUT_DOWN, TURNED})

SPECTATORS = MAX_SEATS  # a row of `known` for those who have no seat


class State(Stream):
    known: Annotated[Grid, "i1", MAX_SEATS + 1, MAX_SEATS]  # [seat, other]: knows its card; follows from open events
    pile: Annotated[Row, "i1", N_RANKS]  # [rank]; secret
    discard: Annotated[Row, "i1", N_RANKS]  # [rank]; open
    card: Annotated[Row, "i1", MAX_SEATS]  # [seat]: rank + 1, or 0; secret to those who know it
    no_king: Annotated[Row, "i1", MAX_SEATS]  # [seat]: all know that its card is none; open, as is all that follows
    lives: Annotated[Row, "i1", MAX_SEATS]  # [seat]
    last: Annotated[int, "i1"]  # bits of the seats that lost a life in the last round
    n_pile: Annotated[int, "i1"]
    dealer: Annotated[int, "i1"]
    asked: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]


class View(Struct):
    known: Annotated[Grid, "i1", MAX_SEATS + 1, MAX_SEATS]
    discard: Annotated[Row, "i1", N_RANKS]
    card: Annotated[Row, "i1", MAX_SEATS]  # [seat]: rank + 1 where this seat knows it
    has_card: Annotated[Row, "i1", MAX_SEATS]  # [seat]
    no_king: Annotated[Row, "i1", MAX_SEATS]
    lives: Annotated[Row, "i1", MAX_SEATS]
    last: Annotated[int, "i1"]
    n_pile: Annotated[int, "i1"]
    dealer: Annotated[int, "i1"]
    asked: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


POSITION = PositionNotation(
    State,
    {
        "pile": Spelling(kinds=RANKS),
        "discard": Spelling(kinds=RANKS),
        "card": Spelling(values=("-", *RANKS)),
        "phase": Spelling(values=PHASES),
    },
)
