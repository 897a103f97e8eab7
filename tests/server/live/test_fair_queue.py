"""Places go round by owner; whoever stops waiting has left the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from posse.server.live.fair_queue import FairQueue


class Line:
    """People who wait, and who has got a place, in order."""

    def __init__(self, n_places: int) -> None:
        self.queue = FairQueue(n_places)
        self.got: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """The owner is the first letter."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._wait(name))
        await self.settle()

    async def _wait(self, name: str) -> None:
        await self.queue.take(name[0])
        self.got.append(name)

    async def leave(self, name: str) -> None:
        self.tasks[name].cancel()
        await self.settle()

    async def done(self, owner: str) -> None:
        self.queue.give_back(owner)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def line(scene: Callable[[Line], Awaitable[None]], n_places: int) -> Line:
    async def run() -> Line:
        found = Line(n_places)
        await scene(found)
        return found

    return asyncio.run(run())


def test_owners_are_served_in_turn() -> None:
    async def scene(found: Line) -> None:
        await found.ask("a1", "a2", "a3", "b1", "b2", "c1")
        for owner in "abcab":
            await found.done(owner)

    assert line(scene, 1).got == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_nobody_takes_all_places() -> None:
    async def scene(found: Line) -> None:
        await found.ask("a1", "a2", "a3")
        assert found.got == ["a1", "a2"]
        await found.ask("b1")

    assert line(scene, 3).got == ["a1", "a2", "b1"]


def test_one_place_is_enough_for_anybody() -> None:
    async def scene(found: Line) -> None:
        await found.ask("a1", "a2")
        await found.done("a")

    assert line(scene, 1).got == ["a1", "a2"]


def test_who_stops_waiting_gets_nothing_and_keeps_nobody_back() -> None:
    async def scene(found: Line) -> None:
        await found.ask("a1", "b1", "c1")
        await found.leave("b1")
        assert found.queue.n_asked() == 2
        await found.done("a")
        await found.done("c")
        assert found.queue.n_asked() == 0

    assert line(scene, 1).got == ["a1", "c1"]


def test_who_stops_waiting_in_the_moment_of_their_turn_hands_it_on() -> None:
    async def scene(found: Line) -> None:
        await found.ask("a1", "b1", "c1")
        found.queue.give_back("a")  # it is b's turn, who has not heard of it
        found.tasks["b1"].cancel()
        await found.settle()

    assert line(scene, 1).got == ["a1", "c1"]
