"""The moves, numbered densely, and their words.

0            draw: the two top cards of the draw pile
1            take: the top card of the discard pile
2 … 50       lay n of an outlaw; n runs fastest
51 … 57      photo of an outlaw
58 … 61      bank-robbery, fastest-gun, hideout, stagecoach-robbery
62 … 75      ask for an outlaw, left or right (Most Wanted)
76           rob: shoot for an outlaw on the table (Most Wanted)
77 … 79      earp draw, earp search, earp free (Wyatt Earp)
80 … 107     choose the row of a seat and an outlaw
108 … 127    pick a card out of the discard pile
128          keep what was picked
129, 130     answer a Hideout with a Wyatt Earp; let it be
131 … 150    discard
"""

from __future__ import annotations

from posse.engine.notation import MoveNotation

from .cards import BANK, GUN, HIDEOUT, KINDS, MAX_SEATS, N_KINDS, N_OUTLAWS, OUTLAWS, STAGECOACH

DRAW = 0
TAKE = 1
LAY = 2  # + 7 × outlaw + n - 1
MAX_LAID = 7
PLAY_PHOTO = LAY + N_OUTLAWS * MAX_LAID  # + outlaw
PLAY_BANK = PLAY_PHOTO + N_OUTLAWS
PLAY_GUN = PLAY_BANK + 1
PLAY_HIDEOUT = PLAY_BANK + 2
PLAY_STAGECOACH = PLAY_BANK + 3
ASK = PLAY_STAGECOACH + 1  # + 2 × outlaw + direction
LEFT, RIGHT = 0, 1
ROB = ASK + 2 * N_OUTLAWS
EARP_DRAW = ROB + 1
EARP_SEARCH = ROB + 2
EARP_FREE = ROB + 3
CHOOSE = EARP_FREE + 1  # + 7 × seat + outlaw
PICK = CHOOSE + MAX_SEATS * N_OUTLAWS  # + kind
KEEP = PICK + N_KINDS
ANSWER = KEEP + 1
LET_IT_BE = KEEP + 2
DISCARD = LET_IT_BE + 1  # + kind
N_MOVES = DISCARD + N_KINDS
# In the play phase: lay 49, photos 7, four shots, ask 14, rob, Earp 3, discard 20.
MAX_LEGAL = 98

NOTATION = MoveNotation(
    [
        *("draw", "take"),
        *(f"lay {n} {outlaw}" for outlaw in OUTLAWS for n in range(1, MAX_LAID + 1)),
        *(f"photo {outlaw}" for outlaw in OUTLAWS),
        *(KINDS[kind] for kind in (BANK, GUN, HIDEOUT, STAGECOACH)),
        *(f"ask {outlaw} {way}" for outlaw in OUTLAWS for way in ("left", "right")),
        *("rob", "earp draw", "earp search", "earp free"),
        *(f"choose {seat + 1} {outlaw}" for seat in range(MAX_SEATS) for outlaw in OUTLAWS),
        *(f"pick {kind}" for kind in KINDS),
        *("keep", "answer", "let it be"),
        *(f"discard {kind}" for kind in KINDS),
    ]
)
assert len(NOTATION.phrases) == N_MOVES

QUESTIONS = (
    ("draw", "take"),
    ("lay", "photo", "shoot", "ask", "rob", "earp", "discard"),
    ("keep", "lay", "photo", "shoot", "ask", "rob", "earp"),
    ("choose",),
    ("pick",),
    ("answer", "let-it-be"),
)
_GROUPS = (
    *((DRAW, "draw"), (TAKE, "take"), (LAY, "lay"), (PLAY_PHOTO, "photo"), (PLAY_BANK, "shoot"), (ASK, "ask")),
    *((ROB, "rob"), (EARP_DRAW, "earp"), (CHOOSE, "choose"), (PICK, "pick"), (KEEP, "keep"), (ANSWER, "answer")),
    *((LET_IT_BE, "let-it-be"), (DISCARD, "discard")),
)


def group(move: int) -> str:
    return next(name for first, name in reversed(_GROUPS) if move >= first)
