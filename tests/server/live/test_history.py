"""The history of a game: steps taken and taken back, and restored from what was kept."""

from __future__ import annotations

import pytest

from posse.engine.table import Stale
from posse.games import game
from posse.server.database.rows import StepRow
from posse.server.live.history import History, Lost

SHOWDOWN = game("showdown")


def history(key: bytes = bytes(32)) -> History:
    return History(SHOWDOWN, key, 3)


def play_one(found: History) -> StepRow:
    seat = found.table.turn()
    offer = found.table.offer(seat)
    taken = found.play(seat, offer.number, offer.moves[0])
    return StepRow(taken.n, seat, offer.moves[0], None, None, "person", 0.0)


def test_the_opening_is_step_0() -> None:
    found = history()
    assert found.n == 0
    assert found.steps[0].events == found.table.opening


def test_steps_are_restored_with_their_offers() -> None:
    """Takings back count: an offer's number means the same before and after a restart."""
    found = history()
    rows = [play_one(found) for _ in range(4)]
    taken = found.take_back(rows[-1].seat, 3)
    rows.append(StepRow(taken.n, taken.seat, None, 3, None, "person", 0.0))
    rows += [play_one(found) for _ in range(2)]
    again = history()
    again.restore(rows)
    assert again.snapshot() == found.snapshot()
    assert again.steps == found.steps
    assert [again.table.offer(seat) for seat in range(3)] == [found.table.offer(seat) for seat in range(3)]


def test_taking_back_names_the_step_from_which_all_is_undone() -> None:
    found = history()
    for _ in range(4):
        play_one(found)
    assert found.take_back(0, 2).back_to == 3  # plies 0 and 1 were steps 1 and 2
    play_one(found)
    assert found.n == 6
    assert found.take_back(0, 2).back_to == 6


def test_alone_one_goes_back_to_before_ones_own_last_move() -> None:
    found = history()
    while sum(ply.seat == 0 for ply in found.table.plies) < 2:
        play_one(found)
    last = max(i for i, ply in enumerate(found.table.plies) if ply.seat == 0)
    assert found.back_to(0, freely=True) == last


@pytest.mark.parametrize(
    "broken",
    [
        StepRow(2, 0, "lay ace", None, None, "person", 0.0),  # the first is missing
        StepRow(1, 0, "shoot nobody at all", None, None, "person", 0.0),
        StepRow(1, 0, None, 7, None, "person", 0.0),
    ],
)
def test_steps_that_do_not_replay_are_lost_not_guessed(broken: StepRow) -> None:
    with pytest.raises(Lost):
        history().restore([broken])


def test_a_refused_move_is_no_step() -> None:
    found = history()
    with pytest.raises(Stale):
        found.play(0, -5, "lay ace")
    assert found.n == 0
