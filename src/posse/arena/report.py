"""What a tournament came to, for programs and for people."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from .contest import Contest
from .ratings import Figures, Mean
from .tournament import Outcome


def as_dict(contest: Contest, outcome: Outcome, found: Figures, endings: Mapping[str, int]) -> dict[str, Any]:
    """The names are those of `posse arena --json`; `bots` in the order of the line-up."""
    return {
        "game": contest.game,
        "deals": found.deals,
        "games": found.games,
        "seed": contest.seed,
        "move_time": contest.move_time,
        "iterations": contest.iterations,
        "interrupted": outcome.interrupted,
        "over_cap": found.over_cap,
        "bots": [
            {
                "bot": name,
                "win_share": _rounded(found.win_share[place].value),
                "interval": _interval(found.win_share[place]),
                "mean_score": _rounded(found.score[place].value),
                "score_interval": _interval(found.score[place]),
                "rating": _rounded(found.rating[place].mu),
                "rating_sigma": _rounded(found.rating[place].sigma),
                "ahead": [
                    None if other == place else _rounded(one.value) for other, one in enumerate(found.ahead[place])
                ],
            }
            for place, name in enumerate(contest.bots)
        ],
        "seats": [{"win_share": _rounded(one.value), "interval": _interval(one)} for one in found.by_seat],
        "mean_plies": _rounded(float(found.plies.mean()) if len(found.plies) else math.nan),
        "endings": {name: _rounded(n / sum(endings.values())) for name, n in _by_number(endings)},
    }


def lines(
    contest: Contest, outcome: Outcome, found: Figures, endings: Mapping[str, int], dollars: int = 0
) -> Iterator[str]:
    """`dollars` is what a score of 1 is worth, if scores are money."""
    labels = contest.labels()
    wide = max(10, *map(len, labels))
    if outcome.interrupted:
        yield "Interrupted. So far:"
    yield f"{contest.game}; deals: {found.deals:,}; games: {found.games:,}, every deal in all rotations; {_by(contest)}"
    yield f"  {'bot':<{wide}}{'wins':>8}  {'95% interval':<17}{'mean score':>10}  {'95% interval':<18}{'rating':>8}"
    for place, label in enumerate(labels):
        share, score, rating = found.win_share[place], found.score[place], found.rating[place]
        wins = f"{100 * share.value:>7.1f}%  {f'{100 * share.low:.1f} … {100 * share.high:.1f}%':<17}"
        mean, low, high = (written(one, dollars) for one in (score.value, score.low, score.high))
        scores = f"{mean:>10}  {f'{low} … {high}':<18}"
        yield f"  {label:<{wide}}{wins}{scores}{rating.mu:>8.1f} ± {rating.half:.1f}"
    yield f"  {'ahead of':<{wide}}" + "".join(f"{label:>{max(9, len(label) + 2)}}" for label in labels)
    for place, label in enumerate(labels):
        cells = ("–" if other == place else f"{100 * one.value:.1f}%" for other, one in enumerate(found.ahead[place]))
        yield f"  {label:<{wide}}" + "".join(
            f"{cell:>{max(9, len(other) + 2)}}" for cell, other in zip(cells, labels, strict=True)
        )
    seats = ", ".join(
        f"{seat}: {100 * one.value:.1f} ± {100 * one.half:.1f}%" for seat, one in enumerate(found.by_seat, 1)
    )
    yield f"  wins by seat: {seats}"
    if endings:
        ways = ", ".join(f"{name} {n / sum(endings.values()):.0%}" for name, n in _by_number(endings))
        yield f"  how games ended: {ways}"
    if found.over_cap:
        yield f"  {found.over_cap:,} games were cut off at the ply cap; their deals are left out of all other figures"


def written(score: float, dollars: int) -> str:
    """A mean score: 23.68, or $28,980 where a score of 1 is worth so many dollars."""
    return f"{'-' if score < 0 else ''}${abs(score) * dollars:,.0f}" if dollars else f"{score:.2f}"


def _by(contest: Contest) -> str:
    clock = f"{contest.iterations} iterations per move, " if contest.iterations else ""
    if contest.move_time is not None:
        clock = f"{contest.move_time:g} s per move, "
    return f"{clock}seed {contest.seed}"


def _by_number(endings: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(endings.items(), key=lambda item: (-item[1], item[0]))


def _interval(one: Mean) -> list[float | None]:
    return [_rounded(one.low), _rounded(one.high)]


def _rounded(x: float) -> float | None:
    return None if math.isnan(x) else round(x, 6)
