from __future__ import annotations

from typing import Any

import pytest

from posse.bots.bot import Choice
from posse.bots.levels import LADDER, bot, level_up, levels
from posse.engine.game import PosseError
from posse.engine.habits import NO_HABITS
from posse.engine.rng import Stream, draw_key, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game, game_names
from tests.tables import at_random, offer, play

KEY = key_from_seed("bots")


def tables(name: str, n_tables: int = 4) -> list[Table]:
    """Somewhere in a game, where the seat to act has a choice."""
    found, choose, made = game(name), at_random(name), []
    for i in range(n_tables):
        table = Table(found, key_from_seed(i), 3)
        while len(table.plies) < 3 * i or len(offer(table)) == 1:
            play(table, choose(offer(table)))
        made.append(table)
    return made


def chosen(table: Table, level: str, view: Any = None) -> Choice:
    seat = table.turn()
    view = table.view(seat) if view is None else view
    return bot(level, table.game).choose(view, table.offer(seat).moves, 0.0, KEY)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("level", [name for name in levels() if not levels()[name].thinks])
def test_a_bot_plays_one_of_its_moves_and_the_same_for_the_same_key(level: str, name: str) -> None:
    for table in tables(name):
        choice = chosen(table, level)
        assert choice.move in table.offer(table.turn()).moves
        assert chosen(table, level) == choice


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("level", [name for name in levels() if not levels()[name].thinks])
def test_worlds_with_equal_views_get_equal_choices(level: str, name: str) -> None:
    for table in tables(name):
        seat, rules = table.turn(), table.game.rules
        for i in range(3):
            world, view = table.game.State(), table.game.View()
            put_key(world, key_from_seed(f"world {i}"))
            rules.resample(table.game.box, table.view(seat), world, table.game.rules.Scratch())
            rules.view(table.game.box, world, seat, view)
            assert chosen(table, level, view) == chosen(table, level)


@pytest.mark.parametrize("level", levels())
def test_a_state_is_not_taken_for_a_view(level: str) -> None:
    (table,) = tables("showdown", 1)
    with pytest.raises(TypeError, match="a bot at showdown is shown a View, not a State"):
        chosen(table, level, table._state)


def test_a_game_without_habits_is_played_at_random() -> None:
    (table,) = tables("wyatt-earp", 1)
    unknown: Any = table.game.altered(habits=NO_HABITS)
    moves, stream = table.offer(table.turn()).moves, Stream()
    put_key(stream, KEY)
    deputy = bot("deputy", unknown)
    view = table.view(table.turn())
    assert {deputy.choose(view, moves, 0.0, draw_key(stream)).move for _ in range(400)} == set(moves)


def test_a_level_nobody_plays_at_is_refused() -> None:
    found = game("showdown")
    with pytest.raises(PosseError, match="there is no bot 'marshal'; choose from: random, greenhorn, deputy, sheriff"):
        bot("marshal", found)


def test_a_level_up_is_the_next_of_the_ladder_and_nobody_is_above_a_sheriff() -> None:
    assert [level_up(name) for name in LADDER] == ["greenhorn", "deputy", "sheriff", "sheriff"]
    assert level_up("somebody-elses") == "somebody-elses"
    assert list(levels())[: len(LADDER)] == list(LADDER)
