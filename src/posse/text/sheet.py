"""A sheet: what a seat sees of a table, as data. Every screen is made from it, so that a game describes itself once.

A sheet is a list of blocks. Text is a run of bits, and a bit may carry a tone: what it is, not how it looks. Whoever
shows a sheet chooses the colours, or none at all; so nothing may be said by tone alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

TONES = (
    "",
    *("plum", "ochre", "pine", "oxblood", "indigo", "orange", "slate"),  # kinds of things
    "gold",  # money
    "lamp",  # whoever has to act
    "dim",  # recedes
    "strong",  # stands out
    "good",
    "bad",
)


class Bit(NamedTuple):
    text: str
    tone: str = ""


Run = tuple[Bit, ...]


def text(words: str, tone: str = "") -> Run:
    return (Bit(words, tone),)


def plain(run: Run) -> str:
    return "".join(bit.text for bit in run)


@dataclass(frozen=True)
class Line:
    """A sentence, wrapped where it has to be."""

    text: Run
    is_aside: bool = False  # of use, but the first to go where room is short


@dataclass(frozen=True)
class Column:
    head: Run = ()
    is_number: bool = False  # set to the right
    is_acting: bool = False  # of a seat that may act now


@dataclass(frozen=True)
class Grid:
    """Rows and columns; a row that is shorter ends in empty cells."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Run, ...], ...]


@dataclass(frozen=True)
class Card:
    name: str
    tone: str = ""
    n: int = 1


@dataclass(frozen=True)
class Hand:
    """Things side by side, none broken in two: a hand of cards, a market, dice."""

    title: str
    cards: tuple[Card, ...]
    empty: str  # said where there are none


Block = Line | Grid | Hand


@dataclass(frozen=True)
class Sheet:
    title: Run
    blocks: tuple[Block, ...]
    turn: Run = ()  # who has to do what
