from __future__ import annotations

from collections import Counter
from typing import Any

from posse.bots.search import guess
from posse.engine.rng import key_from_seed, put_key
from posse.engine.speed import Speed, bind
from posse.engine.table import Table
from posse.engine.workspace import Workspace, workspace
from tests.games.el_paso.table import table_at
from tests.tables import play_as

N_WORLDS = 100


def guessed(work: Workspace, roots: Any) -> None:
    guess(work, roots[0])


def worlds(table: Table, seat: int) -> list[Any]:
    """As the search of a seat guesses them."""
    game, speed = table.game, Speed.PLAIN
    run = bind(guessed, game, speed, **game.habits.by_name())
    found = []
    for i in range(N_WORLDS):
        work = workspace(game, speed)
        put_key(work.states[0], key_from_seed(f"world {i}"))
        put_key(work.streams[0], key_from_seed(f"habits {i}"))
        run(work, [table.view(seat)])
        found.append(work.states[0])
    return found


def test_others_are_guessed_to_have_chosen_as_deputies() -> None:
    """Not any of their cards: who holds the highest card for the only tile in town has laid it."""
    hand = "bank-8+gold-mine-4+hotel-4+horses-4+saloon-4"
    table = table_at(f"town=deadwood stacks=bank-5 hand={hand}+cattle-4 known={hand}+cattle-4")
    play_as(table, 0, "lay bank 8")
    found = worlds(table, 1)
    bank_8 = 8
    laid = Counter(s.laid[0] == bank_8 for s in found)
    assert laid[True] > 0.85 * N_WORLDS  # but for a slip now and then
    for s in found:
        v = table.game.View()
        table.game.rules.view(table.game.box, s, 1, v)
        assert bytes(v) == bytes(table.view(1))
