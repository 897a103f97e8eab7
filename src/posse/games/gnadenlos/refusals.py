"""Why a move is refused: the number of the rule that forbids it, from what the seat knows."""

from __future__ import annotations

from .box import Box
from .cards import N_ADVENTURERS, N_NOTES
from .moves import ADD, BID, MAX_LEGAL
from .rules import legal
from .state import BIDDING, HIRING, OVER, State, copy_open
from .view import View

BY_PHASE = ("GN-12", "GN-15", "GN-18", "GN-20", "GN-31", "GN-34", "GN-34", "GN-63", "GN-60")


def why_not(box: Box, v: View, move: int) -> str | None:
    if v.phase == OVER or v.seat < 0:
        return "GN-60"
    s = State()
    copy_open(v, s)
    for seat in range(v.n_seats):
        s.shown[seat] = v.shown[seat]
    for adventurer in range(N_ADVENTURERS):
        s.hand[v.seat, adventurer] = v.hand[adventurer]
    for note in range(N_NOTES):
        s.notes[v.seat, note] = v.notes[note]
    for place in range(v.n_market):
        s.market[place] = abs(v.market[place])  # which note it is plays no part
    moves = [0] * (MAX_LEGAL + 1)
    if move in moves[: legal(box, s, v.seat, moves)]:
        return None
    if v.phase == BIDDING and v.seat == v.active:
        if ADD <= move < BID and v.notes[move - ADD] == 0:
            return "GN-33"
        if move == BID and v.n_bid[v.seat] == 0:  # a pass
            return "GN-32"
    if v.phase == HIRING and v.is_setup:
        return "GN-3"
    return BY_PHASE[v.phase]
