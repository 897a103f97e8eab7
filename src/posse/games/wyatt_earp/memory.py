"""What everybody remembers (WE-53, WE-61): cards a hand is known to hold or to lack, and the discard pile."""

from __future__ import annotations

from typing import Any

from posse.engine.rule import rule

from .box import Box
from .cards import BANK, GUN, HIDEOUT, MAX_SEATS, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .state import State

N_VIEWERS = 5
SPECTATOR = 4
MOST = 100


@rule
def gained_unseen(s: State, seat: int, n: int) -> None:
    """Cards join a hand that others do not see: an outlaw it was asked for in vain may be among them."""
    for outlaw in range(N_OUTLAWS):
        if s.asked[seat, outlaw] > 0:
            s.asked[seat, outlaw] = min(MOST, s.asked[seat, outlaw] + n)


@rule
def gained_openly(s: State, seat: int, kind: int) -> None:
    s.known[seat, kind] += 1


@rule
def shown(s: State, seat: int, kind: int, n: int) -> None:
    """Cards leave a hand in sight of all; those that all knew of go first."""
    for _ in range(n):
        if s.known[seat, kind] > 0:
            s.known[seat, kind] -= 1
        elif kind < N_OUTLAWS and s.asked[seat, kind] > 1:
            s.asked[seat, kind] -= 1


@rule
def asked_in_vain(s: State, seat: int, outlaw: int) -> None:
    s.asked[seat, outlaw] = 1


@rule
def pile_gains(s: State, kind: int, n: int) -> None:
    """All see a card come onto the discard pile (or, with -1, the top card taken off it)."""
    for viewer in range(N_VIEWERS):
        s.seen[viewer, kind] += n


@rule
def looked_through(s: State, viewer: int) -> None:
    """WE-61: whoever searches sees what really lies there."""
    for kind in range(N_KINDS):
        s.seen[viewer, kind] = s.discards[kind]
    for seat in range(MAX_SEATS):
        s.unseen[viewer, seat] = 0
    s.veiled[viewer] = 0


@rule
def picked(s: State, seat: int, kind: int) -> None:
    """Seen by the searcher alone."""
    for viewer in range(N_VIEWERS):
        if viewer == seat:
            s.seen[viewer, kind] -= 1
        else:
            s.unseen[viewer, seat] += 1
            s.veiled[viewer] = 1
    gained_unseen(s, seat, 1)


@rule
def found_is_shown(s: State, seat: int, kind: int) -> None:
    """WE-61: what is played at once was what was found; all know which card it was and that no other was gained."""
    for outlaw in range(N_OUTLAWS):
        if s.asked[seat, outlaw] > 1:
            s.asked[seat, outlaw] -= 1
    for viewer in range(N_VIEWERS):
        if viewer != seat:
            s.seen[viewer, kind] -= 1
            s.unseen[viewer, seat] -= 1


@rule
def prove_picks(box: Box, s: State) -> None:
    """More copies of a card seen than there are: one of them was picked out of the discard pile, unseen then."""
    n_unseen = 0
    for viewer in range(N_VIEWERS):
        for seat in range(s.n_seats):
            n_unseen += s.unseen[viewer, seat]
    if n_unseen == 0:
        return
    for kind in range(N_KINDS):
        n_seen = 0
        for viewer in range(N_VIEWERS):
            n_seen += s.seen[viewer, kind]
        if n_seen > 0:
            prove_picks_of(box, s, kind)


@rule
def prove_picks_of(box: Box, s: State, kind: int) -> None:
    n_elsewhere = n_on_table(s, kind) - box.copies[kind]
    for viewer in range(N_VIEWERS):
        n = n_elsewhere + s.seen[viewer, kind]
        for seat in range(s.n_seats):
            n += s.hand[seat, kind] if seat == viewer else s.known[seat, kind]
        for seat in range(s.n_seats):
            while n > 0 and s.unseen[viewer, seat] > 0:
                s.unseen[viewer, seat] -= 1
                s.seen[viewer, kind] -= 1
                n -= 1


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


@rule
def pile_is_gone(s: State) -> None:
    """The discard pile was shuffled."""
    for viewer in range(N_VIEWERS):
        for kind in range(N_KINDS):
            s.seen[viewer, kind] = 0
        for seat in range(MAX_SEATS):
            s.unseen[viewer, seat] = 0
        s.veiled[viewer] = 0


@rule
def forget(s: State) -> None:
    """A new hand."""
    pile_is_gone(s)
    for seat in range(MAX_SEATS):
        for kind in range(N_KINDS):
            s.known[seat, kind] = 0
        for outlaw in range(N_OUTLAWS):
            s.asked[seat, outlaw] = 0
