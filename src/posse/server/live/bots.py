"""Bots at tables: they think in processes of their own, and nobody at the server waits for them."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from posse.bots import workers
from posse.bots.levels import level as level_named
from posse.bots.levels import levels
from posse.bots.workers import Stable
from posse.engine.game import AnyGame
from posse.engine.struct import Struct
from posse.games import game as game_named
from posse.server.log import log
from posse.server.settings import Settings

LEAST_S = 0.1  # of thinking, however many think
SLACK_S = 0.05  # for its answer to arrive after that: only who thinks is late, whoever has no choice answers at once
LATE_S = 60.0  # after its time a thought is given up
TRIES = 3


class Thinking:
    """Two stables: bots that answer at once do not queue behind those that think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._stables = {False: Stable(1), True: Stable(settings.bot_processes)}
        self._n_deep = 0
        self._is_closed = False
        self._warm: dict[tuple[str, str], asyncio.Task[None]] = {}  # by level and game

    def close(self) -> None:
        self._is_closed = True
        for task in self._warm.values():
            task.cancel()
        for stable in self._stables.values():
            stable.close()

    def pace_s(self, factor: float) -> float:
        """How long a bot takes for a move, whatever move it is."""
        low, high = self.settings.bot_pace_s
        return factor * random.uniform(low, high)

    def budget_s(self, level: str) -> float:
        """How long it may think: less where many do."""
        if not level_named(level).thinks:
            return 0.0
        busy = (self._n_deep + 1) / self.settings.bot_processes
        return max(LEAST_S, self.settings.bot_move_s / max(1.0, busy))

    async def choose(self, level: str, game: AnyGame, view: Struct, moves: Sequence[str], pace_s: float) -> str:
        """A move, after the bot's pace. A forced one goes the same way as any other, so that its time tells nothing."""
        deep, loop = level_named(level).thinks, asyncio.get_running_loop()
        if deep:
            await self.warmed(level, game.name)
        begun, seconds = loop.time(), self.budget_s(level)
        job = (level, game.name, bytes(game.box), bytes(view), tuple(moves), seconds, secrets.token_bytes(32))
        move = await self._ask(deep, job, seconds + LATE_S)
        least_s = max(pace_s, seconds + SLACK_S if deep else 0.0)
        rest = least_s - (loop.time() - begun)
        if rest > 0:
            await asyncio.sleep(rest)
        return move

    def warm(self, games: Iterable[str]) -> None:
        """Begin to compile what bots that think need, before one is asked for."""
        for game in games:
            for name, level in levels().items():
                if level.thinks:
                    self._warm_up(name, game)

    async def warmed(self, level: str, game: str) -> None:
        """Returns when bots of this level are compiled for this game, or loaded."""
        await asyncio.shield(self._warm_up(level, game))

    def _warm_up(self, level: str, game: str) -> asyncio.Task[None]:
        if (level, game) not in self._warm:
            self._warm[level, game] = asyncio.create_task(self._warming(level, game))
        return self._warm[level, game]

    async def _warming(self, level: str, name: str) -> None:
        begun = asyncio.get_running_loop().time()
        job = (level, name, bytes(game_named(name).box))
        await self._submit(True, workers.get_ready_away, job)  # one process compiles, the others load
        await asyncio.gather(
            *(self._submit(True, workers.get_ready_away, job) for _ in range(self.settings.bot_processes))
        )
        log.info("bots are warm", level=level, game=name, seconds=round(asyncio.get_running_loop().time() - begun, 1))

    async def _ask(self, deep: bool, job: tuple[Any, ...], limit_s: float) -> str:
        self._n_deep += deep
        try:
            choice = await asyncio.wait_for(self._submit(deep, workers.choose_away, job), limit_s)
            return str(choice.move)
        finally:
            self._n_deep -= deep

    async def _submit(self, deep: bool, function: Any, job: tuple[Any, ...]) -> Any:
        """A process that dies is replaced, and its job done again."""
        for tries_left in reversed(range(TRIES)):
            stable = self._stables[deep]
            try:
                future: Future[Any] = stable.submit(function, *job)
                return await _answer(future)
            except BrokenProcessPool:
                log.warning("a bot's process died", deep=deep)
                if self._stables[deep] is stable:
                    stable.close()
                    self._stables[deep] = Stable(self.settings.bot_processes if deep else 1)
                    if deep:
                        self._warm.clear()
                if not tries_left or self._is_closed:
                    raise
        raise AssertionError


async def _answer(future: Future[Any]) -> Any:
    """What a process answers. Who no longer waits for it leaves it alone: a pool that is closed while a job is being
    cancelled fails loudly."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def settle() -> None:
        if answer.done():
            return
        if future.cancelled():
            answer.cancel()
        elif error := future.exception():
            answer.set_exception(error)
        else:
            answer.set_result(future.result())

    def told(_: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop is gone
            loop.call_soon_threadsafe(settle)

    future.add_done_callback(told)
    return await answer
