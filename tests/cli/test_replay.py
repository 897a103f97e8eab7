from __future__ import annotations

import re
from pathlib import Path

from .calling import Capture, a_record, fails, says


def test_replay_tells_the_story_and_the_end(record: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(record))
    assert "   1. Ann lays " in out
    assert "a card" not in out.partition("Strongbox")[0]
    assert re.search(r" (wins|share the win)\. Final score: ", out)


def test_replay_from_a_seat_tells_only_what_it_saw(record: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(record), "--seat", "2")
    assert "Ann lays a card face down." in out
    assert "Bob lays a card face down." not in out
    assert "there is no seat 4" in fails(capsys, "replay", str(record), "--seat", "4")


def test_nobody_looks_into_the_hands_of_a_game_that_is_not_over(tmp_path: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(a_record(tmp_path / "open.posse", 8)))
    assert "Ann lays a card face down." in out
    assert "Your hand" not in out


def test_a_game_that_is_not_over_shows_one_only_ones_own_hand(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path / "open.posse", 8)
    assert "Your hand" in says(capsys, "replay", str(path), "--seat", "1")
    assert "seat 2 is not yours" in fails(capsys, "replay", str(path), "--seat", "2")
