"""Processes in which bots think, and the queue before them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from posse.bots.workers import Stable
from posse.server.log import log

from .fair_queue import FairQueue

TRIES = 3
Job = Callable[[], tuple[Any, ...]]


class Processes:
    """A job begins when a process is free, and only if it is still wanted then. A process that dies is replaced."""

    def __init__(self, n_processes: int, on_replaced: Callable[[], None] = lambda: None) -> None:
        self.n = n_processes
        self._stable = Stable(n_processes)
        self._queue = FairQueue(n_processes)
        self._on_replaced = on_replaced
        self._is_closed = False

    def load(self) -> float:
        """Jobs that are done or wait, for each process."""
        return self._queue.n_asked() / self.n

    def close(self) -> None:
        self._is_closed = True
        self._stable.close()

    async def run(self, owner: str, function: Callable[..., Any], job: Job, limit_s: float | None = None) -> Any:
        """What the function answers to the job, which is made when it begins."""
        for tries_left in reversed(range(TRIES)):
            await self._queue.take(owner)
            stable = self._stable
            try:
                return await asyncio.wait_for(self._begin(stable, owner, function, job), limit_s)
            except TimeoutError:
                self._replace(stable, "late")
                raise
            except BrokenProcessPool:
                self._replace(stable, "died")
                if not tries_left or self._is_closed:
                    raise
        raise AssertionError

    def _begin(self, stable: Stable, owner: str, function: Callable[..., Any], job: Job) -> Awaitable[Any]:
        """The place is taken until the process is done, even if nobody waits for its answer any more."""
        loop = asyncio.get_running_loop()
        try:
            future: Future[Any] = stable.submit(function, *job())
        except BaseException:
            self._queue.give_back(owner)
            raise

        def done(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(self._queue.give_back, owner)

        future.add_done_callback(done)
        return answer_of(future)

    def _replace(self, stable: Stable, reason: str) -> None:
        if self._stable is stable and not self._is_closed:
            log.warning("bot_process_replaced", reason=reason)
            stable.close()
            self._stable = Stable(self.n)
            self._on_replaced()


async def answer_of(future: Future[Any]) -> Any:
    """What a process answers. Whoever stops waiting leaves the future alone: a pool that is closed while a job is being
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

    def done(_: Future[Any]) -> None:
        with suppress(RuntimeError):  # the loop is gone
            loop.call_soon_threadsafe(settle)

    future.add_done_callback(done)
    return await answer
