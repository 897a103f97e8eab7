"""What people want worked out: what cards count, and how likely a shot hits. Numbers only; screens find the words."""

from __future__ import annotations

from typing import Any

from .box import Box
from .moves import N_KINDS
from .view import View


def facts(box: Box, v: View) -> dict[str, Any]:
    kinds, seats = range(N_KINDS), range(v.n_seats)
    most = max(v.coins[seat] for seat in seats)
    return {
        "value": [box.value[kind] for kind in kinds],  # at a showdown, SD-12
        "hole": [box.hole[kind] > 0 for kind in kinds],
        "copies": [box.copies[kind] for kind in kinds],
        "bounty": [min(box.bounty, v.coins[seat]) for seat in seats],  # [seat]: what a hit costs it, SD-24
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
