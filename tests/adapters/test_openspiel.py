"""The games as OpenSpiel games, judged by OpenSpiel's own tests, and searched by one of its algorithms."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import numpy as np
import pytest

from posse.engine.game import PosseError
from posse.games import game, game_names

if sys.platform != "linux" or sys.version_info >= (3, 14):
    pytest.skip("OpenSpiel is installed for tests on Linux, for Python up to 3.13", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from posse.adapters import openspiel


def loaded(name: str, **parameters: int) -> Any:
    return pyspiel.load_game(openspiel.short_name(name), {"players": 3, "deals": 20, **parameters})


def dealt(name: str, deal: int = 0, **parameters: int) -> Any:
    state = loaded(name, **parameters).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", game_names())
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Its test of all games: masks, copies, returns, observations, history, and states read back from their text."""
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=name == "showdown", verbose=False)


def test_a_playthrough_can_be_written() -> None:
    lines = generate_playthrough.playthrough("posse_showdown(players=3,deals=5)", None)
    assert 'GameType.short_name = "posse_showdown"' in lines
    assert "IsTerminal() = True" in lines


def test_its_search_plays_el_paso() -> None:
    """Information-set search: it asks for other worlds, and its tree is keyed by information states."""
    state = dealt("el-paso", 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded("el-paso"), evaluator, 1.0, 8, random_state=np.random.RandomState(2))
    for _ in range(2):
        move = int(bot.step(state))
        assert move in state.legal_actions()
        state.apply_action(move)


@pytest.mark.parametrize("name", game_names())
def test_resampled_states_fit_what_the_player_knows(name: str) -> None:
    dice, differs = np.random.default_rng(3), 0
    state = dealt(name, 5)
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differs += str(other) != str(state)
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert differs > 10


def test_a_state_is_what_the_table_is() -> None:
    import posse

    state, found = dealt("showdown", 4, seed=9), game("showdown")
    table = posse.Table(found, state.s.array["key"][0].tobytes(), 3)
    observation = make_observation(loaded("showdown"))
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == table.turn()
        assert state.legal_actions() == np.flatnonzero(table.mask()).tolist()
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == table.observe().tolist()
        assert observation.dict["coins"].tolist() == [table.view(seat).coins[(seat + i) % 3] for i in range(3)]
        move = state.legal_actions()[-1]
        assert state.action_to_string(seat, move) == table.game.paper.moves.write(table.absolute(move))
        state.apply_action(move)
        table.play(table.absolute(move))
    assert tuple(state.returns()) == table.result.shares


def test_states_are_kept_whole() -> None:
    """Also those that were resampled, which no history leads to."""
    state = dealt("showdown", 2).resample_from_infostate(1, lambda: 0.5)
    for copy in (
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
        state.clone(),
    ):
        assert str(copy) == str(state)
        for one in (copy, state.clone()):
            while not one.is_terminal():
                one.apply_action(one.legal_actions()[0])
        assert copy.is_terminal()


def test_the_seed_decides_the_deals() -> None:
    assert str(dealt("showdown", 1, seed=3)) == str(dealt("showdown", 1, seed=3))
    assert str(dealt("showdown", 1, seed=3)) != str(dealt("showdown", 1, seed=4))
    assert len({str(dealt("showdown", deal)) for deal in range(20)}) > 15


def test_wrong_parameters_are_said_in_one_line() -> None:
    with pytest.raises(PosseError, match="there are 1 to 2147483648 deals, not 0"):
        loaded("showdown", deals=0)
    with pytest.raises(PosseError, match="showdown is for 2 to 4 players, not 9"):
        loaded("showdown", players=9)


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "posse.adapters.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PosseError, match=r"needs OpenSpiel: pip install 'posse-games\[openspiel\]'"):
        __import__("posse.adapters.openspiel")
