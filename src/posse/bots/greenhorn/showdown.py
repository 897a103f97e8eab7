"""What a greenhorn likes at Showdown."""

from __future__ import annotations

from posse.games.showdown.box import Box
from posse.games.showdown.moves import HOLD, SHOOT, SHOW_VEST, VEST
from posse.games.showdown.view import View


def liking(box: Box, v: View, move: int) -> float:
    if move < SHOOT:  # lay: high cards while the strongbox is worth it, a vest only where there is nothing else
        return -2.0 if move == VEST else box.value[move] * (1.0 if v.strongbox > box.stake else 0.4)
    if move < HOLD:  # shoot: at whoever has most to pay
        return 5.0 + min(v.coins[move - SHOOT], box.bounty)
    return 3.0 if move == SHOW_VEST else 0.0
