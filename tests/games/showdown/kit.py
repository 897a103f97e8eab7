"""What the conformance kit has to be told of Showdown."""

from __future__ import annotations

import math
from pathlib import Path

from posse.games import game
from posse.games.showdown.box import Box
from posse.games.showdown.moves import N_KINDS
from posse.games.showdown.state import State
from posse.games.showdown.view import View
from posse.testing import Kit, Refusal, Tiny
from tests.games.kits import kept_in

GAME = game("showdown")

FOLDER = Path(__file__).parent


def ways(box: Box, v: View, s: State) -> int:
    """The unseen cards, told apart, into the pile and the hands of the others; then which held card is the laid one."""
    n = 1
    for kind in range(N_KINDS):
        unseen = s.pile[kind]
        split = math.factorial(s.pile[kind])
        for seat in range(s.n_seats):
            if seat == v.seat:
                continue
            held = s.hand[seat, kind] + (s.laid[seat] == kind + 1)
            unseen += held - v.known[seat, kind]
            split *= math.factorial(held - v.known[seat, kind])
            n *= held if s.laid[seat] == kind + 1 else 1
        n *= math.factorial(unseen) // split
    return n


REFUSALS = (
    Refusal("n_seats=3 hand=2jack+ace/3king/3vest n_pile=15", 0, "lay king", "SD-11"),
    Refusal("n_seats=3 hand=2jack+ace/3king/3vest n_pile=15", 0, "hold", "SD-11"),
    Refusal("n_seats=3 hand=jack+ace/3king/3vest laid=jack n_pile=15", 0, "lay ace", "SD-3"),
    Refusal("n_seats=3 phase=aim shooter=1 coins=0/3/3 n_pile=9", 1, "shoot 1", "SD-20"),
    Refusal("n_seats=3 phase=aim shooter=1 coins=3/3/3 n_pile=9", 1, "shoot 2", "SD-20"),
    Refusal("n_seats=3 phase=aim shooter=1 coins=3/3/3", 1, "shoot 3", "SD-20"),
    Refusal("n_seats=3 phase=aim shooter=1 coins=3/3/3 n_pile=9", 2, "hold", "SD-3"),
    Refusal("n_seats=3 phase=answer shooter=1 target=2 hand=-/jack/2ace", 2, "vest", "SD-23"),
    Refusal("n_seats=3 phase=answer shooter=1 target=2 hand=-/jack/2ace", 1, "take it", "SD-3"),
)

TINY = Tiny(
    GAME.paper.read_box(
        {
            "cards": {
                "jack": {"copies": 4, "value": 1, "hole": True},
                "king": {"copies": 2, "value": 2, "hole": True},
                "ace": {"copies": 3, "value": 3, "hole": False},
                "vest": {"copies": 3, "value": 0, "hole": False},
            },
            "house": {"hand_size": 2, "coins": 30, "purse": 2, "stake": 3, "bounty": 1},
        }
    ),
    3,
    ways,
)

KIT = Kit(
    GAME,
    tiny=TINY,
    refusals=REFUSALS,
    **kept_in(FOLDER),
)
