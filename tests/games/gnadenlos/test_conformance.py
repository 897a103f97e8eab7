"""Gnadenlos! keeps the contract: the checks of the kit, by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from posse.testing import CHECKS

from .kit import KIT

N_GAMES = {"speeds_end_alike": 200, "speeds_tell_alike": 3, "games_end": 20, "conserved": 3}


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in KIT.skip])
def test_gnadenlos_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(replace(KIT, n_games=N_GAMES.get(check, 1)))
