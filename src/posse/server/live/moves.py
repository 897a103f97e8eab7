"""Moves: one way in for those of people and bots, past one ladder of checks.

Was it done already? Does the seat belong to whoever asks? Is the game running? Is the offer open, the move legal? Then
it is played in memory and saved; only what is saved is answered.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from posse.engine.table import Illegal, Stale, Table
from posse.games import rulebook
from posse.server.database.rows import PERSON, StepRow
from posse.server.log import log
from posse.server.wire.messages import Because, Foreseen, Position, Refused, SheetNow
from posse.text.words import Words, words

from .clocks import Clocks
from .history import History, Lost, history_of
from .presence import Audience
from .question import Question
from .saving import SavedRow
from .showing import Showing
from .turns import Asked, Turns


class Mover(NamedTuple):
    """Who wants to move: a person, or the bot of a seat."""

    seat: int  # -1: does not sit here
    by: str  # PERSON, or the level of a bot
    message: str | None = None  # the client's id for its request


class Declined(Exception):
    """A move that was not played; nothing has changed. `code` is one of `Refused`'s."""

    def __init__(self, code: Any, rule: str | None = None, line: str | None = None) -> None:
        super().__init__(code)
        self.code, self.rule = code, rule
        self._line = line

    def line(self, table: Table | None, words: Words) -> str:
        if self.rule and table is not None:
            return f"{self.rule}: {rulebook(table.game, words).say(self.rule)}"
        return self._line or words(f"server-{self.code}")


class NotSaved(Exception):
    """A step that was taken in memory and could not be saved: what is in memory is no longer true."""


class Moves:
    """The game at one table."""

    def __init__(self, saved: SavedRow, turns: Turns) -> None:
        self.showing: Showing | None = None
        self.trouble: str | None = None  # why the game cannot go on
        self._saved = saved
        self._turns = turns
        self._answered: dict[tuple[int, str], int] = {}  # seat and the client's id for its request: the step

    @property
    def history(self) -> History | None:
        return self.showing.history if self.showing else None

    @property
    def is_playing(self) -> bool:
        return self._saved.now.status == "playing" and self.showing is not None

    def begin(self, history: History) -> None:
        """From now on this is the game."""
        row = self._saved.now
        names = tuple(seat.name or "?" for seat in row.seats)
        self.showing = Showing(row.id, history, names, row.options.memory_aid)
        self._turns.clocks = Clocks(row.options.clock, [seat.bank_ms or 0 for seat in row.seats])

    def rename(self) -> None:
        """Somebody else sits at a seat."""
        if self.showing is not None:
            self.showing.rename(seat.name or "?" for seat in self._saved.now.seats)

    def restore(self, steps: Iterable[StepRow]) -> None:
        """From what was saved; if it does not replay, `trouble` says so."""
        row = self._saved.now
        self._answered = {(step.seat, step.message): step.n for step in steps if step.message}
        self.showing = self.trouble = None
        if row.key is None:
            return
        try:
            self.begin(history_of(row, row.key, steps))
        except Lost as lost:
            self.trouble = lost.line
            log.error("game_lost", table=row.id, reason=str(lost))

    # The way in ------------------------------------------------------------------------------------------------------

    async def play(self, mover: Mover, offer: int, move: str) -> int:
        """The number of the step; raises Declined or NotSaved."""
        if (done := self._done(mover)) is not None:
            return done
        history = self._running(mover)
        try:
            history.play(mover.seat, offer, move)
        except Stale:
            raise Declined("stale") from None
        except Illegal as error:
            if not history.table.offer(mover.seat).moves:
                raise Declined("not-your-turn") from None
            raise Declined("illegal", error.rule, str(error)) from None
        return await self._save(history, mover, history.last_move(), None)

    async def take_back(self, mover: Mover, n: int) -> int:
        """The number of the step; raises Declined or NotSaved."""
        if (done := self._done(mover)) is not None:
            return done
        history = self._running(mover)
        n_plies = history.back_to(mover.seat, self._saved.now.is_solo)
        if n_plies is None or n != history.n:
            raise Declined("cannot-undo")
        history.take_back(mover.seat, n_plies)
        return await self._save(history, mover, None, n_plies)

    def _done(self, mover: Mover) -> int | None:
        return self._answered.get((mover.seat, mover.message)) if mover.message else None

    def _running(self, mover: Mover) -> History:
        """The running game, if the seat is theirs; raises Declined."""
        row = self._saved.now
        if mover.seat < 0 or (mover.by != PERSON and row.level_at(mover.seat) != mover.by):
            raise Declined("not-seated")
        if self.history is None or row.status != "playing":
            raise Declined("not-playing", line=self.trouble)
        return self.history

    async def _save(self, history: History, mover: Mover, move: str | None, back_to: int | None) -> int:
        step = StepRow(history.n, mover.seat, move, back_to, mover.message, mover.by, time.time())
        clocks = self._turns.clocks
        bank_ms = clocks.bank_ms(mover.seat, time.monotonic()) if clocks.clock and mover.by == PERSON else None
        try:
            await self._saved.add_step(step, history, bank_ms)
        except Exception as error:
            log.error("step_not_saved", table=self._saved.now.id, step=step.n, kind=type(error).__name__)
            raise NotSaved from error
        if mover.message is not None:
            self._answered[mover.seat, mover.message] = step.n
        return step.n

    def ask(self) -> None:
        """Bots who may act think, and the clocks of people who may act run."""
        if self.showing is None or not self.is_playing:
            self._turns.stop()
            return
        table = self.showing.history.table
        self._turns.wait_for({seat: self._asked(table, seat) for seat in table.actors()})

    def _asked(self, table: Table, seat: int) -> Asked:
        row, offer = self._saved.now, table.offer(seat)
        level = row.level_at(seat)
        if level is None:
            return Asked(offer.number, None, row.seats[seat].person)

        def question() -> Question:
            return Question(row.host or row.id, level, table.game, table.view(seat), offer.moves, row.options.pace)

        return Asked(offer.number, question)

    # What is shown of it ---------------------------------------------------------------------------------------------

    def position(self, audience: Audience, since: int) -> Position | None:
        """As the audience knows it; None: there is no game."""
        if self.showing is None:
            return None
        seat, history = audience.seat, self.showing.history
        can_undo = seat >= 0 and self.is_playing and history.back_to(seat, self._saved.now.is_solo) is not None
        undo_knows = can_undo and history.back_to(seat, freely=False) is None
        clocks = self._turns.clocks.ticking(time.monotonic()) if self.is_playing else []
        return self.showing.position(seat, words(audience.language), since, can_undo, undo_knows, clocks)

    def foresee(self, seat: int, move: str) -> Foreseen | None:
        return self.showing.foreseen(seat, move) if self.showing else None

    def why(self, seat: int, move: str, language: str) -> Because | None:
        return self.showing.why(seat, move, words(language)) if self.showing else None

    def sheet(self, seat: int, language: str) -> SheetNow | None:
        return self.showing.sheet(seat, words(language)) if self.showing else None

    def refused(self, declined: Declined, mover: Mover, language: str) -> Refused:
        table = self.history.table if self.history else None
        position = None
        if self.history and declined.code in ("stale", "cannot-undo"):
            position = self.position(Audience(mover.seat, language), self.history.n)
        line = declined.line(table, words(language))
        return Refused(self._saved.now.id, mover.message or "", declined.code, line, declined.rule, position)
