"""The one call, and that no check is here which has never been seen to fail."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from posse.testing import CHECKS, Broken, conform
from tests.testing.broken import with_rules
from tests.testing.checks.test_play import legal_that_writes


def test_the_one_call_names_all_that_is_broken() -> None:
    kit = replace(with_rules(legal=legal_that_writes), n_games=2)
    quick = frozenset(CHECKS) - {"asking_changes_nothing", "games_end", "pins_hold"}
    with pytest.raises(Broken) as broken:
        conform(replace(kit, skip=quick, pinned={}))
    lines = str(broken.value).splitlines()
    assert lines[0] == "showdown does not keep the contract:"
    assert [line.partition(":")[0] for line in lines[1:]] == ["asking_changes_nothing", "pins_hold"]


def test_every_check_has_a_broken_game() -> None:
    """No check is here that has never been seen to fail."""
    source = "".join(file.read_text("utf-8") for file in (Path(__file__).parent / "checks").glob("test_*.py"))
    assert [check for check in CHECKS if f'check_bites("{check}"' not in source] == []
