"""The opening: GN-1, GN-2, GN-3."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved_n, moved_unseen, say, tell
from posse.engine.rng import below
from posse.engine.rule import rule

from .box import Box
from .cards import N_KINDS, N_VALUES
from .events import ADVENTURER, BANK, DEALT, GOT_NOTES, HAND, LAID_FIRST, MARKET, PILE, WON_ROLL
from .hiring import draw_adventurer, offer_pairs
from .rules import go_on
from .state import TURN, State


@rule
def setup(box: Box, s: State, n_seats: int, log: Log | None) -> None:
    s.n_seats = n_seats
    for kind in range(N_KINDS):
        s.events[kind] = box.events[kind]
    for adventurer in range(box.n_adventurers):
        s.pile[adventurer] = 1
    s.n_pile = box.n_adventurers
    for seat in range(n_seats):
        s.gold[seat] = box.gold
        s.fame[seat] = box.start
        for value in range(N_VALUES):
            note = N_VALUES * seat + value
            s.notes[seat, note] = box.notes[value]
            s.open_notes[seat, note] = box.notes[value]
            n = box.notes[value] - (0 if box.experienced > 0 else box.laid[value])
            moved_n(log, GOT_NOTES, seat, n, note, BANK, HAND + seat)
    s.revolver = below(s, n_seats)
    say(log, WON_ROLL, s.revolver)
    if box.experienced > 0:
        offer_pairs(s, log)
    else:
        for seat in range(n_seats):
            for _ in range(box.dealt):
                adventurer = draw_adventurer(s, log)
                s.hand[seat, adventurer] = 1
                s.n_hand[seat] += 1
                moved_unseen(log, DEALT, seat, ADVENTURER + adventurer, PILE, HAND + seat)
        lay_first(box, s, log)
        s.phase = TURN
    s.active = s.revolver
    go_on(box, s, log)


@rule
def lay_first(box: Box, s: State, log: Log | None) -> None:
    """GN-2: from each seat a 1 and a 2, shuffled: a note is drawn from all that are laid."""
    n = 0
    for value in range(N_VALUES):
        n += box.laid[value] * s.n_seats
    for place in range(n):
        # What is still to be laid of a kind: the hand holds that much more than it will keep.
        left = below(s, n - place)
        note = 0
        while left >= to_lay(box, s, note):
            left -= to_lay(box, s, note)
            note += 1
        seat = note // N_VALUES
        s.notes[seat, note] -= 1
        s.open_notes[seat, note] -= 1
        s.market[place] = note + 1
        s.n_market = place + 1
        tell(log, LAID_FIRST, NOBODY, note, 1, BANK, MARKET + place, 0)  # from whom would tell the colour


@rule
def to_lay(box: Box, s: State, note: int) -> int:
    seat = note // N_VALUES
    value = note % N_VALUES
    return s.notes[seat, note] - (box.notes[value] - box.laid[value])
