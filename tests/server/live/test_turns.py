"""Turns: bots who may act are asked, and what they thought about an older offer is forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from typing import Any

import pytest

from posse.server.live import retry, turns
from posse.server.live.retry import Retry
from posse.server.live.turns import Asked, Chosen, Turns


class Bots:
    """Whoever is told to stop is ready in that moment, and answers all the same."""

    async def choose(self, question: Any) -> str:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0.01)
        return str(question.moves[0])


def asked(offer: int, move: str) -> Asked:
    question: Any = SimpleNamespace(level="deputy", moves=[move])
    return Asked(offer, lambda: question)


def test_a_thought_forgotten_in_the_moment_it_is_ready_is_not_played() -> None:
    chosen: list[Chosen] = []
    problems: list[Any] = []

    async def go() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
        bots: Any = Bots()
        found = Turns(bots, Retry(), chosen.append, lambda: None)
        found.wait_for({0: asked(1, "lay bank 3")})
        for _ in range(3):
            await asyncio.sleep(0)  # it has begun to think
        found.wait_for({0: asked(2, "lay bank 4")})
        async with asyncio.timeout(10):
            while found.is_busy():
                await asyncio.sleep(0.01)

    asyncio.run(go())
    assert chosen == [Chosen(0, "deputy", 2, "lay bank 4")]
    assert problems == []


def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "RETRY_S", 0.0)
    chosen: list[Chosen] = []
    failures = [ValueError("out of sorts"), TimeoutError()]

    class Moody:
        async def choose(self, question: Any) -> str:
            if failures:
                raise failures.pop()
            return str(question.moves[0])

    async def go() -> None:
        bots: Any = Moody()
        found = Turns(bots, Retry(), chosen.append, lambda: None)
        found.wait_for({1: asked(1, "pass")})
        async with asyncio.timeout(10):
            while found.is_busy():
                await asyncio.sleep(0)

    asyncio.run(go())
    assert chosen == [Chosen(1, "deputy", 1, "pass")]


def test_who_fails_again_and_again_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "time", SimpleNamespace(monotonic=lambda: 100.0))
    found = Retry()
    waits = []
    for _ in range(8):
        found.failed()
        waits.append(found.wait_s())
    assert waits == [1, 2, 4, 8, 16, 32, 32, 32]
    found.succeeded()
    assert found.wait_s() == 0.0
