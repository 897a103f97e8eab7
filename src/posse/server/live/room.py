"""A room: one table, live. Everything that is done in it is done one after the other, and to its end.

A move is played in memory, kept by the store, and only then answered and shown. If it cannot be kept, the room is built
anew from what was; if that cannot be read either, the room is dropped: who was here comes again, and to a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.engine.game import PosseError
from posse.engine.records import Record, record_of
from posse.engine.table import Illegal, Result, Stale
from posse.games import game as game_named
from posse.games import rulebook
from posse.server.database import table_rows
from posse.server.database.store import Store
from posse.server.database.table_rows import SeatRow, StepRow, TableRow, nonces_of
from posse.server.log import log
from posse.server.settings import Settings
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Accepted, Bye, Play, Position, Refused, TableInfo, TableNow, Undo, encode
from posse.server.wire.refusal import Refusal
from posse.text.words import words

from .bots import Thinking
from .broadcast import LOBBY, Audience, Broadcast, Hear
from .history import Course, Lost
from .showing import Showing, info_of
from .turns import PERSON, Minding

T = TypeVar("T")
COME_AGAIN = Bye("restart", 1000)
OnFinished = Callable[[AsyncConnection, TableRow, Result], Awaitable[None]]


class Dropped(Refusal):
    def __init__(self) -> None:
        super().__init__(503, "trouble", "this table is being opened anew: come again")


@dataclass
class Parts:
    """What rooms share."""

    settings: Settings
    store: Store
    broadcast: Broadcast
    thinking: Thinking
    on_finished: OnFinished
    """A job for the store, done together with the last step of a game."""


@dataclass(eq=False)
class Watcher:
    """Somebody who has the table open, in one of their windows."""

    person: str
    hear: Hear
    leave: Callable[[Bye], None]
    audience: Audience


class Room:
    def __init__(self, parts: Parts, row: TableRow, steps: list[StepRow], on_dropped: Callable[[Room], None]) -> None:
        self.parts = parts
        self.row = row
        self.on_dropped = on_dropped
        self.is_dropped = False
        self.game = game_named(row.game)
        self.watchers: list[Watcher] = []
        self.course: Course | None = None
        self.trouble: str | None = None  # why it cannot go on
        self.quiet_since = time.monotonic()
        self.minding = Minding(self)
        self._answered: dict[tuple[int, str], int] = {}  # seat, and what the client called it: the step
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()
        self._restore(steps)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_playing(self) -> bool:
        return self.row.status == "playing" and self.course is not None

    def info(self) -> TableInfo:
        return info_of(self.row, {watcher.person for watcher in self.watchers})

    def seat_of(self, person: str | None) -> int:
        """-1: a spectator."""
        return next((i for i, seat in enumerate(self.row.seats) if person and seat.person == person), -1)

    def is_here(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def is_solo(self) -> bool:
        """One person and bots, and nothing at stake: taking back is free."""
        return not self.row.is_rated and sum(seat.bot is None for seat in self.row.seats) == 1

    def is_idle(self) -> bool:
        """Whether it may be put away: nobody watches, and nothing goes on by itself."""
        return not (self.watchers or self._doing or self.minding.is_busy())

    def position(self, audience: Audience, since: int) -> Position:
        assert self.course is not None
        seat = audience.seat
        can_undo = seat >= 0 and self.is_playing and self.course.back_to(seat, self.is_solo()) is not None
        clocks = self.minding.clocks.ticking(time.monotonic()) if self.is_playing else []
        return self.showing.position(seat, words(audience.language), since, can_undo, clocks)

    # Coming and going ------------------------------------------------------------------------------------------------

    async def watch(
        self, person: Person, language: str, since: int, hear: Hear, leave: Callable[[Bye], None]
    ) -> Watcher:
        """From now on `hear` gets all that this person may know of the table, beginning with how it stands; `leave` is
        called if they have to come again."""

        async def work() -> Watcher:
            seat = self.seat_of(person.id)
            await self.minding.returned(person.id)
            watcher = Watcher(person.id, hear, leave, Audience(seat, language))
            is_new = not self.is_here(person.id)
            self.watchers.append(watcher)
            if is_new:
                self.tell_info()
            hear(encode(TableNow(self.info())))
            if self.course is not None:
                hear(encode(self.position(watcher.audience, since)))
            self.parts.broadcast.subscribe(self.id, watcher.audience, hear)
            return watcher

        return await self.alone(work)

    async def unwatch(self, watcher: Watcher) -> None:
        async def work() -> None:
            if watcher not in self.watchers:
                return
            self.watchers.remove(watcher)
            self.parts.broadcast.unsubscribe(self.id, watcher.audience, watcher.hear)
            self.quiet_since = time.monotonic()
            if not self.is_here(watcher.person):
                self.tell_info()
                self.minding.left(watcher.person)

        with contextlib.suppress(Dropped):  # it has let everybody go
            await self.alone(work)

    async def speak(self, watcher: Watcher, language: str) -> None:
        """Words in another language, beginning with the whole story."""

        async def work() -> None:
            if watcher not in self.watchers:
                return
            self._reseat(watcher, watcher.audience._replace(language=language))
            if self.course is not None:
                watcher.hear(encode(self.position(watcher.audience, -1)))

        await self.alone(work)

    # The game --------------------------------------------------------------------------------------------------------

    async def play(self, person: str, asked: Play, language: str) -> Accepted | Refused:
        async def work() -> Accepted | Refused:
            seat = self.seat_of(person)
            if answer := self._without_playing(seat, asked.id, language):
                return answer
            assert self.course is not None
            await self.minding.give_back(seat)
            try:
                self.course.play(seat, asked.offer, asked.move)
            except Stale:
                now = self.position(Audience(seat, language), self.course.n)
                return Refused(self.id, asked.id, "stale", words(language)("server-stale"), position=now)
            except Illegal as error:
                if not self.course.table.offer(seat).moves:
                    return Refused(self.id, asked.id, "not-your-turn", words(language)("server-not-your-turn"))
                said = error.rule and f"{error.rule}: {rulebook(self.course.game, words(language)).say(error.rule)}"
                line = said or str(error)
                return Refused(self.id, asked.id, "illegal", line, error.rule)
            move = self.game.paper.moves.write(self.course.table.plies[-1].move)  # in our spelling, whatever theirs
            await self.keep(StepRow(self.course.n, seat, move, None, asked.id, PERSON, time.time()))
            return Accepted(self.id, asked.id, self.course.n)

        return await self.alone(work)

    async def undo(self, person: str, asked: Undo, language: str) -> Accepted | Refused:
        async def work() -> Accepted | Refused:
            seat = self.seat_of(person)
            if answer := self._without_playing(seat, asked.id, language):
                return answer
            assert self.course is not None
            n_plies = self.course.back_to(seat, self.is_solo())
            if n_plies is None or asked.n != self.course.n:
                now = self.position(Audience(seat, language), self.course.n)
                line = words(language)("server-cannot-undo")
                return Refused(self.id, asked.id, "cannot-undo", line, position=now)
            self.course.take_back(seat, n_plies)
            await self.keep(StepRow(self.course.n, seat, None, n_plies, asked.id, PERSON, time.time()))
            return Accepted(self.id, asked.id, self.course.n)

        return await self.alone(work)

    def _without_playing(self, seat: int, asked: str, language: str) -> Accepted | Refused | None:
        """The answer to what was done already, or cannot be."""
        if (seat, asked) in self._answered:
            return Accepted(self.id, asked, self._answered[seat, asked])
        if seat < 0:
            return Refused(self.id, asked, "not-seated", words(language)("server-not-seated"))
        if not self.is_playing:
            return Refused(self.id, asked, "not-playing", self.trouble or words(language)("server-not-playing"))
        return None

    async def keep(self, step: StepRow) -> None:
        """Keep a step that was taken in memory, then show it; if it cannot be kept, it was not taken."""
        course, bank_ms = self.course, self.minding.bank_ms(step)
        assert course is not None
        is_over = course.table.is_over()

        async def job(connection: AsyncConnection) -> None:
            await table_rows.append(connection, self.id, step, course.snapshot())
            if bank_ms is not None:
                await table_rows.set_bank(connection, self.id, step.seat, bank_ms)
            if is_over:
                await self._finish(connection, self._record())

        try:
            await self.parts.store.write(job)
        except Exception as error:
            log.error("a step could not be kept", table=self.id, step=step.n, kind=type(error).__name__)
            self.minding.failed()
            await self.rebuild()
            raise Refusal(503, "trouble", "the move could not be saved and was not played") from None
        self.minding.kept()
        self.row.n_steps = step.n
        if step.message is not None:
            self._answered[step.seat, step.message] = step.n
        if is_over:
            self._over()
        self.minding.wake()
        self.tell(since=step.n - 1)
        if is_over:
            self.tell_info()

    async def _finish(self, connection: AsyncConnection, record: Record) -> None:
        assert self.course is not None
        result = self.course.table.result
        await table_rows.finish(connection, self.id, result.shares, result.scores, record.text())
        await self.parts.on_finished(connection, self.row, result)

    def _over(self) -> None:
        assert self.course is not None
        result = self.course.table.result
        self.row.status, self.row.ended_at = "over", time.time()
        for chair, share, score in zip(self.row.seats, result.shares, result.scores, strict=True):
            chair.share, chair.score = share, score
        log.info("game over", table=self.id, game=self.row.game, steps=self.row.n_steps)

    def _record(self) -> Record:
        """The record of the game."""
        assert self.course is not None
        chairs = self.row.seats
        players = tuple(f"{seat.name} ({seat.bot})" if seat.bot else seat.name or "?" for seat in chairs)
        options = ("memory-aid",) if self.row.options.memory_aid else ()
        return record_of(self.course.table, players, options, self.row.secret, nonces_of(self.row))

    # Telling ---------------------------------------------------------------------------------------------------------

    def tell(self, since: int) -> None:
        """Everybody here gets the position as they know it."""
        if self.course is None:
            return
        for audience in self.parts.broadcast.audiences(self.id):
            self.parts.broadcast.publish(self.id, audience, encode(self.position(audience, since)))

    def tell_info(self) -> None:
        message = encode(TableNow(self.info()))
        for audience in self.parts.broadcast.audiences(self.id):
            self.parts.broadcast.publish(self.id, audience, message)
        if self.row.is_public:
            self.parts.broadcast.publish(LOBBY, None, message)

    # Keeping ---------------------------------------------------------------------------------------------------------

    async def change_seats(self, changes: dict[int, SeatRow], **values: Any) -> None:
        """Who sits where, and other values of the table's row with it; told to everybody once it is kept."""
        was = self.row.status

        async def job(connection: AsyncConnection) -> None:
            for seat, chair in changes.items():
                await table_rows.change_seat(connection, self.id, seat, chair)
            if values:
                await table_rows.change(connection, self.id, was, **values)

        try:
            await self.parts.store.write(job)
        except table_rows.OutOfStep:
            log.error("a room was not as it is kept", table=self.id, status=was)
            await self.rebuild()
            raise Refusal(503, "trouble", "the table has changed meanwhile: look again") from None
        self.minding.kept()
        self.row = replace(self.row, seats=[changes.get(i, chair) for i, chair in enumerate(self.row.seats)], **values)
        for watcher in self.watchers:  # whoever sits down sees with that seat's eyes from now on
            seat = self.seat_of(watcher.person)
            if seat != watcher.audience.seat:
                self._reseat(watcher, watcher.audience._replace(seat=seat))
        self.tell_info()

    async def change(self, **values: Any) -> None:
        await self.change_seats({}, **values)

    def _reseat(self, watcher: Watcher, audience: Audience) -> None:
        self.parts.broadcast.unsubscribe(self.id, watcher.audience, watcher.hear)
        watcher.audience = audience
        self.parts.broadcast.subscribe(self.id, audience, watcher.hear)

    def begin(self, course: Course) -> None:
        """From now on this is the game that is played here."""
        self.course = course
        names = tuple(seat.name or "?" for seat in self.row.seats)
        self.showing = Showing(self.id, course, names, self.row.options.memory_aid)
        self.minding.set_clocks()

    def _restore(self, steps: list[StepRow]) -> None:
        row = self.row
        self._answered = {(step.seat, step.message): step.n for step in steps if step.message}
        self.course = None
        if row.key is None:
            return
        if row.version != self.game.version:
            self.trouble = (
                f"this game was started with version {row.version} of the rules; this is version {self.game.version}"
            )
            log.error("a table cannot go on", table=row.id, reason="the rules have changed")
            return
        try:
            course = Course(game_named(row.game, house=row.house), row.key, len(row.seats))
            course.restore(steps)
        except (Lost, PosseError) as error:
            self.trouble = "this game does not replay; the server's log says why"
            log.error("a table cannot go on", table=row.id, reason=str(error))
            return
        if row.status == "playing" and (row.snapshot != course.snapshot() or row.n_steps != course.n):
            log.error("a snapshot disagreed with its steps and was made anew", table=row.id, steps=course.n)
            self._mend(course)
        self.begin(course)

    def _mend(self, course: Course) -> None:
        """Soon; if a step is kept before, that has mended it."""
        n_kept, values = self.row.n_steps, {"n_steps": course.n, "snapshot": course.snapshot()}

        async def work() -> None:
            if self.course is course and self.row.n_steps == n_kept:
                await self.change(**values)

        self.soon(work)

    async def rebuild(self) -> None:
        """As it was kept; where that cannot be read, the room is dropped."""
        try:
            async with self.parts.store.read() as connection:
                (row,) = await table_rows.find(connection, [self.id])
                steps = await table_rows.steps_of(connection, self.id)
            self.row = row
            self._restore(steps)
        except Exception as error:
            log.error("a room was dropped", table=self.id, kind=type(error).__name__)
            self._drop()
            return
        self.minding.wake()
        self.tell_info()
        self.tell(since=-1)

    def _drop(self) -> None:
        """What is here may never have been kept: nothing more is done with it."""
        self.is_dropped = True
        self.minding.close()
        for watcher in self.watchers:
            self.parts.broadcast.unsubscribe(self.id, watcher.audience, watcher.hear)
            watcher.leave(COME_AGAIN)
        self.watchers.clear()
        self.on_dropped(self)

    # Doing one thing at a time ---------------------------------------------------------------------------------------

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """To its end, even if whoever asked is gone; raises Dropped."""
        return await asyncio.shield(self.soon(work))

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        async def run() -> T:
            async with self._lock:
                if self.is_dropped:
                    raise Dropped
                return await work()

        task = asyncio.get_running_loop().create_task(run())
        self._doing.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("a room failed", table=self.id, kind=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Finish what is being done; nothing new begins."""
        self.minding.close()
        while self._doing:
            await asyncio.gather(*self._doing, return_exceptions=True)
