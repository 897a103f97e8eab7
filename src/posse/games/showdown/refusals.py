"""Why a move is refused in Showdown."""

from __future__ import annotations

from .box import Box
from .moves import HOLD, LAY, N_KINDS, SHOOT, SHOW_VEST, VEST
from .state import AIM, ANSWER, CHOOSE
from .view import View


def why_not(box: Box, v: View, move: int) -> str | None:
    if v.phase == CHOOSE and v.seat >= 0 and v.laid == 0:
        return None if LAY <= move < LAY + N_KINDS and v.hand[move - LAY] > 0 else "SD-11"
    if v.phase == AIM and v.seat == v.shooter:
        target = move - SHOOT
        may_shoot = v.n_pile > 0 and 0 <= target < v.n_seats and target != v.seat and v.coins[target] > 0
        return None if move == HOLD or may_shoot else "SD-20"
    if v.phase == ANSWER and v.seat == v.target:
        return "SD-23" if move < SHOW_VEST or (move == SHOW_VEST and v.hand[VEST] == 0) else None
    return "SD-3"
