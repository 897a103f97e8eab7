"""A table that fills the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical

from posse.bots.workers import dismiss
from posse.engine.rng import draw_key
from posse.engine.table import Illegal, Ply
from posse.text.sheet import Grid, Sheet, plain, text

from . import pages, typed
from .menu import Choice, Menu, menu_of
from .panels import Foot, Log, Moves, Table, Title
from .sitting import THINKING_S, Sitting, Told
from .tones import SCREEN_STYLE

WIDE = 112  # columns from which the story stands beside the table
ROOMY = 34  # lines from which there is space between the blocks


class TableApp(App[int]):
    """A sitting on the full screen."""

    CSS = SCREEN_STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", priority=True, show=False)]

    def __init__(self, sitting: Sitting, another: Callable[[], Sitting], pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.another = another
        self.pace = pace
        self.opened = ""  # the group of moves that is open
        self.is_asking = False  # the person may act
        self.is_done = False
        self.last_refusal = ""
        self.page: Sheet | None = None  # what the last ply came to
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        self.heading, self.board, self.log_panel, self.moves, self.foot = Title(), Table(), Log(), Moves(), Foot()
        yield self.heading
        with Vertical(id="left"):
            yield self.board
            yield self.log_panel
            yield self.moves
        yield self.foot

    def on_mount(self) -> None:
        self.sit_down()

    def on_unmount(self) -> None:
        dismiss()

    def sit_down(self) -> None:
        self.title = self.sitting.words(f"{self.sitting.table.game.name}-title")
        self.is_done = False
        self.last_refusal = ""
        self.foot.say(self.sitting.words("terminal-foot"))
        self.retell()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.screen_stack[0].set_class(event.size.width >= WIDE, "wide")
        self.board.is_roomy = event.size.height >= ROOMY
        self.board.refresh(layout=True)
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Where room is short the story gives way to the choices, and then they are scrolled through."""
        base, is_big = self.screen_stack[0], self.screen_stack[0].has_class("big")
        room = self.size.height - 2 - (0 if is_big else self.board.size.height)
        self.moves.most = 99
        needed = len(self.moves.lines(self.moves.size.width))
        base.set_class(needed > room - 2 and not is_big and not base.has_class("wide"), "tight")
        self.moves.most = max(2, room - self.moves.n_heading)
        self.moves.refresh(layout=True)

    # The game goes on.

    def go_on(self, ply: Ply | None = None) -> None:
        """Play on from here until the person is asked; a game that goes on already is left."""
        self.is_asking = False
        self.hurry.clear()
        self.run_worker(self._go_on(ply), exclusive=True, group="game")

    async def _go_on(self, ply: Ply | None) -> None:
        sitting, table = self.sitting, self.sitting.table
        if ply is not None:
            await self.tell(ply)
        while not table.is_over():
            self.show()
            seat = sitting.next_seat()
            if seat not in sitting.bots:
                self.is_asking = True
                self.show()
                return
            offer, view = table.offer(seat), table.view(seat)
            asked = (view, offer.moves, THINKING_S, draw_key(sitting.stream))
            choice = await asyncio.to_thread(sitting.bots[seat].choose, *asked)
            await self.tell(table.play(choice.move, seat, offer.number))
        await self.end()

    async def tell(self, ply: Ply) -> None:
        """What has happened, with time to read it; a reckoning stays until it has been read."""
        story = self.sitting.story(ply)
        self.log_panel.tell(story)
        words, names = self.sitting.words, self.sitting.names
        self.page = self.sitting.text.page(ply.told(self.sitting.me), words, names)
        if self.page is not None and not self.sitting.table.is_over():
            await self.push_screen_wait(pages.sheet_page(self.page, words("terminal-page-on")))
        elif story and ply.seat != self.sitting.me and self.pace and not self.hurry.is_set():
            self.show()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.pace)

    async def end(self) -> None:
        """Who has won and why, the score taken apart, the last reckoning, and what next."""
        self.is_done = True
        self.show()
        words, page = self.sitting.words, self.page
        told = self.sitting.finale().blocks
        if not any(isinstance(block, Grid) for block in told):  # where all stand has to do
            told += tuple(block for block in self.sitting.sheet().blocks if isinstance(block, Grid))[:1]
        stands = (*told, *(page.blocks if page else ()))
        won = pages.said(f"{self.sitting.won()} {self.sitting.scores()}\n\n", "good")
        title = Sheet(text(words("terminal-page-over")), stands)
        key = await self.push_screen_wait(pages.sheet_page(title, words("terminal-page-end"), won, keys="nq"))
        if key:
            self.call_later(self.press, key)

    # What is shown.

    def show(self) -> None:
        sitting = self.sitting
        sheet = sitting.sheet()
        self.heading.sheet = sheet
        self.heading.refresh()
        self.board.show(sheet)
        words = sitting.words
        menu = menu_of(sitting, self.opened) if self.is_asking else Menu(())
        turn, hint = plain(sheet.turn), ""
        if self.is_done:
            turn, hint = sitting.won(), words("terminal-page-end")
        elif not self.is_asking:
            hint = words("terminal-skip") if self.pace else ""
            turn = words("terminal-get-ready") if sitting.is_getting_ready() else turn
        elif menu.can_close:
            hint = words("terminal-back")
        self.moves.show(menu, turn, self.is_asking or self.is_done, hint)
        self.call_after_refresh(self.fit)

    def retell(self) -> None:
        told: list[Told] = self.sitting.opening()
        for ply in self.sitting.table.plies:
            told += self.sitting.story(ply)
        self.log_panel.retell(told)

    def note(self, words: str, tone: str = "good") -> None:
        """A short answer where the keys stand; the next key brings them back."""
        self.foot.say(words, tone)

    # Keys.

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.screen, pages.Page):
            return
        event.prevent_default()
        if self.foot.is_typing():
            entered = self.foot.type(event.key, event.character)
            if not self.foot.is_typing():
                self.foot.say(self.sitting.words("terminal-foot"))
            if entered:
                typed.obey(self, entered.strip()[:200])
            return
        self.foot.say(self.sitting.words("terminal-foot"))
        self.press(event.key if len(event.key) > 1 and not event.is_printable else event.character or event.key)

    def press(self, key: str) -> None:
        if key in ("up", "down", "left", "right"):
            self.moves.move(key)
        elif key in ("pageup", "pagedown"):
            self.log_panel.scroll((1 if key == "pageup" else -1) * max(1, self.log_panel.size.height - 1))
        elif key in SCREEN:
            getattr(self, SCREEN[key])()
        elif self.is_done:
            if key == "n":
                self.begin_another()
        elif not self.is_asking:
            self.hurry.set()
        elif not self.moves.choose(key.lower()):
            self.bell()

    def close(self) -> None:
        self.screen.remove_class("big")
        self.opened = ""
        self.show()

    def enlarge(self) -> None:
        self.screen.toggle_class("big")
        self.call_after_refresh(self.fit)

    def explain(self) -> None:
        self.push_screen(pages.help_page(self.sitting, self.last_refusal))

    def undo(self) -> None:
        if not self.sitting.undo():
            self.note(self.sitting.words("terminal-no-undo"), "bad")
            return
        self.note(self.sitting.words("terminal-undone"))
        self.opened, self.is_done = "", False
        self.retell()
        self.go_on()

    def remember(self) -> None:
        """The memory aid on or off."""
        self.note(self.sitting.switch_memory_aid())
        self.retell()
        self.show()

    def save(self, name: str = "") -> None:
        line, is_done = self.sitting.save(name)
        self.note(line, "good" if is_done else "bad")

    def leave(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        self.exit(130)

    def begin_another(self) -> None:
        self.sitting.save()
        memory_aid = self.sitting.memory_aid
        self.sitting = self.another()
        self.sitting.memory_aid = memory_aid
        self.sit_down()

    # Moves.

    def on_moves_chosen(self, message: Moves.Chosen) -> None:
        self.choose(message.choice)

    def choose(self, choice: Choice) -> None:
        if choice.move:
            self.play(choice.move)
        elif choice.group:
            self.opened = choice.group
            self.show()
        elif choice.rule:
            self.refuse(choice.rule)

    def play(self, move: str) -> None:
        me, table = self.sitting.me, self.sitting.table
        try:
            ply = table.play(move, me)
        except Illegal as refused:
            if refused.rule:
                self.refuse(refused.rule)
            else:
                self.note(self.sitting.refusal(refused, move), "bad")
            return
        self.sitting.commit()
        self.opened = ""
        self.go_on(ply)

    def refuse(self, rule: str) -> None:
        self.last_refusal = rule
        self.push_screen(pages.refusal_page(self.sitting, rule))

    def type(self) -> None:
        """A move or a command is going to be typed."""
        offered = self.sitting.table.offer(self.sitting.me).moves or self.sitting.table.game.paper.moves.phrases
        self.foot.typed = ""
        self.foot.say(self.sitting.words("terminal-type", move=offered[-1]))

    def on_paste(self, event: events.Paste) -> None:
        if self.foot.is_typing():
            self.foot.type("", event.text.strip().split("\n")[0])


SCREEN = {
    "escape": "close",
    "tab": "enlarge",
    "?": "explain",
    "m": "remember",
    "u": "undo",
    "s": "save",
    "q": "leave",
    "/": "type",
    ":": "type",
}


def run(sitting: Sitting, another: Callable[[], Sitting], pace: float) -> int:
    """Play on the full screen; what was played is kept, whatever happens."""
    from rich.console import Console

    app = TableApp(sitting, another, pace)
    status: int | None = None
    try:
        status = app.run()
    finally:
        kept = app.sitting.keep(Console(highlight=False))
    return max(status or app.return_code or 0, kept)
