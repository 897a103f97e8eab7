from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from posse.bots.bot import Bot, bot
from posse.bots.greenhorn import Greenhorn
from posse.engine.edition import load_box
from posse.engine.game import PosseError
from posse.engine.rng import Stream, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game
from posse.games.wyatt_earp import GAME
from tests.games.wyatt_earp.table import BOX, HITS, table_at


def share_of_wins(name: str, n_games: int) -> float:
    """Of one greenhorn between two who play at random."""
    found = game(name)
    box = load_box(found)
    won = 0.0
    for i in range(n_games):
        table = Table(found, box, key_from_seed(i), 3)
        bots: list[Bot] = [bot("greenhorn" if seat == i % 3 else "random", found, box) for seat in range(3)]
        stream = stream_of(f"bots {i}")
        while not table.is_over():
            seat = table.turn()
            offer = table.offer(seat)
            table.play(seat, offer.number, bots[seat].choose(table.view(seat), offer.moves, stream))
        won += table.result().shares[i % 3]
    return won / n_games


def stream_of(seed: str) -> Stream:
    stream = Stream()
    put_key(stream, key_from_seed(seed))
    return stream


def chosen(table: Table, n: int = 20) -> set[str]:
    """What a greenhorn chooses here, asked several times."""
    seat = table.turn()
    greenhorn, stream = Greenhorn(GAME, BOX), stream_of("chosen")
    return {greenhorn.choose(table.view(seat), table.offer(seat).moves, stream) for _ in range(n)}


@pytest.mark.parametrize(
    ("name", "n_games", "share"), [("wyatt-earp", 40, 0.9), ("el-paso", 60, 0.8), ("showdown", 300, 0.5)]
)
def test_a_greenhorn_clearly_beats_random_play(name: str, n_games: int, share: float) -> None:
    assert share_of_wins(name, n_games) > share


def test_it_lays_a_set_and_all_of_it() -> None:
    assert chosen(table_at(f"hand=4jesse-james+bob-dalton/wes-hardin/wes-hardin {HITS}")) == {"lay 4 jesse-james"}


def test_it_keeps_a_pair_and_throws_a_single() -> None:
    found = chosen(table_at(f"hand=2jesse-james+bob-dalton+belle-starr/wes-hardin/wes-hardin {HITS}"))
    assert found == {"discard bob-dalton", "discard belle-starr"}


def test_it_takes_the_discard_that_makes_a_set() -> None:
    position = f"discards=jesse-james hand=2jesse-james+bob-dalton/wes-hardin/wes-hardin {HITS}"
    assert "take" in chosen(table_at(position, phase="draw"))
    position = f"discards=jesse-james hand=jesse-james+bob-dalton/wes-hardin/wes-hardin {HITS}"
    assert chosen(table_at(position, phase="draw")) == {"draw"}


def test_a_game_it_does_not_know_it_plays_at_random() -> None:
    unknown: Any = replace(GAME, name="faro")
    table = table_at(f"hand=4jesse-james+bob-dalton/wes-hardin/wes-hardin {HITS}")
    moves = table.offer(0).moves
    greenhorn, stream = Greenhorn(unknown, BOX), stream_of("faro")
    assert {greenhorn.choose(table.view(0), moves, stream) for _ in range(200)} == set(moves)


def test_a_level_nobody_plays_at_is_refused() -> None:
    with pytest.raises(PosseError, match="there is no bot 'marshal'; choose from: random, greenhorn"):
        bot("marshal", GAME, BOX)
