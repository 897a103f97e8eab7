"""Work on one table: one thing after the other, each to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from posse.server.log import log
from posse.server.wire.refusal import Refusal

T = TypeVar("T")


class Dropped(Refusal):
    """The table's room is gone; whoever asks again gets a new one."""

    def __init__(self) -> None:
        super().__init__(503, "trouble", "this table is being reopened: try again")


class OneAtATime:
    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.is_dropped = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    def is_busy(self) -> bool:
        return bool(self._tasks)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run to the end, even if whoever asked is gone; raises Dropped."""
        return await asyncio.shield(self.soon(work))

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        async def run() -> T:
            async with self._lock:
                if self.is_dropped:
                    raise Dropped
                return await work()

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self) -> None:
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("table_work_failed", table=self.table_id, kind=type(error).__name__, exc_info=error)
