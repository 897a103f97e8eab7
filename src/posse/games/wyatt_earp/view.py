"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated, Any

from posse.engine.log import HIDDEN
from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .cards import MAX_SEATS, N_KINDS
from .state import FOUND, MAX_PICKS, Open, State, copy_open

LAYOUT = """pick_shown...n_hands hand n_hand...gave drew n_drew seen under gone pick_seat pick_kind
    n_picks...pending found covered...winner seat spare"""


class View(Struct, Open, layout=LAYOUT):
    hand: Annotated[Row, "i1", N_KINDS]  # own
    drew: Annotated[Row, "i1", N_KINDS]  # own: drawn since the pile was renewed
    n_drew: Annotated[Row, "i1", MAX_SEATS]  # [seat]: how many were
    seen: Annotated[Row, "i1", N_KINDS]  # the discard pile as this seat has seen it
    under: Annotated[Row, "i1", N_KINDS]  # what became the draw pile, as far as this seat has not seen it since
    gone: Annotated[Grid, "i1", 2, N_KINDS]  # [renewed, kind]: picked by others, as this seat saw when it searched
    pick_kind: Annotated[Row, "i1", MAX_PICKS]  # [pick]: what they took; of others, HIDDEN
    found: Annotated[int, "i1"]  # own
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's
    spare: Annotated[Row, "i1", 7]


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    copy_open(s, v)
    v.seat = seat
    if seat >= 0:
        for kind in range(N_KINDS):
            v.hand[kind] = s.hand[seat, kind]
            v.drew[kind] = s.drew[seat, kind]
        if s.phase == FOUND and seat == s.active:
            v.found = s.found
    view_piles(s, seat, v)


@rule
def view_piles(s: State, seat: int, v: View) -> None:
    """What a seat knows of the discard pile, of the searches in it, and of what became the draw pile."""
    for kind in range(N_KINDS):
        v.seen[kind] = s.discards[kind]
        if s.renewed:
            v.under[kind] = s.pile[kind]
            for other in range(s.n_seats):
                v.n_drew[other] += s.drew[other, kind]
                v.under[kind] += s.drew[other, kind] if other != seat else 0
    for i in range(s.n_picks):
        kind = s.pick_kind[i]
        age = age_of(s, i)
        if s.pick_seat[i] == seat:
            v.pick_kind[i] = kind
            continue
        v.pick_kind[i] = HIDDEN
        if seat >= 0 and i < s.looked[age, seat]:
            v.gone[age, kind] += 1
        elif age == s.renewed:
            v.seen[kind] += 1
        else:
            v.under[kind] += 1


@rule
def age_of(s: Any, pick: int) -> int:
    """0: made in the first discard pile of a hand; 1: in that after the renewal."""
    return 0 if pick < s.n_old_picks else s.renewed
