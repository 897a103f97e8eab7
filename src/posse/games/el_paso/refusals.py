"""Why a move is refused: the number of the rule that forbids it, from what the seat knows."""

from __future__ import annotations

from .box import Box
from .moves import DONE, DRAW, KEEP, LAY, LEAVE
from .state import DECIDING, KEEPING, OVER, REFILLING
from .view import View


def why_not(box: Box, v: View, move: int) -> str | None:
    if v.phase == OVER or v.seat < 0:
        return "EP-51"
    if v.phase == REFILLING:
        place = move - DRAW
        may = place >= 0 and v.n_hand[v.seat] < box.hand_size and v.n_fresh[place] + v.n_queue[place] > 0
        return None if may else "EP-17"
    if v.seat != v.active:
        return "EP-11"
    if v.phase == KEEPING:
        may = move == DONE or (KEEP <= move < DONE and v.loot[v.seat, move - KEEP] > 0)
        return None if may else "EP-30"
    assert v.phase == DECIDING
    if move >= KEEP:
        return "EP-17" if move >= DRAW else "EP-30"
    return None if move == LEAVE or v.hand[move - LAY] > 0 else "EP-11"
