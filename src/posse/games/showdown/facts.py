"""What people want worked out: what cards count, and how likely a shot hits. Numbers only; screens find the words."""

from __future__ import annotations

from typing import TypedDict

from .box import Box
from .moves import KINDS, N_KINDS
from .state import PHASES
from .view import View

NAMES = {"KINDS": KINDS, "PHASES": PHASES}
"""What numbers of a view are called: the browser gets them by these names."""


class Facts(TypedDict):
    value: list[int]  # [kind]: what it counts at a showdown, SD-12
    hole: list[bool]  # [kind]
    copies: list[int]  # [kind]
    bounty: list[int]  # [seat]: what a hit costs it, SD-24
    coins: list[int]  # [seat]
    leaders: list[int]  # seats
    hit: int | None  # in per cent


def facts(box: Box, v: View) -> Facts:
    kinds, seats = range(N_KINDS), range(v.n_seats)
    most = max(v.coins[seat] for seat in seats)
    return {
        "value": [box.value[kind] for kind in kinds],
        "hole": [box.hole[kind] > 0 for kind in kinds],
        "copies": [box.copies[kind] for kind in kinds],
        "bounty": [min(box.bounty, v.coins[seat]) for seat in seats],
        "coins": [v.coins[seat] for seat in seats],
        "leaders": [seat for seat in seats if v.coins[seat] == most],
        "hit": _hit(box, v),
    }


def _hit(box: Box, v: View) -> int | None:
    """SD-21, SD-22: the chance of a hit in per cent, by what lies in sight: the discards and what is one's own."""
    left = [box.copies[kind] - v.discard[kind] - v.hand[kind] for kind in range(N_KINDS)]
    if v.laid:
        left[v.laid - 1] -= 1
    n_left = sum(left)
    return round(100 * sum(n for kind, n in enumerate(left) if box.hole[kind]) / n_left) if n_left else None
