"""What can happen, and the places things move between."""

from __future__ import annotations

from . import places
from .places import CARDS, MAX_SEATS, N_CARDS, N_TILES, TILES

# Items are the tiles, the raid cards, and:
CARD = N_TILES  # + card
DIE = N_TILES + N_CARDS
NUGGET = DIE + 1
ITEMS = (*(f"tile {tile}" for tile in TILES), *(f"card {card}" for card in CARDS), "die", "nugget")

BAG = 0
STACKS = 1  # the tiles that lie in town
KEPT = 2  # what a seat that leaves has chosen so far
DICE = 3
FIELD = 4  # the sheriff field
SUPPLY = 5  # of nuggets, without end
PILE = 6  # + place: its raid cards, those played at the end
HAND = PILE + 6  # + seat
LAID = HAND + MAX_SEATS  # + seat
LOOT = LAID + MAX_SEATS  # + seat
PURSE = LOOT + MAX_SEATS  # + seat: its nuggets
PLACES = (
    *("bag", "stacks", "kept", "dice", "field", "supply"),
    *(f"pile-{place}" for place in places.PLACES),
    *(f"{place}-{seat + 1}" for place in ("hand", "laid", "loot", "purse") for seat in range(MAX_SEATS)),
)

EVENTS = (
    "town",  # all enter town n
    "lookout",
    "placed",  # a tile from the bag
    "dealt",
    "laid",
    "leaves",  # and may keep up to n tiles; 0: there is nothing to choose
    "revealed",
    "die",  # shows face n: 0 a star, 1 a brand, 2 a six
    "stars",  # so many of the dice just rolled, which go onto the sheriff field
    "brands",  # so many of the dice just rolled
    "sixes",
    "sheriffs",
    "lost",  # all tiles of a seat
    "took",  # a tile from its stack
    "in-vain",  # n: 0 no tile is left, 1 no brand, 2 no six, 3 no such place; the target is the pile of the place
    "discarded",
    "drew",
    "emptied",  # the town
    "kept",
    "sold-here",  # n points of kinds the town has
    "sold-elsewhere",  # n points of kinds it lacks, or of any after the last town
    "returned",  # what was sold, into the bag
    "paid",
    "carried",  # what was kept
    "left-over",  # tiles in town, into the bag
    "freed",  # dice
    "over",
)
(
    TOWN,
    LOOKOUT,
    PLACED,
    DEALT,
    LAYS,
    LEAVES,
    REVEALED,
    DIE_SHOWS,
    STARS,
    BRANDS,
    SIXES,
    SHERIFFS,
    LOST,
    TOOK,
    IN_VAIN,
    DISCARDED,
    DREW,
    EMPTIED,
    KEEPS,
    SOLD_HERE,
    SOLD_ELSEWHERE,
    RETURNED,
    PAID,
    CARRIED,
    LEFT_OVER,
    FREED,
    ENDED,
) = range(27)

TELLING = frozenset({REVEALED})
