from __future__ import annotations

import numpy as np
import pytest

from posse.engine.batch import Batch, play_games
from posse.engine.game import PosseError, SeatsError
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.games import game

GAME = game("showdown")

KEY = key_from_seed("batch")


def last_states(threads: int, speed: Speed = Speed.COMPILED) -> bytes:
    """A batch stepped to the end, always by the first move."""
    batch = Batch(GAME, 50, 3, KEY, threads, speed)
    while (batch.seats >= 0).any():
        batch.step(batch.moves[:, 0])
    return batch.states.tobytes()


def test_a_batch_is_the_same_over_any_number_of_threads() -> None:
    alone = last_states(1)
    assert last_states(2) == alone
    assert last_states(7) == alone
    assert last_states(2, Speed.CHECKED) == alone


def test_rows_are_the_games_of_the_key() -> None:
    batch = Batch(GAME, 4, 3, KEY)
    opening = batch.states.copy()
    batch.reset(KEY, first=2)
    assert batch.states[0].tobytes() == opening[2].tobytes()
    assert batch.states[0].tobytes() != opening[0].tobytes()


def test_an_illegal_move_anywhere_changes_nothing() -> None:
    batch = Batch(GAME, 6, 3, KEY, threads=2)
    before = batch.states.tobytes(), batch.moves.tobytes(), batch.seats.tobytes()
    chosen = batch.moves[:, 0].copy()
    chosen[5] = 8
    with pytest.raises(PosseError, match="row 5: move 8 is not legal for seat 1"):
        batch.step(chosen)
    assert (batch.states.tobytes(), batch.moves.tobytes(), batch.seats.tobytes()) == before


def test_games_that_are_over_are_left_alone() -> None:
    batch = Batch(GAME, 50, 2, KEY)
    while not (batch.seats < 0).any():
        batch.step(batch.moves[:, 0])
    over = np.flatnonzero(batch.seats < 0)
    before = batch.states[over].tobytes()
    chosen = batch.moves[:, 0].copy()
    chosen[over] = -1
    batch.step(chosen)
    assert batch.states[over].tobytes() == before


def test_a_game_of_a_batch_is_the_game_played_alone() -> None:
    states, n_plies = play_games(GAME, KEY, 0, 10, 4, Speed.COMPILED)
    alone, n_alone = play_games(GAME, KEY, 7, 1, 4, Speed.PLAIN)
    assert states[7].tobytes() == alone[0].tobytes()
    assert n_plies[7] == n_alone[0]


def test_seats_out_of_range_are_refused() -> None:
    with pytest.raises(SeatsError, match="showdown is for 2 to 4 players, not 5"):
        Batch(GAME, 1, 5, KEY)


def test_a_batch_is_not_for_the_plain_speed() -> None:
    with pytest.raises(ValueError, match="compiled"):
        Batch(GAME, 1, 2, KEY, speed=Speed.PLAIN)


def test_a_step_takes_one_whole_number_a_row() -> None:
    batch = Batch(GAME, 8, 2, KEY)
    before = batch.states.tobytes()
    for chosen in (batch.moves[:4, 0], batch.moves[:, 0] + 0.5, batch.moves):
        with pytest.raises(ValueError, match="a step takes 8 whole numbers"):
            batch.step(chosen)
    assert batch.states.tobytes() == before


def test_a_key_has_so_many_games_and_no_more() -> None:
    batch = Batch(GAME, 8, 2, KEY)
    with pytest.raises(ValueError, match="a key covers games 0 to 2147483647, not 2147483641 to 2147483648"):
        batch.reset(KEY, first=2**31 - 7)
    with pytest.raises(ValueError, match="a key covers games"):
        play_games(GAME, KEY, 2**31, 1, 2, Speed.COMPILED)
