"""A room: one live table. What is done in it is done one thing at a time, each to its end.

A move is played in memory, saved by the store, and only then answered and shown. If it cannot be saved, the room is
rebuilt from what was; if that cannot be read either, the room is dropped, and everyone here has to come again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from posse.server.database.rows import PERSON, OutOfStep, SeatRow, StepRow, TableRow
from posse.server.log import log
from posse.server.wire.accounts import Person
from posse.server.wire.messages import (
    Accepted,
    Because,
    Bye,
    Foreseen,
    Play,
    Refused,
    SheetNow,
    TableInfo,
    TableNow,
    Undo,
    encode,
)
from posse.server.wire.refusal import Refusal

from .absence import Absence
from .history import History
from .lobby import Lobby
from .moves import Declined, Mover, Moves, NotSaved
from .one_at_a_time import Dropped, OneAtATime
from .presence import Audience, Hear, Presence, Watcher
from .retry import Retry
from .saving import Keeper, SavedRow
from .showing import info_of
from .turns import Chooses, Chosen, Turns

T = TypeVar("T")
COME_AGAIN = Bye("restart", 1000)


class Times(Protocol):
    """The settings that rooms go by."""

    @property
    def gone_s(self) -> float: ...
    @property
    def away_s(self) -> float: ...


@dataclass(frozen=True)
class Parts:
    """What all rooms use."""

    settings: Times
    keeper: Keeper
    lobby: Lobby
    bots: Chooses


class Room:
    def __init__(self, parts: Parts, row: TableRow, steps: list[StepRow], on_dropped: Callable[[Room], None]) -> None:
        self.parts = parts
        self.on_dropped = on_dropped
        self.quiet_since = time.monotonic()
        self.saved = SavedRow(parts.keeper, row)
        self.presence = Presence(self._away_for_long)
        self.absence = Absence(parts.settings.gone_s, self.tell_info)
        self.offered: set[int] = set()  # bots' seats, to whoever comes late
        self.retry = Retry()
        self.turns = Turns(parts.bots, self.retry, self._bot_chose, self._time_ran_out)
        self.moves = Moves(self.saved, self.turns)
        self._work = OneAtATime(row.id)
        self._is_closed = False
        self._restore(steps)

    @property
    def row(self) -> TableRow:
        return self.saved.now

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_playing(self) -> bool:
        return self.moves.is_playing

    def is_idle(self) -> bool:
        """Whether it may be put away: nobody watches, and nothing goes on by itself."""
        is_busy = (
            self._work.is_busy() or self.turns.is_busy() or self.presence.is_waiting() or self.absence.is_waiting()
        )
        return not (self.presence.watchers or is_busy)

    def info(self) -> TableInfo:
        return info_of(self.row, self.presence.people(), self.absence, self.offered)

    # Moves -----------------------------------------------------------------------------------------------------------

    async def play(self, person: str, asked: Play, language: str) -> Accepted | Refused:
        async def move(mover: Mover) -> int:
            await self._came_back(person)
            return await self.moves.play(mover, asked.offer, asked.move)

        return await self._answer(person, asked.id, language, move)

    async def undo(self, person: str, asked: Undo, language: str) -> Accepted | Refused:
        return await self._answer(person, asked.id, language, lambda mover: self.moves.take_back(mover, asked.n))

    async def _answer(
        self, person: str, message: str, language: str, move: Callable[[Mover], Awaitable[int]]
    ) -> Accepted | Refused:
        async def work() -> Accepted | Refused:
            mover = Mover(self.row.seat_of(person), PERSON, message)
            try:
                return Accepted(self.id, message, await self._taken(move(mover)))
            except Declined as declined:
                return self.moves.refused(declined, mover, language)

        return await self.alone(work)

    def _bot_chose(self, chosen: Chosen) -> None:
        async def work() -> None:
            try:
                mover = Mover(chosen.seat, chosen.level)
                await self._taken(self.moves.play(mover, chosen.offer, chosen.move))
            except Declined:
                self._ask_for_moves()

        self._soon(work)

    async def _taken(self, move: Awaitable[int]) -> int:
        """The number of the step, shown to everyone if it is new; if it could not be saved, it was not taken."""
        before = self.row.n_steps
        try:
            n = await move
        except NotSaved:
            self.retry.failed()
            await self.rebuild()
            raise Refusal(503, "trouble", "the move could not be saved and was not played") from None
        if n > before:
            self.retry.succeeded()
            self._stepped()
            self._ask_for_moves()
            self._show_all(since=before)
            if self.row.status == "over":
                log.info("game_over", table=self.id, game=self.row.game, steps=n)
                self.tell_info()
        return n

    def _ask_for_moves(self) -> None:
        if self._is_closed:
            self.turns.stop()
            return
        self.moves.ask()

    def _stepped(self) -> None:
        is_alone = sum(chair.person is not None for chair in self.row.seats) < 2
        self.turns.seen.step(self.row.n_steps, is_alone, time.monotonic())

    async def saw(self, person: str, n: int) -> None:
        """A person has been shown everything up to this step."""

        def seen() -> None:
            seat = self.row.seat_of(person)
            if seat >= 0 and self.is_playing and self.turns.saw(seat, person, n):
                self._show_all(since=self.row.n_steps)  # clocks that run

        await self._told(seen)

    async def foresee(self, person: str, move: str) -> Foreseen | None:
        return await self._told(lambda: self.moves.foresee(self.row.seat_of(person), move))

    async def why(self, person: str, move: str, language: str) -> Because | None:
        return await self._told(lambda: self.moves.why(self.row.seat_of(person), move, language))

    async def sheet(self, person: str, language: str) -> SheetNow | None:
        return await self._told(lambda: self.moves.sheet(self.row.seat_of(person), language))

    async def _told(self, tell: Callable[[], T]) -> T:
        """Whoever looks waits, too, until a step is saved: nothing is told of one that may not be kept."""

        async def work() -> T:
            return tell()

        return await self.alone(work)

    # Who is here -----------------------------------------------------------------------------------------------------

    async def watch(
        self, person: Person, language: str, since: int, hear: Hear, leave: Callable[[Bye], None]
    ) -> Watcher:
        """From now on `hear` gets all that this person may know of the table, beginning with how it stands; `leave` is
        called if they have to come again."""

        async def work() -> Watcher:
            await self._came_back(person.id)
            watcher = Watcher(person.id, hear, leave, Audience(self.row.seat_of(person.id), language))
            was_here = self.presence.is_here(person.id)
            self.presence.watchers.append(watcher)
            if was_here:
                hear(encode(TableNow(self.info())))
            else:
                self.tell_info()
            self._show(watcher, since)
            return watcher

        return await self.alone(work)

    async def unwatch(self, watcher: Watcher) -> None:
        async def work() -> None:
            if watcher not in self.presence.watchers:
                return
            self.presence.watchers.remove(watcher)
            self.quiet_since = time.monotonic()
            if not self.presence.is_here(watcher.person):
                self.turns.seen.leave(watcher.person)
                self.tell_info()
                self._expect(watcher.person)

        with suppress(Dropped):  # everyone has been sent away
            await self.alone(work)

    async def speak(self, watcher: Watcher, language: str) -> None:
        """Words in another language, beginning with the whole story."""

        async def work() -> None:
            if watcher in self.presence.watchers:
                watcher.audience = watcher.audience._replace(language=language)
                self._show(watcher, since=-1)

        await self.alone(work)

    async def come_back(self, person: str) -> None:
        """A person takes their seat back from the bot that stood in."""
        await self.alone(lambda: self._came_back(person))

    async def _came_back(self, person: str) -> None:
        self.presence.stop_expecting(person)
        self.absence.came(person)
        await self.stand_in(self.row.seat_of(person), False)

    def _show(self, watcher: Watcher, since: int) -> None:
        if (position := self.moves.position(watcher.audience, since)) is not None:
            watcher.hear(encode(position))

    def _show_all(self, since: int) -> None:
        """Everyone here gets the position as they know it."""
        self.presence.tell_each(lambda audience: self.moves.position(audience, since))

    def tell_info(self) -> None:
        info = self.info()
        self.presence.tell(TableNow(info))
        self.parts.lobby.tell(info)

    def actors(self) -> list[int]:
        """The seats that may act."""
        history = self.moves.history
        return list(history.table.actors()) if history and self.is_playing else []

    async def hand_over(self, seat: int, chair: SeatRow) -> None:
        """Somebody else plays on from a seat, and the whole story is told with their name."""
        await self.change({seat: chair})
        self.moves.rename()
        self._ask_for_moves()
        self._show_all(since=-1)

    # Stand-ins: bots that play for people who are away or out of time ------------------------------------------------

    async def stand_in(self, seat: int, on: bool) -> None:
        chair = self.row.seats[seat] if seat >= 0 and self.is_playing else None
        if chair is None or chair.bot is not None or chair.stand_in == on:
            return
        await self.change({seat: replace(chair, stand_in=on)})
        self._ask_for_moves()
        self._show_all(since=self.row.n_steps)

    def _expect(self, person: str) -> None:
        """Others may do something about whoever is gone; at a table with a clock, a bot stands in by itself."""
        seat = self.row.seat_of(person)
        if seat >= 0 and self.is_playing:
            self.absence.left(person)
        if seat >= 0 and self.is_playing and self.row.options.clock and not self.row.seats[seat].stand_in:
            self.presence.expect(person, self.parts.settings.away_s)

    def _away_for_long(self, person: str) -> None:
        async def work() -> None:
            if self.presence.is_here(person):
                return
            if not await self._try_to_stand_in([self.row.seat_of(person)]) and not self._is_closed:
                self.presence.expect(person, self.retry.wait_s())

        self._soon(work)

    def _time_ran_out(self) -> None:
        async def work() -> None:
            await self._try_to_stand_in(self.turns.clocks.expired(time.monotonic()))
            self._ask_for_moves()

        self._soon(work)

    async def _try_to_stand_in(self, seats: list[int]) -> bool:
        try:
            for seat in seats:
                await self.stand_in(seat, True)
        except Exception as error:
            log.error("stand_in_failed", table=self.id, kind=type(error).__name__)
            self.retry.failed()
            return False
        return True

    # Beginning, changing, restoring ----------------------------------------------------------------------------------

    def begin(self, history: History) -> None:
        """A game begins."""
        self.moves.begin(history)
        self.resume()
        self._show_all(since=-1)

    def resume(self) -> None:
        """Bots move and clocks run; whoever is not here is expected."""
        self._ask_for_moves()
        for chair in self.row.seats:
            if chair.person is not None and not self.presence.is_here(chair.person):
                self._expect(chair.person)

    async def change(self, seats: Mapping[int, SeatRow] | None = None, **values: Any) -> None:
        """Who sits where, and other values of the table's row; told to everyone once it is saved."""
        try:
            await self.saved.change(seats or {}, **values)
        except OutOfStep:
            log.error("room_out_of_step", table=self.id, status=self.row.status)
            await self.rebuild()
            raise Refusal(503, "trouble", "the table has changed meanwhile: look again") from None
        self.retry.succeeded()
        for watcher in self.presence.watchers:  # whoever sits down sees with that seat's eyes from now on
            watcher.audience = watcher.audience._replace(seat=self.row.seat_of(watcher.person))
        self.tell_info()

    async def rebuild(self) -> None:
        """From what was saved; if that cannot be read, the room is dropped."""
        try:
            self._restore(await self.saved.reload())
        except Exception as error:
            log.error("room_dropped", table=self.id, kind=type(error).__name__)
            self._drop()
            return
        self._ask_for_moves()
        self.tell_info()
        self._show_all(since=-1)

    def _restore(self, steps: list[StepRow]) -> None:
        self.moves.restore(steps)
        row, history = self.row, self.moves.history
        if row.status == "playing" and history and (row.snapshot, row.n_steps) != (history.snapshot(), history.n):
            log.error("snapshot_wrong", table=row.id, steps=history.n)
            self._mend(history)

    def _mend(self, history: History) -> None:
        """Save the right snapshot soon; a step that is saved before does it too."""
        n_steps, n, snapshot = self.row.n_steps, history.n, history.snapshot()

        async def work() -> None:
            if self.moves.history is history and self.row.n_steps == n_steps:
                await self.change(n_steps=n, snapshot=snapshot)

        self.soon(work)

    def _drop(self) -> None:
        """What is here may never have been saved: nothing more is done with it."""
        self._work.is_dropped = True
        self._stop()
        self.presence.send_away(COME_AGAIN)
        self.on_dropped(self)

    # One thing at a time ---------------------------------------------------------------------------------------------

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run to the end, even if whoever asked is gone; raises Dropped."""
        return await self._work.do(work)

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        return self._work.soon(work)

    def _soon(self, work: Callable[[], Awaitable[None]]) -> None:
        """For what goes by itself: once the room is closed, nothing new begins."""
        if not self._is_closed:
            self.soon(work)

    def _stop(self) -> None:
        self._is_closed = True
        self.turns.stop()
        self.presence.expect_nobody()
        self.absence.stop()

    async def close(self) -> None:
        """Finish what is being done."""
        self._stop()
        await self._work.finish()
