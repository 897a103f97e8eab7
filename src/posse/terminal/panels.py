"""The parts of the screen: the table, the story so far, and what may be done."""

from __future__ import annotations

import textwrap
from itertools import accumulate

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from posse.text.plain import ACTING, cut, grid_rows, hand_rows, wrapped
from posse.text.sheet import Grid, Hand, Sheet

from .menu import Choice, Menu
from .sitting import Told
from .tones import COLOURS, LAMP, inked, stacked, style_of


class Panel(Widget):
    """A widget that is lines of text, as many as it needs."""

    def lines(self, width: int) -> list[Text]:
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def render(self) -> Text:
        return stacked(self.lines(self.size.width))


class Title(Panel):
    sheet: Sheet | None = None

    def lines(self, width: int) -> list[Text]:
        return [inked(cut(self.sheet.title, width)) if self.sheet else Text()]


class Table(Panel):
    """The blocks of a sheet, below each other."""

    sheet: Sheet | None = None
    is_roomy = False  # room for asides and for space between the blocks

    def show(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        return sheet_lines(self.sheet, width, self.is_roomy) if self.sheet and width > 0 else []


def sheet_lines(sheet: Sheet, width: int, is_roomy: bool = True) -> list[Text]:
    found: list[Text] = []
    for block in sheet.blocks:
        if isinstance(block, Grid):
            space = [Text()] if is_roomy else []
            found += [*space, *(inked(row) for row in grid_rows(block, width)), *space]
        elif isinstance(block, Hand):
            found += [inked(row) for row in hand_rows(block, width)]
        elif is_roomy or not block.is_aside:
            found += [inked(row) for row in wrapped(block.text, width)]
    return found


class Log(Panel):
    """The story, newest last; scrolls back by lines."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.told: list[Told] = []
        self.back = 0  # lines scrolled back

    def tell(self, told: list[Told]) -> None:
        self.told += told
        self.back = 0
        self.refresh()

    def retell(self, told: list[Told]) -> None:
        self.told = list(told)
        self.back = 0
        self.refresh()

    def scroll(self, lines: int) -> None:
        """Back by so many lines, or forward."""
        most = max(0, len(self.lines(self.size.width, whole=True)) - self.size.height)
        self.back = min(most, max(0, self.back + lines))
        self.refresh()

    def on_mouse_scroll_up(self) -> None:
        self.scroll(3)

    def on_mouse_scroll_down(self) -> None:
        self.scroll(-3)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width, whole=True))

    def lines(self, width: int, whole: bool = False) -> list[Text]:
        height = self.size.height
        found: list[Text] = []  # newest first
        for text, is_mine, is_heading in reversed(self.told):
            if not whole and len(found) >= height + self.back:
                break
            if is_heading:
                found += _ruled(text, width)[::-1]
                continue
            mark, style = ("› ", COLOURS["strong"]) if is_mine else ("  ", COLOURS[""])
            rows = textwrap.wrap(text, max(8, width - 2))
            found += [Text(("    " if i else mark) + row, style) for i, row in reversed(list(enumerate(rows)))]
        if whole:
            return found[::-1]
        found = found[self.back : self.back + height][::-1]
        return [Text()] * (height - len(found)) + found


def _ruled(words: str, width: int) -> list[Text]:
    """A heading, with a rule before it and one to the edge."""
    rows = textwrap.wrap(words, max(8, width - 6))
    found = [
        Text.assemble(("   " if i else "── ", style_of("dim")), (r, f"bold {COLOURS['gold']}"))
        for i, r in enumerate(rows)
    ]
    found[-1].append(" " + "─" * max(0, width - len(found[-1]) - 1), style_of("dim"))
    return found


class Moves(Panel):
    """Whose turn it is, and what may be done: by key, by arrows and Enter, or by a click."""

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="moves")
        self.menu = Menu(())
        self.turn = ""
        self.is_mine = False
        self.hint = ""
        self.at = -1  # the choice that is marked
        self.most = 99  # lines there is room for

    def show(self, menu: Menu, turn: str, is_mine: bool, hint: str) -> None:
        if menu != self.menu:  # no mark at first, so that one Enter too many plays nothing
            self.at = 0 if self.at >= 0 and menu.choices and self.menu.choices else -1
        self.menu, self.turn, self.is_mine, self.hint = menu, turn, is_mine, hint
        self.refresh(layout=True)

    @property
    def n_heading(self) -> int:
        return len(self._heading(self.size.width))

    def layout_of(self, width: int) -> tuple[list[int], int]:
        """How wide the columns are, and how many lines they have: as few lines as there is room for."""
        wide = [len(f" 1  {c.label} {c.rule}".rstrip()) + 2 for c in self.menu.choices]
        widths, n_lines = [width], len(wide)
        for n in range(len(wide), 0, -1):
            columns = [max(wide[i : i + n]) for i in range(0, len(wide), n)]
            if len(columns) > 4 or sum(columns) - 2 > width:
                break
            widths, n_lines = columns, n
        return widths, n_lines

    def lines(self, width: int) -> list[Text]:
        if width <= 0:
            return []
        found = self._heading(width)
        widths, n_lines = self.layout_of(width)
        first = self._first(n_lines)
        for i in range(first, min(n_lines, first + self.most)):
            line = Text(no_wrap=True, end="")
            for k, wide in zip(range(i, len(self.menu.choices), n_lines), widths, strict=False):
                line.append_text(self._choice(k, wide))
            line.truncate(width)
            found.append(line)
        if n_lines > first + self.most:
            found[-1].truncate(width - 1)
            found[-1].append("↓", style_of("lamp"))
        return found

    def _first(self, n_lines: int) -> int:
        """The first line shown, so that the chosen one is among those there is room for."""
        at = max(0, self.at) % n_lines if n_lines else 0
        return max(0, min(at - self.most // 2, n_lines - self.most))

    def _heading(self, width: int) -> list[Text]:
        mark, style = (ACTING, LAMP) if self.is_mine else ("  ", style_of("dim"))
        rows = textwrap.wrap(self.menu.title or self.turn, max(8, width - 4))
        found = [Text(f"{'  ' if i else mark}{row}") for i, row in enumerate(rows)]
        if self.hint and found and len(found[-1]) + len(self.hint) + 3 <= width:
            found[-1].append(" " * (width - len(found[-1]) - len(self.hint) - 1) + self.hint)
        for line in found:
            line.pad_right(width - len(line))
            line.stylize(style)
        return found

    def _choice(self, k: int, wide: int) -> Text:
        choice = self.menu.choices[k]
        tone = "dim" if choice.rule else ""
        line = Text.assemble(
            (f" {choice.key or '·'} ", style_of("dim") if choice.rule else f"bold {style_of('gold')}"),
            (f" {choice.label}", style_of(tone)),
            (f" {choice.rule}" if choice.rule else "", style_of("dim") + " italic"),
        )
        line.truncate(wide - 1)
        line.pad_right(wide - len(line))
        if k == self.at:
            line.stylize("reverse", 0, len(line) - 1)
        return line

    def move(self, key: str) -> None:
        _, n_lines = self.layout_of(self.size.width)
        step = {"up": -1, "down": 1, "left": -n_lines, "right": n_lines}[key]
        if self.at < 0:
            self.at = 0
        elif 0 <= self.at + step < len(self.menu.choices):
            self.at += step
        self.refresh(layout=True)

    def choose(self, key: str) -> bool:
        """The choice under a key, or with Enter the one the mark is at; False: there is none."""
        for k, choice in enumerate(self.menu.choices):
            if key == choice.key or (key == "enter" and k == self.at):
                self.post_message(self.Chosen(choice))
                return True
        return False

    def on_click(self, event: events.Click) -> None:
        widths, n_lines = self.layout_of(self.size.width)
        row = event.y - self.n_heading + self._first(n_lines)
        column = sum(event.x >= edge for edge in accumulate(widths))
        k = column * n_lines + row
        if 0 <= row < n_lines and k < len(self.menu.choices):
            self.post_message(self.Chosen(self.menu.choices[k]))


class Foot(Panel):
    """The keys of the screen, or a short answer, or a line to type into."""

    words = ""
    tone = "dim"
    typed: str | None = None  # so far; None: nothing is being typed

    def say(self, words: str, tone: str = "dim") -> None:
        self.words, self.tone = words, tone
        self.refresh()

    def is_typing(self) -> bool:
        return self.typed is not None

    def type(self, key: str, character: str | None) -> str | None:
        """Take a key into the line; what was typed, once it is entered."""
        entered = self.typed if key == "enter" else None
        if key in ("enter", "escape", "tab"):
            self.typed = None
        elif key == "backspace":
            self.typed = self.typed[:-1] or None if self.typed else None
        elif character and character.isprintable():
            self.typed = (self.typed or "") + character
        self.refresh()
        return entered

    def lines(self, width: int) -> list[Text]:
        if self.typed is None:
            return [Text(self.words[:width], style_of(self.tone))]
        line = Text.assemble(
            ("/ ", style_of("gold")), (self.typed[-(width - 4) :], style_of("strong")), (" ", "reverse")
        )
        room = width - len(line) - 1
        return [line.append("" if self.typed else f" {self.words[:room]}", style_of("dim"))]
