"""Another deal that fits what a seat knows."""

from __future__ import annotations

from posse.engine.rng import below, draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import N_KINDS, N_OUTLAWS, WYATT_EARP
from .memory import N_VIEWERS, SPECTATOR, n_on_table
from .state import FOUND, State
from .view import View

MAX_TRIES = 1000


@rule
def resample(box: Box, v: View, s: State) -> None:
    copy_what_is_open(v, s)
    # The unseen cards: all, less those that lie open or were seen to go where they still are.
    for kind in range(N_KINDS):
        s.pile[kind] = box.copies[kind] - v.seen[kind] - n_on_table(v, kind)
        s.discards[kind] = v.seen[kind]
        if v.seat >= 0:
            s.pile[kind] -= v.hand[kind]
        for other in range(v.n_seats):
            s.known[other, kind] = v.known[other, kind]
            if other != v.seat:
                s.pile[kind] -= v.known[other, kind]
                s.hand[other, kind] = v.known[other, kind]
            else:
                s.hand[other, kind] = v.hand[kind]
    n_pile = 0
    for kind in range(N_KINDS):
        n_pile += s.pile[kind]
    # WE-61: each card picked unseen is any of those that may lie in the discard pile, but no Wyatt Earp.
    for other in range(v.n_seats):
        n_unseen = v.unseen[other]
        if (
            v.phase == FOUND and other == v.active and other != v.seat
        ):  # the last one is in that hand, to be played or kept
            kind = draw_any_but_earp(s)
            s.hand[other, kind] += 1
            s.found = kind + 1
            n_unseen -= 1
        for _ in range(n_unseen):
            kind = draw_any_but_earp(s)
            if n_held(s, other) < v.n_hand[other] and may_hold(v, s, other, kind):
                s.hand[other, kind] += 1
            else:  # it has been shown since
                s.pile[kind] += 1
                n_pile += 1
    # Hands of the others, a card at a time from all that is unseen.
    for other in range(v.n_seats):
        if other == v.seat:
            continue
        while n_held(s, other) < v.n_hand[other]:
            kind = draw_one(s, s.pile, n_pile)
            n_pile -= 1
            s.hand[other, kind] += 1
    mend_lacks(v, s)
    what_others_have_seen(v, s)


@rule
def copy_what_is_open(v: View, s: State) -> None:
    for other in range(v.n_seats):
        s.money[other] = v.money[other]
        s.hits[other] = v.hits[other]
        for outlaw in range(N_OUTLAWS):
            s.asked[other, outlaw] = v.asked[other, outlaw]
            s.laid[other, outlaw] = v.laid[other, outlaw]
            s.photo[other, outlaw] = v.photo[other, outlaw]
            s.bank[other, outlaw] = v.bank[other, outlaw]
            s.gun[other, outlaw] = v.gun[other, outlaw]
            s.coach[other, outlaw] = v.coach[other, outlaw]
            s.hideout[other, outlaw] = v.hideout[other, outlaw]
    for outlaw in range(N_OUTLAWS):
        s.poster[outlaw] = v.poster[outlaw]
        s.set_laid[outlaw] = v.set_laid[outlaw]
    s.n_turns = v.n_turns
    s.n_seats = v.n_seats
    s.n_hands = v.n_hands
    s.dealer = v.dealer
    s.active = v.active
    s.phase = v.phase
    s.top = v.top
    s.n_pile = v.n_pile
    s.n_discards = v.n_discards
    s.renewed = v.renewed
    s.sheriff_played = v.sheriff_played
    s.pending = v.pending
    s.found = v.found
    s.covered = v.covered
    s.target = v.target
    s.stalled = v.stalled
    s.busy = v.busy
    s.winner = v.winner


@rule
def draw_any_but_earp(s: State) -> int:
    n = 0
    for kind in range(N_KINDS):
        n += s.discards[kind] if kind != WYATT_EARP else 0
    left = below(s, n)
    kind = 0
    while left >= s.discards[kind] or kind == WYATT_EARP:
        left -= s.discards[kind] if kind != WYATT_EARP else 0
        kind += 1
    s.discards[kind] -= 1
    return kind


@rule
def n_held(s: State, seat: int) -> int:
    n = 0
    for kind in range(N_KINDS):
        n += s.hand[seat, kind]
    return n


@rule
def may_hold(v: View, s: State, seat: int, kind: int) -> bool:
    """WE-53: room for one more of an outlaw that a seat was asked for in vain."""
    if kind >= N_OUTLAWS or v.asked[seat, kind] == 0:
        return True
    return s.hand[seat, kind] - v.known[seat, kind] < v.asked[seat, kind] - 1


@rule
def mend_lacks(v: View, s: State) -> None:
    """WE-53: outlaws a seat cannot hold change places with cards of the pile or of others that it can."""
    for other in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            if other != v.seat and v.asked[other, outlaw] > 0:
                for _ in range(s.hand[other, outlaw] - v.known[other, outlaw] - v.asked[other, outlaw] + 1):
                    swap_away(v, s, other, outlaw)


@rule
def swap_away(v: View, s: State, seat: int, outlaw: int) -> None:
    """The seat's card for any other unseen one that leaves both sides with what they may hold."""
    for _ in range(MAX_TRIES):
        # A place: the pile, or another seat's hand; then a card there that is not known.
        place = below(s, v.n_seats + 1)
        if place == seat or place == v.seat:
            continue
        kind = below(s, N_KINDS)
        if kind == outlaw or not may_hold(v, s, seat, kind):
            continue
        if place == v.n_seats:
            if s.pile[kind] == 0:
                continue
            s.pile[kind] -= 1
            s.pile[outlaw] += 1
        else:
            if s.hand[place, kind] <= v.known[place, kind] or not may_hold(v, s, place, outlaw):
                continue
            s.hand[place, kind] -= 1
            s.hand[place, outlaw] += 1
        s.hand[seat, outlaw] -= 1
        s.hand[seat, kind] += 1
        return


@rule
def what_others_have_seen(v: View, s: State) -> None:
    """Other viewers' memories of the discard pile are taken to be what this seat would guess: the truth."""
    viewer = v.seat if v.seat >= 0 else SPECTATOR
    for other in range(N_VIEWERS):
        s.veiled[other] = 0
        for kind in range(N_KINDS):
            s.seen[other, kind] = v.seen[kind] if other == viewer else s.discards[kind]
        for seat in range(v.n_seats):
            s.unseen[other, seat] = v.unseen[seat] if other == viewer else 0
    s.veiled[viewer] = v.veiled
