"""The cards: twenty kinds, numbered so that an outlaw and its photo are seven apart.

0 … 6     outlaws
7 … 13    their photos
14 … 19   the other sheriff cards
"""

from __future__ import annotations

OUTLAWS = (
    "belle-starr",
    "billy-the-kid",
    "bob-dalton",
    "butch-cassidy",
    "jesse-james",
    "sundance-kid",
    "wes-hardin",
)
N_OUTLAWS = 7
PHOTO = 7  # + outlaw
WYATT_EARP = 14
BANK = 15
GUN = 16
WANTED = 17
HIDEOUT = 18
STAGECOACH = 19
SHERIFFS = ("wyatt-earp", "bank-robbery", "fastest-gun", "most-wanted", "hideout", "stagecoach-robbery")
KINDS = (*OUTLAWS, *(f"photo-{name}" for name in OUTLAWS), *SHERIFFS)
N_KINDS = 20
MAX_SEATS = 4
