"""The moves, numbered densely, and their words.

0 … 28     show an adventurer, face down
29 … 61    steal the note that lies there
62         decline to steal
63 … 68    buy so much fame
69 … 88    add a note to the bid
89         bid: no more notes
90 … 118   hire an adventurer
119 … 122  take a pair of adventurers, at set-up
123 … 142  lay a note of the bid into the market
143 … 175  move the note that lies there into the lowest gap
"""

from __future__ import annotations

from posse.engine.notation import MoveNotation

from .cards import ADVENTURERS, MAX_SEATS, N_ADVENTURERS, N_MARKET, N_NOTES, NOTES

SHOW = 0  # + adventurer
STEAL = N_ADVENTURERS  # + place
DECLINE = STEAL + N_MARKET
BUY = DECLINE + 1  # + spaces
ADD = BUY + 6  # + note
BID = ADD + N_NOTES
HIRE = BID + 1  # + adventurer
TAKE = HIRE + N_ADVENTURERS  # + pair
LAY = TAKE + MAX_SEATS  # + note
FILL = LAY + N_NOTES  # + place
N_MOVES = FILL + N_MARKET
MAX_LEGAL = N_MARKET + 1  # every place, and decline

NOTATION = MoveNotation(
    [
        *(f"show {name}" for name in ADVENTURERS),
        *(f"steal {place + 1}" for place in range(N_MARKET)),
        "decline",
        *(f"buy {n}" for n in range(6)),
        *(f"add {note}" for note in NOTES),
        "bid",
        *(f"hire {name}" for name in ADVENTURERS),
        *(f"take {pair + 1}" for pair in range(MAX_SEATS)),
        *(f"lay {note}" for note in NOTES),
        *(f"fill {place + 1}" for place in range(N_MARKET)),
    ]
)
assert len(NOTATION.phrases) == N_MOVES

QUESTIONS = (("show",), ("steal", "decline"), ("buy",), ("add", "bid"), ("hire",), ("take",), ("lay",), ("fill",))


def group(move: int) -> str:
    return NOTATION.write(move).split()[0]
