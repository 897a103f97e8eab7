"""Games that programs learn in, stepped together: the same as tables, at every speed, over any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import posse
from posse.bots.environment import GIVEN, Environment, LineUp, plan
from posse.bots.stepping import LEARNER
from posse.engine.game import PosseError, SeatsError
from posse.engine.observation import NO_OBSERVATION
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.games import game

GAME = game("showdown")
KEY = key_from_seed("environment")
DEPUTIES = [None, "deputy", "greenhorn"]


def environment(
    n: int = 40,
    line_up: LineUp | None = None,
    speed: Speed = Speed.COMPILED,
    threads: int = 1,
    buffers: Any = None,
    **ways: bool,
) -> Environment:
    return Environment(plan(GAME, n, 3, KEY, line_up, **ways), threads, buffers, speed)


def any_move(environment: Environment, dice: np.random.Generator) -> Any:
    return (environment.masks * dice.random(environment.masks.shape)).argmax(1)


def everything(environment: Environment) -> list[bytes]:
    return [array.tobytes() for array in environment.rows]


@pytest.mark.parametrize(
    ("line_up", "ways"),
    [(None, {}), (DEPUTIES, {"rotated": True, "forced": True}), (DEPUTIES, {"waits": True})],
    ids=["all learn", "forced moves played", "shown at the end"],
)
def test_plain_and_compiled_are_the_same_over_any_number_of_threads(
    line_up: LineUp | None, ways: dict[str, bool]
) -> None:
    plain = environment(13, line_up, Speed.PLAIN, **ways)
    others = [environment(13, line_up, threads=threads, **ways) for threads in (1, 3)]
    dice, n_over = np.random.default_rng(1), 0
    for _ in range(60):
        chosen = any_move(plain, dice)
        for one in (plain, *others):
            one.step(chosen)
            assert everything(one) == everything(plain)
        n_over += int(plain.n_over.sum())
    assert n_over > 13


def test_rows_are_tables() -> None:
    """What a row shows is what the table of its game shows, move by move, and the game ends as there."""
    steps, library = environment(5), posse.game("showdown")
    keys = steps.rows.states["key"].copy()
    tables = [posse.Table(library, key.tobytes(), 3) for key in keys]
    dice, ended = np.random.default_rng(2), set[int]()
    while len(ended) < 5:
        chosen = any_move(steps, dice)
        for row, table in enumerate(tables):
            if row in ended:
                continue
            assert steps.seats[row] == table.turn()
            assert steps.observations[row].tolist() == table.observe().tolist()
            assert steps.masks[row].tolist() == table.mask().tolist()
            assert steps.n_moves[row] == len(table.legal())
            table.play(table.absolute(chosen[row]))
        steps.step(chosen)
        for row, table in enumerate(tables):
            if row not in ended:
                assert steps.n_over[row] == table.is_over()
                if table.is_over():
                    assert tuple(steps.shares[row]) == pytest.approx(table.result.shares)
                    assert tuple(steps.scores[row]) == table.result.scores
                    ended.add(row)


def test_only_learners_are_asked_and_they_have_a_choice() -> None:
    steps = environment(30, DEPUTIES, rotated=True, forced=True)
    dice = np.random.default_rng(3)
    for _ in range(100):
        assert steps.seats.tolist() == [row % 3 for row in range(30)]
        assert (steps.n_moves >= 2).all()
        assert (steps.masks.sum(1) == steps.n_moves).all()
        steps.step(any_move(steps, dice))


def test_a_line_up_by_row_seats_everybody_where_it_says() -> None:
    by_row = np.full((4, 3), 2)
    by_row[range(4), [2, 0, 1, 2]] = LEARNER
    steps = environment(4, by_row)
    assert steps.seats.tolist() == [2, 0, 1, 2]


def test_deputies_win_more_than_whoever_plays_at_random() -> None:
    steps = environment(200, [None, "deputy", "deputy"], rotated=True, forced=True)
    dice, won, n_games = np.random.default_rng(4), 0.0, 0
    for _ in range(150):
        steps.step(any_move(steps, dice))
        won += float(steps.shares[np.arange(200), np.arange(200) % 3].sum())
        n_games += int(steps.n_over.sum())
    assert n_games > 1000
    assert won / n_games < 0.25


def test_a_game_that_is_over_is_shown_before_it_is_dealt_anew() -> None:
    steps, dice, n_shown = environment(20, [None, "random", "random"], waits=True), np.random.default_rng(5), 0
    for _ in range(80):
        over = steps.seats < 0
        assert (over == (steps.n_over > 0)).all()
        assert not steps.masks[over].any()
        final = steps.observations[over].copy()
        games = steps.rows.games.copy()
        phase = steps.layout.unpack(final)["phase"]
        assert (phase == 3).all()
        n_shown += len(final)
        chosen = any_move(steps, dice)
        chosen[over] = -7  # nothing can be played there, and whatever is said is not looked at
        steps.step(chosen)
        assert (steps.rows.games[over] == games[over] + 20).all()
        assert (steps.seats[over] == 0).all()
    assert n_shown > 20


def test_every_row_plays_games_of_its_own() -> None:
    steps, dice = environment(6), np.random.default_rng(6)
    for _ in range(120):
        steps.step(any_move(steps, dice))
    assert (steps.rows.games % 6 == np.arange(6)).all()
    assert (steps.rows.games > 6).all()
    assert len({state["key"].tobytes() for state in steps.rows.states}) == 6


def test_after_the_last_game_of_a_key_come_those_of_its_keys() -> None:
    one, plain = (environment(2, DEPUTIES, speed) for speed in (Speed.COMPILED, Speed.PLAIN))
    dice, keys = np.random.default_rng(7), set[bytes]()
    for steps in (one, plain):
        steps.rows.games[:] = 2**31 - 4 + np.arange(2)
    for _ in range(80):
        chosen = any_move(one, dice)
        for steps in (one, plain):
            steps.step(chosen)
        keys |= {state["key"].tobytes() for state in one.rows.states}
    assert (one.rows.games > 2**31).all()
    assert everything(one) == everything(plain)
    assert len(keys) >= 2 * (int(one.rows.games.min()) - (2**31 - 2)) // 2


def test_a_reset_begins_again() -> None:
    steps, dice = environment(8, DEPUTIES), np.random.default_rng(8)
    opening = everything(steps)
    steps.step(any_move(steps, dice))
    assert everything(steps) != opening
    steps.reset()
    assert [array.tobytes() for array in steps.rows[1:]] == opening[1:]
    steps.reset(key_from_seed("other"))
    assert steps.rows.states.tobytes() != opening[-2]


def test_buffers_of_ones_own_are_written() -> None:
    shape = (6, GAME.layout(3).n_numbers)
    observations, masks = np.full(shape, 7, np.int16), np.full((6, GAME.n_moves), 7, np.int8)
    steps = environment(6, buffers={"observations": observations, "masks": masks})
    assert steps.observations is observations
    assert (masks.sum(1) == steps.n_moves).all()
    assert np.array_equal(observations, environment(6).observations)
    steps.reset()
    assert steps.observations is observations


def test_an_illegal_move_anywhere_changes_nothing() -> None:
    steps = environment(6, threads=2)
    chosen = steps.masks.argmax(1)
    for wrong in (8, -1, 99):
        chosen[5] = wrong
        before = everything(steps)[1:]
        with pytest.raises(PosseError, match=f"row 5: move {wrong} is not legal for seat 1"):
            steps.step(chosen)
        assert everything(steps)[1:] == before


def test_what_cannot_be_had_is_said_in_one_line() -> None:
    with pytest.raises(PosseError, match="a step takes 40 whole numbers, one per row"):
        environment().step(np.zeros(40))
    with pytest.raises(PosseError, match="2 bots for 3 seats"):
        environment(line_up=[None, "deputy"])
    with pytest.raises(PosseError, match="there is no policy 'shark'; choose from: random, greenhorn, deputy"):
        environment(line_up=[None, "shark", None])
    with pytest.raises(PosseError, match="every row needs a seat that learns"):
        environment(line_up=["deputy"] * 3)
    with pytest.raises(PosseError, match="a line-up by row has a policy, 0 to 4, for each of 2 rows × 3 seats"):
        environment(2, np.full((2, 3), 9))
    with pytest.raises(PosseError, match="there is no buffer 'rewards'"):
        environment(buffers={"rewards": np.zeros(40)})
    with pytest.raises(PosseError, match=r"masks needs a contiguous array of int8 with the shape \(40, 11\)"):
        environment(buffers={"masks": np.zeros((40, 11), np.int16)})
    with pytest.raises(PosseError, match="at least one row"):
        environment(0)
    with pytest.raises(PosseError, match="at least one thread"):
        environment(threads=0)
    with pytest.raises(SeatsError, match="showdown is for 2 to 4 players, not 5"):
        plan(GAME, 1, 5, KEY)
    with pytest.raises(PosseError, match="showdown cannot be observed"):
        plan(GAME.altered(observation=NO_OBSERVATION), 1, 3, KEY)


def test_the_arrays_are_those_that_are_named() -> None:
    steps = environment(4)
    assert all(getattr(steps, name) is getattr(steps.rows, name) for name in GIVEN)
