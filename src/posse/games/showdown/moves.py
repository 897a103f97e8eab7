"""The moves, numbered densely, and their words.

0 … 3   lay a card of that kind face down
4 … 7   shoot at that seat
8       hold: do not shoot
9       show a vest
10      take it: show none
"""

from __future__ import annotations

from posse.engine.notation import MoveNotation

KINDS = ("jack", "king", "ace", "vest")
N_KINDS = 4
ACE = 2
VEST = 3

LAY = 0
SHOOT = 4
HOLD = 8
SHOW_VEST = 9
TAKE_IT = 10
N_MOVES = 11
MAX_LEGAL = 4

# Seats are numbered from 1 wherever people read.
NOTATION = MoveNotation(
    [*(f"lay {kind}" for kind in KINDS), *(f"shoot {seat + 1}" for seat in range(4)), "hold", "vest", "take it"]
)

QUESTIONS = (("lay",), ("shoot", "hold"), ("vest", "take-it"))


def group(move: int) -> str:
    if move < HOLD:
        return "lay" if move < SHOOT else "shoot"
    return {HOLD: "hold", SHOW_VEST: "vest", TAKE_IT: "take-it"}[move]
