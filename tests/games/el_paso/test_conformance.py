"""El Paso keeps the contract: the checks of the kit, by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from posse.games import game
from posse.testing import CHECKS
from tests.games.kits import is_refused_in_one_line

from .kit import FOLDER, KIT
from .tiny import EDITIONS

GAME = game("el-paso")

N_GAMES = {"speeds_end_alike": 200, "games_end": 20, "conserved": 3}


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in KIT.skip])
def test_el_paso_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(replace(KIT, n_games=N_GAMES.get(check, 1)))


@pytest.mark.parametrize("name", [name for name in EDITIONS if EDITIONS[name] is not KIT.tiny])
def test_worlds_are_the_right_ones_in_every_tiny_edition(name: str) -> None:
    run_check = CHECKS["worlds_are_the_right_ones"]  # raises Broken
    run_check(replace(KIT, tiny=EDITIONS[name]))


def test_a_record_of_the_first_version_is_refused_in_one_line() -> None:
    """Cheyenne paid 4:1 then."""
    assert is_refused_in_one_line(KIT, FOLDER / "golden" / "version-1.posse", "el-paso version 1")
