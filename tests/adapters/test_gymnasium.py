"""The games as Gymnasium environments, judged by Gymnasium's own checks."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from gymnasium import make, make_vec
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from posse.adapters import gymnasium
from posse.engine.game import PosseError
from posse.games import game, game_names


def any_action(masks: Any, dice: np.random.Generator) -> Any:
    return (masks * dice.random(masks.shape)).argmax(-1)


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    id_ = f"posse/{name}-v{game(name).version}"
    check_env(make(id_, seats=3, bots="random", illegal="lose", render_mode="ansi").unwrapped)


def test_gymnasium_makes_vectors() -> None:
    envs = make_vec("posse/showdown-v1", 6, "vector_entry_point", seats=4, bots="random")
    assert isinstance(envs.unwrapped, gymnasium.ManySeats)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (6, 43)


def test_a_game_against_bots_of_any_level() -> None:
    env = gymnasium.env("showdown", seats=3, seat=1, bots=["deputy", "greenhorn"])
    dice, ended = np.random.default_rng(1), 0
    for seed in range(5):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert env.observation_space.contains(seen)
            assert env.table.turn() == 1
            seen, paid, is_over, is_cut, _ = env.step(any_action(seen["action_mask"], dice))
            assert not is_cut
        assert paid == env.table.result.shares[1]
        ended += 1
    assert ended == 5


def test_the_same_seed_plays_the_same_game() -> None:
    played = []
    for _ in range(2):
        env, dice = gymnasium.env("showdown", bots="greenhorn"), np.random.default_rng(2)
        seen, _ = env.reset(seed=7)
        is_over = False
        while not is_over:
            seen, _, is_over, _, _ = env.step(any_action(seen["action_mask"], dice))
        played.append([ply.move for ply in env.table.plies])
    assert played[0] == played[1]


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = gymnasium.env("showdown")
    env.reset(seed=1)
    with pytest.raises(PosseError, match="action 8 is not legal for seat 1"):
        env.step(8)
    assert env.table.turn() == 0
    losing = gymnasium.env("showdown", illegal="lose")
    losing.reset(seed=1)
    assert losing.step(8)[1:] == (0.0, True, False, {"illegal": True})


@pytest.mark.parametrize("bots", ["deputy", "random"])
def test_many_seats_keep_the_convention_of_the_next_step(bots: str) -> None:
    envs = gymnasium.vector_env("showdown", 32, seats=3, bots=bots, threads=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=5)
    dice, ended, n_games = np.random.default_rng(3), np.zeros(32, bool), 0
    assert infos == {}
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert (seen["action_mask"].any(1) == ~ended).all()  # nothing can be played where a game has ended
        before = {name: array.copy() for name, array in seen.items()}
        after, paid, over, cut, _ = envs.step(any_action(seen["action_mask"], dice))
        assert data_equivalence(before, seen)  # what was returned is not written again
        assert not (ended & over).any()
        assert (paid[~over] == 0).all()
        assert not cut.any()
        n_games += int(over.sum())
        seen, ended = after, over
    assert n_games > 100


def test_a_vector_is_the_same_for_a_seed_and_any_number_of_threads() -> None:
    runs = []
    for threads in (1, 3):
        envs, dice = gymnasium.vector_env("showdown", 10, seats=4, threads=threads), np.random.default_rng(4)
        seen, _ = envs.reset(seed=9)
        shown = [seen["observation"]]
        for _ in range(40):
            seen, *_ = envs.step(any_action(seen["action_mask"], dice))
            shown.append(seen["observation"])
        runs.append(np.stack(shown))
    assert np.array_equal(*runs)


def test_gymnasiums_wrappers_count_what_was_paid() -> None:
    envs = RecordEpisodeStatistics(gymnasium.vector_env("showdown", 16, seats=2, bots="random"))
    seen, _ = envs.reset(seed=1)
    dice, lengths, paid = np.random.default_rng(5), list[int](), list[float]()
    for _ in range(80):
        seen, _, over, _, infos = envs.step(any_action(seen["action_mask"], dice))
        if over.any():
            lengths += infos["episode"]["l"][over].tolist()
            paid += infos["episode"]["r"][over].tolist()
    assert len(paid) > 16
    assert set(paid) <= {0.0, 0.5, 1.0}
    assert min(lengths) > 3


def test_wrong_options_are_said_in_one_line() -> None:
    with pytest.raises(PosseError, match="1 bots for the 2 other seats"):
        gymnasium.env("showdown", seats=3, bots=["deputy"])
    with pytest.raises(PosseError, match="there is no seat 4 at a table of 3"):
        gymnasium.env("showdown", seats=3, seat=3)
    with pytest.raises(PosseError, match="there is no way 'shrug' with illegal actions; choose from: raise, lose"):
        gymnasium.env("showdown", illegal="shrug")


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "posse.adapters.gymnasium")
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(PosseError, match=r"needs Gymnasium: pip install 'posse-games\[gymnasium\]'"):
        __import__("posse.adapters.gymnasium")
