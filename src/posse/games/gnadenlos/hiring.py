"""Bids and hiring: GN-30 … GN-35, and the auction of pairs at set-up, GN-3."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_all, moved_n, say, say_n
from posse.engine.rng import draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import MAX_BID, N_ADVENTURERS, N_NOTES, N_VALUES
from .events import (
    ADDS,
    ADVENTURER,
    BID_MADE,
    BIDS,
    DISCARD,
    HAND,
    HIRED,
    IN_HAND,
    NO_HIRING,
    OFFERED,
    PAIRS,
    PILE,
    ROW,
    SHUFFLED,
    TOOK_BACK,
    UNABLE,
    UNCLAIMED,
)
from .market import lay_note
from .state import BIDDING, END_TURN, HIRING, LAYING, NEXT_BID, NEXT_HIRE, NEXT_LAY, PAYDAY, TURN, State


@rule
def draw_adventurer(s: State, log: Log | None) -> int:
    """GN-30: discards are shuffled as soon as the pile is used up. -1: there is no adventurer."""
    shuffle_if_empty(s, log)
    if s.n_pile == 0:
        return -1
    adventurer = draw_one(s, s.pile, s.n_pile)
    s.n_pile -= 1
    return adventurer


@rule
def shuffle_if_empty(s: State, log: Log | None) -> None:
    if s.n_pile == 0 and s.n_discard > 0:
        moved_all(log, SHUFFLED, NOBODY, s.n_discard, DISCARD, PILE)
        for adventurer in range(N_ADVENTURERS):
            s.pile[adventurer] = s.discard[adventurer]
            s.discard[adventurer] = 0
        s.n_pile = s.n_discard
        s.renewed = 1
        s.n_discard = 0


@rule
def offer_adventurers(box: Box, s: State, log: Log | None) -> None:
    """GN-30: one fewer than players."""
    if s.n_hand[s.revolver] >= box.few:
        say_n(log, NO_HIRING, s.revolver, box.few)
        s.phase = END_TURN
        return
    for _ in range(s.n_seats - 1):
        adventurer = draw_adventurer(s, log)
        if adventurer >= 0:
            s.row[adventurer] = 1
            s.n_row += 1
            moved(log, OFFERED, NOBODY, ADVENTURER + adventurer, PILE, ROW)
            shuffle_if_empty(s, log)
    if s.n_row == 0:
        say(log, NO_HIRING, s.revolver)
        s.phase = END_TURN
    else:
        s.phase = NEXT_BID


@rule
def offer_pairs(s: State, log: Log | None) -> None:
    """GN-3: as many pairs as players."""
    s.is_setup = 1
    for pair in range(s.n_seats):
        for _ in range(2):
            adventurer = draw_adventurer(s, log)
            s.row[adventurer] = pair + 1
            s.n_row += 1
            moved(log, OFFERED, NOBODY, ADVENTURER + adventurer, PILE, PAIRS + pair)
    s.phase = NEXT_BID


@rule
def ask_bidder(s: State, log: Log | None) -> None:
    """GN-31, GN-32: from the active seat on; who cannot make a new sum shows its hand."""
    if s.n_asked == s.n_seats:
        count_winners(s)
        return
    seat = (s.revolver + s.n_asked) % s.n_seats
    s.n_asked += 1
    if can_reach(s, seat, 0, MAX_BID, -1) > 0:
        s.active = seat
        s.phase = BIDDING
        return
    say(log, UNABLE, seat)
    for note in range(N_NOTES):
        s.open_notes[seat, note] = s.notes[seat, note]
        if s.notes[seat, note] > 0:
            moved_n(log, IN_HAND, seat, s.notes[seat, note], note, HAND + seat, HAND + seat)


@rule
def is_free(s: State, total: int) -> int:
    return 1 - (s.taken >> total & 1)


@rule
def held(s: State, seat: int, value: int, used: int, used_too: int, used_also: int) -> int:
    """How many notes of a value are in hand, when notes of those values have been used."""
    n = 0
    for note in range(value, N_NOTES, N_VALUES):
        n += s.notes[seat, note]
    n -= 1 if value == used else 0
    n -= 1 if value == used_too else 0
    n -= 1 if value == used_also else 0
    return n


@rule
def can_reach(s: State, seat: int, total: int, left: int, used: int) -> int:
    """1: `total` becomes a free sum by one to `left` more notes, when one of value `used` has been added."""
    if left > 0:
        for a in range(N_VALUES):
            if held(s, seat, a, used, -1, -1) > 0 and (
                is_free(s, total + a) > 0 or can_reach_by_two(s, seat, total + a, left - 1, used, a) > 0
            ):
                return 1
    return 0


@rule
def can_reach_by_two(s: State, seat: int, total: int, left: int, used: int, used_too: int) -> int:
    """As `can_reach`, by at most two notes, when two have been added."""
    if left > 0:
        for b in range(N_VALUES):
            if held(s, seat, b, used, used_too, -1) > 0 and (
                is_free(s, total + b) > 0 or (left > 1 and can_reach_by_one(s, seat, total + b, used, used_too, b) > 0)
            ):
                return 1
    return 0


@rule
def can_reach_by_one(s: State, seat: int, total: int, used: int, used_too: int, used_also: int) -> int:
    """As `can_reach`, by one note, when three have been added."""
    for c in range(N_VALUES):
        if held(s, seat, c, used, used_too, used_also) > 0 and is_free(s, total + c) > 0:
            return 1
    return 0


@rule
def sum_so_far(s: State, seat: int) -> int:
    total = 0
    for i in range(s.n_bid[seat]):
        total += (s.bid[seat, i] - 1) % N_VALUES
    return total


@rule
def values_to_add(s: State, seat: int) -> int:
    """Bits of the values, held or not, that can still become a free sum."""
    left = MAX_BID - s.n_bid[seat] - 1
    total = sum_so_far(s, seat)
    values = 0
    if left >= 0:
        for value in range(N_VALUES):
            if is_free(s, total + value) > 0 or can_reach(s, seat, total + value, left, value) > 0:
                values |= 1 << value
    return values


@rule
def add_note(s: State, seat: int, note: int, log: Log | None) -> None:
    s.notes[seat, note] -= 1
    s.open_notes[seat, note] = max(0, s.open_notes[seat, note] - 1)
    s.bid[seat, s.n_bid[seat]] = note + 1
    s.n_bid[seat] += 1
    moved(log, ADDS, seat, note, HAND + seat, BIDS + seat)
    if s.n_bid[seat] == MAX_BID:
        make_bid(s, seat, log)


@rule
def make_bid(s: State, seat: int, log: Log | None) -> None:
    total = sum_so_far(s, seat)
    s.taken |= 1 << total
    s.rank[seat] = total + 1
    say_n(log, BID_MADE, seat, total)
    s.phase = NEXT_BID


@rule
def count_winners(s: State) -> None:
    """GN-35: all but the lowest; all real bids if somebody could not bid; at set-up everybody."""
    n = 0
    for seat in range(s.n_seats):
        n += 1 if s.rank[seat] > 0 else 0
    if s.is_setup == 0:
        n = min(n, s.n_seats - 1, s.n_row)
    s.n_winners = n
    s.n_asked = 0
    s.taken = 0
    s.phase = NEXT_HIRE


@rule
def ask_winner(s: State, log: Log | None) -> None:
    """GN-34: by falling bid; the last thing left is taken without asking."""
    if s.n_winners == 0:
        end_hiring(s, log)
        return
    winner = 0
    for seat in range(s.n_seats):
        if s.rank[seat] > s.rank[winner]:
            winner = seat
    s.active = winner
    s.phase = NEXT_LAY
    if s.is_setup > 0 and s.n_winners == 1:
        for pair in range(s.n_seats):
            take_pair(s, winner, pair, log)
    elif s.n_row == 1:
        for adventurer in range(N_ADVENTURERS):
            if s.row[adventurer] > 0:
                take_adventurer(s, winner, adventurer, log)
    else:
        s.phase = HIRING


@rule
def take_adventurer(s: State, seat: int, adventurer: int, log: Log | None) -> None:
    source = PAIRS + s.row[adventurer] - 1 if s.is_setup > 0 else ROW
    s.row[adventurer] = 0
    s.n_row -= 1
    s.hand[seat, adventurer] = 1
    s.known[seat, adventurer] = 1
    s.n_hand[seat] += 1
    moved(log, HIRED, seat, ADVENTURER + adventurer, source, HAND + seat)


@rule
def take_pair(s: State, seat: int, pair: int, log: Log | None) -> None:
    for adventurer in range(N_ADVENTURERS):
        if s.row[adventurer] == pair + 1:
            take_adventurer(s, seat, adventurer, log)


@rule
def lay_bid(s: State, log: Log | None) -> None:
    """GN-34: who has hired lays the bid, and is asked for its order until the notes left are alike."""
    seat = s.active
    for i in range(1, s.n_bid[seat]):
        if s.bid[seat, i] != s.bid[seat, 0]:
            s.phase = LAYING
            return
    while s.n_bid[seat] > 0:
        lay_note(s, seat, s.bid[seat, 0] - 1, log)
    s.rank[seat] = 0
    s.n_winners -= 1
    s.phase = NEXT_HIRE


@rule
def end_hiring(s: State, log: Log | None) -> None:
    """GN-35: who got nothing takes its notes back; adventurers nobody claimed are discarded."""
    for seat in range(s.n_seats):
        for i in range(s.n_bid[seat]):
            note = s.bid[seat, i] - 1
            s.bid[seat, i] = 0
            s.notes[seat, note] += 1
            s.open_notes[seat, note] += 1
            moved(log, TOOK_BACK, seat, note, BIDS + seat, HAND + seat)
        s.n_bid[seat] = 0
        s.rank[seat] = 0
    for adventurer in range(N_ADVENTURERS):
        if s.row[adventurer] > 0:
            s.row[adventurer] = 0
            s.discard[adventurer] = 1
            s.n_discard += 1
            moved(log, UNCLAIMED, NOBODY, ADVENTURER + adventurer, ROW, DISCARD)
    s.n_row = 0
    s.phase = TURN if s.is_setup > 0 else PAYDAY
    s.is_setup = 0
