from __future__ import annotations

import pytest

from posse.arena.simulate import simulate, table_of
from posse.engine.game import SeatsError
from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.games import game, game_names

GAME = game("showdown")

KEY = key_from_seed("simulate")


def test_the_figures_depend_on_the_key_alone() -> None:
    runs = [
        simulate(GAME, 1000, 4, KEY, threads, speed)
        for threads, speed in ((1, Speed.COMPILED), (3, Speed.COMPILED), (2, Speed.CHECKED), (1, Speed.PLAIN))
    ]
    for run in runs:
        assert (run.games, run.decisions, run.over_cap) == (1000, runs[0].decisions, 0)
        assert run.win_share == pytest.approx(runs[0].win_share)
        assert run.mean_score == pytest.approx(runs[0].mean_score)


@pytest.mark.parametrize("policy", ["greenhorn", "deputy"])
def test_policies_play_the_same_at_every_speed(policy: str) -> None:
    runs = [
        simulate(GAME, 60, 3, KEY, threads, speed, policy=policy)
        for threads, speed in ((1, Speed.COMPILED), (3, Speed.COMPILED), (1, Speed.PLAIN))
    ]
    for run in runs:
        assert (run.policy, run.games, run.decisions, run.over_cap) == (policy, 60, runs[0].decisions, 0)
        assert run.win_share == pytest.approx(runs[0].win_share)
        assert run.mean_score == pytest.approx(runs[0].mean_score)


@pytest.mark.parametrize(
    ("name", "policy"),
    [*((name, "deputy") for name in game_names()), ("showdown", "random"), ("showdown", "greenhorn")],
)
def test_any_game_can_be_played_again_at_a_table(name: str, policy: str) -> None:
    n, found = 3, game(name)
    run = simulate(found, n, 3, KEY, policy=policy)
    tables = [table_of(found, number, 3, KEY, policy) for number in range(n)]
    assert sum(len(table.plies) for table in tables) == run.decisions
    scores = [sum(table.result.scores[seat] for table in tables) / n for seat in range(3)]
    assert scores == pytest.approx(run.mean_score)


def test_progress_comes_to_the_end() -> None:
    seen: list[int] = []
    simulate(GAME, 300, 2, KEY, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 300


def test_games_over_the_cap_are_reported_never_hidden() -> None:

    short = GAME.altered(ply_cap=20)
    for policy in ("random", "deputy"):
        run = simulate(short, 200, 3, KEY, policy=policy)
        assert run.games == 200
        assert 0 < run.over_cap < 200
        assert sum(run.win_share) == pytest.approx(1)
        assert 0 < run.decisions <= 20 * (200 - run.over_cap)


def test_a_key_interrupt_keeps_what_was_done() -> None:
    def stop(n_done: int) -> None:
        if n_done >= 128:
            raise KeyboardInterrupt

    run = simulate(GAME, 10_000_000, 3, KEY, threads=2, progress=stop)
    assert 128 <= run.games < 10_000_000
    assert sum(run.win_share) == pytest.approx(1)


def test_seats_out_of_range_are_refused() -> None:
    with pytest.raises(SeatsError):
        simulate(GAME, 1, 5, KEY)


def test_every_seat_wins_about_as_often() -> None:
    run = simulate(GAME, 200_000, 4, KEY)
    assert run.win_share == pytest.approx([0.25] * 4, abs=0.01)
