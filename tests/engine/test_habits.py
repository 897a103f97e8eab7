from __future__ import annotations

from typing import Any

import pytest

from posse.engine.game import AnyGame
from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.games import game, game_names

N_GAMES = 3


def seen_by(found: AnyGame, s: Any, seat: int) -> bytes:
    v = found.View()
    found.rules.view(found.box, s, seat, v)
    return bytes(v)


@pytest.mark.parametrize("name", game_names())
def test_a_choice_that_is_opened_again_is_the_secret_of_its_seat(name: str) -> None:
    """Whatever it is then, nobody else sees another world; and what it was is among what it may be."""
    found, stream = game(name), Stream()
    box, habits = found.box, found.habits
    put_key(stream, key_from_seed(name))
    n_opened = 0
    for i in range(N_GAMES):
        s: Any = found.State()
        put_key(s, key_from_seed(i))
        found.rules.setup(box, s, 4, None)
        seat = found.rules.turn(box, s)
        while seat >= 0:
            for other in range(4):
                before, seen = bytes(s), [seen_by(found, s, one) for one in range(-1, 4) if one != other]
                moves = [0] * found.max_legal
                n = habits.reopen(box, s, other, moves)
                worlds = []
                for move in moves[:n]:
                    habits.close(box, s, other, move)
                    worlds.append(bytes(s))
                    assert [seen_by(found, s, one) for one in range(-1, 4) if one != other] == seen
                    assert habits.reopen(box, s, other, [0] * found.max_legal) == n
                if n > 0:
                    n_opened += 1
                    assert len(set(worlds)) == n
                    assert before in worlds
                    habits.close(box, s, other, moves[worlds.index(before)])
                assert bytes(s) == before
            moves = [0] * found.max_legal
            n = found.rules.legal(box, s, seat, moves)
            found.rules.apply(box, s, seat, moves[below(stream, n)], None)
            seat = found.rules.turn(box, s)
    assert (n_opened > 0) == (name != "wyatt-earp")  # where nobody chooses in secret
