"""What a seat knows, built up from nothing, field by field. What nobody adds here, nobody sees."""

from __future__ import annotations

from typing import Annotated, Any

from posse.engine.log import HIDDEN
from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .cards import MAX_SEATS, N_KINDS, N_OUTLAWS
from .state import FOUND, MAX_PICKS, State


class View(Struct):
    pick_shown: Annotated[
        Row, "i8", MAX_PICKS
    ]  # [pick]: bits of the kinds that its seat has shown since; << 20, before the renewal
    pick_may: Annotated[Row, "i4", MAX_PICKS]  # [pick]: bits of the kinds that all think it can be
    money: Annotated[Row, "i2", MAX_SEATS]
    poster: Annotated[Row, "i2", N_OUTLAWS]
    n_turns: Annotated[int, "i2"]
    n_hands: Annotated[int, "i2"]
    hand: Annotated[Row, "i1", N_KINDS]  # own
    n_hand: Annotated[Row, "i1", MAX_SEATS]  # [seat]
    known: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: cards all saw go to that hand and not leave it
    drawn: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards drawn from the pile in this hand
    asked: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]: 0, or asked in vain, 1 + `drawn` at that time
    since: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]: such cards shown since, that nobody knew of
    gave: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: as `since`, from when the pile was renewed
    drew: Annotated[Row, "i1", N_KINDS]  # own: drawn since the pile was renewed
    n_drew: Annotated[Row, "i1", MAX_SEATS]  # [seat]: how many were
    seen: Annotated[Row, "i1", N_KINDS]  # the discard pile as this seat has seen it
    under: Annotated[Row, "i1", N_KINDS]  # what became the draw pile, as far as this seat has not seen it since
    gone: Annotated[Grid, "i1", 2, N_KINDS]  # [renewed, kind]: picked by others, as this seat saw when it searched
    pick_seat: Annotated[Row, "i1", MAX_PICKS]  # [pick]: who searched
    pick_kind: Annotated[Row, "i1", MAX_PICKS]  # [pick]: what they took; of others, HIDDEN
    n_picks: Annotated[int, "i1"]
    n_old_picks: Annotated[int, "i1"]  # made before the pile was renewed
    looked: Annotated[Grid, "i1", 2, MAX_SEATS]  # [renewed, seat]: how many picks had been made when it last searched
    veiled: Annotated[int, "i1"]  # bits of the seats (16: spectators) unsure what lies in the discard pile
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
    seat: Annotated[int, "i1"]  # whose view this is; -1: a spectator's
    spare: Annotated[Row, "i1", 7]


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    for other in range(s.n_seats):
        v.money[other] = s.money[other]
        v.n_hand[other] = s.n_hand[other]
        v.drawn[other] = s.drawn[other]
        v.hits[other] = s.hits[other]
        for kind in range(N_KINDS):
            v.known[other, kind] = s.known[other, kind]
            v.gave[other, kind] = s.gave[other, kind]
        for outlaw in range(N_OUTLAWS):
            v.asked[other, outlaw] = s.asked[other, outlaw]
            v.since[other, outlaw] = s.since[other, outlaw]
            v.laid[other, outlaw] = s.laid[other, outlaw]
            v.photo[other, outlaw] = s.photo[other, outlaw]
            v.bank[other, outlaw] = s.bank[other, outlaw]
            v.gun[other, outlaw] = s.gun[other, outlaw]
            v.coach[other, outlaw] = s.coach[other, outlaw]
            v.hideout[other, outlaw] = s.hideout[other, outlaw]
    for outlaw in range(N_OUTLAWS):
        v.poster[outlaw] = s.poster[outlaw]
        v.set_laid[outlaw] = s.set_laid[outlaw]
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
                if other != seat:
                    v.under[kind] += s.drew[other, kind]
    v.n_picks = s.n_picks
    v.n_old_picks = s.n_old_picks
    v.veiled = s.veiled
    for other in range(s.n_seats):
        v.looked[0, other] = s.looked[0, other]
        v.looked[1, other] = s.looked[1, other]
    for i in range(s.n_picks):
        v.pick_seat[i] = s.pick_seat[i]
        v.pick_may[i] = s.pick_may[i]
        v.pick_shown[i] = s.pick_shown[i]
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
