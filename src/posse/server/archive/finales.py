"""How a finished game is told at its end: its chronicle, and what is special about it for whoever asks.

A chronicle is worked out once, in the thread of replays, and the last ones are kept: what is finished never changes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from posse.bots.levels import LADDER, level_up
from posse.engine import chronicle
from posse.engine.chronicle import chronicle_of
from posse.engine.game import PosseError
from posse.engine.log import NOBODY, Event
from posse.engine.records import replay
from posse.engine.table import Result
from posse.games import game as game_named
from posse.games import text as text_of
from posse.server.live.telling import as_called
from posse.server.wire.finale import (
    Chapter,
    Chronicle,
    ChronicleStanding,
    Finale,
    Happening,
    Luck,
    Special,
    Tally,
    TallyItem,
    Turning,
)
from posse.text.finale import FinaleText
from posse.text.words import words

from .kept import Kept
from .replays import aside

MOST_KEPT = 64
ENOUGH_GAMES = 3  # so many before make a closest, longest or best worth a word
ROUND = (10, 25, 50, 100, 250, 500, 1000)  # wins that are counted out
LEAST_STREAK = 3


class Before(NamedTuple):
    """A game that somebody played before, as far as it makes another one special."""

    n_plies: int
    share: float
    score: float
    margin: float
    level: str | None  # the strongest bot of the ladder in it


class Chronicles:
    """Those asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, chronicle.Chronicle | None] = OrderedDict()

    async def of(self, kept: Kept) -> chronicle.Chronicle | None:
        """None: it does not replay by the rules of today."""
        name = kept.row.id
        if name not in self._kept:
            self._kept[name] = await aside(chronicled, kept)
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]


def chronicled(kept: Kept) -> chronicle.Chronicle | None:
    """None: it does not replay by the rules of today."""
    record = kept.parsed()
    try:
        game = game_named(record.game, house=dict(record.house))
        table = replay(record, game, lambda: time.sleep(0))
    except PosseError:
        return None
    return chronicle_of(table)


def on_the_wire(found: chronicle.Chronicle, said: FinaleText) -> Chronicle:
    told, turning, n_seats = found.told, found.turning, len(said.names)
    return Chronicle(
        n_plies=found.n_plies,
        standings=[ChronicleStanding(ply, list(scores)) for ply, scores in found.standings],
        chapters=[Chapter(*chapter, said.chapter(chapter)) for chapter in told.chapters],
        tallies=[
            Tally(
                tally.name,
                [TallyItem(item.name, item.n, list(item.values), said.item(item)) for item in tally.items],
                list(tally.totals),
                said.tally(tally),
                said.total(tally),
            )
            for tally in told.tallies
        ],
        luck=[
            Luck(
                luck.name,
                list(luck.n),
                None if luck.of is None else list(luck.of),
                said.luck(luck),
                [said.count(luck, seat) for seat in range(n_seats)],
            )
            for luck in told.luck
        ],
        happenings=[Happening(*one, line) for one, line in said.happenings()],
        ending=None if told.ending is None else Happening(*told.ending, said.ending()),
        turning=None if turning is None else Turning(*turning, said.turning(), said.turned()),
        manner=found.manner,
        margin=found.margin,
        n_leads=found.n_leads,
    )


def seat_in(kept: Kept, me: str | None) -> int | None:
    """Where somebody sat; None: nowhere."""
    return next((seat for seat, chair in enumerate(kept.seats) if me is not None and chair.person == me), None)


def finale_of(
    kept: Kept, told: chronicle.Chronicle | None, mine: int | None, before: Sequence[Before], language: str = "en"
) -> Finale:
    """As whoever asks is told it; `mine`: their seat, `before`: their games of this kind that ended before, the last of
    them first."""
    said = _said(kept, told, mine, language)
    return Finale(
        id=kept.row.id,
        game=kept.row.game,
        players=kept.players(),
        result=kept.result(),
        seat=mine,
        chronicle=None if told is None else on_the_wire(told, said),
        special=[] if mine is None else _special(kept, mine, before, said),
        heading=said.heading(),
        why=said.why(),
        place=said.place(),
        ending=said.ending(),
        is_harder=mine is not None and any(chair.bot and level_up(chair.bot) != chair.bot for chair in kept.seats),
    )


def _said(kept: Kept, told: chronicle.Chronicle | None, mine: int | None, language: str) -> FinaleText:
    game, spoken, result = kept.row.game, words(language), kept.result()
    names = as_called(tuple(player.name for player in kept.players()), spoken)

    def story(event: Event) -> str:
        return text_of(game).story(event, spoken, names)

    outcome = Result(tuple(result.shares), tuple(result.scores))
    return FinaleText(game, outcome, told, names, NOBODY if mine is None else mine, spoken, story)


def _special(kept: Kept, mine: int, before: Sequence[Before], said: FinaleText) -> list[Special]:
    """Among one's games of this kind that ended before; the same whenever it is asked."""
    share, score = kept.seats[mine].share or 0.0, kept.seats[mine].score or 0.0
    found = [] if before else [_named(said, "first-game", 1)]
    if share > 0:
        found += _of_a_win(kept, mine, before, said)
    if len(before) >= ENOUGH_GAMES:
        best = max(game.score for game in before)
        if score > best:
            found.append(_named(said, "best-score", best, said.score(best)))
        margin = margin_of([chair.share or 0.0 for chair in kept.seats], [chair.score or 0.0 for chair in kept.seats])
        if margin < min(game.margin for game in before):
            found.append(_named(said, "closest", margin, said.amount(margin)))
        n_plies = len(kept.parsed().moves)
        if n_plies > max(game.n_plies for game in before):
            found.append(_named(said, "longest", n_plies))
    return found


def _of_a_win(kept: Kept, mine: int, before: Sequence[Before], said: FinaleText) -> list[Special]:
    wins = [game for game in before if game.share > 0]
    if not wins:
        return [_named(said, "first-win", 1)]
    found = []
    level = strongest(chair.bot for chair in kept.seats)
    if level and all(LADDER.index(level) > LADDER.index(game.level or LADDER[0]) for game in wins):
        found.append(_named(said, "first-win-over", 1, level=level))
    if len(wins) + 1 in ROUND:
        found.append(_named(said, "wins", len(wins) + 1))
    streak = 1 + next((n for n, game in enumerate(before) if game.share <= 0), len(before))
    if streak >= LEAST_STREAK:
        found.append(_named(said, "streak", streak))
    return found


def _named(said: FinaleText, name: Any, n: float, score: str = "", level: str | None = None) -> Special:
    values: dict[str, str | int] = {"n": int(n), "score": score, "level": level or ""}
    message = f"finale-special-{name}"
    return Special(name, n, level, said.words(message, **values), said.words(f"{message}.line", **values))


def margin_of(shares: list[float], scores: list[float]) -> float:
    return chronicle.margin_of(scores, shares)


def strongest(bots: Any) -> str | None:
    """The strongest level of the ladder among these; None: no bot of it."""
    found = [bot for bot in bots if bot in LADDER]
    return max(found, key=LADDER.index) if found else None
