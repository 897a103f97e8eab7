"""Finished games played again, for pages and for proof.

That is some hundred milliseconds of plain Python, so it is done in a thread, one game after the other, that steps aside
after every ply for the loop.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from posse.engine.fairness import commitment
from posse.engine.game import PosseError
from posse.engine.log import SPECTATOR, Event, told
from posse.engine.records import Record, parse, replay, replaying
from posse.engine.table import Table
from posse.games import game as game_named
from posse.server.live.telling import OPEN, events_of, lines_of, move_of, sheet_of
from posse.server.wire.archive import Ply, Replay, Verdict
from posse.server.wire.refusal import Refusal
from posse.server.wire.sheets import Sheet
from posse.text.words import Words, words

from .kept import Kept

T = TypeVar("T")
_thread = ThreadPoolExecutor(1, "replay")


async def aside(work: Callable[..., T], *arguments: Any) -> T:
    """Do it in the thread."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *arguments)


def replay_json(kept: Kept, seat: int | None, language: str, has_sheets: bool, compress: bool) -> bytes:
    """A `Replay` as JSON; encoded ply by ply, since one long encoding would not step aside."""
    record = kept.parsed()
    memory_aid = "memory-aid" in record.options
    names = tuple(player.name for player in kept.players())
    plies = []
    for ply in plies_of(record, seat, memory_aid, words(language), names, has_sheets):
        plies.append(msgspec.Raw(msgspec.json.encode(ply)))
        time.sleep(0)
    whole = Replay(
        id=kept.row.id,
        game=kept.row.game,
        seat=seat,
        players=kept.players(),
        memory_aid=memory_aid,
        plies=plies,  # type: ignore[arg-type]
        result=kept.result(),
    )
    found = msgspec.json.encode(whole)
    return gzip.compress(found, 5, mtime=0) if compress else found


def plies_of(
    record: Record,
    seat: int | None,
    memory_aid: bool,
    words: Words,
    names: tuple[str, ...],
    has_sheets: bool = False,
) -> Iterator[Ply]:
    """A game as a seat saw it, the opening first; raises a Refusal where it does not replay."""
    if seat is not OPEN and seat >= len(record.players):
        raise Refusal(404, "no-such-seat", f"there is no seat {seat + 1} at this table")

    def sheet(table: Table, seat: int) -> Sheet:
        return sheet_of(table.game, table.view(seat), words, names, memory_aid)

    try:
        game = game_named(record.game, house=dict(record.house))
        for table in replaying(record, game):
            last = table.plies[-1] if table.plies else None
            events = last.events if last else table.opening
            happened: tuple[Event, ...] = events if seat is OPEN else told(events, seat)
            move = move_of(game, last.move, last.seat, words, names) if last else None
            view = table.view(SPECTATOR if seat is OPEN else seat)
            yield Ply(
                n=len(table.plies),
                seat=last.seat if last else -1,
                move=move.move if move else None,
                label=move.label if move else None,
                events=events_of(game, happened, seat, memory_aid),
                lines=lines_of(game, happened, seat, memory_aid, words, names),
                view=view.as_dict(),
                facts=dict(game.paper.facts(table.game.box, view)),
                views=_all_views(table) if seat is OPEN else None,
                sheet=sheet(table, SPECTATOR if seat is OPEN else seat) if has_sheets else None,
                sheets=[sheet(table, one) for one in range(table.n_seats)] if has_sheets and seat is OPEN else None,
                actors=list(table.actors()),
            )
    except PosseError as error:
        raise Refusal(409, "does-not-replay", str(error)) from None


def _all_views(table: Table) -> list[dict[str, Any]]:
    return [table.view(seat).as_dict() for seat in range(table.n_seats)]


def verdict_of(text: str) -> Verdict:
    """What checking the text of a record finds."""
    try:
        record = parse(text)
        game = game_named(record.game, house=dict(record.house))
        table = replay(record, game, lambda: time.sleep(0))
    except PosseError as error:
        return Verdict(ok=False, line=str(error))
    return Verdict(
        ok=True,
        line=f"{record.dealt()}; {record.verified(table.is_over())}",
        game=game.name,
        players=list(record.players),
        n_moves=len(record.moves),
        is_over=table.is_over(),
        commitment=None if record.secret is None else commitment(record.secret),
        key_follows=record.secret is not None,
        key=record.key.hex(),
    )
