"""Checks of what programs that learn are shown."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from posse.engine.observation import Layout
from posse.testing.kit import Broken, Kit, Where, resample, some_positions, view, write

JUNK = (-31_000, 29_000)  # what stands in a row before; nothing is counted so far


def observations_are_of_views(kit: Kit) -> None:
    """An observation writes every number of its parts, all in their ranges, and follows from what its seat knows."""
    if not kit.game.observation.parts:
        return
    for n_seats, s, stream in some_positions(kit):
        shown = kit.game.layout(n_seats)
        for seat in range(n_seats):
            position = bytes(s)
            where = Where(lambda: f"seat {seat + 1} in: {write(kit, kit.game.State.from_bytes(position))}")  # noqa: B023
            v = view(kit, s, seat)
            numbers = _observed(kit, v, shown, JUNK[0], where)
            _must_be(shown, numbers == _observed(kit, v, shown, JUNK[1], where), "is not always written", where)
            _must_be(shown, (shown.low <= numbers) & (numbers <= shown.high), "is out of its range", where)
            world = resample(kit, v, stream)
            there = _observed(kit, view(kit, world, seat), shown, JUNK[0], where)
            _must_be(shown, numbers == there, "depends on what is hidden", where)


def relative_moves_lead_back(kit: Kit) -> None:
    """Every move has one number of its own as each seat counts it, and `absolute` gives back the move."""
    for n_seats in kit.game.seats:
        for seat in range(n_seats):
            relative = [kit.game.observation.relative(move, seat, n_seats) for move in range(kit.game.n_moves)]
            back = [kit.game.observation.absolute(move, seat, n_seats) for move in relative]
            if sorted(relative) != list(range(kit.game.n_moves)) or back != list(range(kit.game.n_moves)):
                raise Broken(f"with {n_seats} seats, relative moves of seat {seat + 1} do not lead back")


def _observed(kit: Kit, v: Any, shown: Layout, junk: int, where: Where) -> npt.NDArray[np.int16]:
    """As the game observes it, in a row in which something else stood; and nothing beside the row is touched."""
    rows = np.full((3, shown.n_numbers + 1), junk, np.int16)
    before = bytes(v)
    kit.game.observation.observe(kit.game.box, v, memoryview(rows), 1)  # type: ignore[arg-type]
    if bytes(v) != before:
        raise Broken(f"observing changes the view of {where}")
    numbers = rows[1, :-1].copy()
    rows[1, :-1] = junk
    if (rows != junk).any():
        raise Broken(f"an observation has more numbers than its parts: {where}")
    return numbers


def _must_be(shown: Layout, right: npt.NDArray[np.bool_], what: str, where: Where) -> None:
    if not right.all():
        wrong = int(np.argmin(right))
        name, start = next((part.name, part.start) for part in shown.parts if wrong < part.stop)
        raise Broken(f"number {wrong - start} of {name!r} {what}: {where}")
