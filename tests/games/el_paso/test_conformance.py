"""El Paso keeps the contract: the checks of the kit, by name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from posse.engine import records
from posse.engine.records import BadRecord
from posse.games import game
from posse.testing import CHECKS

from .kit import FOLDER, KIT
from .tiny import EDITIONS

GAME = game("el-paso")

N_GAMES = {"speeds_end_alike": 200, "speeds_tell_alike": 3, "games_end": 20, "conserved": 3}


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
    record = records.load(FOLDER / "golden" / "version-1.posse")
    with pytest.raises(BadRecord) as error:
        records.replay(record, GAME)
    assert "el-paso version 1" in str(error.value)
    assert "\n" not in str(error.value)
