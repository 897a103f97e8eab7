"""Another deal that fits everything a seat has seen."""

from __future__ import annotations

from posse.engine.game import NoScratch
from posse.engine.rng import below, draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import MAX_BID, N_ADVENTURERS, N_NOTES, N_VALUES
from .hiring import can_reach, is_free, sum_so_far
from .state import BIDDING, SHOWING, State, copy_open
from .view import UNKNOWN, View


@rule
def resample(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Every way the unseen adventurers and notes can lie is equally likely; then every adventurer that may be shown."""
    copy_open(v, s)
    for seat in range(v.n_seats):
        s.shown[seat] = v.shown[seat]
    deal_adventurers(box, v, s)
    deal_notes(box, v, s)
    while can_go_on(s) == 0:  # who is asked for a bid can make one
        deal_notes(box, v, s)


@rule
def deal_adventurers(box: Box, v: View, s: State) -> None:
    for adventurer in range(N_ADVENTURERS):
        s.pile[adventurer] = 1 if adventurer < box.n_adventurers else 0
        if v.discard[adventurer] > 0 or v.row[adventurer] > 0 or v.pile[adventurer] > 0:
            s.pile[adventurer] = 0
        for seat in range(v.n_seats):
            if v.known[seat, adventurer] > 0:
                s.pile[adventurer] = 0
                if seat != v.seat and v.shown[seat] != adventurer + 1:
                    s.hand[seat, adventurer] = 1
        if v.seat >= 0 and (v.hand[adventurer] > 0 or v.shown[v.seat] == adventurer + 1):
            s.pile[adventurer] = 0
            s.hand[v.seat, adventurer] = v.hand[adventurer]
    n = 0
    for adventurer in range(N_ADVENTURERS):
        n += s.pile[adventurer]
    for seat in range(v.n_seats):
        if seat != v.seat:
            is_secret = 1 if v.phase == SHOWING and v.has_shown >> seat & 1 else 0
            n_held = 0
            for adventurer in range(N_ADVENTURERS):
                n_held += s.hand[seat, adventurer]
            for _ in range(v.n_hand[seat] + is_secret - n_held):
                s.hand[seat, draw_one(s, s.pile, n)] = 1
                n -= 1
            if is_secret > 0:
                adventurer = 0
                left = below(s, v.n_hand[seat] + 1)
                while left >= s.hand[seat, adventurer]:
                    left -= s.hand[seat, adventurer]
                    adventurer += 1
                s.hand[seat, adventurer] = 0
                s.shown[seat] = adventurer + 1
    if v.renewed > 0:  # what nobody has seen is in hands
        for adventurer in range(N_ADVENTURERS):
            s.pile[adventurer] = v.pile[adventurer]


@rule
def deal_notes(box: Box, v: View, s: State) -> None:
    """The notes nobody has placed lie in the market, or were stolen there."""
    for place in range(v.n_market):
        s.market[place] = max(0, v.market[place])
        s.seen[place] = 1 if v.market[place] > 0 else 0
    for seat in range(v.n_seats):
        for note in range(N_NOTES):
            s.notes[seat, note] = v.notes[note] if seat == v.seat else v.open_notes[seat, note]
    n = 0
    for note in range(N_VALUES * v.n_seats):
        n += unplaced(box, s, note)
    for place in range(v.n_market):
        if v.market[place] == UNKNOWN:
            s.market[place] = draw_unplaced(box, s, n) + 1
            n -= 1
    for seat in range(v.n_seats):
        if seat != v.seat:
            n_open = 0
            for note in range(N_NOTES):
                n_open += v.open_notes[seat, note]
            for _ in range(v.n_notes[seat] - n_open):
                s.notes[seat, draw_unplaced(box, s, n)] += 1
                n -= 1


@rule
def unplaced(box: Box, s: State, note: int) -> int:
    n = box.notes[note % N_VALUES]
    for seat in range(s.n_seats):
        n -= s.notes[seat, note]
        for i in range(MAX_BID):
            n -= 1 if s.bid[seat, i] == note + 1 else 0
    for place in range(s.n_market):
        n -= 1 if s.market[place] == note + 1 else 0
    return n


@rule
def draw_unplaced(box: Box, s: State, n: int) -> int:
    left = below(s, n)
    note = 0
    here = unplaced(box, s, note)
    while left >= here:
        left -= here
        note += 1
        here = unplaced(box, s, note)
    return note


@rule
def can_go_on(s: State) -> int:
    if s.phase != BIDDING:
        return 1
    n = s.n_bid[s.active]
    total = sum_so_far(s, s.active)
    if n > 0 and is_free(s, total) > 0:
        return 1
    return can_reach(s, s.active, total, MAX_BID - n, -1)
