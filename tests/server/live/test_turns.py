from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any

from posse.server.live.turns import Minding


class Thinking:
    """Whoever is told to stop is ready in that moment, and answers all the same."""

    def pace_s(self, _: float) -> float:
        return 0.0

    async def choose(self, *asked: Any) -> str:
        moves: list[str] = asked[3]
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0.01)
        return moves[0]


class Course:
    """One bot, and the offer it has."""

    def __init__(self) -> None:
        self.table = self
        self.game = None
        self.now = SimpleNamespace(number=1, moves=["lay bank 3"])
        self.played: list[tuple[int, int, str]] = []
        self.n = 0

    def actors(self) -> list[int]:
        return [0]

    def offer(self, _: int) -> Any:
        return self.now

    def view(self, _: int) -> None:
        return None

    def play(self, seat: int, number: int, move: str) -> None:
        self.played.append((seat, number, move))


def test_a_thought_forgotten_in_the_moment_it_is_ready_is_not_played() -> None:
    course, works = Course(), []
    options = SimpleNamespace(pace="instant", clock=None, stand_in="deputy")
    chair = SimpleNamespace(bot="deputy", stand_in=False, person=None, bank_ms=None)
    room: Any = SimpleNamespace(id="t", is_playing=True, course=course, game=None, soon=works.append)
    room.row = SimpleNamespace(options=options, seats=[chair])
    room.parts = SimpleNamespace(thinking=Thinking())

    async def keep(_: Any) -> None:
        return None

    room.keep = keep
    problems: list[Any] = []

    async def go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
        minding = Minding(room)
        minding.wake()
        await asyncio.sleep(0)  # it has begun to think
        course.now = SimpleNamespace(number=2, moves=["lay bank 4"])
        minding.wake()
        for _ in range(500):
            await asyncio.sleep(0.01)
            if works:
                break
        assert not minding.is_busy()
        for work in works:
            await work()

    asyncio.run(go())
    assert course.played == [(0, 2, "lay bank 4")]
    assert problems == []
