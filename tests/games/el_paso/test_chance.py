"""Dice and bag against closed forms, within four sigma. Seeds are fixed: these pass always or never."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from posse.engine.rng import key_from_seed, put_key
from posse.games import game
from posse.games.el_paso.places import N_PLACES, N_TILES, N_VALUES
from posse.games.el_paso.raids import raid
from posse.games.el_paso.state import State

from .table import BOX

GAME = game("el-paso")

N_TOWNS = 20_000
N_BAGS = 4_000


def is_near(found: int, n: int, chance: float) -> bool:
    return abs(found - n * chance) <= 4 * math.sqrt(n * chance * (1 - chance))


@pytest.fixture(scope="module")
def rolls() -> Counter[int]:
    """How many rolls it took the sheriffs to come, town after town, with everybody staying."""
    s = GAME.paper.position.read("n_seats=2 in_town=3 stacks=9bank-1")
    put_key(s, key_from_seed("rolls"))
    found: Counter[int] = Counter()
    for _ in range(N_TOWNS):
        s.n_stars, s.in_town, n = 0, 3, 0
        while s.n_stars < 5:
            raid(BOX, s, None)
            n += 1
        found[n] += 1
    return found


@pytest.mark.parametrize(("roll", "percent"), [(3, 17), (4, 33), (5, 49), (6, 63)])
def test_when_the_sheriffs_come_if_all_stay(rolls: Counter[int], roll: int, percent: int) -> None:
    """Each die shows its star by the n-th roll with chance 1 - (2/3)^n."""
    chance = (1 - (2 / 3) ** roll) ** 5
    assert round(100 * chance) == percent
    assert is_near(sum(found for n, found in rolls.items() if n <= roll), N_TOWNS, chance)


def test_the_bag_gives_every_tile_alike() -> None:
    """20 of 36: a tile of a place that the town has lies there with chance 20/36."""
    lying = Counter[int]()
    for seed in range(N_BAGS):
        s: State = GAME.State()
        put_key(s, key_from_seed(f"bag {seed}"))
        GAME.rules.setup(BOX, s, 2, None)
        for tile in range(N_TILES):
            lying[tile] += s.stacks[tile]
    for tile in range(N_TILES):
        place = tile // N_VALUES
        n = N_BAGS * BOX.tiles[tile]
        if not BOX.has[0, place]:
            assert lying[tile] == 0
        elif n:  # two tiles of a value are a little less spread than two dice: the limit holds all the more
            assert is_near(lying[tile], n, 20 / 36)
    assert sum(BOX.has[0, place] for place in range(N_PLACES)) == 5
