"""Places, tiles, raid cards and towns, numbered.

A tile is a place and a value from 1 to 6, a raid card a place and a value from 1 to 8; both count up the values of the
first place, then of the second, and so on. There are several tiles of one kind, but each card once.
"""

from __future__ import annotations

PLACES = ("bank", "gold-mine", "hotel", "horses", "saloon", "cattle")
N_PLACES = 6
SALOON = 4
CATTLE = 5

N_VALUES = 6  # of tiles
TILES = tuple(f"{place}-{value + 1}" for place in PLACES for value in range(N_VALUES))
N_TILES = 36

N_RANKS = 8  # of cards
CARDS = tuple(f"{place}-{rank + 1}" for place in PLACES for rank in range(N_RANKS))
N_CARDS = 48

TOWNS = ("deadwood", "cheyenne", "abilene", "santa-fe", "san-diego", "tombstone", "el-paso")
N_TOWNS = 7

MAX_SEATS = 5
