"""Which moves can be taken back: those that taught their mover nothing.

In doubt a move stays. The conformance kit proves of every game that what can be taken back taught nothing: in every
world that its mover could not tell from this one, the move would have looked the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .game import AnyGame, Holdings
from .log import ALL, HIDDEN, NOTHING, Event, told
from .rng import Stream, stream_of


def can_be_taken_back(game: AnyGame, before: Stream, after: Stream, seat: int, happened: Iterable[Event]) -> bool:
    """Whether the ply that led from one state to the other drew nothing and showed its mover nothing hidden."""
    if stream_of(before) != stream_of(after):
        return False
    asked = game.rules.actors(game.box, after)
    if asked == 0:  # what is over stays
        return False
    if game.paper.asking_tells and asked & ~game.rules.actors(game.box, before):
        return False
    heard = told(happened, seat)
    if any(event.what in game.paper.telling for event in heard):
        return False
    v = game.View()
    game.rules.view(game.box, before, seat, v)
    return not _shows_hidden(game.paper.sight(game.box, v), heard)


def _shows_hidden(held: Holdings, heard: Iterable[Event]) -> bool:
    """Whether a thing is named that comes from where the seat could not name all that lies."""
    for event in heard:
        if event.item == NOTHING:
            continue
        source = held.setdefault(event.source, Counter())  # one that nobody counts, such as a bank, may owe things
        if event.item >= 0 and source[HIDDEN] > 0:
            return True
        taken = source.copy() if event.item == ALL else Counter({event.item: event.n})
        source.subtract(taken)
        held.setdefault(event.target, Counter()).update(taken)
    return False
