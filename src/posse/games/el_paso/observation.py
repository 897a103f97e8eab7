"""El Paso for programs that learn: the whole View as numbers, in the order of the table."""

from __future__ import annotations

from posse.engine.observation import SEATS, Observation, Shown, observing

from .box import MAX_TILES, Box
from .places import MAX_SEATS, N_CARDS, N_PLACES, N_RANKS, N_TOWNS
from .state import OVER
from .view import View

MOST_NUGGETS = 255
ALL_TILES = N_PLACES * MAX_TILES


def dice(box: Box) -> int:
    return box.n_dice


OBSERVATION: Observation = observing(
    View,
    Shown("hand"),
    Shown("laid", N_CARDS),
    Shown("nuggets", MOST_NUGGETS, by_seat={0: 1}, capped=True),
    Shown("known", by_seat={0: 1}),
    Shown("n_held", N_RANKS, by_seat={0: 1}),
    Shown("n_hand", N_CARDS, by_seat={0: 1}),
    Shown("has_laid", bits=SEATS),
    Shown("loot", MAX_TILES, by_seat={0: 1}),
    Shown("n_loot", ALL_TILES, by_seat={0: 1}),
    Shown("in_town", bits=SEATS),
    Shown("leaving", bits=SEATS),
    Shown("stacks", MAX_TILES),
    Shown("n_stacks", ALL_TILES),
    Shown("kept", MAX_TILES),
    Shown("n_kept", ALL_TILES),
    Shown("limit", ALL_TILES),
    Shown("bag", MAX_TILES),
    Shown("queue", N_RANKS),
    Shown("n_queue", N_RANKS),
    Shown("n_fresh", N_RANKS),
    Shown("n_stars", dice),
    Shown("n_groups", MAX_SEATS),
    Shown("left_now"),
    Shown("town", N_TOWNS - 1),
    Shown("phase", OVER),
    Shown("active", names=1),
    Shown("lookout", names=1),
)
