from __future__ import annotations

import time

from posse.bots import search
from posse.bots.bot import is_ready
from posse.bots.levels import bot
from posse.bots.sheriff import Sheriff
from posse.bots.workers import Stable
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.engine.table import Table
from posse.games import game
from tests.bots.test_bot import KEY, tables


def test_the_same_key_and_iterations_give_the_same_thoughts_at_every_speed() -> None:
    (table,) = tables("showdown", 1)
    view, moves = table.view(table.turn()), table.offer(table.turn()).moves
    speeds = (Speed.COMPILED, Speed.CHECKED, Speed.PLAIN)
    found = [Sheriff(table.game, 40, 1, speed).choose(view, moves, 0.0, KEY) for speed in speeds]
    assert found[0] == found[1] == found[2]
    assert sum(line.visits for line in found[0].lines) == 40
    two = [Sheriff(table.game, 40, 2).choose(view, moves, 0.0, KEY) for _ in range(2)]
    assert two[0] == two[1]
    assert sum(line.visits for line in two[0].lines) == 80


def test_what_others_hold_does_not_change_its_mind() -> None:
    (table,) = tables("showdown", 1)
    seat, rules = table.turn(), table.game.rules
    sheriff = Sheriff(table.game, 200)
    first = sheriff.choose(table.view(seat), table.offer(seat).moves, 0.0, KEY)
    world, view = table.game.State(), table.game.View()
    world.key[0] = 7
    rules.resample(table.game.box, table.view(seat), world, table.game.rules.Scratch())
    rules.view(table.game.box, world, seat, view)
    assert sheriff.choose(view, table.offer(seat).moves, 0.0, KEY) == first


def test_it_keeps_to_its_time_and_answers_a_forced_move_at_once() -> None:
    (table,) = tables("showdown", 1)
    view, moves = table.view(table.turn()), table.offer(table.turn()).moves
    sheriff = Sheriff(table.game)
    sheriff.choose(view, moves, 0.01, KEY)  # compiled now
    begun = time.perf_counter()
    choice = sheriff.choose(view, moves, 0.1, KEY)
    assert 0.1 <= time.perf_counter() - begun < 2.0
    assert sum(line.visits for line in choice.lines) >= 16
    assert sheriff.choose(view, moves[:1], 60.0, KEY) == (moves[0], ())


def test_a_full_tree_still_answers() -> None:
    (table,) = tables("showdown", 1)
    view, moves = table.view(table.turn()), table.offer(table.turn()).moves
    sheriff = Sheriff(table.game, 300)
    one = sheriff.searches[0]
    one.tree = one.tree._replace(nodes=one.tree.nodes[:5], edges=one.tree.edges[:20])
    choice = sheriff.choose(view, moves, 0.0, KEY)
    assert sum(line.visits for line in choice.lines) == 300
    assert one.tree.counts[search.N_NODES] <= 5


def test_it_clearly_beats_random_play() -> None:
    """At Showdown, where luck is large; how it does in the other games is measured in docs/bots.md."""
    found = game("showdown")
    sheriff, other, won, n_games = Sheriff(found, 100), bot("random", found), 0.0, 300
    for i in range(n_games):
        table = Table(found, key_from_seed(f"deal {i // 3}"), 3)
        while not table.is_over():
            seat = table.turn()
            offer, key = table.offer(seat), key_from_seed(f"{i} {len(table.plies)}")
            player = sheriff if seat == i % 3 else other
            table.play(player.choose(table.view(seat), offer.moves, 0.0, key).move, seat, offer.number)
        won += table.result.shares[i % 3]
    assert won / n_games > 0.5


def test_a_bot_that_thinks_elsewhere_chooses_as_one_here() -> None:
    (table,) = tables("showdown", 1)
    view, moves = table.view(table.turn()), table.offer(table.turn()).moves
    stable = Stable()
    try:
        away = stable.bot("deputy", table.game)
        assert away.choose(view, moves, 0.0, KEY) == bot("deputy", table.game).choose(view, moves, 0.0, KEY)
        assert is_ready(away)  # before its first thought
        assert is_ready(bot("sheriff", table.game))
        sheriff = stable.bot("sheriff", table.game)
        assert sheriff.readiness.result() is None
    finally:
        stable.close()
