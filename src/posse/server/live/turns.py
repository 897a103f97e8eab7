"""Minding a table: bots that have to move, clocks that run, and people who are gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from posse.engine.table import Offer, Stale
from posse.server.database.table_rows import StepRow
from posse.server.log import log

from .clocks import Clocks

if TYPE_CHECKING:
    from .room import Room

PERSON = "person"  # who made a step, if no bot did
PACES = {"calm": 1.0, "brisk": 0.35, "instant": 0.0}
AGAIN_S = 1.0  # after something failed it is tried again
MAX_DOUBLED = 5  # each time it fails again the wait is twice as long, so often


class Minding:
    """Of one room. Whatever it does it does through the room, when the room is free."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clocks = Clocks(None, [])
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat: the offer it thinks about
        self._timer: asyncio.TimerHandle | None = None
        self._gone: dict[str, asyncio.TimerHandle] = {}
        self._n_failed = 0  # in a row
        self._again_at = 0.0  # before then nothing is tried that goes by itself
        self._is_closed = False

    def is_busy(self) -> bool:
        return bool(self._thoughts or self._timer or self._gone)

    def set_clocks(self) -> None:
        row = self.room.row
        self.clocks = Clocks(row.options.clock, [seat.bank_ms or 0 for seat in row.seats])

    def wake(self) -> None:
        """Let those bots think who may act, and run the clocks of people."""
        course = self.room.course
        if course is None or not self.room.is_playing or self._is_closed:
            self._rest()
            return
        offers = {seat: course.table.offer(seat) for seat in course.table.actors()}
        for seat, (number, _) in list(self._thoughts.items()):
            if seat not in offers or offers[seat].number != number or self.level_at(seat) is None:
                self._forget(seat)
        waited_for = {}
        for seat, offer in offers.items():
            level = self.level_at(seat)
            if level is None:
                waited_for[seat] = offer.number
            elif seat not in self._thoughts:
                self._thoughts[seat] = offer.number, asyncio.create_task(self._think(seat, level, offer))
        self.clocks.wait_for(waited_for, time.monotonic())
        self._set_timer()

    def go_on(self) -> None:
        """After the room was opened again: whoever is not here is waited for."""
        self.wake()
        for seat in self.room.row.seats:
            if seat.person is not None and not self.room.is_here(seat.person):
                self.left(seat.person)

    def close(self) -> None:
        self._is_closed = True
        self._rest()

    def kept(self) -> None:
        """The store keeps what is done here."""
        self._n_failed, self._again_at = 0, 0.0

    def failed(self) -> None:
        """It does not: bots and clocks try again, in no hurry."""
        self._again_at = time.monotonic() + AGAIN_S * 2 ** min(self._n_failed, MAX_DOUBLED)
        self._n_failed += 1

    def _wait_s(self) -> float:
        return max(0.0, self._again_at - time.monotonic())

    def _rest(self) -> None:
        for seat in list(self._thoughts):
            self._forget(seat)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for handle in self._gone.values():
            handle.cancel()
        self._gone.clear()

    # Bots ------------------------------------------------------------------------------------------------------------

    def level_at(self, seat: int) -> str | None:
        """The bot that plays there; None: a person does."""
        chair = self.room.row.seats[seat]
        return self.room.row.options.stand_in if chair.stand_in else chair.bot

    def _forget(self, seat: int) -> None:
        _, thought = self._thoughts.pop(seat)
        thought.cancel()

    async def _think(self, seat: int, level: str, offer: Offer) -> None:
        room = self.room
        if self._wait_s():
            await asyncio.sleep(self._wait_s())
        assert room.course is not None
        table, thinking = room.course.table, room.parts.thinking
        pace_s = thinking.pace_s(PACES[room.row.options.pace])
        try:
            move = await thinking.choose(level, table.game, table.view(seat), offer.moves, pace_s)
        except Exception as error:
            log.error("a bot could not think", table=room.id, level=level, kind=type(error).__name__)
            await asyncio.sleep(AGAIN_S)
            if self._end_thought(seat):
                self._soon(self._wake_again)
        else:
            if self._end_thought(seat):
                self._soon(lambda: self._play(seat, level, offer.number, move))

    def _end_thought(self, seat: int) -> bool:
        """Whether this one is still wanted: it may have been forgotten in the moment it was ready."""
        if seat not in self._thoughts or self._thoughts[seat][1] is not asyncio.current_task():
            return False
        del self._thoughts[seat]
        return True

    async def _play(self, seat: int, level: str, offer: int, move: str) -> None:
        room = self.room
        if not room.is_playing or room.course is None or self.level_at(seat) != level:
            return
        try:
            room.course.play(seat, offer, move)
        except Stale:
            self.wake()
        else:
            await room.keep(StepRow(room.course.n, seat, move, None, None, level, time.time()))

    async def _wake_again(self) -> None:
        self.wake()

    # Clocks ----------------------------------------------------------------------------------------------------------

    def bank_ms(self, step: StepRow) -> int | None:
        """What is left in the bank of the seat that took the step; None: nothing to keep."""
        if self.clocks.clock is None or step.by != PERSON:
            return None
        return self.clocks.bank_ms(step.seat, time.monotonic())

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.clocks.next_due()
        if due is not None:
            wait_s = max(self._wait_s(), due - time.monotonic()) + 0.005
            self._timer = asyncio.get_running_loop().call_later(wait_s, self._soon, self._expire)

    async def _expire(self) -> None:
        try:
            for seat in self.clocks.expired(time.monotonic()):
                await self.stand_in(seat)
        except Exception as error:
            self._no_stand_in(error)
        self.wake()

    # People who are gone ---------------------------------------------------------------------------------------------

    def left(self, person: str) -> None:
        """At a table with a clock, a bot stands in for who is gone too long."""
        room, seat = self.room, self.room.seat_of(person)
        if seat < 0 or not room.is_playing or room.row.options.clock is None or room.row.seats[seat].stand_in:
            return
        self._stay_calm(person)
        self._replace_after(room.parts.settings.away_s, person)

    def _replace_after(self, wait_s: float, person: str) -> None:
        room = self.room

        async def work() -> None:
            self._gone.pop(person, None)
            if not room.is_playing or room.is_here(person):
                return
            try:
                await self.stand_in(room.seat_of(person))
            except Exception as error:
                self._no_stand_in(error)
                if not self._is_closed:
                    self._replace_after(self._wait_s(), person)

        self._gone[person] = asyncio.get_running_loop().call_later(wait_s, self._soon, work)

    def _no_stand_in(self, error: Exception) -> None:
        log.error("a bot could not stand in", table=self.room.id, kind=type(error).__name__)
        self.failed()

    async def returned(self, person: str) -> None:
        self._stay_calm(person)
        await self.give_back(self.room.seat_of(person))

    async def stand_in(self, seat: int) -> None:
        """A bot takes a person's seat."""
        await self._set_stand_in(seat, True)

    async def give_back(self, seat: int) -> None:
        """The person is back."""
        if self.room.is_playing:
            await self._set_stand_in(seat, False)

    async def _set_stand_in(self, seat: int, on: bool) -> None:
        chair = self.room.row.seats[seat] if seat >= 0 else None
        if chair is None or chair.bot is not None or chair.stand_in == on:
            return
        await self.room.change_seats({seat: replace(chair, stand_in=on)})
        self.wake()
        self.room.tell(since=self.room.row.n_steps)

    def _stay_calm(self, person: str) -> None:
        if person in self._gone:
            self._gone.pop(person).cancel()

    def _soon(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._is_closed:
            self.room.soon(work)
