"""Habits: what a deputy goes by in a game, as rules over the View.

So they run plain and compiled, compile for a GPU, and can drive the rollouts of a search. A game's habits are in its
`deputy`; a game without any has NO_HABITS, and is played at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .rule import rule
from .struct import FloatGrid, FloatRow, Row


@rule
def nothing_secret(box: Any, s: Any, seat: int, moves: Row) -> int:
    return 0


@rule
def nothing_chosen(box: Any, s: Any, seat: int, move: int) -> None:
    """Never asked where nothing is secret."""


@dataclass(frozen=True)
class Habits:
    weigh: Callable[[Any, Any, Row, int, FloatRow], None]
    """(box, v, moves, n, likings): how much each of the first `n` moves is liked, all of them legal for the seat of the
    view; the one liked best is played. In units of the game's score, as far as it can be said. `likings` has room for
    all the game's legal moves, and what stands behind the n-th is nobody's."""
    doubt: float
    """How far a greenhorn misjudges a liking."""
    epoch: Callable[[Any, Any], int]
    """(box, s): another number in each part of a game than in the one before, such as hands, towns or turns. A search
    plays a world in its head only so many of them to the end."""
    span: int
    """How many epochs, with the one it is in; 0: to the end of the game."""
    outlook: Callable[[Any, Any, FloatGrid], None]
    """(box, s, out) of such a world where an epoch begins: out[0, seat] the share of the win each seat may expect,
    out[1, seat] the score so far; all 0 before."""
    reopen: Callable[[Any, Any, int, Row], int] = nothing_secret
    """(box, s, seat, moves): takes back what a seat has chosen and no other has seen, and lists what that may be; 0: it
    has chosen nothing in secret. So in a guessed world others have chosen what a deputy would, not just anything."""
    close: Callable[[Any, Any, int, int], None] = nothing_chosen
    """(box, s, seat, move): and chooses one of those."""

    def by_name(self) -> dict[str, Any]:
        """As drivers call them; a rival has the same, unless a driver is bound to others."""
        names = ("weigh", "epoch", "outlook", "reopen", "close")
        return {"DOUBT": self.doubt, "rival": self.weigh, **{name: getattr(self, name) for name in names}}


@rule
def indifferent(box: Any, v: Any, moves: Row, n: int, likings: FloatRow) -> None:
    for i in range(n):
        likings[i] = 0.0


@rule
def no_epoch(box: Any, s: Any) -> int:
    return 0


@rule
def no_outlook(box: Any, s: Any, out: FloatGrid) -> None:
    """Never asked where there are no epochs."""


NO_HABITS = Habits(indifferent, 0.0, no_epoch, 0, no_outlook)
