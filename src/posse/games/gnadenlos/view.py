"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .cards import MAX_BID, MAX_SEATS, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES
from .state import SHOWING, State

UNKNOWN = -1  # a note in the market that nobody has seen


class View(Struct):
    gold: Annotated[Row, "i2", MAX_SEATS]  # [seat]
    taken: Annotated[int, "i2"]
    hand: Annotated[Row, "i1", N_ADVENTURERS]  # own
    known: Annotated[Grid, "i1", MAX_SEATS, N_ADVENTURERS]  # [seat, adventurer]: all know it is in hand, or shown
    notes: Annotated[Row, "i1", N_NOTES]  # own
    open_notes: Annotated[Grid, "i1", MAX_SEATS, N_NOTES]  # [seat, note]: all know they are in hand
    discard: Annotated[Row, "i1", N_ADVENTURERS]
    row: Annotated[Row, "i1", N_ADVENTURERS]
    pile: Annotated[Row, "i1", N_ADVENTURERS]  # once it was made of discards
    market: Annotated[Row, "i1", N_MARKET]  # [place]: the note, + 1; 0: a gap; or UNKNOWN
    bid: Annotated[Grid, "i1", MAX_SEATS, MAX_BID]
    n_bid: Annotated[Row, "i1", MAX_SEATS]
    rank: Annotated[Row, "i1", MAX_SEATS]
    events: Annotated[Row, "i1", N_KINDS]
    shown: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the adventurer, + 1; others' only when all are turned up
    n_notes: Annotated[Row, "i1", MAX_SEATS]  # [seat]: notes in hand
    n_hand: Annotated[Row, "i1", MAX_SEATS]
    fame: Annotated[Row, "i1", MAX_SEATS]
    vultures: Annotated[Row, "i1", MAX_SEATS]
    has_shown: Annotated[int, "i1"]  # bits of seats
    n_pile: Annotated[int, "i1"]
    n_discard: Annotated[int, "i1"]
    n_row: Annotated[int, "i1"]
    n_market: Annotated[int, "i1"]
    n_turned: Annotated[int, "i1"]
    event: Annotated[int, "i1"]
    undertaker: Annotated[int, "i1"]
    choosing: Annotated[int, "i1"]
    thieves: Annotated[int, "i1"]
    loot: Annotated[int, "i1"]
    first: Annotated[int, "i1"]
    n_asked: Annotated[int, "i1"]
    n_winners: Annotated[int, "i1"]
    is_setup: Annotated[int, "i1"]
    revolver: Annotated[int, "i1"]
    active: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's
    renewed: Annotated[int, "i1"]
    resume: Annotated[int, "i1"]


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    has_shown = 0
    for other in range(s.n_seats):
        v.gold[other] = s.gold[other]
        v.fame[other] = s.fame[other]
        v.vultures[other] = s.vultures[other]
        v.n_hand[other] = s.n_hand[other]
        v.n_bid[other] = s.n_bid[other]
        v.rank[other] = s.rank[other]
        for i in range(MAX_BID):
            v.bid[other, i] = s.bid[other, i]
        for adventurer in range(N_ADVENTURERS):
            v.known[other, adventurer] = s.known[other, adventurer]
        for note in range(N_NOTES):
            v.open_notes[other, note] = s.open_notes[other, note]
            v.n_notes[other] += s.notes[other, note]
        if s.shown[other] > 0:
            has_shown |= 1 << other
            if s.phase != SHOWING:  # GN-12: turned up together
                v.shown[other] = s.shown[other]
    v.has_shown = has_shown
    for adventurer in range(N_ADVENTURERS):
        v.discard[adventurer] = s.discard[adventurer]
        v.row[adventurer] = s.row[adventurer]
        v.pile[adventurer] = s.pile[adventurer] if s.renewed > 0 else 0
    for place in range(s.n_market):
        if s.market[place] > 0:
            v.market[place] = s.market[place] if s.seen[place] > 0 else UNKNOWN
    for kind in range(N_KINDS):
        v.events[kind] = s.events[kind]
    v.taken = s.taken
    v.n_pile = s.n_pile
    v.n_discard = s.n_discard
    v.n_row = s.n_row
    v.n_market = s.n_market
    v.n_turned = s.n_turned
    v.event = s.event
    v.undertaker = s.undertaker
    v.choosing = s.choosing
    v.thieves = s.thieves
    v.loot = s.loot
    v.first = s.first
    v.n_asked = s.n_asked
    v.n_winners = s.n_winners
    v.is_setup = s.is_setup
    v.revolver = s.revolver
    v.active = s.active
    v.phase = s.phase
    v.n_seats = s.n_seats
    v.renewed = s.renewed
    v.resume = s.resume
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for adventurer in range(N_ADVENTURERS):
            v.hand[adventurer] = s.hand[seat, adventurer]
        for note in range(N_NOTES):
            v.notes[note] = s.notes[seat, note]
        v.shown[seat] = s.shown[seat]
