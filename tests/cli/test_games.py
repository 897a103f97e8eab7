from __future__ import annotations

import json

from posse.games import game_names

from .calling import Capture, says


def test_the_games_are_listed_with_seats_and_bots(capsys: Capture) -> None:
    out = says(capsys, "games")
    assert "wyatt-earp: 2 to 4 players; bots: random, greenhorn, deputy, sheriff\n" in out
    rows = json.loads(says(capsys, "games", "--json", "--language", "de"))
    assert [row["name"] for row in rows] == list(game_names())
    gnadenlos = next(row for row in rows if row["name"] == "gnadenlos")
    assert (gnadenlos["title"], gnadenlos["seats"]) == ("Gnadenlos!", [3, 4])
