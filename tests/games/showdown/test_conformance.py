"""Showdown keeps the contract: every check of the kit, by name."""

from __future__ import annotations

import pytest

from posse.testing import CHECKS, conform

from .kit import KIT


@pytest.mark.parametrize("check", CHECKS)
def test_showdown_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(KIT)


def test_one_call_does_it_all() -> None:
    # Parametrised above; here only that a third party's one call runs through.
    conform(KIT.__class__(**{**KIT.__dict__, "n_games": 1}))
