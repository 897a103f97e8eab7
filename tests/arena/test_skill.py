from __future__ import annotations

import pytest

from posse.arena.skill import START, Rating, after_game, ranks


def test_ranks_go_by_the_win_and_then_by_score() -> None:
    assert ranks([0, 1, 0], [9, 5, 3]) == [1, 0, 2]
    assert ranks([0.5, 0.5, 0], [7, 7, 2]) == [0, 0, 2]


def test_who_wins_rises_and_all_are_known_better() -> None:
    best, middle, last = after_game([START] * 3, [0, 1, 2])
    assert best.mu > middle.mu > last.mu
    assert all(one.sigma < START.sigma for one in (best, middle, last))


def test_equals_stay_equal() -> None:
    one, other = after_game([START, START], [0, 0])
    assert one == pytest.approx(other)


def test_a_win_against_a_better_player_is_worth_more() -> None:
    good, bad = Rating(35, 3), Rating(15, 3)
    assert after_game([START, good], [0, 1])[0].mu > after_game([START, bad], [0, 1])[0].mu


def test_the_start_is_openskills() -> None:
    from openskill.models import PlackettLuce

    fresh = PlackettLuce().rating()
    assert Rating(fresh.mu, fresh.sigma) == pytest.approx(START)
