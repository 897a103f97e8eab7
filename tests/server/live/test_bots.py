"""How long a bot takes tells nothing: a forced answer takes as long as any other."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import pytest

from posse.bots.bot import Choice
from posse.bots.levels import levels
from posse.bots.workers import get_ready_away
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.server.live.bots import Bots
from posse.server.live.chance import Chance
from posse.server.live.processes import answer_of
from posse.server.live.question import Question
from tests.server.house import settings

T = TypeVar("T")
SHOWDOWN = game("showdown")
MOVES = ("lay jack", "lay queen")
PACE_S, BUDGET_S, LATE_S, COMPILING_S = 0.8, 1.0, 0.03, 20.0


class Hasty(asyncio.SelectorEventLoop):
    """A loop that does not wait: its time jumps to what is due next."""

    def __init__(self) -> None:
        self.now = 0.0
        selector: Any = selectors.DefaultSelector()
        super().__init__(selector)
        select = selector.select

        def jump(timeout: float | None) -> Any:
            found = select(None if timeout is None else 0)
            self.now += 0.0 if found else timeout or 0.0
            return found

        selector.select = jump

    def time(self) -> float:
        return self.now


class Pool:
    """In place of processes: a bot that uses its time, and answers at once where there is nothing to think about."""

    def submit(self, function: Any, *job: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        if function is get_ready_away:
            asyncio.get_running_loop().call_later(COMPILING_S, answer.set_result, None)
            return answer
        _, _, _, _, moves, seconds, _ = job
        thought_s = seconds + LATE_S if len(moves) > 1 else 0.0
        asyncio.get_running_loop().call_later(thought_s, answer.set_result, Choice(moves[-1]))
        return answer


class Stable:
    pool = Pool()

    def submit(self, function: Any, *job: Any) -> Future[Any]:
        return self.pool.submit(function, *job)

    def close(self) -> None:
        pass


def _run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(work)


async def _times(folder: Path, level: str, pace_s: float, n_moves: int, n_asked: int) -> list[float]:
    """How long a bot takes for each of so many moves, beginning with a server that has compiled nothing."""
    bots = Bots(settings(folder, bot_move_s=BUDGET_S, bot_pace_s=(pace_s, pace_s)), Chance())
    bots.close()
    stable: Any = Stable()
    bots._quick._stable = bots._thinking._stable = stable
    table = Table(SHOWDOWN, key_from_seed(1), 3)
    found, loop = [], asyncio.get_running_loop()
    for _ in range(n_asked):
        begun = loop.time()
        asked = Question("Ann", level, SHOWDOWN, table.view(0), MOVES[:n_moves], "calm")
        move = await bots.choose(asked)
        assert move == MOVES[n_moves - 1]
        found.append(round(loop.time() - begun, 6))
    return found


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("pace_s", [PACE_S, 1.6])
def test_a_forced_answer_takes_as_long_as_any_other(tmp_path: Path, level: str, pace_s: float) -> None:
    forced, free = (_run(_times(tmp_path, level, pace_s, n_moves, 3)) for n_moves in (1, 2))
    assert forced == free
    thought_s = BUDGET_S + LATE_S if levels()[level].thinks else 0.0
    assert forced[-1] >= max(pace_s, thought_s)


def test_a_pace_is_drawn_by_chance_for_every_move() -> None:
    chance = Chance()
    paces = [chance.between(0.6, 1.6) for _ in range(200)]
    assert all(0.6 <= pace_s <= 1.6 for pace_s in paces)
    assert len(set(paces)) > 100


def test_who_no_longer_waits_leaves_the_thought_alone() -> None:
    async def scene() -> None:
        thought: Future[int] = Future()
        waiting = asyncio.create_task(answer_of(thought))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        thought.set_result(1)  # its process answers as if nothing had been

    asyncio.run(scene())


# One guest cannot keep all bots busy ---------------------------------------------------------------------------------


class OneProcess:
    """A process that does one thought after the other, each for as long as it is given."""

    def __init__(self) -> None:
        self.free_at = 0.0
        self.begun: list[bytes] = []

    def submit(self, function: Any, *job: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        loop = asyncio.get_running_loop()
        takes_s = 0.0
        if function is not get_ready_away:
            takes_s = job[5]
            self.begun.append(job[3])
        self.free_at = max(self.free_at, loop.time()) + takes_s
        loop.call_at(self.free_at, answer.set_result, Choice(MOVES[0]))
        return answer

    def close(self) -> None:
        pass


def _asked_by(owner: str, n: int = 0) -> Question:
    table = Table(SHOWDOWN, key_from_seed(f"{owner} {n}"), 3)
    return Question(owner, "sheriff", SHOWDOWN, table.view(0), MOVES, "calm")


def _bots_on(process: OneProcess, folder: Path) -> Bots:
    bots = Bots(settings(folder, bot_move_s=1.0, bot_pace_s=(0.6, 0.6)), Chance())
    bots.close()
    stable: Any = process
    bots._thinking._stable = stable
    return bots


def test_thoughts_that_are_forgotten_keep_nobody_waiting(tmp_path: Path) -> None:
    """Somebody plays and takes back, again and again, on many sockets."""

    async def scene() -> float:
        process = OneProcess()
        bots, loop = _bots_on(process, tmp_path), asyncio.get_running_loop()
        for i in range(50):
            thoughts = [asyncio.create_task(bots.choose(_asked_by("Eve", 12 * i + k))) for k in range(12)]
            await asyncio.sleep(0.7)
            for thought in thoughts:
                thought.cancel()
        begun = loop.time()
        await bots.choose(_asked_by("Ann"))
        assert process.free_at <= loop.time()
        return loop.time() - begun

    assert _run(scene()) < 3.0


def test_however_many_thoughts_one_person_asks_for_another_is_next(tmp_path: Path) -> None:
    async def scene() -> float:
        bots, loop = _bots_on(OneProcess(), tmp_path), asyncio.get_running_loop()
        thoughts = [asyncio.create_task(bots.choose(_asked_by("Eve", n))) for n in range(72)]
        await asyncio.sleep(0.6)
        begun = loop.time()
        await bots.choose(_asked_by("Ann"))
        for thought in thoughts:
            thought.cancel()
        return loop.time() - begun

    assert _run(scene()) < 3.0


def test_a_thought_that_is_forgotten_before_the_pace_is_over_costs_nothing(tmp_path: Path) -> None:
    async def scene() -> list[bytes]:
        process = OneProcess()
        bots = _bots_on(process, tmp_path)
        thought = asyncio.create_task(bots.choose(_asked_by("Eve")))
        await asyncio.sleep(0.4)
        thought.cancel()
        await asyncio.sleep(5.0)
        return process.begun

    assert _run(scene()) == []
