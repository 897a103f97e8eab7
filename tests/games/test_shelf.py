from __future__ import annotations

import pytest

import posse.games
from posse.engine.game import NoSuchGame
from posse.games import SHELF, game


@pytest.mark.parametrize("name", SHELF)
def test_every_game_is_called_as_it_stands_on_the_shelf(name: str) -> None:
    assert game(name).name == name


def test_a_game_under_a_wrong_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(posse.games.SHELF, "duel", "posse.games.showdown")
    with pytest.raises(NoSuchGame, match="on the shelf as 'duel', but calls itself 'showdown'"):
        game("duel")
