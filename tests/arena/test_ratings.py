from __future__ import annotations

import numpy as np
import pytest

from posse.arena.ratings import compared, figures, mean, ratings, widest
from posse.arena.referee import Deal

# Two seats. The bot at place 0 wins both rotations of deal 0 and one of deal 1; deal 2 is a tie and a loss on points.
DEALS = [
    Deal(0, (0, 1), ((1, 0), (1, 0)), ((9, 1), (8, 2)), (10, 12)),
    Deal(1, (1, 0), ((1, 0), (0, 1)), ((9, 1), (2, 8)), (10, 12)),
    Deal(2, (0, 1), ((0.5, 0.5), (0.5, 0.5)), ((5, 5), (4, 6)), (10, 12)),
]


def test_figures_are_means_over_deals() -> None:
    found = figures(DEALS)
    assert (found.deals, found.games, found.over_cap) == (3, 6, 0)
    assert [one.value for one in found.win_share] == pytest.approx([4 / 6, 2 / 6])
    assert [one.value for one in found.score] == pytest.approx([37 / 6, 23 / 6])
    assert found.plies.tolist() == [10, 12] * 3
    assert found.win_share[0].low <= 4 / 6 <= found.win_share[0].high


def test_the_win_shares_of_seats_are_found_whoever_sits_there() -> None:
    # The bot at place 0 sits in seat 1 in rotation 1; in deal 1, in rotation 0.
    assert [one.value for one in figures(DEALS).by_seat] == pytest.approx([(1 + 0 + 0 + 0 + 0.5 + 0.5) / 6, 4 / 6])


def test_ahead_is_by_share_then_by_score() -> None:
    shares, scores = np.array([deal.shares for deal in DEALS]), np.array([deal.scores for deal in DEALS])
    assert compared(shares, scores, 0, 1).tolist() == [[1, 1], [1, 0], [0.5, 0]]
    found = figures(DEALS)
    assert found.ahead[0][1].value + found.ahead[1][0].value == pytest.approx(1)


def test_a_deal_with_a_game_over_the_cap_is_in_no_other_figure() -> None:
    found = figures([*DEALS, Deal(3, (0, 1), ((0, 0), (0, 1)), ((0, 0), (0, 9)), (-1, 10))])
    assert (found.deals, found.games, found.over_cap) == (4, 8, 1)
    assert found.win_share == figures(DEALS).win_share


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """Of many samples of 60 deals, about 95 % have the true mean in their interval."""
    rng = np.random.default_rng(1)
    samples = rng.choice([0.0, 0.25, 0.5, 1.0], (400, 60), p=[0.4, 0.3, 0.2, 0.1])
    truth = 0.3 * 0.25 + 0.2 * 0.5 + 0.1
    covered = np.mean([one.low <= truth <= one.high for one in map(mean, samples)])
    assert 0.91 < covered < 0.98


def test_an_interval_narrows_with_the_root_of_the_deals() -> None:
    by_deal = np.random.default_rng(2).choice([0.0, 1.0], 10_000)
    assert mean(by_deal).half == pytest.approx(1.96 * 0.5 / 100, rel=0.1)
    assert mean(by_deal[:100]).half == pytest.approx(1.96 * 0.5 / 10, rel=0.15)
    assert mean(by_deal) == mean(by_deal)


def test_the_widest_interval_counts() -> None:
    assert widest(DEALS) == max(one.half for one in figures(DEALS).win_share)
    assert widest([Deal(0, (0, 1), ((0, 0), (0, 0)), ((0, 0), (0, 0)), (-1, -1))]) == np.inf


def test_who_wins_is_rated_higher_and_equals_are_rated_alike() -> None:
    shares = np.tile([[[1.0, 0.0, 0.0]]], (50, 3, 1))
    scores = np.tile([[[9.0, 4.0, 4.0]]], (50, 3, 1))
    best, *others = ratings(shares, scores)
    assert best.mu > 25 > others[0].mu
    assert others[0] == pytest.approx(others[1])
    assert best.sigma < 25 / 3
