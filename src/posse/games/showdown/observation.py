"""Showdown for programs that learn: the whole View as numbers, in the order of the table."""

from __future__ import annotations

from posse.engine.observation import Observation, Shown, observing

from .box import Box
from .moves import N_KINDS, SHOOT
from .state import ANSWER, OVER
from .view import View


def n_cards(box: Box) -> int:
    return sum(box.copies[kind] for kind in range(N_KINDS))


def coins(box: Box) -> int:
    return box.coins


OBSERVATION: Observation = observing(
    View,
    Shown("hand", n_cards),
    Shown("laid", N_KINDS),
    Shown("coins", coins, by_seat={0: 1}),
    Shown("n_hand", n_cards, by_seat={0: 1}),
    Shown("known", n_cards, by_seat={0: 1}),
    Shown("has_laid", by_seat={0: 1}),
    Shown("discard", n_cards),
    Shown("strongbox", coins),
    Shown("bank", coins),
    Shown("phase", OVER),
    Shown("shooter", names=1),
    Shown("target", names=1, only=("phase", ANSWER)),
    Shown("n_pile", n_cards),
    seat_moves=((SHOOT, 1),),
)
