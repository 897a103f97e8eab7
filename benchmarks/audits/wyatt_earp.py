"""Wyatt Earp: every card where it should be, and how hands end."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import Row
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_KINDS
from posse.games.wyatt_earp.memory import n_on_table
from posse.games.wyatt_earp.moves import DRAW
from posse.games.wyatt_earp.state import State

NAMES = (
    *("hands", "ended_by_we_70", "ended_by_we_71", "ended_by_we_72", "ended_by_we_75"),
    *("renewed", "duels", "turns", "most_hands"),
)
HANDS, WE_70, WE_71, WE_72, WE_75, RENEWED, DUELS, TURNS, MOST_HANDS = range(9)
WHY, N_HANDS, N_TURNS, WAS_RENEWED = range(4)


@rule
def n_wrong(box: Box, s: State) -> int:
    """Kinds of which there are more or fewer cards than in the box, and counts that do not agree with their cards."""
    n = 0
    n_pile = 0
    n_discards = 0
    for kind in range(N_KINDS):
        found = s.pile[kind] + s.discards[kind] + n_on_table(s, kind)
        lowest = min(s.pile[kind], s.discards[kind])
        for seat in range(s.n_seats):
            found += s.hand[seat, kind]
            lowest = min(lowest, min(s.hand[seat, kind], s.hand[seat, kind] - s.known[seat, kind]))
        n += 1 if found != box.copies[kind] or lowest < 0 else 0
        n_pile += s.pile[kind]
        n_discards += s.discards[kind]
    for seat in range(s.n_seats):
        n_hand = 0
        for kind in range(N_KINDS):
            n_hand += s.hand[seat, kind]
        n += 1 if n_hand != s.n_hand[seat] or s.money[seat] < 0 else 0
    return n + (1 if n_pile != s.n_pile or n_discards != s.n_discards else 0)


@rule
def why_ended(s: State, seat: int, move: int) -> int:
    """How a move that ends the hand does it; asked before the move."""
    if move == DRAW:
        return WE_72
    if s.n_hand[seat] == 1:
        return WE_70
    for other in range(s.n_seats):
        if s.n_hand[other] == 0:
            return WE_71
    return WE_75


@rule
def before(s: State, seat: int, move: int, notes: Row) -> None:
    notes[WHY] = why_ended(s, seat, move)
    notes[N_HANDS] = s.n_hands
    notes[N_TURNS] = s.n_turns
    notes[WAS_RENEWED] = s.renewed


@rule
def after(box: Box, s: State, is_over: bool, notes: Row, tally: Row) -> None:
    if is_over or s.n_hands > notes[N_HANDS]:
        tally[notes[WHY]] += 1
        tally[RENEWED] += notes[WAS_RENEWED]
        tally[TURNS] += notes[N_TURNS]
        tally[HANDS] += 1
    if is_over:
        tally[DUELS] += 1 if s.winner > 0 else 0
        tally[MOST_HANDS] = max(tally[MOST_HANDS], s.n_hands)
