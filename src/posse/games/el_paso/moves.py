"""The moves, numbered densely, and their words.

0 … 47     lay a raid card face down; values run fastest
48         leave town
49 … 84    keep a tile
85         done: sell the rest
86 … 91    draw a card of that place
"""

from __future__ import annotations

from posse.engine.notation import MoveNotation

from .places import N_CARDS, N_PLACES, N_RANKS, N_TILES, PLACES, TILES

LAY = 0  # + card
LEAVE = N_CARDS
KEEP = LEAVE + 1  # + tile
DONE = KEEP + N_TILES
DRAW = DONE + 1  # + place
N_MOVES = DRAW + N_PLACES
MAX_LEGAL = N_TILES + 1  # every kind of tile, and done

NOTATION = MoveNotation(
    [
        *(f"lay {place} {rank + 1}" for place in PLACES for rank in range(N_RANKS)),
        "leave",
        *(f"keep {tile}" for tile in TILES),
        "done",
        *(f"draw {place}" for place in PLACES),
    ]
)
assert len(NOTATION.phrases) == N_MOVES

QUESTIONS = (("lay", "leave"), ("keep", "done"), ("draw",))


def group(move: int) -> str:
    if move < KEEP:
        return "lay" if move < LEAVE else "leave"
    if move < DRAW:
        return "keep" if move < DONE else "done"
    return "draw"
