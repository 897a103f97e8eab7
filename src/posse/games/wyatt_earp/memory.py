"""Cards come to a hand and leave it, and what everybody remembers of that (WE-53, WE-61).

All that is public is kept as it was seen. What is not is kept as the truth, from which `view` tells each seat its part:
which card a search picked, and what a seat has drawn since the discard pile became the draw pile.
"""

from __future__ import annotations

from typing import Any

from posse.engine.rule import rule

from .cards import BANK, GUN, HIDEOUT, MAX_SEATS, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .state import State

ALL_VIEWERS = 31  # a bit for each seat; 16: a spectator


@rule
def gain_openly(s: State, seat: int, kind: int) -> None:
    """A card joins a hand in sight of all."""
    s.hand[seat, kind] += 1
    s.n_hand[seat] += 1
    s.known[seat, kind] += 1


@rule
def gain_from_pile(s: State, seat: int, kind: int) -> None:
    """A card joins a hand from the draw pile, unseen by others."""
    s.hand[seat, kind] += 1
    s.n_hand[seat] += 1
    s.drawn[seat] += 1
    s.drew[seat, kind] += s.renewed


@rule
def show(s: State, seat: int, kind: int, n: int) -> None:
    """Cards leave a hand in sight of all; those that all knew of go first."""
    s.hand[seat, kind] -= n
    s.n_hand[seat] -= n
    n_new = max(0, n - s.known[seat, kind])
    s.known[seat, kind] -= n - n_new
    if n_new == 0:
        return
    s.gave[seat, kind] += n_new * s.renewed
    if kind < N_OUTLAWS and s.asked[seat, kind] > 0:
        s.since[seat, kind] += n_new
    for i in range(s.n_picks):
        if s.pick_seat[i] == seat:
            s.pick_shown[i] |= 1 << kind


@rule
def asked_in_vain(s: State, seat: int, outlaw: int) -> None:
    """WE-53: all know that no card of this outlaw is in that hand."""
    s.asked[seat, outlaw] = 1 + s.drawn[seat]
    s.since[seat, outlaw] = 0
    for i in range(s.n_picks):
        if s.pick_seat[i] == seat and not s.pick_shown[i] >> outlaw & 1:
            s.pick_may[i] &= ~(1 << outlaw)


@rule
def look_through(s: State, seat: int) -> None:
    """WE-61: whoever searches sees what really lies there, and so what has been picked until now."""
    s.looked[s.renewed, seat] = s.n_picks
    s.veiled &= ~(1 << seat)


@rule
def pick_unseen(s: State, seat: int, kind: int) -> None:
    """WE-61: a card goes from the discard pile to a hand, seen by the searcher alone."""
    i = s.n_picks
    s.pick_seat[i] = seat
    s.pick_kind[i] = kind
    s.pick_may[i] = 0
    s.pick_shown[i] = 0
    for other in range(N_KINDS):
        if other != WYATT_EARP and n_seen_discarded(s, other) > 0:
            s.pick_may[i] |= 1 << other
    s.n_picks += 1
    s.discards[kind] -= 1
    s.n_discards -= 1
    s.hand[seat, kind] += 1
    s.n_hand[seat] += 1
    s.veiled |= ALL_VIEWERS & ~(1 << seat)


@rule
def pick_is_shown(s: State, seat: int, kind: int) -> None:
    """WE-61: what is played at once is what was found, so all know now which card it was."""
    s.n_picks -= 1
    s.pick_seat[s.n_picks] = 0
    s.pick_kind[s.n_picks] = 0
    s.pick_may[s.n_picks] = 0
    s.known[seat, kind] += 1
    if n_seen_discarded(s, kind) == 0:  # it lay there until now, and no other
        for i in range(s.n_old_picks, s.n_picks):
            s.pick_may[i] &= ~(1 << kind)


@rule
def n_seen_discarded(s: State, kind: int) -> int:
    """Cards of a kind in the discard pile as all saw it grow: those that searches picked unseen are still counted."""
    n = s.discards[kind]
    for i in range(s.n_old_picks, s.n_picks):
        n += 1 if s.pick_kind[i] == kind else 0
    return n


@rule
def pile_is_renewed(s: State) -> None:
    """The discard pile has become the draw pile."""
    s.renewed = 1
    s.n_old_picks = s.n_picks
    for i in range(s.n_picks):
        s.pick_shown[i] |= s.pick_shown[i] << N_KINDS
    s.veiled = 0


@rule
def forget(s: State) -> None:
    """A new hand."""
    for seat in range(MAX_SEATS):
        s.drawn[seat] = 0
        s.looked[0, seat] = 0
        s.looked[1, seat] = 0
        for kind in range(N_KINDS):
            s.known[seat, kind] = 0
        for outlaw in range(N_OUTLAWS):
            s.asked[seat, outlaw] = 0
            s.since[seat, outlaw] = 0
        if s.renewed:
            for kind in range(N_KINDS):
                s.drew[seat, kind] = 0
                s.gave[seat, kind] = 0
    for i in range(s.n_picks):
        s.pick_seat[i] = 0
        s.pick_kind[i] = 0
        s.pick_may[i] = 0
        s.pick_shown[i] = 0
    s.n_picks = 0
    s.n_old_picks = 0
    s.veiled = 0
    s.renewed = 0


@rule
def n_on_table(s: Any, kind: int) -> int:
    """Cards of a kind that lie in rows, or wait aside for their target; in a state or in a view."""
    n = 1 if s.pending == kind + 1 and kind != WANTED and kind != WYATT_EARP else 0
    for seat in range(s.n_seats):
        if kind < N_OUTLAWS:
            n += s.laid[seat, kind]
        elif kind < WYATT_EARP:
            n += s.photo[seat, kind - PHOTO]
        else:
            n += n_in_rows(s, seat, kind)
    return n


@rule
def n_in_rows(s: Any, seat: int, kind: int) -> int:
    """Sheriff cards of a kind that lie in the rows of a seat, beside photos."""
    n = 0
    for outlaw in range(N_OUTLAWS):
        if kind == BANK:
            n += s.bank[seat, outlaw]
        elif kind == GUN:
            n += s.gun[seat, outlaw]
        elif kind == STAGECOACH:
            n += s.coach[seat, outlaw]
        elif kind == HIDEOUT:
            n += s.hideout[seat, outlaw]
    return n
