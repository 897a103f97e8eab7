"""What the engine tells, as the protocol says it: events by name, moves and the story in the reader's words.

Words are made by Fluent, some fifty microseconds a sentence, and every reader of a table asks for the same ones: they
are kept by game, language and names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from posse.engine.game import AnyDefinition, AnyGame, Paper
from posse.engine.log import ALL, HIDDEN, NOTHING
from posse.engine.log import Event as Happening
from posse.engine.struct import Struct
from posse.games import text as text_of
from posse.server.accounts.names import SOMEBODY, key
from posse.server.wire.messages import Event, Line, Move
from posse.server.wire.sheets import Sheet, SheetBit, SheetCard, SheetColumn, SheetGrid, SheetHand, SheetLine
from posse.text import sheet
from posse.text.story import as_noticed, as_one, heard
from posse.text.words import Words

OPEN = None  # in place of a seat: one who sees everything, after the game

_SIGNS = {NOTHING: None, HIDDEN: "?", ALL: "*"}


@lru_cache(maxsize=50_000)
def event_of(paper: Paper[Any, Any, Any], event: Happening) -> Event:
    """An event as it was told, by names."""
    item = _SIGNS[event.item] if event.item < 0 else paper.items[event.item]
    return Event(
        what=paper.events[event.what],
        seat=event.seat,
        item=item,
        n=event.n,
        source=paper.places[event.source] if event.source >= 0 else None,
        target=paper.places[event.target] if event.target >= 0 else None,
    )


def events_of(game: AnyGame, happened: Iterable[Happening], seat: int | None, memory_aid: bool) -> list[Event]:
    """What a seat was told, as a person there notices it, one by one."""
    noticed = happened if seat is OPEN else as_noticed(happened, game, seat, memory_aid)
    return [event_of(game.paper, event) for event in noticed]


def lines_of(
    game: AnyGame,
    happened: Iterable[Happening],
    seat: int | None,
    memory_aid: bool,
    words: Words,
    names: Sequence[str],
) -> list[Line]:
    """The same as sentences."""
    told = as_one(happened) if seat is OPEN else heard(happened, game, seat, memory_aid)
    called = as_called(tuple(names), words)
    lines = (_line_of(game.definition, event, words, called) for event in told)
    return [line for line in lines if line.text]


def taken_back(seat: int, words: Words, names: Sequence[str]) -> Line:
    return Line(words("server-taken-back", name=as_called(tuple(names), words)[seat]), seat)


def move_of(game: AnyGame, move: int, seat: int, words: Words, names: tuple[str, ...]) -> Move:
    """A move that the seat may play or has played."""
    return _move_of(game.definition, move, seat, words, names)


@lru_cache(maxsize=50_000)
def _move_of(game: AnyDefinition, move: int, seat: int, words: Words, names: tuple[str, ...]) -> Move:
    text = text_of(game.name)
    names = as_called(names, words)
    label = text.label(move, words, names, seat)
    return Move(
        move=game.paper.moves.write(move),
        group=text.group(move),
        label=label[:1].upper() + label[1:],
        brief=text.brief(move, words, names, seat),
    )


def sheet_of(game: AnyGame, view: Struct, words: Words, names: tuple[str, ...], memory_aid: bool) -> Sheet:
    """The table as the view's seat sees it, as text with tones."""
    found = text_of(game.name).sheet(game.box, view, words, as_called(names, words), memory_aid)
    return Sheet(_bits(found.title), [_block(block) for block in found.blocks], _bits(found.turn))


def _block(block: sheet.Block) -> SheetLine | SheetGrid | SheetHand:
    match block:
        case sheet.Line():
            return SheetLine(_bits(block.text), block.is_aside)
        case sheet.Grid():
            columns = [SheetColumn(_bits(column.head), column.is_number, column.is_acting) for column in block.columns]
            return SheetGrid(columns, [[_bits(cell) for cell in row] for row in block.rows])
        case sheet.Hand():
            cards = [SheetCard(card.name, card.tone, card.n) for card in block.cards]
            return SheetHand(block.title, cards, block.empty)


def _bits(text: sheet.Run) -> list[SheetBit]:
    return [SheetBit(bit.text, bit.tone) for bit in text]


@lru_cache(maxsize=50_000)
def _line_of(game: AnyDefinition, event: Happening, words: Words, names: tuple[str, ...]) -> Line:
    places = [game.paper.places[place] for place in (event.source, event.target) if place >= 0]
    text = text_of(game.name)
    return Line(text.story(event, words, names), event.seat, event.what in text.headings, places)


@lru_cache(maxsize=5_000)
def as_called(names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Names as they are read: who has left for good has none, and who shares one has the seat's number behind it."""
    called = [words("web-somebody") if name == SOMEBODY else name for name in names]
    keys = [key(name) for name in called]
    return tuple(f"{name} ({seat + 1})" if keys.count(keys[seat]) > 1 else name for seat, name in enumerate(called))
