"""How a deputy plays Cuckoo: by the rank it has, and the rank it can expect for it."""

from __future__ import annotations

from posse.engine.habits import Habits, no_epoch, no_outlook
from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row

from .box import KING, N_RANKS, Box
from .rules import next_in
from .state import KEEP, View


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    own = v.card[v.seat] - 1
    hoped = mean_unseen(box, v)
    if v.seat != v.dealer:
        other = next_in(v.lives, v.n_seats, v.seat)
        if v.card[other] == KING + 1:
            hoped = own
        elif v.card[other] > 0:
            hoped = v.card[other] - 1
    for i in range(n):
        likings[i] = own if moves[i] == KEEP else hoped


@rule
def mean_unseen(box: Box, v: View) -> float:
    """The mean rank of the cards this seat does not know."""
    n = 0
    total = 0
    for rank in range(N_RANKS):
        unseen = box.copies[rank] - v.discard[rank]
        for seat in range(v.n_seats):
            unseen -= 1 if v.card[seat] == rank + 1 else 0
        n += unseen
        total += unseen * rank
    return total / n if n > 0 else 0.0


HABITS = Habits(weigh, 4.0, no_epoch, 0, no_outlook)
