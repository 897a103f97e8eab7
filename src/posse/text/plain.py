"""A sheet as plain text, and how wide the columns of a grid are: for lines, for paper, and for the screen."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import groupby

from .sheet import Bit, Card, Grid, Hand, Run, Sheet, plain

ACTING = "▸ "  # before the name of a seat that may act


def lines_of(sheet: Sheet, width: int = 80, asides: bool = True) -> str:
    """The whole sheet but for its title, and for its asides where they are not wanted; no line wider than `width`."""
    found: list[str] = []
    for block in sheet.blocks:
        if isinstance(block, Grid):
            found += ["", *(plain(row).rstrip() for row in grid_rows(block, width)), ""]
        elif isinstance(block, Hand):
            found += [plain(row) for row in hand_rows(block, width)]
        elif asides or not block.is_aside:
            found += [plain(row) for row in wrapped(block.text, width)]
    found += [plain(row) for row in wrapped(sheet.turn, width)]
    return "\n".join(found)


def wrapped(run: Run, width: int) -> Iterator[Run]:
    """A run of text, broken between words."""
    whole, begin = plain(run), 0
    tones = [bit.tone for bit in run for _ in bit.text]
    for line in textwrap.wrap(whole, width):
        begin = whole.index(line, begin)
        letters = zip(line, tones[begin:], strict=False)
        yield tuple(
            Bit("".join(letter for letter, _ in same), tone) for tone, same in groupby(letters, lambda pair: pair[1])
        )
        begin += len(line)


def grid_rows(grid: Grid, width: int) -> Iterator[Run]:
    """The heads, if there are any, and the rows, each as one run of text not wider than `width`."""
    heads = tuple((Bit(ACTING, "lamp"), *c.head) if c.is_acting else c.head for c in grid.columns)
    table = [heads] if any(heads) else []
    table += [row + ((),) * (len(heads) - len(row)) for row in grid.rows]
    widths, gap = widths_of(table, width)
    for row in table:
        run: list[Bit] = []
        for cell, column, n in zip(row, grid.columns, widths, strict=True):
            cell = cut(cell, n)
            space = " " * (n - len(plain(cell)))
            run += [Bit(space), *cell] if column.is_number else [*cell, Bit(space)]
            run.append(Bit(gap))
        yield tuple(run[:-1])


def widths_of(table: list[tuple[Run, ...]], width: int) -> tuple[list[int], str]:
    """As wide as what stands there; where room is short, first the gaps and then the widest columns give way."""
    widths = [max((len(plain(row[i])) for row in table), default=0) for i in range(len(table[0]))]
    gap = max(1, min(3, (width - sum(widths)) // max(1, len(widths) - 1)))
    while sum(widths) + gap * (len(widths) - 1) > width and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    return widths, " " * gap


def cut(run: Run, width: int) -> Run:
    """As much of it as there is room for; what is left out leaves an ellipsis."""
    if len(plain(run)) <= width:
        return run
    kept: list[Bit] = []
    for bit in run:
        room = width - 1 - sum(len(b.text) for b in kept)
        kept.append(Bit(bit.text[: max(0, room)], bit.tone))
    return (*kept, Bit("…", "dim"))


def hand_rows(hand: Hand, width: int) -> Iterator[Run]:
    """The title and the cards, broken between cards only."""
    if not hand.cards:
        yield (Bit(f"{hand.title} {hand.empty}"),)
        return
    run: list[Bit] = [Bit(hand.title, "dim")]
    indent = min(len(hand.title), width // 4)
    room = width - len(hand.title)
    for i, card in enumerate(hand.cards):
        name = named(card) + ("," if i < len(hand.cards) - 1 else "")
        if len(name) + 1 > room and len(run) > 1:
            yield tuple(run)
            run, room = [Bit(" " * indent)], width - indent
        run += [Bit(" "), Bit(named(card), card.tone), Bit(name[len(named(card)) :])]
        room -= len(name) + 1
    yield tuple(run)


def named(card: Card) -> str:
    return f"{card.n} × {card.name}" if card.n > 1 else card.name
