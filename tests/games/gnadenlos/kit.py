"""What the conformance kit has to be told of Gnadenlos!"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from posse.games import game
from posse.testing import Kit, Refusal
from tests.games.kits import kept_in

from .table import EXPERIENCED
from .tiny import EDITIONS

GAME = game("gnadenlos")

FOLDER = Path(__file__).parent

REFUSALS = (
    Refusal("n_seats=3 choosing=7 hand=lund/dan/moran", 0, "show dan", "GN-12"),
    Refusal("n_seats=3 choosing=6 shown=lund hand=-/dan/moran", 0, "show lund", "GN-12"),
    Refusal("n_seats=3 phase=steal thieves=1 loot=2 first=1 market=a1/b1/c1", 0, "decline", "GN-15"),
    Refusal("n_seats=3 phase=steal thieves=1 loot=2 first=1 market=a1/b1/c1", 0, "steal 1", "GN-15"),
    Refusal("n_seats=3 phase=fill first=1 resume=after-theft market=-/b1/c1/a2/b2/c2/a3/b3", 0, "fill 6", "GN-18"),
    Refusal("n_seats=3 phase=fill first=1 resume=after-theft market=-/b1/c1/a2/b2/c2/a3/b3", 0, "fill 9", "GN-18"),
    Refusal("n_seats=3 phase=fill first=1 resume=payday market=-/b1/c1/a2/b2/c2/a3/b3", 1, "fill 7", "GN-18"),
    Refusal("n_seats=3 phase=buy gold=2/2/2 fame=6/6/6", 0, "buy 3", "GN-20"),
    Refusal("n_seats=3 phase=buy gold=2/2/2 fame=6/6/6", 1, "buy 1", "GN-20"),
    Refusal("n_seats=3 phase=bid n_asked=1 notes=a1/b1/c1", 0, "bid", "GN-32"),
    Refusal("n_seats=3 phase=bid n_asked=1 taken=2 notes=a1/b1/c1", 0, "add a1", "GN-31"),
    Refusal("n_seats=3 phase=bid n_asked=2 active=1 taken=2 notes=a1/b1+b2/c1 row=lund", 1, "add b3", "GN-33"),
    Refusal("n_seats=3 phase=hire n_winners=1 row=lund+dan", 0, "hire moran", "GN-34"),
    Refusal("n_seats=3 phase=lay n_winners=1 bid=a3,a1 rank=5", 0, "lay a2", "GN-34"),
    Refusal("n_seats=3 phase=hire is_setup=1 n_winners=2 row=lund+dan+3moran+3otto", 0, "take 2", "GN-3"),
    Refusal("n_seats=3 phase=last-buy gold=9/9/9 fame=6/6/6", 0, "buy 4", "GN-63"),
    Refusal("n_seats=3 phase=over", 0, "buy 0", "GN-60"),
)

KIT = Kit(
    GAME,
    refusals=REFUSALS,
    **kept_in(FOLDER),
    n_games=1,
    tiny=EDITIONS["notes in the market"],
)

# GN-3. Its rules are those of all games after the set-up: one number of seats is enough, and what no edition changes is
# left out. Pins are of the edition that ships with the game.
EXPERIENCED_KIT = replace(
    KIT,
    game=GAME.altered(seats=range(4, 5)).with_box(EXPERIENCED),
    golden=sorted(FOLDER.glob("golden/experienced/*.posse")),
    tiny=EDITIONS["experienced"],
    skip=frozenset({"no_padding", "bounds_are_checked", "pins_hold"}),
)
