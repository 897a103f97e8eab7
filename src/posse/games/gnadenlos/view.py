"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Row, Struct

from .box import Box
from .cards import MAX_SEATS, N_ADVENTURERS, N_MARKET, N_NOTES
from .state import SHOWING, Open, State, copy_open

UNKNOWN = -1  # a note in the market that nobody has seen
LAYOUT = """gold taken hand known notes open_notes discard row pile market bid...events shown n_notes n_hand...vultures
    has_shown n_pile...n_seats seat renewed resume"""


class View(Struct, Open, layout=LAYOUT):
    hand: Annotated[Row, "i1", N_ADVENTURERS]  # own
    notes: Annotated[Row, "i1", N_NOTES]  # own
    pile: Annotated[Row, "i1", N_ADVENTURERS]  # once it was made of discards
    market: Annotated[Row, "i1", N_MARKET]  # [place]: the note, + 1; 0: a gap; or UNKNOWN
    shown: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the adventurer, + 1; others' only when all are turned up
    n_notes: Annotated[Row, "i1", MAX_SEATS]  # [seat]: notes in hand
    has_shown: Annotated[int, "i1"]  # bits of seats
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    copy_open(s, v)
    has_shown = 0
    for other in range(s.n_seats):
        for note in range(N_NOTES):
            v.n_notes[other] += s.notes[other, note]
        if s.shown[other] > 0:
            has_shown |= 1 << other
            if s.phase != SHOWING:  # GN-12: turned up together
                v.shown[other] = s.shown[other]
    v.has_shown = has_shown
    for adventurer in range(N_ADVENTURERS):
        v.pile[adventurer] = s.pile[adventurer] if s.renewed > 0 else 0
    for place in range(s.n_market):
        if s.market[place] > 0:
            v.market[place] = s.market[place] if s.seen[place] > 0 else UNKNOWN
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for adventurer in range(N_ADVENTURERS):
            v.hand[adventurer] = s.hand[seat, adventurer]
        for note in range(N_NOTES):
            v.notes[note] = s.notes[seat, note]
        v.shown[seat] = s.shown[seat]
