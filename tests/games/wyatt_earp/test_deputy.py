from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from posse.engine.speed import Speed, bind
from posse.engine.struct import FloatRow, Row
from posse.engine.table import Table
from posse.games import game
from posse.games.wyatt_earp.deputy import HABITS, outlook, weigh
from posse.games.wyatt_earp.state import State
from tests.games.wyatt_earp.table import BOX, HITS, table_at
from tests.tables import play, state

GAME = game("wyatt-earp")


def likings(table: Table) -> dict[str, float]:
    """How much a deputy likes what it may do here."""
    seat = table.turn()
    offer = table.offer(seat)
    found = [0.0] * len(offer.moves)
    weigh(BOX, table.view(seat), [GAME.paper.moves.read(move) for move in offer.moves], len(found), found)
    return dict(zip(offer.moves, found, strict=True))


def chosen(table: Table) -> str:
    by_move = likings(table)
    return max(by_move, key=lambda move: by_move[move])


def test_it_lays_a_set_and_all_of_it() -> None:
    table = table_at(f"hand=4jesse-james+2bob-dalton+belle-starr/5wes-hardin/5wes-hardin {HITS}")
    assert chosen(table) == "lay 4 jesse-james"
    play(table, "lay 4 jesse-james")
    assert chosen(table) == "discard belle-starr"


def test_it_takes_the_discard_that_makes_a_set() -> None:
    rest = f"discards=jesse-james poster=3jesse-james {HITS}"
    hand = "hand={}jesse-james+4bob-dalton+belle-starr/9wes-hardin/9wes-hardin"
    assert chosen(table_at(f"{hand.format(2)} {rest}", phase="draw")) == "take"
    assert chosen(table_at(f"{hand.format(1)} {rest}", phase="draw")) == "draw"


def test_it_does_not_feed_the_next_seat() -> None:
    rows = "laid=-/4jesse-james/4wes-hardin poster=6jesse-james+wes-hardin"
    table = table_at(f"hand=jesse-james+wes-hardin+3belle-starr/5billy-the-kid/5billy-the-kid {rows} {HITS}")
    by_move = likings(table)
    assert by_move["discard wes-hardin"] > by_move["discard jesse-james"]


def test_it_asks_where_the_card_is_known_to_be() -> None:
    hands = "hand=2jesse-james+most-wanted+bob-dalton/6billy-the-kid/jesse-james+5billy-the-kid"
    table = table_at(f"{hands} known=-/-/jesse-james poster=4jesse-james {HITS}")
    assert chosen(table).startswith("ask jesse-james")


def test_a_hideout_goes_to_the_richest_row_of_the_leader() -> None:
    hands = "hand=hideout+bob-dalton+belle-starr/2billy-the-kid/2billy-the-kid"
    rows = "laid=-/4wes-hardin+4jesse-james/4butch-cassidy poster=3wes-hardin+7jesse-james+7butch-cassidy"
    table = table_at(f"{hands} {rows} money=5/20/5 {HITS}")
    assert chosen(table) == "hideout"
    play(table, "hideout")
    assert chosen(table) == "choose 2 jesse-james"


def test_it_goes_out_to_win_and_not_to_lose() -> None:
    hands = "hand=jesse-james+bob-dalton/9billy-the-kid/9billy-the-kid"
    ahead = f"{hands} laid=4jesse-james/4wes-hardin poster=5jesse-james+wes-hardin {HITS}"
    assert chosen(table_at(f"{ahead} money=21/5/5")) == "lay 1 jesse-james"
    behind = f"{hands} laid=4jesse-james/4wes-hardin poster=jesse-james+5wes-hardin {HITS}"
    assert chosen(table_at(f"{behind} money=5/21/5")) != "lay 1 jesse-james"


def test_it_answers_for_a_rich_row_alone() -> None:
    def answers(bills: int) -> str:
        hands = "hand=hideout+3bob-dalton/wyatt-earp+4billy-the-kid/5billy-the-kid"
        table = table_at(f"{hands} laid=-/3jesse-james poster={bills}jesse-james {HITS}")
        play(table, "hideout")
        return chosen(table)

    assert (answers(1), answers(9)) == ("let it be", "answer")


def weigh_all(boxes: Any, views: Any, moves: Row, n: int, likings: FloatRow) -> None:
    weigh(boxes[0], views[0], moves, n, likings)


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_likings_are_the_same_plain_and_compiled(n_seats: int) -> None:
    run = bind(weigh_all, GAME, Speed.COMPILED)
    table = table_at(f"hand={'/'.join(['3jesse-james+most-wanted+wyatt-earp+2bob-dalton'] * n_seats)} {HITS}", n_seats)
    for _ in range(12):
        seat = table.turn()
        view, offer = table.view(seat), table.offer(seat)
        plain = likings(table)
        found = np.zeros(GAME.max_legal)
        moves = np.array([GAME.paper.moves.read(move) for move in offer.moves])
        run(BOX.array, view.array, moves, len(moves), found)
        assert list(plain.values()) == pytest.approx(found[: len(moves)].tolist())
        play(table, chosen(table))


def expected(*money: int) -> list[float]:
    s = State()
    s.n_seats = len(money)
    for seat, bills in enumerate(money):
        s.money[seat] = bills
    out = np.zeros((2, len(money)))
    outlook(BOX, s, out)  # type: ignore[arg-type]
    assert out[1].tolist() == list(money)
    return [float(share) for share in out[0]]


def test_the_outlook_follows_the_money() -> None:
    even, ahead = expected(8, 8, 8), expected(4, 12, 4, 0)
    assert even == pytest.approx([1 / 3] * 3)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[1] > 0.4 > ahead[0] == ahead[2] > ahead[3] > 0
    assert expected(20, 10)[0] > expected(10, 0)[0]  # ten bills are worth more, the nearer the goal is


def test_epochs_are_hands() -> None:
    table = table_at(f"hand=bob-dalton/wes-hardin/wes-hardin {HITS}")
    before = HABITS.epoch(BOX, state(table))
    play(table, "discard bob-dalton")
    assert HABITS.epoch(BOX, state(table)) == before + 1
