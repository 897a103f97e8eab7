"""Every big moment of every game, and how it is reached: a position that a seed comes to, and the first seat's move.

What films them (`film.py`) and what measures them (`pages.py`) lays the position out at a real server, plays the move
in a browser, and reads what has to be read, until the table after it is shown, or the finale is over.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from posse.engine.table import Ply, Table
from tests.web.dealt import Laid, Saloon, Sitter, opened

MOST_MS = 90_000  # longer than any moment lasts
READ_MS = 1200  # a scene that has to be read is looked at for so long
REACHED = "(move) => document.querySelector(`[data-move='${move}']`) !== null"
# Things whose moves are shown when they are clicked; of an answer that leads out of town, it is the question.
OPENS = ".board [aria-haspopup]:not([disabled], [data-opens-look='']), .board [data-opens-look=to-play], [data-asks]"
OPENS += ", [data-look-card] input[type=radio]"
# Played to where it is read: the button that closes it; the poster, once nothing of it moves any more; the table.
STATE = """() => {
  const { scene, act, step } = document.querySelector(".board").dataset;
  const poster = document.querySelector("dialog.poster");
  const isPaid = scene !== "reckoning" || Number(act) >= 1;
  return {
    step: Number(step),
    reads: isPaid && document.querySelector(".veil button.main, .payday .go-on") !== null,
    isPlaying: Boolean(scene),
    isOver: document.querySelector(".ended") !== null,
    poster: poster ? (poster.classList.contains("staged") ? "told" : "over") : "",
  };
}"""
READ = "() => document.querySelector('.veil button.main, .payday .go-on')?.click()"
# All that is shown, scene by scene and act by act, by the clock that stamps the frames.
LOG = """
window.film = [];
document.addEventListener("DOMContentLoaded", () => {
  new MutationObserver(() => {
    const { scene = "", act = "", step = "" } = document.querySelector(".board")?.dataset ?? {};
    const poster = document.querySelector("dialog.poster");
    const beat = poster ? poster.querySelectorAll(".on, .shown, .counted, .drawn").length : "";
    const kind = scene || (poster ? "finale" : "");
    const now = { kind, act: String(scene ? act : beat), step };
    const last = window.film.at(-1);
    if (last && last.kind === now.kind && last.act === now.act && last.step === now.step) return;
    window.film.push({ ...now, at: Date.now() / 1000 });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
});
"""
Test = Callable[[Table, Ply, list[str]], bool]


@dataclass(frozen=True)
class Moment:
    """What a move of the first seat brings: a test over the table after it, its ply, and the events' names."""

    game: str
    name: str
    test: Test
    scenes: tuple[str, ...]  # what has to be played, among others, in this order
    verb: str = ""  # the move begins so
    seats: int = 3
    house: dict[str, Any] | None = None  # for what random moves hardly ever come to
    when: Callable[[Table], bool] = lambda table: True

    @property
    def is_the_end(self) -> bool:
        return self.scenes[-1:] == ("finale",)


def has(*names: str, without: tuple[str, ...] = ()) -> Test:
    return lambda table, ply, events: set(names) <= set(events) and not set(without) & set(events)


def counted(name: str, number: int, *more: str) -> Test:
    """So many of one event, or more, and others with them."""
    return lambda table, ply, events: events.count(name) >= number and set(more) <= set(events)


def at_event(kind: int) -> Callable[[Table], bool]:
    return lambda table: table.view(0).event == kind


def ended_by(which: int, *names: str) -> Test:
    """The end of Gnadenlos!, for this reason."""

    def test(table: Table, ply: Ply, events: list[str]) -> bool:
        ends = [event for event, name in zip(ply.events, events, strict=True) if name == "end"]
        return bool(ends) and ends[0].n == which and set(names) <= set(events)

    return test


def in_last_town(table: Table) -> bool:
    return table.view(0).town == 6


def is_answer(table: Table) -> bool:
    return "let it be" in table.offer(0).moves


def hand_over(table: Table, ply: Ply, events: list[str]) -> bool:
    return "hand-ends" in events and "paid" in events and not table.is_over()


def _no_last_town(table: Table, ply: Ply, events: list[str]) -> bool:
    return "town" in events and table.view(0).town < 6


def _last_town(table: Table, ply: Ply, events: list[str]) -> bool:
    return "town" in events and table.view(0).town == 6


def _lost(table: Table, ply: Ply, events: list[str]) -> bool:
    return table.is_over() and table.result.shares[0] == 0


def _won(table: Table, ply: Ply, events: list[str]) -> bool:
    return table.is_over() and table.result.shares[0] == 1


WYATT_EARP = [
    Moment("wyatt-earp", "bank-robbery", has("hit", "placed"), ("shot", "taking"), "bank-robbery"),
    Moment("wyatt-earp", "shot-miss", has("missed"), ("shot",), "bank-robbery"),
    Moment("wyatt-earp", "fastest-gun", has("placed"), ("taking",), "fastest-gun"),
    Moment("wyatt-earp", "hideout", has("covered"), ("covering",), "hideout"),
    Moment("wyatt-earp", "hideout-missed", has("missed"), ("shot",), "hideout"),
    Moment("wyatt-earp", "hideout-shot-free", has("freed"), ("shot", "freeing"), "earp free"),
    Moment("wyatt-earp", "hideout-holds", has("missed", without=("freed",)), ("shot",), "earp free"),
    Moment("wyatt-earp", "answer-hits", has("freed"), ("shot", "freeing"), "answer", when=is_answer),
    Moment("wyatt-earp", "answer-misses", has("missed"), ("shot",), "answer", when=is_answer),
    Moment("wyatt-earp", "most-wanted-given", has("vain", "gave"), ("asking",), "ask"),
    Moment("wyatt-earp", "most-wanted-in-vain", has("vain", without=("gave",)), ("asking",), "ask", 4),
    Moment("wyatt-earp", "most-wanted-steals", has("robbed"), ("stealing",), "rob"),
    Moment("wyatt-earp", "earp-draws", has("drew"), ("riding",), "earp draw"),
    Moment("wyatt-earp", "earp-searches", has("searches"), ("riding",), "earp search"),
    Moment("wyatt-earp", "reckoning", hand_over, ("reckoning",), seats=4),
    Moment("wyatt-earp", "finale-lost", _lost, ("reckoning", "finale"), seats=4),
    Moment("wyatt-earp", "finale-won", _won, ("reckoning", "finale")),
]
EL_PASO = [
    Moment("el-paso", "raid", has("die", "took", without=("sheriffs", "emptied", "town")), ("raid",), "lay"),
    Moment("el-paso", "raid-of-five", counted("revealed", 5, "in-vain", "took"), ("raid",), "lay", 5),
    Moment("el-paso", "sheriffs", has("sheriffs", "lost"), ("raid", "sheriffs"), "lay"),
    Moment("el-paso", "sheriffs-of-five", counted("lost", 4, "sheriffs"), ("raid", "sheriffs"), "lay", 5),
    Moment("el-paso", "stripped", has("emptied", without=("over",)), ("stripped",)),
    Moment("el-paso", "sale", has("sold-here", without=("town", "die")), ("sale",)),
    Moment("el-paso", "road", _no_last_town, ("travel",)),
    Moment("el-paso", "last-town", _last_town, ("travel",)),
    Moment("el-paso", "finale-lost", _lost, ("finale",), seats=5, when=in_last_town),
    Moment("el-paso", "finale-won", _won, ("finale",), when=in_last_town),
]
GNADENLOS = [
    Moment("gnadenlos", "turned-up", has("event", without=("revealed",)), ("event",)),
    Moment("gnadenlos", "undertaker", has("event", "undertaker", without=("revealed", "end")), ("event",)),
    Moment("gnadenlos", "gold-rush", has("revealed", "rushed", without=("payday",)), ("showdown",)),
    Moment("gnadenlos", "card-sharps", has("revealed", "fame", without=("rushed", "shot", "payday")), ("showdown",)),
    Moment("gnadenlos", "high-noon", has("revealed", without=("no-effect",)), ("showdown",), when=at_event(4)),
    Moment(
        "gnadenlos",
        "high-noon-of-four",
        has("revealed", without=("no-effect",)),
        ("showdown",),
        seats=4,
        when=at_event(4),
    ),
    Moment("gnadenlos", "high-noon-equal", has("revealed", "no-effect"), ("showdown",), when=at_event(4)),
    Moment("gnadenlos", "auction", has("laid", "turn", without=("payday",)), ("auction",), "lay"),
    Moment("gnadenlos", "payday", has("payday", "paid", without=("bankrupt", "end")), ("payday",)),
    Moment("gnadenlos", "payday-vulture", has("payday", "bankrupt", without=("end",)), ("payday",), seats=4),
    Moment("gnadenlos", "out", has("out"), ("payday", "out")),
    Moment("gnadenlos", "end-goal", ended_by(0), ("end",), house={"gold": 80}),
    Moment("gnadenlos", "end-undertaker", ended_by(1), ("end",), house={"undertaker": 2}),
    Moment("gnadenlos", "end-vultures", ended_by(2), ("payday", "end")),
    Moment("gnadenlos", "finale-lost", _lost, ("finale",), seats=4),
    Moment("gnadenlos", "finale-won", _won, ("finale",)),
]
SHOWDOWN = [
    Moment("showdown", "finale-lost", _lost, ("finale",), seats=4),
    Moment("showdown", "finale-won", _won, ("finale",)),
]
MOMENTS = [*WYATT_EARP, *EL_PASO, *GNADENLOS, *SHOWDOWN]
GAMES = tuple(dict.fromkeys(moment.game for moment in MOMENTS))
OTHERS = ("Bob", "Cay", "Dot", "Eve")


class Reached:
    """Where a moment was found: looked for once, and dealt as often as one likes."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.move = ""
        self.moves: list[int] = []

    def __call__(self, table: Table) -> bool:
        if self.move:
            return [ply.move for ply in table.plies] == self.moves
        if table.turn() != 0 or not self.moment.when(table):
            return False
        n = len(table.plies)
        for move in table.offer(0).moves:
            if not move.startswith(self.moment.verb):
                continue
            ply = table.play(move, 0)
            events = [table.game.paper.events[event.what] for event in ply.events]
            is_it = self.moment.test(table, ply, events)
            table.rewind(n)
            if is_it:
                self.move, self.moves = move, [ply.move for ply in table.plies]
                return True
        return False


class Seat:
    """At the first seat of a table, where nothing else happens: the others are somebody who is not there."""

    def __init__(self, saloon: Saloon, page: Page, reached: Reached) -> None:
        self.page, self.reached = page, reached
        me = saloon.person(page.context, "Ann")
        others = [Sitter(name, person=f"nobody-{name}") for name in OTHERS[: reached.moment.seats - 1]]
        self.laid: Laid = saloon.lay_out(
            reached.moment.game, [me, *others], reached, house=reached.moment.house, is_fair=True
        )
        page.goto(saloon.url + self.laid.path)
        page.wait_for_selector(".board[data-step]")
        self.before = len(self.laid.table.plies)
        page.wait_for_timeout(500)

    def find_move(self) -> str:
        """Opens whatever the move lies in; the selector of what plays it."""
        answer = f"[data-move={quoted(self.reached.move)}]"
        if self._has(answer):
            return answer
        for i in range(self.page.locator(OPENS).count()):
            self.page.evaluate("([what, i]) => document.querySelectorAll(what)[i]?.click()", [OPENS, i])
            self.page.wait_for_timeout(120)
            for j in range(self.page.locator("[data-look-card] input[type=radio]").count()):
                if self._has(answer):
                    return answer
                self.page.locator("[data-look-card] input[type=radio]").nth(j).evaluate("(one) => one.click()")
                self.page.wait_for_timeout(60)
            if self._has(answer):
                return answer
        raise LookupError(f"{self.reached.move}: nothing on the page plays it")

    def _has(self, answer: str) -> bool:
        return self.page.locator(f"{answer}:not([disabled])").count() > 0

    def play(self) -> None:
        self.page.evaluate("(answer) => document.querySelector(answer).click()", self.find_move())

    def to_the_end(self, watch: Callable[[], Any] = lambda: None) -> None:
        """All of it, what has to be read being read; `watch` is called whenever something is looked at."""
        is_over = self.reached.moment.is_the_end
        for _ in range(MOST_MS // 50):
            now = self.page.evaluate(STATE)
            if now["reads"]:
                self.page.wait_for_timeout(READ_MS)
                watch()
                self.page.evaluate(READ)
            elif now["poster"] == "over" or (now["step"] > self.before and not now["isPlaying"] and not is_over):
                return
            self.page.wait_for_timeout(50)
        raise LookupError("it does not come to its end")


def quoted(move: str) -> str:
    return "'" + move.replace("'", "\\'") + "'"


@contextmanager
def saloon_in(folder: Path) -> Iterator[Saloon]:
    yield from opened(folder)


def missing(moment: Moment, kinds: list[str]) -> list[str]:
    """What was to be played, and was not, or not in this order."""
    rest = iter(kinds)
    return [scene for scene in moment.scenes if scene not in rest]
