"""Who may act, what they may do, and what it does: a legal/apply pair for each phase."""

from __future__ import annotations

from posse.engine.log import Log, say, say_at
from posse.engine.rule import rule
from posse.engine.struct import Row

from .box import Box
from .cards import N_ADVENTURERS, N_COLUMNS, N_VALUES
from .event_phase import ask_thief, begin_turn, finish_event, show
from .events import DECLINED, MARKET, NAMES
from .hats import BY_GOAL, ask_last, buy_fame, end_game, goal_reached, most_to_buy
from .hiring import (
    add_note,
    ask_bidder,
    ask_winner,
    is_free,
    lay_bid,
    make_bid,
    offer_adventurers,
    sum_so_far,
    take_adventurer,
    take_pair,
    values_to_add,
)
from .market import fill_gaps, last_payday, lay_note, move_note, paydays, steal_note
from .moves import ADD, BID, BUY, DECLINE, FILL, HIRE, LAY, SHOW, STEAL, TAKE
from .state import (
    AFTER_THEFT,
    BEFORE_BUYING,
    BEFORE_HIRING,
    BIDDING,
    BUYING,
    END_TURN,
    ENDING,
    FILLING,
    HIRING,
    LAST_BUYING,
    LAYING,
    NEXT_BID,
    NEXT_GAP,
    NEXT_HIRE,
    NEXT_LAST,
    NEXT_LAY,
    OVER,
    PAYDAY,
    SHOWING,
    STEALING,
    TURN,
    State,
)


@rule
def actors(box: Box, s: State) -> int:
    if s.phase == SHOWING:
        return s.choosing
    return 0 if s.phase == OVER else 1 << s.active


@rule
def turn(box: Box, s: State) -> int:
    if s.phase == SHOWING:
        for i in range(s.n_seats):
            seat = (s.revolver + i) % s.n_seats
            if s.choosing >> seat & 1:
                return seat
    return -1 if s.phase == OVER else s.active


@rule
def legal(box: Box, s: State, seat: int, moves: Row) -> int:
    if s.phase == SHOWING:
        return legal_show(s, seat, moves)
    if seat != s.active:
        return 0
    if s.phase == STEALING:
        return legal_steal(s, moves)
    if s.phase == FILLING:
        return legal_fill(s, moves)
    if s.phase == BUYING:
        return legal_buy(box, s, seat, box.buy, moves)
    if s.phase == BIDDING:
        return legal_bid(s, seat, moves)
    if s.phase == HIRING:
        return legal_hire(s, moves)
    if s.phase == LAYING:
        return legal_lay(s, seat, moves)
    if s.phase == LAST_BUYING:
        return legal_buy(box, s, seat, box.buy_last, moves)
    return 0


@rule
def apply(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if s.phase == SHOWING:
        show(box, s, seat, move - SHOW, log)
    elif s.phase == STEALING:
        apply_steal(s, seat, move, log)
    elif s.phase == FILLING:
        move_note(s, seat, move - FILL, s.first - 1, log)
        s.phase = NEXT_GAP
    elif s.phase == BIDDING:
        if move == BID:
            make_bid(s, seat, log)
        else:
            add_note(s, seat, move - ADD, log)
    elif s.phase == HIRING:
        if move >= TAKE:
            take_pair(s, seat, move - TAKE, log)
        else:
            take_adventurer(s, seat, move - HIRE, log)
        s.phase = NEXT_LAY
    elif s.phase == LAYING:
        lay_note(s, seat, move - LAY, log)
        s.phase = NEXT_LAY
    else:
        apply_buy(box, s, seat, move - BUY, log)
    go_on(box, s, log)


@rule
def go_on(box: Box, s: State, log: Log | None) -> None:
    """All that happens by itself, until a seat has to be asked. In the order of a turn, each where the one before may
    have led: threads of a GPU that are at different points then go round less often."""
    while s.phase > OVER:
        if s.phase == NEXT_GAP:
            fill_gaps(box, s, log)
        if s.phase == AFTER_THEFT:
            finish_event(box, s, log)
        if s.phase == BEFORE_BUYING:
            s.event = 0
            s.active = s.revolver
            s.phase = BUYING if most_to_buy(box, s, s.revolver, box.buy) > 0 else BEFORE_HIRING
        if s.phase == BEFORE_HIRING:
            offer_adventurers(box, s, log)
        if s.phase == NEXT_BID:
            ask_bidder(s, log)
        if s.phase == NEXT_LAY:
            lay_bid(s, log)
        if s.phase == NEXT_HIRE:
            ask_winner(s, log)
        if s.phase == PAYDAY:
            paydays(box, s, log)
        if s.phase == END_TURN:
            s.revolver = (s.revolver + 1) % s.n_seats
            s.active = s.revolver
            s.phase = TURN
        if s.phase == TURN:
            begin_turn(box, s, log)
        if s.phase == ENDING:
            last_payday(box, s, log)
        if s.phase == NEXT_LAST:
            ask_last(box, s, log)


@rule
def legal_show(s: State, seat: int, moves: Row) -> int:
    """GN-12: any adventurer of the hand."""
    n = 0
    if s.choosing >> seat & 1:
        for adventurer in range(N_ADVENTURERS):
            moves[n] = SHOW + adventurer
            n += s.hand[seat, adventurer]
    return n


@rule
def legal_steal(s: State, moves: Row) -> int:
    """GN-15: any note, by its place; or none, but never one of two."""
    n = 0
    for place in range(s.n_market):
        moves[n] = STEAL + place
        n += 1 if s.market[place] > 0 and place + 1 != s.first else 0
    if s.first == 0:
        moves[n] = DECLINE
        n += 1
    return n


@rule
def apply_steal(s: State, seat: int, move: int, log: Log | None) -> None:
    if move == DECLINE:
        say(log, DECLINED, seat)
    elif s.loot == 2 and s.first == 0:
        s.first = move - STEAL + 1
        say_at(log, NAMES, seat, MARKET + move - STEAL)
        return
    else:
        if s.first > 0:
            steal_note(s, seat, s.first - 1, log)
            s.first = 0
        steal_note(s, seat, move - STEAL, log)
    s.thieves &= ~(1 << seat)
    ask_thief(s)


@rule
def legal_fill(s: State, moves: Row) -> int:
    """GN-18: any note of the outermost row."""
    n = 0
    last = s.n_market - 1
    for place in range(last - last % N_COLUMNS, last + 1):
        moves[n] = FILL + place
        n += 1 if s.market[place] != 0 else 0
    return n


@rule
def legal_buy(box: Box, s: State, seat: int, limit: int, moves: Row) -> int:
    """GN-20, GN-63"""
    most = most_to_buy(box, s, seat, limit)
    for n in range(most + 1):
        moves[n] = BUY + n
    return most + 1


@rule
def apply_buy(box: Box, s: State, seat: int, n: int, log: Log | None) -> None:
    buy_fame(box, s, seat, n, log)
    if s.phase == LAST_BUYING:
        s.phase = NEXT_LAST
    else:
        s.phase = BEFORE_HIRING
        if goal_reached(box, s) > 0:
            end_game(s, BY_GOAL, log)


@rule
def legal_bid(s: State, seat: int, moves: Row) -> int:
    """GN-31: a note that leads to a free sum; or no more, if the sum is free."""
    n = 0
    values = values_to_add(s, seat)
    for colour in range(s.n_seats):
        for value in range(N_VALUES):
            note = N_VALUES * colour + value
            moves[n] = ADD + note
            n += values >> value & 1 if s.notes[seat, note] > 0 else 0
    if s.n_bid[seat] > 0 and is_free(s, sum_so_far(s, seat)) > 0:
        moves[n] = BID
        n += 1
    return n


@rule
def legal_hire(s: State, moves: Row) -> int:
    """GN-34: any that is left; a pick may not be declined. At set-up, any pair."""
    n = 0
    if s.is_setup > 0:
        for pair in range(s.n_seats):
            lies = 0
            for adventurer in range(N_ADVENTURERS):
                lies |= 1 if s.row[adventurer] == pair + 1 else 0
            moves[n] = TAKE + pair
            n += lies
        return n
    for adventurer in range(N_ADVENTURERS):
        moves[n] = HIRE + adventurer
        n += s.row[adventurer]
    return n


@rule
def legal_lay(s: State, seat: int, moves: Row) -> int:
    """GN-34: any note of the bid, those alike once."""
    n = 0
    for i in range(s.n_bid[seat]):
        again = 0
        for j in range(i):
            again |= 1 if s.bid[seat, j] == s.bid[seat, i] else 0
        moves[n] = LAY + s.bid[seat, i] - 1
        n += 1 - again
    return n
