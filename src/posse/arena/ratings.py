"""Figures of a tournament: win shares and scores with intervals, who is ahead of whom, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .referee import Deal
from .skill import START, Rating, after_game, ranks

Floats = npt.NDArray[np.float64]

CONFIDENCE = 0.95
RESAMPLES = 2000
MAX_RATED = 5000  # games; by then a rating has settled


class Mean(NamedTuple):
    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Figures:
    """By place in the line-up. Games cut off at the ply cap take their whole deal out of all figures but `over_cap`."""

    deals: int
    games: int
    over_cap: int
    win_share: tuple[Mean, ...]
    score: tuple[Mean, ...]
    rating: tuple[Rating, ...]
    ahead: tuple[tuple[Mean, ...], ...]  # [a][b]: the share of games in which a is ahead of b, equals halved
    by_seat: tuple[Mean, ...]  # win shares of the seats, whoever sits there
    scores: Floats  # of every game, by place
    plies: npt.NDArray[np.int64]  # of every game


def figures(deals: Sequence[Deal]) -> Figures:
    """Of at least one deal."""
    whole = [deal for deal in deals if min(deal.plies) >= 0]
    n_over = sum(n < 0 for deal in deals for n in deal.plies)
    n_seats = len(deals[0].plies)
    # By deal, rotation and place.
    shape = (len(whole), n_seats, n_seats)
    shares = np.array([deal.shares for deal in whole], float).reshape(shape)
    scores = np.array([deal.scores for deal in whole], float).reshape(shape)
    places = range(n_seats)
    ahead = [[compared(shares, scores, a, b).mean(1) for b in places] for a in places]
    orders = np.array([deal.order for deal in whole], np.int64).reshape(shape[:2])
    rotated = np.stack([np.roll(orders, rotation, 1) for rotation in places], 1)
    seats = np.take_along_axis(shares, rotated, 2)
    return Figures(
        deals=len(deals),
        games=len(deals) * n_seats,
        over_cap=n_over,
        win_share=tuple(mean(shares[:, :, place].mean(1)) for place in places),
        score=tuple(mean(scores[:, :, place].mean(1)) for place in places),
        rating=ratings(shares, scores),
        ahead=tuple(tuple(mean(ahead[a][b]) for b in places) for a in places),
        by_seat=tuple(mean(seats[:, :, seat].mean(1)) for seat in places),
        scores=scores.reshape(-1, n_seats),
        plies=np.array([deal.plies for deal in whole], np.int64).ravel(),
    )


def widest(deals: Sequence[Deal]) -> float:
    """The widest interval of a win share, to either side."""
    whole = [deal.shares for deal in deals if min(deal.plies) >= 0]
    if not whole:
        return np.inf
    by_deal = np.array(whole).mean(1)
    return max(mean(by_deal[:, place]).half for place in range(by_deal.shape[1]))


def mean(by_deal: Floats) -> Mean:
    """With its interval by bootstrap over deals.

    Deals are drawn anew from those there are. Few values are different, so it is enough to draw how often each comes.
    """
    if not len(by_deal):
        return Mean(np.nan, np.nan, np.nan)
    values, counts = np.unique(by_deal, return_counts=True)
    rng = np.random.Generator(np.random.PCG64(len(by_deal)))
    n = len(by_deal)
    drawn = rng.multinomial(n, counts / n, RESAMPLES) @ values / n
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(drawn, (tail, 1 - tail)).tolist()
    return Mean(float(by_deal.mean()), low, high)


def compared(shares: Floats, scores: Floats, a: int, b: int) -> Floats:
    """By deal and rotation: 1 where a is ahead of b, by the share of the win or else by score; 0.5: they are equal."""
    by_share = np.sign(shares[:, :, a] - shares[:, :, b])
    by_score = np.sign(scores[:, :, a] - scores[:, :, b])
    found: Floats = (np.where(by_share != 0, by_share, by_score) + 1) / 2
    return found


def ratings(shares: Floats, scores: Floats) -> tuple[Rating, ...]:
    """Game by game."""
    n_seats = shares.shape[2]
    found = [START] * n_seats
    rows = zip(shares.reshape(-1, n_seats).tolist(), scores.reshape(-1, n_seats).tolist(), strict=True)
    for _, (share, score) in zip(range(MAX_RATED), rows, strict=False):
        found = after_game(found, ranks(share, score))
    return tuple(found)
