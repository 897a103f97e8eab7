"""Gnadenlos!: every adventurer, note and event where it should be; how games go, and how they end.

What the rules tell is heard instead of guessed from positions: `notes` counts one game, event by event.
"""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import MAX_BID, MAX_SEATS, N_ADVENTURERS, N_COLUMNS, N_KINDS, N_MARKET, N_VALUES
from posse.games.gnadenlos.cards import N_NOTES as N_NOTE_KINDS
from posse.games.gnadenlos.events import BOUGHT, ENDS, EVENTS, FAME, GOT_VULTURE, LAID, MARKET, OUT, RUSHED, TURNS
from posse.games.gnadenlos.hats import BY_GOAL, BY_VULTURES, standing
from posse.games.gnadenlos.market import SEEN, is_choice
from posse.games.gnadenlos.state import (
    AFTER_THEFT,
    BIDDING,
    BUYING,
    FILLING,
    LAST_BUYING,
    LAYING,
    SHOWING,
    STEALING,
    State,
)

N_EVENTS = len(EVENTS)
OWN = (
    *("ended_by_card_sharps", "ended_by_buying", "ended_by_undertaker", "ended_by_vultures"),
    *("gold_rushed", "debt_laid", "fame_bought"),  # nuggets, values of notes, spaces
    *("vultures_in_last_payday", "out_in_last_payday", "gold_left", "fame_of_winners_12", "gold_of_winners_12"),
    *("wins_12_of_start_seat", "wins_12_of_2nd", "wins_12_of_3rd", "wins_12_of_4th", "shared", "nobody_won"),
    *("decided", "filled_after_thefts", "filled_after_paydays", "laid_by_choice"),  # moves made
)
SHARP, BOUGHT_OUT, UNDERTAKEN, VULTURED, GOLD_RUSHED, DEBT_LAID, FAME_BOUGHT = range(N_EVENTS, N_EVENTS + 7)
LAST_VULTURES, LAST_OUT, GOLD_LEFT, FAME_12, GOLD_12 = range(N_EVENTS + 7, N_EVENTS + 12)
WINS_12 = N_EVENTS + 12  # of the start seat, and of those to its left
SHARED, NOBODY = N_EVENTS + 16, N_EVENTS + 17
DECIDED, FILLED_THEFT, FILLED_PAYDAY, LAID_CHOSEN = range(N_EVENTS + 18, N_EVENTS + 22)
N_SUMS = N_EVENTS + len(OWN)  # what is added up; then, of each game:
MOST_TURNS, MOST_MARKET, START, LATEST, IS_ENDING = range(N_SUMS, N_SUMS + 5)
NAMES = (*(name.replace("-", "_") for name in EVENTS), *OWN, "most_turns", "most_market")
N_NOTES = N_SUMS + 5
WHOLE = 12  # a win; it can be shared by two, three or four


@rule
def hear(notes: Row, what: int, seat: int, item: int, n: int, source: int, target: int, seen_by: int) -> None:
    """Takes the place of `tell`, with `notes` for a log."""
    if what == TURNS and notes[TURNS] == 0:
        notes[START] = seat
    elif what == LAID:
        notes[MOST_MARKET] = max(notes[MOST_MARKET], target - MARKET + 1)
        notes[DEBT_LAID] += item % N_VALUES
    elif what == RUSHED:
        notes[GOLD_RUSHED] += n
    elif what == BOUGHT:
        notes[FAME_BOUGHT] += n
    elif what == GOT_VULTURE:
        notes[LAST_VULTURES] += notes[IS_ENDING]
    elif what == OUT:
        notes[LAST_OUT] += notes[IS_ENDING]
    elif what == ENDS:
        notes[IS_ENDING] = 1 if n != BY_VULTURES else 0
        if n != BY_GOAL:
            notes[UNDERTAKEN if n != BY_VULTURES else VULTURED] += 1
        else:  # a hat is the last thing to move when fame is bought, not in an event
            notes[BOUGHT_OUT if notes[LATEST] == FAME else SHARP] += 1
    notes[what] += 1
    notes[LATEST] = what


@rule
def n_wrong(box: Box, s: State) -> int:
    """Things of which there are more or fewer than in the box, and counts that do not agree with their things."""
    n = n_wrong_adventurers(box, s) + n_wrong_notes(box, s) + n_wrong_market(s)
    n_left = 0
    for kind in range(N_KINDS):
        n += 1 if s.events[kind] < 0 or s.events[kind] > box.events[kind] else 0
        n_left += s.events[kind]
    n += 1 if n_left + s.n_turned != box.n_events else 0
    n += 1 if s.undertaker > box.undertaker else 0
    n += 1 if s.undertaker == box.undertaker and s.phase < LAST_BUYING else 0
    n += 1 if (s.choosing > 0) != (s.phase == SHOWING) or (s.thieves > 0) != (s.phase == STEALING) else 0
    for seat in range(MAX_SEATS):
        here = 1 if seat < s.n_seats else 0
        n += 1 if s.gold[seat] < 0 or s.fame[seat] < here or s.fame[seat] > box.spaces * here else 0
        n += 1 if s.vultures[seat] < 0 or s.vultures[seat] > box.vultures * here else 0
        n += 1 if s.vultures[seat] == box.vultures and s.phase < LAST_BUYING else 0
        n += 1 if s.fame[seat] >= box.goal and s.phase < LAST_BUYING else 0
    return n


@rule
def n_wrong_adventurers(box: Box, s: State) -> int:
    n = 0
    n_pile = 0
    n_discard = 0
    n_row = 0
    for adventurer in range(N_ADVENTURERS):
        found = s.pile[adventurer] + s.discard[adventurer] + (1 if s.row[adventurer] > 0 else 0)
        for seat in range(MAX_SEATS):
            here = s.hand[seat, adventurer] + (1 if s.shown[seat] == adventurer + 1 else 0)
            n += 1 if s.known[seat, adventurer] < 0 or s.known[seat, adventurer] > here else 0
            found += here
        n += 1 if found != (1 if adventurer < box.n_adventurers else 0) else 0
        n += 1 if s.row[adventurer] < 0 or s.row[adventurer] > (s.n_seats if s.is_setup > 0 else 1) else 0
        n_pile += s.pile[adventurer]
        n_discard += s.discard[adventurer]
        n_row += 1 if s.row[adventurer] > 0 else 0
    n += 1 if n_pile != s.n_pile or n_discard != s.n_discard or n_row != s.n_row else 0
    for seat in range(MAX_SEATS):
        n_hand = 0
        for adventurer in range(N_ADVENTURERS):
            n_hand += s.hand[seat, adventurer]
        n += 1 if n_hand != s.n_hand[seat] or s.shown[seat] < 0 else 0
        n += 1 if s.shown[seat] > 0 and s.phase not in (SHOWING, STEALING) and s.resume != AFTER_THEFT else 0
    return n


@rule
def n_wrong_notes(box: Box, s: State) -> int:
    n = 0
    n_secret = 0
    n_laid = 0
    for note in range(N_NOTE_KINDS):
        found = 0
        for seat in range(MAX_SEATS):
            found += s.notes[seat, note]
            n += 1 if s.open_notes[seat, note] < 0 or s.open_notes[seat, note] > s.notes[seat, note] else 0
            n_secret += s.notes[seat, note] - s.open_notes[seat, note]
            for i in range(MAX_BID):
                found += 1 if s.bid[seat, i] == note + 1 else 0
        for place in range(N_MARKET):
            found += 1 if s.market[place] == note + 1 else 0
        n += 1 if found != (box.notes[note % N_VALUES] if note // N_VALUES < s.n_seats else 0) else 0
    for seat in range(MAX_SEATS):
        n_bid = 0
        for i in range(MAX_BID):
            n_bid += 1 if s.bid[seat, i] != 0 else 0
        n += 1 if n_bid != s.n_bid[seat] else 0
    for place in range(s.n_market):
        n_secret += 1 if s.market[place] > 0 and s.seen[place] != SEEN else 0
    for value in range(N_VALUES):
        n_laid += box.laid[value] * s.n_seats
    return n + (1 if n_secret > n_laid else 0)  # GN-65


@rule
def n_wrong_market(s: State) -> int:
    """Gaps only while notes are stolen and gaps filled; fewer full rows than players once payday is over (GN-43)."""
    n = 0
    for place in range(N_MARKET):
        is_gap = 1 if place < s.n_market and s.market[place] == 0 else 0
        n += is_gap if s.phase not in (STEALING, FILLING) else 0
        n += 1 if place >= s.n_market and s.market[place] != 0 else 0
        n += 1 if s.seen[place] not in (0, SEEN) or (s.seen[place] > 0 and s.market[place] == 0) else 0
    if s.phase in (SHOWING, STEALING, BUYING, BIDDING):
        n += 1 if s.n_market // N_COLUMNS >= s.n_seats else 0
    n += 1 if (s.phase == FILLING) != (s.resume > 0) else 0
    if s.phase == FILLING:  # GN-18: somebody can tell apart what may fill a gap before the outermost row
        n += 1 if is_choice(s, s.first - 1, s.n_market - 1) == 0 else 0
        n += 1 if s.market[s.first - 1] != 0 else 0
        for place in range(s.first - 1):
            n += 1 if s.market[place] == 0 else 0
    return n + (1 if s.n_market > most_in_market(s) else 0)


@rule
def most_in_market(s: State) -> int:
    """One note short of a payday, and then every winner lays three: 23 for three seats, 32 for four."""
    return N_COLUMNS * s.n_seats - 1 + MAX_BID * (s.n_seats - 1)


@rule
def before(s: State, seat: int, move: int, notes: Row) -> None:
    notes[DECIDED] += 1
    notes[LAID_CHOSEN] += 1 if s.phase == LAYING else 0
    if s.phase == FILLING:
        notes[FILLED_THEFT if s.resume == AFTER_THEFT else FILLED_PAYDAY] += 1


@rule
def after(box: Box, s: State, is_over: bool, notes: Row, tally: Row) -> None:
    if is_over:
        sum_up(box, s, notes)
        for i in range(N_SUMS):
            tally[i] += notes[i]
        tally[MOST_TURNS] = max(tally[MOST_TURNS], notes[MOST_TURNS])
        tally[MOST_MARKET] = max(tally[MOST_MARKET], notes[MOST_MARKET])
        for i in range(N_NOTES):
            notes[i] = 0


@rule
def sum_up(box: Box, s: State, notes: Row) -> None:
    """GN-64, counted once more: who won, by how far they sit from who began."""
    notes[MOST_TURNS] = notes[TURNS]
    best = -1
    n_best = 0
    for seat in range(s.n_seats):
        notes[GOLD_LEFT] += s.gold[seat]
        if s.vultures[seat] < box.vultures:
            n_best = n_best + 1 if standing(s, seat) == best else n_best
            n_best = 1 if standing(s, seat) > best else n_best
            best = max(best, standing(s, seat))
    for seat in range(s.n_seats):
        if s.vultures[seat] < box.vultures and standing(s, seat) == best:
            notes[WINS_12 + (seat - notes[START]) % s.n_seats] += WHOLE // n_best
            notes[FAME_12] += WHOLE // n_best * s.fame[seat]
            notes[GOLD_12] += WHOLE // n_best * s.gold[seat]
    notes[SHARED] = 1 if n_best > 1 else 0
    notes[NOBODY] = 1 if n_best == 0 else 0
