"""A sheet on the wire: a table as text with tones, for whoever has no board of the game's own.

The same blocks as `posse.engine.sheet`, in JSON.
"""

from __future__ import annotations

from msgspec import Struct


class SheetBit(Struct, frozen=True):
    """A piece of text."""

    text: str
    tone: str = ""
    """What it stands for, not how it looks: plum, ochre, pine, oxblood, indigo, orange, slate (kinds of things), gold
    (money), lamp (whoever has to act), dim, strong, good, bad; or nothing in particular."""


class SheetLine(Struct, frozen=True, tag="line"):
    """A sentence."""

    text: list[SheetBit]
    is_aside: bool
    """Of use, but the first to go where room is short."""


class SheetColumn(Struct, frozen=True):
    head: list[SheetBit]
    is_number: bool
    """Set to the right."""
    is_acting: bool
    """Of a seat that may act now."""


class SheetGrid(Struct, frozen=True, tag="grid"):
    """Rows and columns; a row that is shorter ends in empty cells."""

    columns: list[SheetColumn]
    rows: list[list[list[SheetBit]]]


class SheetCard(Struct, frozen=True):
    name: str
    tone: str
    n: int


class SheetHand(Struct, frozen=True, tag="hand"):
    """Things side by side: a hand of cards, a market, dice."""

    title: str
    cards: list[SheetCard]
    empty: str
    """Said where there are none."""


class Sheet(Struct, frozen=True):
    title: list[SheetBit]
    blocks: list[SheetLine | SheetGrid | SheetHand]
    turn: list[SheetBit]
    """Who has to do what."""
