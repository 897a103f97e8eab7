"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated

from posse.engine.record import Grid, Record, Row
from posse.engine.rule import rule

from .box import Box
from .cards import MAX_SEATS, N_KINDS, N_OUTLAWS
from .memory import SPECTATOR
from .state import FOUND, State


class View(Record):
    money: Annotated[Row, "i2", MAX_SEATS]
    poster: Annotated[Row, "i2", N_OUTLAWS]
    n_turns: Annotated[int, "i2"]
    n_hands: Annotated[int, "i2"]
    hand: Annotated[Row, "i1", N_KINDS]  # own
    n_hand: Annotated[Row, "i1", MAX_SEATS]  # [seat]
    known: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: cards all saw go to that hand and not leave it
    asked: Annotated[
        Grid, "i1", MAX_SEATS, N_OUTLAWS
    ]  # [seat, outlaw]: 0, or asked in vain, 1 + unseen cards gained since
    seen: Annotated[Row, "i1", N_KINDS]  # the discard pile as this seat has seen it
    unseen: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards picked out of it that this seat did not see
    laid: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]
    photo: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    bank: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    gun: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    coach: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    hideout: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    set_laid: Annotated[Row, "i1", N_OUTLAWS]
    hits: Annotated[Row, "i1", MAX_SEATS]
    n_seats: Annotated[int, "i1"]
    dealer: Annotated[int, "i1"]
    active: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    top: Annotated[int, "i1"]  # of the discard pile; kind + 1, or 0
    n_pile: Annotated[int, "i1"]
    n_discards: Annotated[int, "i1"]
    renewed: Annotated[int, "i1"]
    sheriff_played: Annotated[int, "i1"]
    pending: Annotated[int, "i1"]
    found: Annotated[int, "i1"]  # own
    covered: Annotated[int, "i1"]
    target: Annotated[int, "i1"]
    stalled: Annotated[int, "i1"]
    busy: Annotated[int, "i1"]
    winner: Annotated[int, "i1"]
    veiled: Annotated[int, "i1"]  # 1: others have picked since this seat last saw the whole discard pile
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's
    spare: Annotated[Row, "i1", 1]


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    viewer = seat if seat >= 0 else SPECTATOR
    for other in range(s.n_seats):
        v.money[other] = s.money[other]
        n = 0
        for kind in range(N_KINDS):
            n += s.hand[other, kind]
            v.known[other, kind] = s.known[other, kind]
        v.n_hand[other] = n
        v.unseen[other] = s.unseen[viewer, other]
        v.hits[other] = s.hits[other]
        for outlaw in range(N_OUTLAWS):
            v.asked[other, outlaw] = s.asked[other, outlaw]
            v.laid[other, outlaw] = s.laid[other, outlaw]
            v.photo[other, outlaw] = s.photo[other, outlaw]
            v.bank[other, outlaw] = s.bank[other, outlaw]
            v.gun[other, outlaw] = s.gun[other, outlaw]
            v.coach[other, outlaw] = s.coach[other, outlaw]
            v.hideout[other, outlaw] = s.hideout[other, outlaw]
    for outlaw in range(N_OUTLAWS):
        v.poster[outlaw] = s.poster[outlaw]
        v.set_laid[outlaw] = s.set_laid[outlaw]
    for kind in range(N_KINDS):
        v.seen[kind] = s.seen[viewer, kind]
    v.n_turns = s.n_turns
    v.n_seats = s.n_seats
    v.n_hands = s.n_hands
    v.dealer = s.dealer
    v.active = s.active
    v.phase = s.phase
    v.top = s.top
    v.n_pile = s.n_pile
    v.n_discards = s.n_discards
    v.renewed = s.renewed
    v.sheriff_played = s.sheriff_played
    v.pending = s.pending
    v.covered = s.covered
    v.target = s.target
    v.stalled = s.stalled
    v.busy = s.busy
    v.winner = s.winner
    v.veiled = s.veiled[viewer]
    v.seat = seat
    if seat >= 0:
        for kind in range(N_KINDS):
            v.hand[kind] = s.hand[seat, kind]
        if s.phase == FOUND and seat == s.active:
            v.found = s.found
