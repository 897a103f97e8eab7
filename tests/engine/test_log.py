from __future__ import annotations

from collections.abc import Callable

import pytest

from posse.engine import log as verbs
from posse.engine.log import ALL, EVERYONE, HIDDEN, MAX_EVENTS, NOBODY, NOTHING, NOWHERE, Event, Log, events, told

WHAT, SEAT, ITEM, N, HERE, THERE = 7, 2, 11, 3, 20, 30
VERBS: dict[Callable[..., None], tuple[tuple[int, ...], Event]] = {
    verbs.say: ((), Event(WHAT, SEAT, NOTHING, 0, NOWHERE, NOWHERE)),
    verbs.say_n: ((N,), Event(WHAT, SEAT, NOTHING, N, NOWHERE, NOWHERE)),
    verbs.say_at: ((THERE,), Event(WHAT, SEAT, NOTHING, 0, NOWHERE, THERE)),
    verbs.say_n_at: ((N, THERE), Event(WHAT, SEAT, NOTHING, N, NOWHERE, THERE)),
    verbs.moved: ((ITEM, HERE, THERE), Event(WHAT, SEAT, ITEM, 1, HERE, THERE)),
    verbs.moved_n: ((N, ITEM, HERE, THERE), Event(WHAT, SEAT, ITEM, N, HERE, THERE)),
    verbs.moved_all: ((N, HERE, THERE), Event(WHAT, SEAT, ALL, N, HERE, THERE)),
    verbs.moved_unseen: ((ITEM, HERE, THERE), Event(WHAT, SEAT, ITEM, 1, HERE, THERE, 1 << SEAT)),
    verbs.shown: ((ITEM, HERE), Event(WHAT, SEAT, ITEM, 1, HERE, HERE)),
}


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
def test_a_verb_writes_one_event(verb: Callable[..., None]) -> None:
    more, event = VERBS[verb]
    log = Log()
    verb(log, WHAT, SEAT, *more)
    assert list(events(log)) == [event]


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
def test_a_verb_does_nothing_where_nobody_listens(verb: Callable[..., None]) -> None:
    verb(None, WHAT, SEAT, *VERBS[verb][0])


def test_what_moves_unseen_is_known_to_its_seat_alone() -> None:
    log = Log()
    verbs.moved_unseen(log, WHAT, SEAT, ITEM, HERE, THERE)
    items = [[event.item for event in told(events(log), seat)] for seat in (NOBODY, 0, 1, SEAT)]
    assert items == [[HIDDEN], [HIDDEN], [HIDDEN], [ITEM]]


def test_a_ply_with_more_events_than_there_is_room_for_is_an_error() -> None:
    log = Log()
    for _ in range(MAX_EVENTS + 2):
        verbs.tell(log, WHAT, SEAT, NOTHING, 0, NOWHERE, NOWHERE, EVERYONE)
    with pytest.raises(OverflowError, match="2 events of a ply were lost"):
        list(events(log))
