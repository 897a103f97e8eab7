"""Ratings by openskill's Plackett-Luce, in which every player is a team of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def half(self) -> float:
        """Of the 95 % interval."""
        return 1.96 * self.sigma


START = Rating(25.0, 25.0 / 3)


def ranks(shares: Sequence[float], scores: Sequence[float]) -> list[int]:
    """From 0, the best; by the share of the win, or else by score. Equals share a rank."""
    results = list(zip(shares, scores, strict=True))
    return [sum(other > own for other in results) for own in results]


def after_game(before: Sequence[Rating], ranked: Sequence[int]) -> list[Rating]:
    """The ratings of the players of a game, once it has been played."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranked))]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # here: whoever rates nobody does not wait for it

    return PlackettLuce()
