"""Events: what happened when a move was played, told so that every seat can be given its own part.

An event says what happened and to whom, and which things went from where to where: `n` of `item`, from place `source`
to place `target`. All seats see that; *which* item it was, only those in `seen_by`. The others read HIDDEN there. An
event that others may not even know of is PRIVATE; what follows from it has to be told when it is revealed.

Rules write events with a verb for each kind: `say(log, PASSED, seat)`, `moved(log, DREW, seat, card, PILE, HAND)`.
`tell` writes any event, field by field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, NamedTuple

from .rule import rule
from .struct import Grid, Struct

MAX_EVENTS = 512  # in one ply
HIDDEN = -1  # an item one may not know
NOTHING = -2  # no item at all: the event moves nothing
ALL = -3  # everything that lies at the source, `n` in all, whatever it is
NOWHERE = -1  # no place
NOBODY = -1  # no seat
EVERYONE = 255  # bit set of all seats, spectators included
PRIVATE = 256  # with the bits of some seats: the others are not told the event at all
SPECTATOR = -1


class Log(Struct):
    """The events of one ply, in order."""

    rows: Annotated[Grid, "i2", MAX_EVENTS, 7]  # as the fields of Event
    n: Annotated[int, "i2"]
    n_lost: Annotated[int, "i2"]  # events for which there was no room


class Event(NamedTuple):
    what: int  # the game's own code
    seat: int  # whose event it is, or NOBODY
    item: int
    n: int
    source: int
    target: int
    seen_by: int = EVERYONE  # bit set of seats

    def to(self, seat: int) -> Event | None:
        """The event as `seat` is told it; None: it is not."""
        if self.seen_by == EVERYONE:
            return self
        seen = seat >= 0 and self.seen_by >> seat & 1
        if not seen and self.seen_by & PRIVATE:
            return None
        item = self.item if seen or self.item in (NOTHING, ALL) else HIDDEN
        return Event(self.what, self.seat, item, self.n, self.source, self.target, EVERYONE)


@rule
def tell(log: Log | None, what: int, seat: int, item: int, n: int, source: int, target: int, seen_by: int) -> None:
    """Write an event of any kind; compiled away where nobody listens."""
    if log is not None:
        i = log.n
        if i < MAX_EVENTS:
            log.rows[i, 0] = what
            log.rows[i, 1] = seat
            log.rows[i, 2] = item
            log.rows[i, 3] = n
            log.rows[i, 4] = source
            log.rows[i, 5] = target
            log.rows[i, 6] = seen_by
            log.n = i + 1
        else:
            log.n_lost += 1


@rule
def say(log: Log | None, what: int, seat: int) -> None:
    """It happened; nothing moves."""
    if log is not None:
        tell(log, what, seat, NOTHING, 0, NOWHERE, NOWHERE, EVERYONE)


@rule
def say_n(log: Log | None, what: int, seat: int, n: int) -> None:
    """It happened, with a number: a sum, a die, a reason."""
    if log is not None:
        tell(log, what, seat, NOTHING, n, NOWHERE, NOWHERE, EVERYONE)


@rule
def say_at(log: Log | None, what: int, seat: int, place: int) -> None:
    """It happened to a place."""
    if log is not None:
        tell(log, what, seat, NOTHING, 0, NOWHERE, place, EVERYONE)


@rule
def say_n_at(log: Log | None, what: int, seat: int, n: int, place: int) -> None:
    """It happened to a place, with a number."""
    if log is not None:
        tell(log, what, seat, NOTHING, n, NOWHERE, place, EVERYONE)


@rule
def moved(log: Log | None, what: int, seat: int, item: int, source: int, target: int) -> None:
    """One item moved, and all saw which."""
    if log is not None:
        tell(log, what, seat, item, 1, source, target, EVERYONE)


@rule
def moved_n(log: Log | None, what: int, seat: int, n: int, item: int, source: int, target: int) -> None:
    """`n` of an item moved, and all saw which."""
    if log is not None:
        tell(log, what, seat, item, n, source, target, EVERYONE)


@rule
def moved_all(log: Log | None, what: int, seat: int, n: int, source: int, target: int) -> None:
    """Everything at the source moved, `n` items in all."""
    if log is not None:
        tell(log, what, seat, ALL, n, source, target, EVERYONE)


@rule
def moved_unseen(log: Log | None, what: int, seat: int, item: int, source: int, target: int) -> None:
    """One item moved; all saw that it did, and only `seat` saw which."""
    if log is not None:
        tell(log, what, seat, item, 1, source, target, 1 << seat)


@rule
def shown(log: Log | None, what: int, seat: int, item: int, place: int) -> None:
    """All saw which item lies at a place; it stays there."""
    if log is not None:
        tell(log, what, seat, item, 1, place, place, EVERYONE)


def told(happened: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """Events as a seat is told them."""
    return tuple(event for one in happened if (event := one.to(seat)) is not None)


def events(log: Log) -> Iterator[Event]:
    """What the log holds, in full detail: for the table and for tests, never for a seat."""
    if log.n_lost:
        raise OverflowError(f"{log.n_lost} events of a ply were lost; MAX_EVENTS is {MAX_EVENTS}")
    numbers = log.raw[: 2 * 7 * log.n].cast("h").tolist()  # the rows come first, seven short numbers each
    for i in range(0, len(numbers), 7):
        yield Event(*numbers[i : i + 7])
