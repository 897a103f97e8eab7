"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .places import MAX_SEATS, N_CARDS, N_PLACES, N_RANKS, N_TILES
from .state import State


class View(Struct):
    nuggets: Annotated[Row, "i2", MAX_SEATS]  # [seat]
    hand: Annotated[Row, "i1", N_CARDS]  # own
    known: Annotated[Grid, "i1", MAX_SEATS, N_CARDS]  # [seat, card]: cards all know to be in that hand, or face down
    n_held: Annotated[Grid, "i1", MAX_SEATS, N_PLACES]  # [seat, place]: cards held, the one face down too
    queue: Annotated[Grid, "i1", N_PLACES, N_RANKS]
    bag: Annotated[Row, "i1", N_TILES]
    stacks: Annotated[Row, "i1", N_TILES]
    loot: Annotated[Grid, "i1", MAX_SEATS, N_TILES]
    kept: Annotated[Row, "i1", N_TILES]
    n_hand: Annotated[Row, "i1", MAX_SEATS]
    n_loot: Annotated[Row, "i1", MAX_SEATS]
    n_fresh: Annotated[Row, "i1", N_PLACES]
    n_queue: Annotated[Row, "i1", N_PLACES]
    has_laid: Annotated[int, "i1"]  # bits of seats
    laid: Annotated[int, "i1"]  # own
    n_stacks: Annotated[int, "i1"]
    n_kept: Annotated[int, "i1"]
    limit: Annotated[int, "i1"]
    n_stars: Annotated[int, "i1"]
    n_groups: Annotated[int, "i1"]
    in_town: Annotated[int, "i1"]
    leaving: Annotated[int, "i1"]
    left_now: Annotated[int, "i1"]
    town: Annotated[int, "i1"]
    lookout: Annotated[int, "i1"]
    active: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    # EP-2: tiles and nuggets lie open, and all see from which place a card is drawn.
    has_laid = 0
    for other in range(s.n_seats):
        for place in range(N_PLACES):
            n_held = 0
            for card in range(N_RANKS * place, N_RANKS * place + N_RANKS):
                v.known[other, card] = s.known[other, card]
                n_held += s.hand[other, card]
            v.n_held[other, place] = n_held
        if s.laid[other] > 0:
            v.n_held[other, (s.laid[other] - 1) // N_RANKS] += 1
            has_laid |= 1 << other
        if s.n_loot[other] > 0:
            for tile in range(N_TILES):
                v.loot[other, tile] = s.loot[other, tile]
        v.nuggets[other] = s.nuggets[other]
        v.n_hand[other] = s.n_hand[other]
        v.n_loot[other] = s.n_loot[other]
    v.has_laid = has_laid
    for tile in range(N_TILES):
        v.bag[tile] = s.bag[tile]
        v.stacks[tile] = s.stacks[tile]
        v.kept[tile] = s.kept[tile]
    for place in range(N_PLACES):
        v.n_fresh[place] = s.n_fresh[place]
        v.n_queue[place] = s.n_queue[place]
        for i in range(s.n_queue[place]):
            v.queue[place, i] = s.queue[place, i]
    v.n_stacks = s.n_stacks
    v.n_kept = s.n_kept
    v.limit = s.limit
    v.n_stars = s.n_stars
    v.n_groups = s.n_groups
    v.in_town = s.in_town
    v.leaving = s.leaving
    v.left_now = s.left_now
    v.town = s.town
    v.lookout = s.lookout
    v.active = s.active
    v.phase = s.phase
    v.n_seats = s.n_seats
    v.seat = seat
    # What is this seat's alone.
    if seat >= 0:
        for card in range(N_CARDS):
            v.hand[card] = s.hand[seat, card]
        v.laid = s.laid[seat]
