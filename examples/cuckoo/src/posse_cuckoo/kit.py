"""What the conformance kit needs to know about Cuckoo: `posse.testing.conform(KIT)` checks it."""

from __future__ import annotations

import json
import math
from pathlib import Path

from posse.engine.edition import bound
from posse.testing import Kit, Refusal, Tiny

from . import GAME, TEXT
from .box import N_RANKS, RANKS, Box
from .state import State, View


def ways(box: Box, v: View, s: State) -> int:
    """The unseen cards, told apart, into the hands that this seat does not know."""
    n = 1
    for rank in range(N_RANKS):
        dealt = sum(v.has_card[seat] and not v.card[seat] and s.card[seat] == rank + 1 for seat in range(s.n_seats))
        n *= math.perm(s.pile[rank] + dealt, dealt)
    return n


FEW = {"ace": 2, "five": 3, "queen": 2, "king": 3}
TINY_BOX = GAME.paper.read_box({"cards": dict.fromkeys(RANKS, 0) | FEW, "house": {"lives": 1}})

KIT = Kit(
    bound(GAME),
    TEXT,
    tiny=Tiny(TINY_BOX, 3, ways),
    refusals=[Refusal("n_seats=2 card=ace/king lives=3/3 asked=1", 0, "keep", "CU-3")],
    pinned=json.loads(Path(__file__).with_name("pins.json").read_text("utf-8")),
    n_games=5,
)
