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
from posse.server.live.bots import Thinking, _answer
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
    thinking = Thinking(settings(folder, bot_move_s=BUDGET_S))
    thinking.close()
    stables: Any = {False: Stable(), True: Stable()}
    thinking._stables = stables
    table = Table(SHOWDOWN, key_from_seed(1), 3)
    found, loop = [], asyncio.get_running_loop()
    for _ in range(n_asked):
        begun = loop.time()
        move = await thinking.choose(level, SHOWDOWN, table.view(0), MOVES[:n_moves], pace_s)
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


def test_a_pace_is_drawn_before_anybody_knows_the_move(tmp_path: Path) -> None:
    thinking = Thinking(settings(tmp_path, bot_pace_s=(0.6, 1.6)))
    thinking.close()
    paces = [thinking.pace_s(0.5) for _ in range(200)]
    assert all(0.3 <= pace_s <= 0.8 for pace_s in paces)
    assert len(set(paces)) > 100


def test_who_no_longer_waits_leaves_the_thought_alone() -> None:
    async def scene() -> None:
        thought: Future[int] = Future()
        waiting = asyncio.create_task(_answer(thought))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        thought.set_result(1)  # its process answers as if nothing had been

    asyncio.run(scene())
