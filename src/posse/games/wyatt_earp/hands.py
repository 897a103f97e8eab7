"""A hand's beginning and end: WE-1 … WE-5, WE-70 … WE-75, WE-90, WE-91."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_all, moved_n, moved_unseen, say, say_n
from posse.engine.rng import below, draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import N_KINDS, N_OUTLAWS
from .events import (
    BANK,
    BILL,
    DEALT,
    DISCARDS,
    DUEL,
    HAND,
    HAND_ENDS,
    HAND_STARTS,
    PILE,
    POSTED,
    POSTER,
    ROW,
    SWEPT,
    TURNED,
)
from .events import OVER as IS_OVER
from .memory import forget
from .piles import throw
from .reckoning import reckon
from .state import DRAWING, OVER, State


@rule
def setup(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    """WE-1: a random seat deals the first hand."""
    s.n_seats = n_seats
    s.dealer = below(s, n_seats)
    gather(box, s)
    deal(box, s, log)


@rule
def gather(box: Box, s: State) -> None:
    """All cards into the draw pile."""
    s.n_pile = 0
    for kind in range(N_KINDS):
        s.pile[kind] = box.copies[kind]
        s.n_pile += box.copies[kind]
        s.discards[kind] = 0
        for seat in range(s.n_seats):
            s.hand[seat, kind] = 0
    for seat in range(s.n_seats):
        s.n_hand[seat] = 0
    for outlaw in range(N_OUTLAWS):
        s.set_laid[outlaw] = 0
        for seat in range(s.n_seats):
            s.laid[seat, outlaw] = 0
            s.photo[seat, outlaw] = 0
            s.bank[seat, outlaw] = 0
            s.gun[seat, outlaw] = 0
            s.coach[seat, outlaw] = 0
            s.hideout[seat, outlaw] = 0
    s.n_discards = 0
    s.top = 0
    forget(s)


@rule
def deal(box: Box, s: State, log: Log | None) -> None:
    """WE-2 … WE-5: a bill on every poster, a hand for every seat, one card turned; left of the dealer starts."""
    s.n_hands += 1
    say_n(log, HAND_STARTS, s.dealer, s.n_hands)
    for outlaw in range(N_OUTLAWS):
        s.poster[outlaw] += box.poster_at_hand
        moved_n(log, POSTED, NOBODY, box.poster_at_hand, BILL, BANK, POSTER + outlaw)
    s.active = (s.dealer + 1) % s.n_seats
    for _ in range(box.hand_size):
        for i in range(s.n_seats):
            seat = (s.active + i) % s.n_seats
            kind = draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
            s.hand[seat, kind] += 1
            s.n_hand[seat] += 1
            moved_unseen(log, DEALT, seat, kind, PILE, HAND + seat)
    kind = draw_one(s, s.pile, s.n_pile)
    s.n_pile -= 1
    throw(s, kind)
    moved(log, TURNED, NOBODY, kind, PILE, DISCARDS)
    s.phase = DRAWING
    s.n_turns = 0
    s.stalled = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.phase = DRAWING
    s.sheriff_played = 0
    s.busy = 0
    s.n_turns += 1


@rule
def end_turn(box: Box, s: State, log: Log | None) -> None:
    """A card has been discarded: the hand ends, or the next seat's turn begins."""
    if s.n_hand[s.active] == 0:  # WE-70
        end_hand(box, s, 70, log)
        return
    for seat in range(s.n_seats):  # WE-71: tested only when a turn ends (WE-73)
        if s.n_hand[seat] == 0:
            end_hand(box, s, 71, log)
            return
    s.stalled = 0 if s.busy else s.stalled + 1
    if s.stalled >= box.stall_turns:  # WE-75
        end_hand(box, s, 75, log)
        return
    s.active = (s.active + 1) % s.n_seats
    begin_turn(s)


@rule
def end_hand(box: Box, s: State, why: int, log: Log | None) -> None:
    """The reckoning, and then another hand or the end of the game."""
    say_n(log, HAND_ENDS, s.active, why)
    reckon(box, s, log)
    sweep(box, s, log)
    most = 0
    for seat in range(s.n_seats):
        most = max(most, s.money[seat])
    if most >= box.goal:  # WE-90
        s.phase = OVER
        duel(box, s, most, log)
        say(log, IS_OVER, NOBODY)
        return
    # WE-3: whoever started deals next, so the start moves one seat to the left.
    s.dealer = (s.dealer + 1) % s.n_seats
    deal(box, s, log)


@rule
def sweep(box: Box, s: State, log: Log | None) -> None:
    """WE-4, WE-73: all cards are gathered; those in hand count nothing."""
    for seat in range(s.n_seats):
        n = s.n_hand[seat]
        if n > 0:
            moved_all(log, SWEPT, seat, n, HAND + seat, PILE)
        for outlaw in range(N_OUTLAWS):
            n = n_in_row(s, seat, outlaw)
            if n > 0:
                moved_all(log, SWEPT, seat, n, ROW + N_OUTLAWS * seat + outlaw, PILE)
    if s.n_discards > 0:
        moved_all(log, SWEPT, NOBODY, s.n_discards, DISCARDS, PILE)
    gather(box, s)


@rule
def duel(box: Box, s: State, most: int, log: Log | None) -> None:
    """WE-91: those with most money turn a card each, round after round, until one alone has the most hits."""
    n_tied = 0
    for seat in range(s.n_seats):
        n_tied += 1 if s.money[seat] == most else 0
    while n_tied > 1:
        for seat in range(s.n_seats):
            if s.money[seat] != most:
                continue
            if s.n_pile == 0:
                gather(box, s)
                moved_all(log, SWEPT, NOBODY, s.n_pile, DISCARDS, PILE)
            kind = draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
            throw(s, kind)
            s.hits[seat] += box.hole[kind]
            moved(log, DUEL, seat, kind, PILE, DISCARDS)
        best = 0
        for seat in range(s.n_seats):
            best = max(best, s.hits[seat])
        n_tied = 0
        for seat in range(s.n_seats):
            if s.money[seat] == most and s.hits[seat] == best:
                n_tied += 1
                s.winner = seat + 1


@rule
def n_in_row(s: State, seat: int, outlaw: int) -> int:
    n = s.laid[seat, outlaw] + s.photo[seat, outlaw] + s.bank[seat, outlaw]
    return n + s.gun[seat, outlaw] + s.coach[seat, outlaw] + s.hideout[seat, outlaw]
