"""What is shown of a table: to everybody, and to each seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress

from posse.engine.fairness import commitment
from posse.engine.foresight import foresee
from posse.engine.game import AnyGame
from posse.engine.notation import NotationError
from posse.games import rulebook
from posse.games import text as text_of
from posse.server.database.rows import TableRow
from posse.server.wire.messages import (
    Because,
    Foreseen,
    Move,
    Offer,
    Position,
    Result,
    SeatInfo,
    SheetNow,
    Step,
    TableInfo,
    Ticking,
)
from posse.text.words import Words

from .absence import Absence
from .history import History
from .telling import events_of, lines_of, move_of, sheet_of, taken_back


def info_of(row: TableRow, here: set[str], absence: Absence | None = None, offered: Collection[int] = ()) -> TableInfo:
    """A table as everybody may know it; `here`: who has it open, `offered`: bots' seats that somebody may take over."""
    is_over = row.status == "over" and all(seat.share is not None for seat in row.seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat.name,
                seat.person,
                seat.bot,
                is_kept=seat.is_free and seat.kept_for is not None,
                kept_for=seat.kept_for if seat.is_free else None,
                is_here=seat.person in here,
                is_stood_in=seat.stand_in,
                is_gone=absence is not None and row.status == "playing" and absence.is_gone(seat.person),
                bot_wanted_by=sorted(row.seat_of(one) for one in absence.agreed(seat.person)) if absence else [],
                is_offered=n in offered and row.status == "playing",
            )
            for n, seat in enumerate(row.seats)
        ],
        host=row.host,
        is_public=row.is_public,
        is_rated=row.is_rated,
        house=row.house,
        options=row.options,
        commitment=commitment(row.secret),
        created_ms=round(row.created_at * 1000),
        n_steps=row.n_steps,
        n_watchers=len(here - {seat.person for seat in row.seats if seat.person}),
        result=Result([seat.share or 0.0 for seat in row.seats], [seat.score or 0.0 for seat in row.seats])
        if is_over
        else None,
        rematch=row.rematch,
    )


class Showing:
    """A game as each seat knows it, in each language."""

    def __init__(self, table_id: str, history: History, names: Sequence[str], memory_aid: bool) -> None:
        self.table_id = table_id
        self.history = history
        self.names = tuple(names)
        self.memory_aid = memory_aid
        self._told: dict[tuple[int, int, str], Step] = {}

    def rename(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._told.clear()

    def position(
        self, seat: int, words: Words, since: int, can_undo: bool, undo_knows: bool, clocks: list[Ticking]
    ) -> Position:
        table = self.history.table
        result = table.result if table.is_over() else None
        view = table.view(seat)
        return Position(
            table=self.table_id,
            seat=seat,
            n=self.history.n,
            view=view.as_dict(),
            facts=dict(self.history.game.paper.facts(table.game.box, view)),
            actors=list(table.actors()),
            offer=self.offer(seat, words),
            can_undo=can_undo,
            undo_knows=undo_knows,
            clocks=clocks,
            steps=[self.step(n, seat, words) for n in range(max(since + 1, 0), self.history.n + 1)],
            result=Result(list(result.shares), list(result.scores)) if result else None,
        )

    def offer(self, seat: int, words: Words) -> Offer | None:
        if seat < 0:
            return None
        found = self.history.table.offer(seat)
        return Offer(found.number, [self._move(move, seat, words) for move in found.moves]) if found.moves else None

    def foreseen(self, seat: int, move: str) -> Foreseen:
        """What the facts would be after a move of the seat."""
        game, table = self.history.game, self.history.table
        facts = None
        if seat >= 0 and move in table.offer(seat).moves:
            after = foresee(game, table.view(seat), game.paper.moves.read(move))
            facts = None if after is None else dict(game.paper.facts(table.game.box, after))
        return Foreseen(self.table_id, move, facts)

    def why(self, seat: int, move: str, words: Words) -> Because:
        """Which rule forbids a move to the seat, worked out from its view alone."""
        game, table = self.history.game, self.history.table
        rule = None
        if seat >= 0 and not table.is_over() and move not in table.offer(seat).moves:
            with suppress(NotationError):
                rule = game.paper.why_not(table.game.box, table.view(seat), game.paper.moves.read(move))
        return Because(self.table_id, move, _why(table.game, rule, words) if rule else "", rule)

    def sheet(self, seat: int, words: Words) -> SheetNow:
        """The table as text, for a screen that has no board for this game."""
        table = self.history.table
        found = sheet_of(table.game, table.view(seat), words, self.names, self.memory_aid)
        return SheetNow(self.table_id, self.history.n, found)

    def step(self, n: int, seat: int, words: Words) -> Step:
        """As the seat was told it; kept, since everybody who comes asks for all of them."""
        key = (n, seat, words.language)
        if key not in self._told:
            taken = self.history.steps[n]
            happened = taken.told(seat)
            game = self.history.game
            self._told[key] = Step(
                n=n,
                seat=taken.seat,
                events=events_of(game, happened, seat, self.memory_aid),
                lines=lines_of(game, happened, seat, self.memory_aid, words, self.names)
                if taken.back_to is None
                else [taken_back(taken.seat, words, self.names)],
                back_to=taken.back_to,
            )
        return self._told[key]

    def _move(self, move: str, seat: int, words: Words) -> Move:
        game = self.history.game
        return move_of(game, game.paper.moves.read(move), seat, words, self.names)


def _why(game: AnyGame, rule: str, words: Words) -> str:
    """In the game's own words for it, `<game>-why-<rule>`; else the rule in full."""
    short = f"{game.name}-why-{rule.lower()}"
    return (
        words(short, **text_of(game.name).rule_values(game.box, words))
        if short in words
        else rulebook(game, words).say(rule)
    )
