"""What the conformance kit has to be told of El Paso."""

from __future__ import annotations

from pathlib import Path

from posse.games import game
from posse.testing import Kit, Refusal
from tests.games.kits import kept_in

from .tiny import EDITIONS

GAME = game("el-paso")

FOLDER = Path(__file__).parent

REFUSALS = (
    Refusal("n_seats=3 in_town=7 hand=bank-3+hotel-2", 0, "lay bank 4", "EP-11"),
    Refusal("n_seats=3 in_town=7 hand=bank-3/bank-4", 1, "lay bank 4", "EP-11"),
    Refusal("n_seats=3 in_town=7 hand=bank-3 fresh=bank-8", 0, "draw bank", "EP-17"),
    Refusal("n_seats=3 in_town=7 hand=bank-3 loot=bank-1", 0, "keep bank-1", "EP-30"),
    Refusal("n_seats=3 phase=refill hand=bank-3/bank-4/bank-5", 0, "draw bank", "EP-17"),
    Refusal("n_seats=3 phase=refill hand=bank-3/bank-4/bank-5 fresh=bank-8", 0, "leave", "EP-17"),
    Refusal("n_seats=3 phase=keep limit=1 loot=bank-1", 0, "keep bank-2", "EP-30"),
    Refusal("n_seats=3 phase=keep limit=1 loot=bank-1", 1, "done", "EP-11"),
    Refusal("n_seats=3 phase=over", 0, "leave", "EP-51"),
)

KIT = Kit(
    GAME,
    refusals=REFUSALS,
    **kept_in(FOLDER),
    n_games=1,
    tiny=EDITIONS["three seats"],
)
