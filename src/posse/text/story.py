"""The story of a game: events as a person at the table hears of them."""

from __future__ import annotations

from collections.abc import Iterable

from posse.engine.game import AnyGame
from posse.engine.log import HIDDEN, Event


def heard(happened: Iterable[Event], game: AnyGame, seat: int, memory_aid: bool) -> Iterable[Event]:
    """What a seat was told, as it is told in sentences."""
    return as_one(as_noticed(happened, game, seat, memory_aid))


def as_noticed(happened: Iterable[Event], game: AnyGame, seat: int, memory_aid: bool) -> Iterable[Event]:
    """Events as a person at a seat is told them: without the aid, what is drawn face down is not named by memory."""
    for event in happened:
        hidden = not memory_aid and event.what in game.paper.from_memory and event.seat != seat
        yield event._replace(item=HIDDEN) if hidden else event


def as_one(happened: Iterable[Event]) -> Iterable[Event]:
    """Events, with what happened unseen several times running told once, with its number."""
    last: Event | None = None
    for event in happened:
        if last is not None and event.item == HIDDEN and event._replace(n=last.n) == last:
            last = last._replace(n=last.n + event.n)
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last
