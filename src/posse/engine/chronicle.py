"""The chronicle of a finished game: facts for its end, without any language.

A game tells its part (`Paper.chronicle`, from its events alone): chapters, what the scores were made of, luck in plain
counts, what else has to be remembered, how it ended. What is the same for all games is worked out here from the scores
after every ply (`Paper.standing`): who led when, the turning point, and the manner of the win.

**The turning point** is a ply. The *margin* after a ply is what the winners had (the least of them) less what the best
of the others had. If the winners were ever behind, and ended ahead, it is the ply that took the lead for good: since
then the margin was never 0 or less. Otherwise it is the ply with the largest rise of the margin, the first of such.
Where all win, or no ply changed the margin for the better, there is none.

**The manner**: `shared` between several; `level`, won by whatever breaks a tie; a `comeback` if the winner was alone in
the last place half-way through the plies, of three seats or more; `narrow` with a margin of at most a tenth of the
winner's score; a `rout` if the best of the others has at most half of it; `clear` otherwise.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from .log import NOBODY, Event

if TYPE_CHECKING:
    from .table import Result, Table

Plies = Sequence[Sequence[Event]]
"""All events by ply, in full detail; the opening is ply 0."""
Manner = Literal["shared", "level", "comeback", "narrow", "rout", "clear"]

NARROW, ROUT = 0.1, 0.5  # of the winner's score: the margin at most; what the best of the others has at most


class Chapter(NamedTuple):
    """A part of the game that begins with a ply: a hand, a town, a turn."""

    name: str
    n: int
    ply: int


class Item(NamedTuple):
    """A line of a tally."""

    name: str
    n: int  # which of that name; 0: there is only one
    values: tuple[int, ...]  # by seat


class Tally(NamedTuple):
    """A sum taken apart: the items add up to the totals. The first tallies of a game are of its scores."""

    name: str
    items: tuple[Item, ...]
    totals: tuple[int, ...]  # by seat


class Luck(NamedTuple):
    """How often something happened that nobody chose."""

    name: str
    n: tuple[int, ...]  # by seat
    of: tuple[int, ...] | None = None  # so often it could have


class Happening(NamedTuple):
    """Something that has to be said at the end."""

    name: str
    ply: int
    seat: int = NOBODY
    n: int = 0
    of: int = 0


class Told(NamedTuple):
    """A game's own part."""

    chapters: tuple[Chapter, ...] = ()
    tallies: tuple[Tally, ...] = ()
    luck: tuple[Luck, ...] = ()
    happenings: tuple[Happening, ...] = ()
    ending: Happening | None = None
    scoring: tuple[int, ...] = ()  # the events that scores change by


class Standing(NamedTuple):
    """The scores after a ply."""

    ply: int
    scores: tuple[float, ...]


class Turning(NamedTuple):
    """The turning point."""

    ply: int
    kind: Literal["lead", "swing"]
    by: float  # what the margin gained


@dataclass(frozen=True)
class Chronicle:
    n_plies: int
    standings: tuple[
        Standing, ...
    ]  # after every ply that changed them, and at both ends; none: only the result is known
    told: Told
    turning: Turning | None
    manner: Manner
    margin: float  # of the winners over the best of the others; 0 where all win
    n_leads: int  # how often another seat came to be alone in front
    turned: tuple[Event, ...] = ()  # what happened at the turning point, in full detail


def counts(n_seats: int) -> list[int]:
    """By seat, to be counted up."""
    return [0] * n_seats


def chronicle_of(table: Table) -> Chronicle:
    """Of a finished game."""
    game, result = table.game, table.result
    plies = (table.opening, *(ply.events for ply in table.plies))
    told = game.paper.chronicle(game.box, table.n_seats, plies)
    every: list[tuple[float, ...]] = []
    if game.paper.standing is not None:
        every = [tuple(game.paper.standing(game.box, s)) for s in table.states()]
    turning = turning_point(every, result)
    return Chronicle(
        n_plies=len(table.plies),
        standings=_changes(every),
        told=told,
        turning=turning,
        manner=manner_of(every, result),
        margin=margin_of(result.scores, result.shares),
        n_leads=n_leads(every),
        turned=tuple(plies[turning.ply]) if turning else (),
    )


def margin_of(scores: Sequence[float], shares: Sequence[float]) -> float:
    """What the winners have, the least of them, less what the best of the others has; 0 where all win."""
    winners = [score for score, share in zip(scores, shares, strict=True) if share > 0]
    others = [score for score, share in zip(scores, shares, strict=True) if share <= 0]
    return min(winners) - max(others) if winners and others else 0.0


def turning_point(every: Sequence[Sequence[float]], result: Result) -> Turning | None:
    if not every or all(share > 0 for share in result.shares):
        return None
    margins = [margin_of(scores, result.shares) for scores in every]
    rises = [after - before for before, after in itertools.pairwise(margins)]
    if margins[-1] > 0 and min(margins) < 0:
        ply = 1 + max(ply for ply, margin in enumerate(margins) if margin <= 0)
        return Turning(ply, "lead", rises[ply - 1])
    most = max(rises, default=0.0)
    return Turning(1 + rises.index(most), "swing", most) if most > 0 else None


def manner_of(every: Sequence[Sequence[float]], result: Result) -> Manner:
    winners = [seat for seat, share in enumerate(result.shares) if share > 0]
    if len(winners) != 1:
        return "shared"
    score, margin = result.scores[winners[0]], margin_of(result.scores, result.shares)
    if len(result.scores) > 1 and margin <= 0:
        return "level"
    if every and len(result.scores) > 2:
        half = every[len(every) // 2]
        if all(half[winners[0]] < other for seat, other in enumerate(half) if seat != winners[0]):
            return "comeback"
    if margin <= NARROW * score:
        return "narrow"
    return "rout" if score - margin <= ROUT * score else "clear"


def n_leads(every: Sequence[Sequence[float]]) -> int:
    """How often a seat came to be alone in front where another had been, or nobody yet."""
    n, leader = 0, NOBODY
    for scores in every:
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(first) == 1 and first[0] != leader:
            n, leader = n + 1, first[0]
    return n


def _changes(every: Sequence[tuple[float, ...]]) -> tuple[Standing, ...]:
    last = len(every) - 1
    return tuple(
        Standing(ply, scores) for ply, scores in enumerate(every) if ply in (0, last) or scores != every[ply - 1]
    )


def nothing_told(box: object, n_seats: int, plies: Plies) -> Told:
    """For a game that tells nothing of its own: its result has to do."""
    return Told()
