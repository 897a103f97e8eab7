"""What is played at Gnadenlos! before the table shows it: showdowns, auctions, paydays, the end. Nothing is ahead of a
scene: no figure, no line of the story, no question; and the last payday is seen whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table
from tests.tables import play_as

from .dealt import Laid, Saloon, Sitter, opened
from .page_helpers import MOVING, STILL, check_axe, overflow, until

BOB, CAY = Sitter("Bob"), Sitter("Cay")
# Every scene and act that is played, with what the table shows meanwhile.
WATCHING = """window.acts = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const board = document.querySelector('.board');
  if (!board) return;
  const { scene = '', act = '', step } = board.dataset;
  const text = (one) => document.querySelector(one)?.innerText ?? '';
  const now = { scene, act, step, lit: document.querySelectorAll('.gn [data-move]').length,
    story: text('[role=log].lines'), purses: text('.purses'),
    line: text('.payday .line'), bill: text('.bill'), vulture: text('.lands') };
  const last = window.acts.at(-1);
  if (last?.scene === scene && last?.act === act) window.acts[window.acts.length - 1] = now;
  else window.acts.push(now);
}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));"""


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("saloon"))


def happening(table: Table, move: str) -> list[str]:
    """What would happen."""
    n = len(table.plies)
    events = [table.game.paper.events[event.what] for event in play_as(table, 0, move).events]
    table.rewind(n)
    return events


def bringing(*what: str, event: int = 0) -> Callable[[Table], bool]:
    """The first seat has a move, its first one, that brings all this; at this event, if one is named."""

    def wanted(table: Table) -> bool:
        if table.turn() != 0 or (event and table.view(0).event != event):
            return False
        return set(what) <= set(happening(table, table.offer(0).moves[0]))

    return wanted


class Staged:
    """At the first seat; it plays its first move, and all that is played then is written down."""

    def __init__(self, saloon: Saloon, visitor: Any, wanted: Callable[[Table], bool], script: str = MOVING) -> None:
        self.page: Page = visitor.page
        visitor.context.add_init_script(script)
        visitor.context.add_init_script(WATCHING)
        self.laid: Laid = saloon.lay_out("gnadenlos", [saloon.person(visitor.context, "Ann"), BOB, CAY], wanted)
        visitor.go(self.laid.path)
        self.move = self.laid.table.offer(0).moves[0]
        self.page.wait_for_selector(f".gn [data-move='{self.move}']", state="attached")
        if self.page.viewport_size and self.page.viewport_size["width"] > 600:
            self.page.keyboard.press("l")
            self.page.wait_for_selector("[role=log].lines")
        self.told = len(self.laid.table.plies)

    def play(self) -> None:
        self.page.evaluate("window.acts.length = 0")
        self.page.evaluate("move => document.querySelector(`.gn [data-move='${move}']`).click()", self.move)

    def to_the_end(self) -> list[dict[str, Any]]:
        """All acts, paydays read as soon as they can be."""
        seen = "(n) => Number(document.querySelector('.board').dataset.step) > n"
        button = "document.querySelector('.payday .go-on')"
        until(self.page, f"(n) => {button} || ({seen})(n)", self.told)
        while self.page.locator(".payday .go-on").count():
            self.page.locator(".payday .go-on").click()
            until(self.page, f"(n) => {button} || ({seen})(n)", self.told)
        acts: list[dict[str, Any]] = self.page.evaluate("window.acts")
        return acts


def kinds(acts: list[dict[str, Any]]) -> list[str]:
    found = [act["scene"] for act in acts if act["scene"]]
    return [kind for i, kind in enumerate(found) if i == 0 or found[i - 1] != kind]


def test_gn_12_a_showdown_holds_its_breath_then_turns_all_at_once(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("revealed", event=4))
    before = staged.page.locator("[role=log].lines").inner_text()
    staged.play()
    acts = staged.to_the_end()
    assert kinds(acts) == ["showdown"]
    played = [act for act in acts if act["scene"]]
    assert [act["act"] for act in played] == ["0", "1", "2"]
    assert all(act["lit"] == 0 for act in played)  # nothing is asked that has not been seen
    assert all("shows" not in act["story"].removeprefix(before) for act in played)
    assert "Nobody moves" in played[0]["bill"]
    assert "shot" not in played[1]["bill"]
    assert "shot" in played[2]["bill"]
    expect(staged.page.get_by_role("log", name="Story")).to_contain_text("Ann shows")


def test_escape_skips_a_showdown_whatever_button_has_the_focus(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("revealed", event=4))
    staged.play()
    bill = staged.page.locator(".bill")
    bill.wait_for()
    story = staged.page.get_by_role("button", name="Story")
    story.focus()
    staged.page.keyboard.press("Escape")
    expect(bill).to_have_count(0)
    acts = staged.page.evaluate("window.acts")
    assert "2" not in [act["act"] for act in acts if act["scene"] == "showdown"]


@pytest.mark.parametrize("key", ["Escape", "Space", "click"])
def test_a_showdown_can_be_skipped(saloon: Saloon, visit: Any, key: str) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("revealed", event=4))
    staged.play()
    bill = staged.page.locator(".bill")
    bill.wait_for()
    staged.page.evaluate("document.activeElement?.blur()")
    if key == "click":
        bill.click()
    else:
        staged.page.keyboard.press(key)
    expect(bill).to_have_count(0)
    until(staged.page, "n => Number(document.querySelector('.board').dataset.step) > n", staged.told)
    acts = staged.page.evaluate("window.acts")
    assert "2" not in [act["act"] for act in acts if act["scene"] == "showdown"]


def test_gn_40_a_payday_is_told_roll_by_roll_and_nothing_is_ahead_of_it(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("payday", "bankrupt", "hired"))
    purses = staged.page.locator(".purses").inner_text()
    n_told = staged.page.locator("[role=log].lines").inner_text().count("Payday!")
    staged.play()
    acts = staged.to_the_end()
    assert kinds(acts)[:2] == ["auction", "payday"]
    payday = [act for act in acts if act["scene"] == "payday"]
    events = happening_at(staged)
    assert len(payday) == 2 * events.count("roll") + 1  # two acts a roll, and what it came to
    assert payday[0]["purses"] == purses  # the first die is cast: nobody has paid
    assert "cannot pay" in payday[-2]["line"]
    assert all("cannot pay" not in act["line"] for act in payday[:-2])
    assert [act["act"] for act in payday if act["vulture"]] == [payday[-2]["act"]]  # it lands over the table
    assert payday[-2]["vulture"] == payday[-2]["line"]
    assert {act["story"].count("Payday!") for act in payday} == {n_told}
    assert {act["lit"] for act in payday} == {0}
    assert payday[-1]["purses"] != purses


def happening_at(staged: Staged) -> list[str]:
    """Up to the end of the first payday."""
    events = happening(staged.laid.table, staged.move)
    return events[: events.index("payday-over")]


def test_gn_61_the_last_payday_is_seen_whole_and_the_end_is_not_told_before_it(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("end", "payday", "roll"))
    staged.play()
    until(staged.page, "() => document.querySelector('[data-scene=payday]')")
    assert staged.page.locator(".ended").count() == 0
    acts = staged.to_the_end()
    assert kinds(acts)[-1] in ("payday", "out", "end")
    assert "end" in kinds(acts)
    last = [act for act in acts if act["scene"] == "payday"]
    n_rolls = happening(staged.laid.table, staged.move).count("roll")
    assert len(last) == 2 * n_rolls + kinds(acts).count("payday")


def test_gn_62_who_is_put_out_is_told_to_the_whole_table(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url, size="phone"), bringing("out"))
    staged.play()
    acts = staged.to_the_end()
    assert kinds(acts)[-3:] == ["payday", "out", "end"]
    (out,) = [act for act in acts if act["scene"] == "out"]
    assert "out" in out["bill"]
    assert all(act["lit"] == 0 for act in acts if act["scene"])


def test_gn_12_who_has_but_one_adventurer_is_told_why_it_goes_by_itself(saloon: Saloon, visit: Any) -> None:
    def wanted(table: Table) -> bool:
        if table.turn() != 0:
            return False
        n = len(table.plies)
        play_as(table, 0, table.offer(0).moves[0])
        view = table.view(0)
        found = table.turn() != 0 and view.shown[0] > 0 and view.n_hand[0] == 0 and bool(view.choosing)
        found = found and "event" in [table.game.paper.events[one.what] for one in table.plies[-1].events]
        table.rewind(n)
        return found

    staged = Staged(saloon, visit(at=saloon.url), wanted)
    staged.play()
    acts = staged.to_the_end()
    (turned,) = [act for act in acts if act["scene"] == "event"]
    assert "it is sent automatically" in turned["bill"]
    expect(staged.page.locator(".ask .line")).to_contain_text("sent automatically")
    expect(staged.page.locator(".showdown")).to_contain_text("your only one")


def test_who_wants_no_motion_reads_what_a_payday_came_to(saloon: Saloon, visit: Any) -> None:
    staged = Staged(saloon, visit(at=saloon.url), bringing("payday", "roll"), script=STILL)
    staged.play()
    acts = staged.to_the_end()
    assert set(kinds(acts)) == {"payday"}


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_what_is_played_has_room_and_can_be_read_by_all(saloon: Saloon, visit: Any, size: str) -> None:
    staged = Staged(saloon, visit(at=saloon.url, size=size, language="de"), bringing("payday", "bankrupt", "hired"))
    staged.page.emulate_media(reduced_motion="reduce")
    staged.play()
    staged.page.wait_for_selector(".bill")
    assert overflow(staged.page) == 0
    staged.page.wait_for_selector(".payday .go-on")
    assert overflow(staged.page) == 0
    check_axe(staged.page)
    expect(staged.page.locator(".payday .go-on")).to_be_in_viewport()
