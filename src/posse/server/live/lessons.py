"""First lessons, told as a table tells its game: played through the same door, shown by the same hands.

No table is opened for a lesson. Its deal was chosen beforehand and its moves are written down, so it can be told as a
whole, and there is nothing to save, to rate or to come back to.
"""

from __future__ import annotations

from posse.bots.names import BOT_NAMES
from posse.games import game as game_named
from posse.server.wire.lessons import Lesson, LessonBeat, LessonTurn
from posse.server.wire.messages import Options, SeatInfo, TableInfo
from posse.text.lesson import ME, Beat, Values, moments
from posse.text.lesson import Lesson as Script
from posse.text.words import Words

from .history import History
from .showing import Showing

LEVEL = "greenhorn"  # what the others look like; they play what is written down


def told(name: str, script: Script, words: Words, called: str) -> Lesson:
    """A lesson in somebody's words; `called`: what the newcomer is called."""
    game = game_named(name)
    table_id = f"lesson-{name}"
    others = [other for other in BOT_NAMES if other.casefold() != called.casefold()][: script.n_seats - 1]
    history = History(game, script.key(), script.n_seats)
    showing = Showing(table_id, history, (called, *others), memory_aid=False)
    turns = []
    for table, moment, ply in moments(script, game):
        if ply is not None:
            move = game.paper.moves.write(ply.move)
            history.play(ply.seat, history.table.offer(ply.seat).number, move)
        assert history.table.digest() == table.digest()
        mine = moment.seat == ME
        tried = dict.fromkeys(move for beat, _ in moment.beats for move in (beat.move, *beat.instead) if move)
        turns.append(
            LessonTurn(
                position=showing.position(ME, words, history.n - 1, False, False, []),
                beats=[_beat(name, beat, values) for beat, values in moment.beats],
                move=moment.move if mine else None,
                foreseen=[showing.foreseen(ME, move) for move in tried],
            )
        )
    return Lesson(_table(name, table_id, called, others, history.n), turns)


def _beat(game: str, beat: Beat, values: Values) -> LessonBeat:
    return LessonBeat(
        words=f"{game}-lesson-{beat.name}",
        values=dict(values),
        light=list(beat.light),
        rule=beat.rule or None,
        move=beat.move or None,
        instead={move: f"{game}-lesson-{name}" for move, name in beat.instead.items()},
    )


def _table(game: str, table_id: str, called: str, others: list[str], n: int) -> TableInfo:
    return TableInfo(
        id=table_id,
        game=game,
        status="playing",
        seats=[SeatInfo(called, person="me", is_here=True), *(SeatInfo(name, bot=LEVEL) for name in others)],
        host=None,
        is_public=False,
        is_rated=False,
        house={},
        options=Options(chat=False),
        commitment="",
        created_ms=0,
        n_steps=n,
    )
