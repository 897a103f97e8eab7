from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from posse.arena.simulate import table_of
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed, bind
from posse.engine.struct import FloatRow, Row
from posse.engine.table import Table
from posse.games import game
from posse.games.el_paso.deputy import HABITS
from tests.games.el_paso.table import BOX, loaded, table_at
from tests.tables import play, play_as, state

GAME = game("el-paso")

weigh: Callable[[Any, Any, Row, int, FloatRow], None]

HAND = "hand=bank-4+gold-mine-4+hotel-4+horses-4+saloon-4+cattle-4"
PLENTY = "stacks=bank-1+bank-2+bank-3+hotel-1+hotel-2+hotel-3+horses-3+horses-4"


def like(boxes: Sequence[Any], views: Sequence[Any], moves: Row, n: int, likings: FloatRow) -> None:
    weigh(boxes[0], views[0], moves, n, likings)  # noqa: F821  # filled in when bound


def likings(table: Table, speed: Speed = Speed.PLAIN) -> dict[str, float]:
    seat = table.turn()
    v, found = table.view(seat), table.offer(seat).moves
    moves = np.array([GAME.paper.moves.read(move) for move in found])
    liked = np.zeros(GAME.max_legal)
    run: Any = bind(like, GAME, speed, **HABITS.by_name())
    if speed is Speed.PLAIN:
        run([table.game.box], [v], moves.tolist(), len(moves), liked)
    else:
        run(table.game.box.array, v.array, moves, len(moves), liked)
    return dict(zip(found, liked.tolist(), strict=False))


def chosen(position: str, n_seats: int = 3) -> str:
    liked = likings(table_at(position, n_seats))
    return max(liked, key=lambda move: liked[move])


def test_with_all_dice_free_it_stays() -> None:
    assert chosen(f"town=deadwood {PLENTY} loot=bank-3") != "leave"


def test_with_one_free_die_it_takes_its_loot_home() -> None:
    assert chosen(f"town=san-diego n_stars=4 {PLENTY} loot=bank-5+hotel-4+horses-4") == "leave"


def test_with_one_free_die_and_nothing_to_lose_it_stays() -> None:
    assert chosen(f"town=san-diego n_stars=4 {PLENTY}") != "leave"


def test_in_the_last_town_it_does_not_leave_as_a_sure_loser() -> None:
    position = f"town=el-paso n_stars=4 {PLENTY} loot=bank-5+hotel-4 in_town=1 {HAND} nuggets="
    assert chosen(position + "20/31/10") != "leave"
    assert chosen(position + "20/25/10") == "leave"


def test_high_where_the_stack_is_short_low_where_there_is_plenty() -> None:
    bank = "town=deadwood hand=bank-1+bank-4+bank-8/bank-2+bank-5+bank-6/bank-3+bank-7"
    assert chosen(f"{bank} stacks=bank-5") == "lay bank 8"
    assert chosen(f"{bank} stacks=bank-1+bank-2+bank-3+bank-4+bank-5") == "lay bank 1"


def test_it_raids_no_place_the_town_lacks_or_that_is_bare() -> None:
    move = chosen(f"town=cheyenne {HAND} stacks=bank-2+bank-4+horses-3+horses-4")
    assert move in ("lay bank 4", "lay horses 4")


def test_saloon_and_cattle_are_worth_less_with_few_dice() -> None:
    position = f"town=el-paso {HAND} stacks=bank-4+saloon-5 in_town=1 n_stars="
    assert chosen(position + "0", 2) == "lay saloon 4"
    assert chosen(position + "4", 2) == "lay bank 4"


def test_it_takes_on_what_the_next_town_lacks() -> None:
    assert chosen("town=deadwood phase=keep limit=1 active=0 loot=hotel-4+bank-5+horses-5") == "keep hotel-4"


def test_it_sells_what_brings_full_value_here() -> None:
    assert chosen("town=abilene phase=keep limit=2 active=0 loot=gold-mine-5+horses-4") == "done"


def test_it_takes_all_it_may_on_to_the_last_town() -> None:
    table = table_at("town=tombstone phase=keep limit=2 active=0 loot=bank-5+saloon-6+gold-mine-1")
    liked = likings(table)
    assert max(liked, key=lambda move: liked[move]) == "keep saloon-6"
    play(table, "keep saloon-6")
    liked = likings(table)
    assert max(liked, key=lambda move: liked[move]) == "keep bank-5"


def test_it_draws_for_a_place_with_tiles_of_which_it_holds_none() -> None:
    hand = "hand=bank-4+gold-mine-4+horses-4+saloon-4+cattle-4"
    assert chosen(f"town=el-paso phase=refill {hand} stacks=hotel-3+hotel-4+bank-3+bank-4") == "draw hotel"


def test_it_minds_dice_that_bring_the_sheriffs_for_certain() -> None:
    table = table_at(f"town=el-paso loot=bank-5 {PLENTY}", dice="star")
    assert table.game.box == loaded("star")
    assert max(likings(table).items(), key=lambda item: item[1])[0] == "leave"


@pytest.mark.parametrize("n_seats", GAME.seats)
def test_it_likes_alike_at_every_speed(n_seats: int) -> None:
    table = Table(GAME, key_from_seed(n_seats), n_seats)
    ply = 0
    while not table.is_over():
        seat = table.turn()
        liked = likings(table)
        if ply % 5 == 0:
            assert likings(table, Speed.CHECKED) == liked
        ply += 1
        play_as(table, seat, max(liked, key=lambda move: liked[move]))


def test_an_outlook_shares_out_one_win() -> None:
    table = table_at("town=tombstone nuggets=20/12/5 loot=-/-/2hotel-5")
    out = np.zeros((2, 3))
    HABITS.outlook(BOX, state(table), out)
    assert out[0].sum() == pytest.approx(1.0)
    assert out[0, 0] > out[0, 2] > out[0, 1] > 0
    assert out[1].tolist() == [20, 12, 5]
    assert HABITS.epoch(BOX, state(table)) == 5


def test_what_it_reckons_has_room_with_as_many_dice_and_seats_as_an_edition_may_have() -> None:
    box = BOX.copy()
    box.n_dice = 10
    assert table_of(GAME.with_box(box), 0, 5, key_from_seed("room"), "deputy").is_over()
