"""The rules, in the order of play, and the two sides of what is hidden: `view` and `resample`."""

from __future__ import annotations

from posse.engine.game import NoScratch
from posse.engine.log import EVERYONE, Log, moved, moved_n, moved_unseen, say, shown, tell
from posse.engine.rng import below, draw_one
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, Row

from .box import KING, N_RANKS, Box
from .state import (
    BETWEEN,
    DEALT,
    DISCARD,
    DRAWN,
    ENDED,
    GATHERED,
    GIVEN,
    HAND,
    KEEP,
    KEPT,
    LOST,
    OFFERED,
    OUT,
    OVER,
    PILE,
    PLAY,
    PUT_DOWN,
    SPECTATORS,
    STOPPED,
    SWAP,
    TAKEN,
    TURNED,
    State,
    View,
)


@rule
def setup(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    """CU-1: all lives, and a random dealer."""
    s.n_seats = n_seats
    for rank in range(N_RANKS):
        s.pile[rank] = box.copies[rank]
        s.n_pile += box.copies[rank]
    for seat in range(n_seats):
        s.lives[seat] = box.lives
    s.dealer = below(s, n_seats)
    deal(s, log)


@rule
def deal(s: State, log: Log | None) -> None:
    """CU-10, CU-11: a card each, from the dealer's left on; that seat begins."""
    s.phase = PLAY
    s.asked = next_in(s.lives, s.n_seats, s.dealer)
    seat = s.asked
    for _ in range(s.n_seats):
        if s.card[seat] == 0:
            draw(s, seat, DEALT, log)
            seat = next_in(s.lives, s.n_seats, seat)


@rule
def draw(s: State, seat: int, what: int, log: Log | None) -> None:
    """A card from the pile that only its seat sees."""
    rank = draw_one(s, s.pile, s.n_pile)
    s.n_pile -= 1
    s.card[seat] = rank + 1
    s.no_king[seat] = 0
    for other in range(SPECTATORS + 1):
        s.known[other, seat] = 1 if other == seat else 0
    moved_unseen(log, what, seat, rank, PILE, HAND + seat)


@rule
def next_in(lives: Row, n_seats: int, seat: int) -> int:
    """The next seat to the left that has a life."""
    found = (seat + 1) % n_seats
    while lives[found] == 0:
        found = (found + 1) % n_seats
    return found


@rule
def actors(box: Box, s: State) -> int:
    return 1 << s.asked if s.phase == PLAY else 0


@rule
def turn(box: Box, s: State) -> int:
    return s.asked if s.phase == PLAY else -1


@rule
def legal(box: Box, s: State, seat: int, moves: Row) -> int:
    """CU-11: keep or swap, whatever the card is."""
    if s.phase != PLAY or seat != s.asked:
        return 0
    moves[0] = KEEP
    moves[1] = SWAP
    return 2


@rule
def apply(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == KEEP:
        say(log, KEPT, seat)
    elif seat == s.dealer:
        swap_with_pile(s, seat, log)
    else:
        swap(s, seat, next_in(s.lives, s.n_seats, seat), log)
    if seat == s.dealer:
        end_round(box, s, log)
    else:
        s.asked = next_in(s.lives, s.n_seats, seat)


@rule
def swap(s: State, seat: int, other: int, log: Log | None) -> None:
    """CU-12, CU-13: the two exchange cards and know both; a king is shown, and stays."""
    if s.card[other] == KING + 1:
        for knows in range(SPECTATORS + 1):
            s.known[knows, other] = 1
        shown(log, STOPPED, other, KING, HAND + other)
        return
    both = 1 << seat | 1 << other
    for knows in range(SPECTATORS + 1):  # what others know of a card goes with it
        before = s.known[knows, seat]
        s.known[knows, seat] = 1 if both >> knows & 1 else s.known[knows, other]
        s.known[knows, other] = 1 if both >> knows & 1 else before
    tell_swapped(s, OFFERED, seat, HAND + seat, BETWEEN, seat, other, log)
    tell_swapped(s, GIVEN, other, HAND + other, HAND + seat, other, seat, log)
    tell_swapped(s, TAKEN, other, BETWEEN, HAND + other, seat, other, log)
    mine = s.card[seat]
    s.card[seat] = s.card[other]
    s.card[other] = mine
    s.no_king[other] = s.no_king[seat]
    s.no_king[seat] = 1


@rule
def tell_swapped(s: State, what: int, seat: int, source: int, target: int, old: int, new: int, log: Log | None) -> None:
    """The card that `old` had goes to `new`, seen by all who know it there."""
    seen_by = 0
    for knows in range(s.n_seats):
        seen_by |= s.known[knows, new] << knows
    if s.known[SPECTATORS, new]:
        seen_by = EVERYONE
    tell(log, what, seat, s.card[old] - 1, 1, source, target, seen_by)


@rule
def swap_with_pile(s: State, seat: int, log: Log | None) -> None:
    """CU-14: the dealer's card is put down openly, and a new one drawn."""
    rank = s.card[seat] - 1
    s.discard[rank] += 1
    moved(log, PUT_DOWN, seat, rank, HAND + seat, DISCARD)
    draw(s, seat, DRAWN, log)


@rule
def end_round(box: Box, s: State, log: Log | None) -> None:
    """CU-20 … CU-22: all cards are turned up, and the lowest lose a life each; then the next seat deals."""
    lowest = N_RANKS
    for seat in range(s.n_seats):
        if s.card[seat] > 0:
            lowest = min(lowest, s.card[seat] - 1)
            shown(log, TURNED, seat, s.card[seat] - 1, HAND + seat)
    s.last = 0
    n_in = 0
    for seat in range(s.n_seats):
        if s.card[seat] == lowest + 1:
            s.lives[seat] -= 1
            s.last |= 1 << seat
            say(log, LOST, seat)
            if s.lives[seat] == 0:
                say(log, OUT, seat)
        n_in += 1 if s.lives[seat] > 0 else 0
    gather(s, log)
    if n_in < 2:  # CU-30
        s.phase = OVER
        say(log, ENDED, -1)
    else:
        s.dealer = next_in(s.lives, s.n_seats, s.dealer)
        deal(s, log)


@rule
def gather(s: State, log: Log | None) -> None:
    for seat in range(s.n_seats):
        if s.card[seat] > 0:
            s.pile[s.card[seat] - 1] += 1
            s.n_pile += 1
            moved(log, GATHERED, seat, s.card[seat] - 1, HAND + seat, PILE)
        s.card[seat] = 0
        s.no_king[seat] = 0
        for other in range(SPECTATORS + 1):
            s.known[other, seat] = 0
    for rank in range(N_RANKS):
        if s.discard[rank] > 0:
            moved_n(log, GATHERED, -1, s.discard[rank], rank, DISCARD, PILE)
            s.pile[rank] += s.discard[rank]
            s.n_pile += s.discard[rank]
            s.discard[rank] = 0


@rule
def payoff(box: Box, s: State, out: FloatGrid) -> None:
    """CU-30: the last with a life wins; if the last ones went out together, they share the win."""
    winners = 0
    n = 0
    for seat in range(s.n_seats):
        if s.lives[seat] > 0:
            winners = 1 << seat
            n = 1
        out[1, seat] = s.lives[seat]
    if n == 0:
        winners = s.last
        for seat in range(s.n_seats):
            n += winners >> seat & 1
    for seat in range(s.n_seats):
        out[0, seat] = (winners >> seat & 1) / n


@rule
def view(box: Box, s: State, seat: int, v: View) -> None:
    """CU-2: what lies open, and the cards this seat knows."""
    knows = seat if seat >= 0 else SPECTATORS
    for other in range(s.n_seats):
        v.has_card[other] = 1 if s.card[other] > 0 else 0
        v.card[other] = s.card[other] if s.known[knows, other] else 0
        v.no_king[other] = s.no_king[other]
        v.lives[other] = s.lives[other]
        for one in range(SPECTATORS + 1):
            v.known[one, other] = s.known[one, other]
    for rank in range(N_RANKS):
        v.discard[rank] = s.discard[rank]
    v.last = s.last
    v.n_pile = s.n_pile
    v.dealer = s.dealer
    v.asked = s.asked
    v.phase = s.phase
    v.n_seats = s.n_seats
    v.seat = seat


@rule
def resample(box: Box, v: View, s: State, scratch: NoScratch) -> None:
    """Unseen cards lie anyhow; a seat that let a swap happen had no king, and draws first, from the others."""
    for rank in range(N_RANKS):
        s.discard[rank] = v.discard[rank]
        s.pile[rank] = box.copies[rank] - v.discard[rank]
        s.n_pile += s.pile[rank]
    for seat in range(v.n_seats):
        s.card[seat] = v.card[seat]
        s.no_king[seat] = v.no_king[seat]
        s.lives[seat] = v.lives[seat]
        for one in range(SPECTATORS + 1):
            s.known[one, seat] = v.known[one, seat]
        if v.card[seat] > 0:
            s.pile[v.card[seat] - 1] -= 1
            s.n_pile -= 1
    n_kings = s.pile[KING]
    s.pile[KING] = 0
    s.n_pile -= n_kings
    for seat in range(v.n_seats):
        if v.has_card[seat] and s.card[seat] == 0 and v.no_king[seat]:
            s.card[seat] = 1 + draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
    s.pile[KING] = n_kings
    s.n_pile += n_kings
    for seat in range(v.n_seats):
        if v.has_card[seat] and s.card[seat] == 0:
            s.card[seat] = 1 + draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
    s.last = v.last
    s.dealer = v.dealer
    s.asked = v.asked
    s.phase = v.phase
    s.n_seats = v.n_seats
