"""Wyatt Earp keeps the contract: the checks of the kit, by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_OUTLAWS
from posse.games.wyatt_earp.resample import Scratch, resample
from posse.games.wyatt_earp.state import State
from posse.games.wyatt_earp.view import View
from posse.testing import CHECKS, Broken

from .kit import KIT
from .tiny import EDITIONS

N_GAMES = {"speeds_end_alike": 200, "games_end": 20, "conserved": 3}


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in KIT.skip])
def test_wyatt_earp_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(replace(KIT, n_games=N_GAMES.get(check, 1)))


@pytest.mark.parametrize("name", EDITIONS)
def test_worlds_are_the_right_ones_in_every_tiny_edition(name: str) -> None:
    run_check = CHECKS["worlds_are_the_right_ones"]  # raises Broken
    run_check(replace(KIT, tiny=EDITIONS[name]))


def forgetful(box: Box, v: View, s: State, scratch: Scratch) -> None:
    """Deals as if no question had ever been asked in vain."""
    seen = v.copy()
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            seen.asked[seat, outlaw] = 0
    resample(box, seen, s, scratch)
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            s.asked[seat, outlaw] = v.asked[seat, outlaw]


def test_a_memory_without_vain_questions_is_caught() -> None:
    game = KIT.game.altered(rules=replace(KIT.game.rules, resample=forgetful))
    with pytest.raises(Broken, match="cannot be in"):
        CHECKS["worlds_are_the_right_ones"](replace(KIT, game=game, tiny=EDITIONS["questions"]))
