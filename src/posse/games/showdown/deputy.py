"""A deputy's habits at Showdown."""

from __future__ import annotations

from posse.engine.habits import Habits, no_epoch, no_outlook
from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.showdown.box import Box
from posse.games.showdown.moves import HOLD, LAY, N_KINDS, SHOOT, SHOW_VEST, VEST
from posse.games.showdown.state import CHOOSE, State
from posse.games.showdown.view import View


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    for i in range(n):
        likings[i] = liking(box, v, moves[i])


@rule
def liking(box: Box, v: View, move: int) -> float:
    if move == VEST:  # only where there is nothing else
        return -2.0
    if move < SHOOT:  # high cards while the strongbox is worth it
        return box.value[move] * (1.0 if v.strongbox > box.stake else 0.4)
    if move < HOLD:  # at whoever has most to pay
        return 5.0 + min(v.coins[move - SHOOT], box.bounty)
    return 3.0 if move == SHOW_VEST else 0.0


@rule
def reopen(box: Box, s: State, seat: int, moves: Row) -> int:
    """The card a seat has laid face down."""
    if s.phase != CHOOSE or s.laid[seat] == 0:
        return 0
    s.hand[seat, s.laid[seat] - 1] += 1
    s.laid[seat] = 0
    n = 0
    for kind in range(N_KINDS):
        moves[n] = LAY + kind
        n += 1 if s.hand[seat, kind] > 0 else 0
    return n


@rule
def close(box: Box, s: State, seat: int, move: int) -> None:
    s.hand[seat, move - LAY] -= 1
    s.laid[seat] = move - LAY + 1


HABITS = Habits(weigh, doubt=1.0, epoch=no_epoch, span=0, outlook=no_outlook, reopen=reopen, close=close)
