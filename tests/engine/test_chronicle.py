from __future__ import annotations

from dataclasses import replace

import pytest

from posse.engine.chronicle import Turning, chronicle_of, manner_of, margin_of, n_leads, nothing_told, turning_point
from posse.engine.rng import key_from_seed
from posse.engine.table import Result, Table
from posse.games import game
from tests.tables import at_random, play_on

ANN = Result((1.0, 0.0), (5.0, 4.0))


def test_the_margin_is_that_of_the_least_winner_over_the_best_of_the_others() -> None:
    assert margin_of((9, 9, 4, 7), (0.5, 0.5, 0, 0)) == 2
    assert margin_of((3, 9), (1, 0)) == -6
    assert margin_of((3, 3), (0.5, 0.5)) == 0


def test_the_lead_that_was_taken_for_good_is_the_turning_point() -> None:
    every = [(0, 0), (2, 0), (2, 3), (4, 3), (4, 4), (5, 4)]
    assert turning_point(every, ANN) == Turning(5, "lead", 1)  # level after ply 4, so it was not for good before
    assert turning_point([(0, 0), (0, 3), (4, 3), (5, 4)], ANN) == Turning(2, "lead", 4)


def test_who_was_never_behind_turned_it_by_the_largest_swing_and_the_first_of_such() -> None:
    every = [(0, 0), (1, 0), (4, 0), (4, 3), (7, 3), (5, 4)]
    assert turning_point(every, ANN) == Turning(2, "swing", 3)


def test_a_tie_that_was_broken_has_no_lead_but_a_swing() -> None:
    tied = Result((1.0, 0.0), (4.0, 4.0))
    assert turning_point([(0, 0), (0, 4), (4, 4)], tied) == Turning(2, "swing", 4)


def test_where_all_win_or_nothing_is_known_nothing_turned() -> None:
    assert turning_point([(0, 0), (4, 4)], Result((0.5, 0.5), (4.0, 4.0))) is None
    assert turning_point([], ANN) is None
    assert turning_point([(1, 0), (1, 0)], Result((1.0, 0.0), (1.0, 0.0))) is None


@pytest.mark.parametrize(
    ("shares", "scores", "half", "manner"),
    [
        ((0.5, 0.5, 0), (8, 8, 2), (0, 0, 0), "shared"),
        ((1, 0, 0), (8, 8, 2), (0, 0, 0), "level"),
        ((1, 0, 0), (8, 7, 2), (0, 1, 1), "comeback"),
        ((1, 0, 0), (8, 7, 2), (1, 1, 2), "clear"),  # not alone in the last place
        ((1, 0, 0), (20, 18, 2), (0, 0, 0), "narrow"),
        ((1, 0, 0), (20, 10, 2), (0, 0, 0), "rout"),
        ((1, 0, 0), (20, 11, 2), (0, 0, 0), "clear"),
        ((1, 0), (20, 11), (0, 1), "clear"),  # of two, the second is no last
    ],
)
def test_how_it_was_won(
    shares: tuple[float, ...], scores: tuple[float, ...], half: tuple[float, ...], manner: str
) -> None:
    assert manner_of([(0.0,) * len(scores), half, scores], Result(shares, scores)) == manner


def test_a_lead_counts_when_another_is_alone_in_front() -> None:
    assert n_leads([(0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (4, 3)]) == 3
    assert n_leads([]) == 0


def test_a_game_that_tells_nothing_has_its_result() -> None:
    plain = game("showdown")
    bare = plain.altered(paper=replace(plain.paper, standing=None, chronicle=nothing_told))
    found = chronicle_of(play_on(Table(bare, key_from_seed(3), 3), at_random(3)))
    assert found.standings == ()
    assert found.turning is None
    assert found.told.tallies == ()
    assert found.manner in ("shared", "narrow", "rout", "clear")
