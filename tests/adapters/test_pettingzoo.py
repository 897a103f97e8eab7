"""The games as PettingZoo environments, judged by PettingZoo's own suites."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from posse.adapters import pettingzoo
from posse.engine.game import PosseError
from posse.games import game_names

FEW = 120  # cycles


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy")
@pytest.mark.parametrize("name", game_names())
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    """But that an observation has a mask beside it, as those of its own card games have."""
    api_test(pettingzoo.env(name, seats=3), num_cycles=FEW)


@pytest.mark.parametrize("name", game_names())
def test_a_seed_decides_everything(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name, seats=3), num_cycles=FEW)


def test_pettingzoo_finds_nothing_wrong_with_agents_at_once() -> None:
    parallel_api_test(pettingzoo.parallel_env("showdown", seats=3), num_cycles=FEW)
    parallel_seed_test(lambda: pettingzoo.parallel_env("showdown", seats=3, illegal="lose"), num_cycles=FEW)
    parallel_api_test(pettingzoo.parallel_env("gnadenlos", seats=3), num_cycles=20)


def test_agents_are_paid_their_share_at_the_end() -> None:
    for reward in ("share", "score"):
        env = pettingzoo.env("showdown", seats=4, reward=reward)
        env.reset(seed=3)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, earned, is_over, is_cut, _ = env.last()
            paid[agent] += earned
            env.step(None if is_over or is_cut else int(seen["action_mask"].argmax()))
        assert tuple(paid.values()) == getattr(env.table.result, f"{reward}s")


def test_all_lay_at_once() -> None:
    env = pettingzoo.parallel_env("showdown", seats=3)
    seen, _ = env.reset(seed=1)
    assert all(one["action_mask"].any() for one in seen.values())
    seen, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert len(env.table.plies) == 3
    assert sum(bool(one["action_mask"].any()) for one in seen.values()) == 1  # whoever may shoot


def test_an_illegal_action_changes_nothing() -> None:
    env = pettingzoo.env("showdown", seats=3)
    env.reset(seed=1)
    with pytest.raises(PosseError, match="action 8 is not legal for seat 1; its observation has the mask"):
        env.step(8)
    assert env.agent_selection == "seat_0"
    assert not env.table.plies
    at_once = pettingzoo.parallel_env("showdown", seats=2)
    seen, _ = at_once.reset(seed=1)
    with pytest.raises(PosseError, match="for seat 2"):
        at_once.step({"seat_0": int(seen["seat_0"]["action_mask"].argmax()), "seat_1": 8})
    assert not at_once.table.plies


def test_an_illegal_action_of_one_ends_the_game_where_that_is_wanted() -> None:
    env = pettingzoo.parallel_env("showdown", seats=2, illegal="lose")
    env.reset(seed=1)
    _, paid, over, cut, infos = env.step({"seat_0": 8, "seat_1": 8})
    assert (set(paid.values()), set(over.values()), set(cut.values())) == ({0.0}, {True}, {False})
    assert infos["seat_0"] == {"illegal": True}
    assert env.agents == []


def test_an_agent_sees_what_its_seat_knows() -> None:
    env = pettingzoo.env("showdown", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert np.array_equal(env.observe("seat_1")["observation"], env.table.observe(1))
    assert not env.observe("seat_1")["action_mask"].any()
    assert env.render() == env.table.text()


def test_wrong_options_are_said_in_one_line() -> None:
    with pytest.raises(PosseError, match="there is no reward 'glory'; choose from: share, score"):
        pettingzoo.env("showdown", reward="glory")
    with pytest.raises(PosseError, match="showdown is for 2 to 4 players, not 7"):
        pettingzoo.env("showdown", seats=7)


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "posse.adapters.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(PosseError, match=r"needs PettingZoo: pip install 'posse-games\[pettingzoo\]'"):
        __import__("posse.adapters.pettingzoo")
