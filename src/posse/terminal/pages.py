"""Pages that lie on the table for a while: a reckoning, a refusal, help and the rules."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from posse.text.sheet import Sheet, plain

from .panels import Panel, sheet_lines
from .sitting import Sitting
from .tones import COLOURS, EDGE, PAPER, sentence, style_of

DIM = COLOURS["dim"]
Lines = Callable[[int], list[Text]]
SCROLLS = {"up", "down", "pageup", "pagedown", "home", "end"}


class Sheaf(Panel):
    """A part of a page."""

    def __init__(self, lines: Lines, name: str = "") -> None:
        super().__init__(name=name)
        self.make = lines

    def lines(self, width: int) -> list[Text]:
        return self.make(width) if width > 0 else []


class Page(ModalScreen[str]):
    """Closed by Enter, Space or Esc, or by one of `keys`, its answer then. Typed numbers lead to the parts so named."""

    CSS = f"""
    Page {{ align: center middle; background: $background 60%; }}
    Page > VerticalScroll {{
        width: 84; max-width: 100%; height: auto; max-height: 100%; padding: 0 1;
        background: {EDGE}; color: {PAPER}; border: round {PAPER}; border-title-style: bold; scrollbar-size-vertical: 1;
        scrollbar-color: {DIM}; scrollbar-color-hover: {PAPER}; scrollbar-color-active: {PAPER};
        scrollbar-background: {EDGE}; scrollbar-background-hover: {EDGE}; scrollbar-background-active: {EDGE};
    }}
    Sheaf {{ height: auto; width: 1fr; }}
    """

    def __init__(self, title: str, foot: str, parts: list[Sheaf], keys: str = "", at: str = "") -> None:
        super().__init__()
        self.heading, self.foot, self.parts, self.keys, self.at = title, foot, parts, keys, at
        self.typed = ""
        self.is_closed = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as scroll:
            scroll.border_title, scroll.border_subtitle = self.heading, self.foot
            yield from self.parts

    def on_mount(self) -> None:
        if self.at:
            self.call_after_refresh(self.lead_to, self.at)

    def lead_to(self, name: str) -> None:
        for part in self.parts:
            if part.name == name:
                self.query_one(VerticalScroll).scroll_to_widget(part, top=True, animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        scroll = self.query_one(VerticalScroll)
        if event.key in SCROLLS:
            where = {"pageup": "page_up", "pagedown": "page_down"}.get(event.key, event.key)
            getattr(scroll, f"scroll_{where}")(animate=False)
        elif event.key in ("enter", "escape", "space"):
            self.close("")
        elif event.character and event.character in self.keys:
            self.close(event.character)
        elif event.character and event.character.isdigit() and any(part.name for part in self.parts):
            self.type(event.character)

    def type(self, digit: str) -> None:
        """The number typed so far, or begun anew where no rule begins so."""
        numbers = [part.name.partition("-")[2] for part in self.parts if part.name]
        self.typed += digit
        if not any(number.startswith(self.typed) for number in numbers):
            self.typed = digit
        for part in self.parts:
            if part.name and part.name.partition("-")[2] == self.typed:
                self.lead_to(part.name)

    def close(self, answer: str) -> None:
        """Once: keys pressed faster than a page can go are meant for this one too."""
        if not self.is_closed:
            self.is_closed = True
            self.dismiss(answer)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.close("")


def said(words: str, tone: str = "") -> Sheaf:
    return Sheaf(lambda width: sentence(words, tone, width))


def heading(words: str) -> Sheaf:
    return Sheaf(lambda width: [Text(), Text(words, style_of("gold") + " bold")])


def sheet_page(sheet: Sheet, foot: str, *before: Sheaf, keys: str = "") -> Page:
    parts = [*before, Sheaf(lambda width: sheet_lines(sheet, width))]
    return Page(plain(sheet.title), foot, parts, keys)


def rule_part(sitting: Sitting, number: str, name: str = "") -> Sheaf:
    def lines(width: int) -> list[Text]:
        found = sentence(sitting.rule(number), "", width - 2)
        found[0].stylize(style_of("strong"), 0, len(number) + 1)
        return [Text("  " if i else "").append_text(line) for i, line in enumerate(found)]

    return Sheaf(lines, name)


def refusal_page(sitting: Sitting, number: str) -> Page:
    return Page(sitting.words("terminal-page-refused"), sitting.words("terminal-page-on"), [rule_part(sitting, number)])


def help_page(sitting: Sitting, last_refusal: str = "", at: str = "") -> Page:
    """Help, the rule behind the last refusal, and all rules; `at` is the one it is opened at."""
    words, game = sitting.words, sitting.table.game
    asides = [block for block in sitting.sheet().blocks if getattr(block, "is_aside", False)]
    parts = [said(words(f"{game.name}-pitch"), "strong")]
    parts += [heading(words("terminal-page-keys")), said(words("terminal-screen-help"))]
    if asides:
        parts += [heading(words("terminal-page-legend"))]
        parts += [Sheaf(lambda width: sheet_lines(Sheet((), tuple(asides)), width))]
    if last_refusal:
        parts += [heading(words("terminal-page-last")), rule_part(sitting, last_refusal)]
    parts.append(heading(words("terminal-page-rules")))
    for title, rules in sitting.sections():
        parts.append(said(title, "dim"))
        parts += [rule_part(sitting, rule.number, rule.number) for rule in rules]
    box = sitting.box_sheet()
    parts += [heading(plain(box.title)), Sheaf(lambda width: sheet_lines(box, width))]
    return Page(words("terminal-page-help"), words("terminal-page-scroll"), parts, at=at)
