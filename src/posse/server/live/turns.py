"""Turns: bots who may act are asked for a move, and the clocks of people who may act run."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from posse.server.log import log

from .clocks import Clocks
from .question import Question
from .retry import RETRY_S, Retry
from .seen import MOST_S, Seen


class Chooses(Protocol):
    """The bots: asked for a move, they answer in their own time."""

    async def choose(self, question: Question) -> str: ...


class Chosen(NamedTuple):
    """A move that a bot has chosen, in answer to an offer."""

    seat: int
    level: str
    offer: int
    move: str


class Asked(NamedTuple):
    """A seat that may act: the number of its offer, and what to ask the bot there; None: a person sits there."""

    offer: int
    question: Callable[[], Question] | None
    person: str | None = None


class Thought(NamedTuple):
    offer: int
    task: asyncio.Task[None]


class Turns:
    """At one table. `on_chosen` is called when a bot has chosen, `on_late` when somebody's clock has run out."""

    def __init__(
        self, bots: Chooses, retry: Retry, on_chosen: Callable[[Chosen], None], on_late: Callable[[], None]
    ) -> None:
        self.clocks = Clocks(None, [])
        self.seen = Seen()
        self._bots = bots
        self._retry = retry
        self._on_chosen = on_chosen
        self._on_late = on_late
        self._thoughts: dict[int, Thought] = {}  # by seat
        self._timer: asyncio.TimerHandle | None = None

    def is_busy(self) -> bool:
        return bool(self._thoughts or self._timer)

    def wait_for(self, asked: Mapping[int, Asked]) -> None:
        """These seats may act; what a bot thought about an older offer is forgotten."""
        for seat, thought in list(self._thoughts.items()):
            now = asked.get(seat)
            if now is None or now.question is None or now.offer != thought.offer:
                self._forget(seat)
        for seat, one in asked.items():
            if one.question is not None and seat not in self._thoughts:
                thinking = asyncio.create_task(self._think(seat, one.offer, one.question))
                self._thoughts[seat] = Thought(one.offer, thinking)
        people = {seat: one.offer for seat, one in asked.items() if one.question is None}
        at = time.monotonic()
        left_s = min(MOST_S, self.seen.left_s(at))
        waits_s = {seat: left_s for seat in people if self.seen.is_behind(asked[seat].person)}
        self.clocks.wait_for(people, at, waits_s)
        self._set_timer()

    def saw(self, seat: int, person: str, n: int) -> bool:
        """The person has been shown everything up to this step; whether their clock runs from now on."""
        self.seen.saw(person, n)
        if self.seen.is_behind(person) or not self.clocks.start(seat, time.monotonic()):
            return False
        self._set_timer()
        return True

    def stop(self) -> None:
        for seat in list(self._thoughts):
            self._forget(seat)
        self._stop_timer()

    def _forget(self, seat: int) -> None:
        self._thoughts.pop(seat).task.cancel()

    async def _think(self, seat: int, offer: int, ask: Callable[[], Question]) -> None:
        await asyncio.sleep(self._retry.wait_s())
        await self.seen.by_all()
        question = ask()
        while True:
            try:
                move = await self._bots.choose(question)
                break
            except Exception as error:
                log.error("bot_failed", level=question.level, kind=type(error).__name__)
                await asyncio.sleep(RETRY_S)
        thought = self._thoughts.get(seat)
        if thought is not None and thought.task is asyncio.current_task():  # it may have been forgotten just now
            del self._thoughts[seat]
            self._on_chosen(Chosen(seat, question.level, offer, move))

    def _set_timer(self) -> None:
        self._stop_timer()
        due = self.clocks.next_due()
        if due is not None:
            wait_s = max(self._retry.wait_s(), due - time.monotonic()) + 0.005
            self._timer = asyncio.get_running_loop().call_later(wait_s, self._on_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
