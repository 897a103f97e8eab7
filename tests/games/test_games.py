from __future__ import annotations

import pytest

from posse.engine.game import NoSuchGame
from posse.games import game, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_called_as_it_is_installed(name: str) -> None:
    assert game(name).name == name


def test_an_unknown_game_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(NoSuchGame, match="there is no game 'duel'; choose from: wyatt-earp, el-paso, gnadenlos"):
        game("duel")
