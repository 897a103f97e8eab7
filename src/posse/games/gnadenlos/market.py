"""Notes in hands and in the market, and payday: GN-18, GN-34, GN-40 … GN-43."""

from __future__ import annotations

from posse.engine.log import EVERYONE, NOBODY, Log, moved, moved_n, moved_unseen, say, say_n, shown, tell
from posse.engine.rng import below
from posse.engine.rule import rule

from .box import Box
from .cards import N_COLUMNS, N_VALUES
from .events import (
    BANK,
    BANKRUPT,
    BIDS,
    HAND,
    LAID,
    MARKET,
    MOVED,
    NUGGET,
    PAID,
    PAYDAY_BEGINS,
    PAYDAY_OVER,
    PURSE,
    RETURNED,
    ROLL,
    STOLE,
    TURNED,
)
from .hats import BY_VULTURES, end_game, go_bankrupt
from .state import END_TURN, FILLING, NEXT_GAP, NEXT_LAST, PAYDAY, State

HIDDEN_NOTE, SEEN, FACE_UP = range(3)


@rule
def lay_note(s: State, seat: int, note: int, log: Log | None) -> None:
    """GN-34: a note of the bid, at the end of the market; all have seen it."""
    last = s.n_bid[seat] - 1
    i = 0
    while s.bid[seat, i] != note + 1:
        i += 1
    while i < last:
        s.bid[seat, i] = s.bid[seat, i + 1]
        i += 1
    s.bid[seat, last] = 0
    s.n_bid[seat] = last
    place = s.n_market
    s.market[place] = note + 1
    s.seen[place] = SEEN
    s.n_market = place + 1
    moved(log, LAID, seat, note, BIDS + seat, MARKET + place)


@rule
def steal_note(s: State, seat: int, place: int, log: Log | None) -> None:
    """GN-15: into the thief's hand; the others know it only if they knew the place. It leaves a gap."""
    note = s.market[place] - 1
    s.notes[seat, note] += 1
    if s.seen[place] == SEEN:
        s.open_notes[seat, note] += 1
        moved(log, STOLE, seat, note, MARKET + place, HAND + seat)
    else:
        moved_unseen(log, STOLE, seat, note, MARKET + place, HAND + seat)
    s.market[place] = 0
    s.seen[place] = HIDDEN_NOTE
    while s.n_market > 0 and s.market[s.n_market - 1] == 0:
        s.n_market -= 1


@rule
def fill_gaps(box: Box, s: State, log: Log | None) -> None:
    """GN-18: from the lowest gap up, until the seat with the revolver has to be asked, or all are filled. A gap in the
    outermost row itself is closed from its end."""
    gap = max(0, s.first - 1)
    last = s.n_market - 1
    while gap <= last:
        if s.market[last] == 0:
            last -= 1
        elif s.market[gap] != 0:
            gap += 1
        elif box.gap_choice > 0 and s.resume > 0 and is_choice(s, gap, last) > 0:
            s.n_market = last + 1
            s.first = gap + 1
            s.active = s.revolver
            s.phase = FILLING
            return
        else:
            move_note(s, -1, last, gap, log)
            last -= 1
    s.n_market = last + 1
    s.first = 0
    s.phase = s.resume
    s.resume = 0


@rule
def is_choice(s: State, gap: int, last: int) -> int:
    """1: the gap lies before the outermost row, and somebody can tell the notes of that row apart. Which note lies at a
    place is known to all or to nobody."""
    first = last - last % N_COLUMNS
    if gap >= first:
        return 0
    alike = s.market[last] if s.seen[last] == SEEN else 0
    for place in range(first, last):
        if s.market[place] > 0 and (s.market[place] if s.seen[place] == SEEN else 0) != alike:
            return 1
    return 0


@rule
def move_note(s: State, seat: int, place: int, gap: int, log: Log | None) -> None:
    """What is known of the note moves with it. -1: no seat chose it."""
    s.market[gap] = s.market[place]
    s.seen[gap] = s.seen[place]
    s.market[place] = 0
    s.seen[place] = HIDDEN_NOTE
    seen_by = EVERYONE if s.seen[gap] == SEEN else 0
    tell(log, MOVED, seat, s.market[gap] - 1, 1, MARKET + place, MARKET + gap, seen_by)


@rule
def outermost(s: State, column: int) -> int:
    """The place of the outermost note of a column that is face down; -1: there is none."""
    found = -1
    for place in range(column, s.n_market, N_COLUMNS):
        if s.seen[place] != FACE_UP:
            found = place
    return found


@rule
def hold_payday(box: Box, s: State, log: Log | None) -> int:
    """GN-40 … GN-43; 1: somebody got the last vulture."""
    say(log, PAYDAY_BEGINS, s.revolver)
    out = 0
    going = 1
    while going > 0:
        column = below(s, N_COLUMNS)
        say_n(log, ROLL, s.revolver, column + 1)
        place = outermost(s, column)
        if place < 0:
            going = 0  # GN-41
        else:
            note = s.market[place] - 1
            owner = note // N_VALUES
            value = note % N_VALUES
            s.seen[place] = FACE_UP
            shown(log, TURNED, owner, note, MARKET + place)
            if s.gold[owner] >= value:
                s.gold[owner] -= value
                moved_n(log, PAID, owner, value, NUGGET, PURSE + owner, BANK)
            else:
                say_n(log, BANKRUPT, owner, value)
                out = go_bankrupt(box, s, owner, log)
                going = 0
    return_turned(s, log)
    say(log, PAYDAY_OVER, NOBODY)
    return out


@rule
def return_turned(s: State, log: Log | None) -> None:
    """GN-43: to the owners of their colours."""
    for place in range(s.n_market):
        if s.seen[place] == FACE_UP:
            note = s.market[place] - 1
            owner = note // N_VALUES
            s.notes[owner, note] += 1
            s.open_notes[owner, note] += 1
            s.market[place] = 0
            s.seen[place] = HIDDEN_NOTE
            moved(log, RETURNED, owner, note, MARKET + place, HAND + owner)


@rule
def paydays(box: Box, s: State, log: Log | None) -> None:
    """GN-40, GN-43: again when the gaps are filled, as long as there are as many full rows as players."""
    if s.n_market // N_COLUMNS < s.n_seats:
        s.phase = END_TURN
    elif hold_payday(box, s, log) > 0:
        fill_for_good(box, s, log)
        end_game(s, BY_VULTURES, log)
    else:
        s.phase = NEXT_GAP
        s.resume = PAYDAY


@rule
def last_payday(box: Box, s: State, log: Log | None) -> None:
    """GN-61: once, whatever the size of the market."""
    hold_payday(box, s, log)
    fill_for_good(box, s, log)
    s.phase = NEXT_LAST


@rule
def fill_for_good(box: Box, s: State, log: Log | None) -> None:
    """GN-18: nothing depends on the market any more, so nobody is asked."""
    s.resume = 0
    fill_gaps(box, s, log)
