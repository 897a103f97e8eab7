"""The big moments of Wyatt Earp: each is staged, says whose row and what it costs, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import MOVING, STILL, check_axe, overflow, until

LOOK = "[role=dialog][data-look-card]"
KINDS = {"bank-robbery": 15, "hideout": 18, "rob": 17, "ask": 17, "earp": 14, "fastest-gun": 16}
# Whatever was staged, and for how many frames nothing was to be seen where a scene was played.
WATCHING = """() => {
  window.staged = [];
  const look = () => {
    const moment = document.querySelector("[data-moment]");
    const act = document.querySelector(".board").dataset.act;
    const said = moment && `${moment.dataset.moment} ${act} ${moment.innerText.replaceAll(/\\s+/g, " ")}`;
    if (said && window.staged.at(-1) !== said) window.staged.push(said);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# No act ends by itself: however slow the machine is, the first one is played when it is skipped.
NO_ACT_ENDS = """() => {
  const wait = setTimeout;
  window.setTimeout = (then, ms, ...more) => wait(then, ms >= 300 ? 1e6 : ms, ...more);
}"""


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("scenes"))


class Stage:
    """A table at which a move of the visitor brings what a test is about."""

    def __init__(self, visit: Any, saloon: Saloon, verb: str, *brings: str, size: str = "laptop") -> None:
        visitor = visit(size=size, at=saloon.url)
        visitor.context.add_init_script(MOVING)
        me = saloon.person(visitor.context, "Sue")
        sitters = [me, Sitter("Bob", person="nobody-here"), Sitter("Cay", person="nobody-here-either")]
        self.move = ""
        self.laid = saloon.lay_out("wyatt-earp", sitters, self._wanted(verb, brings))
        self.page: Page = visitor.go(self.laid.path)
        self.page.wait_for_selector(".hand")
        self.page.evaluate(WATCHING)

    def _wanted(self, verb: str, brings: tuple[str, ...]) -> Callable[[Table], bool]:
        def wanted(table: Table) -> bool:
            if table.turn() != 0 or len(table.plies) < 6:
                return False
            for move in table.offer(0).moves:
                if move.startswith(verb) and set(brings) <= _names(table, move):
                    self.move = move
                    return True
            return False

        return wanted

    def play(self) -> None:
        kind = KINDS[self.move.split()[0]]
        self.page.locator(f".hand [data-look='hand/{kind}']").first.click()
        if self.move.endswith("right"):
            self.page.locator(f"{LOOK} input[type=radio]").last.check()
        self.page.locator(f"{LOOK} [data-move='{self.move}']").click()
        expect(self.page.locator(LOOK)).to_have_count(0)

    def staged(self) -> list[str]:
        """What was played, act by act, once all of it has been."""
        until(self.page, "n => document.querySelector('.table').dataset.step >= n", len(self.laid.table.plies) + 1)
        found: list[str] = self.page.evaluate("window.staged")
        return found


def _names(table: Table, move: str) -> set[str]:
    ply = table.copy().play(move, 0)
    return {table.game.paper.events[event.what] for event in ply.events}


@pytest.mark.parametrize("size", ["phone", "laptop", "wide"])
def test_we_40_a_shot_is_turned_up_before_it_is_known_to_hit(visit: Any, saloon: Saloon, size: str) -> None:
    stage = Stage(visit, saloon, "bank-robbery", "hit", "placed", size=size)
    stage.play()
    found = stage.staged()
    assert [line.split()[:2] for line in found] == [
        *(["shot", act] for act in "012"),
        *(["taking", act] for act in "01"),
    ]
    assert "Hit!" not in found[1]
    assert "Hit!" in found[2]
    assert "the reward goes from $" in found[4]
    assert overflow(stage.page) == 0


def test_we_40_a_miss_says_what_is_lost(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "bank-robbery", "missed")
    stage.play()
    assert "Missed Bank Robbery is lost." in stage.staged()[-1]


def test_we_56_a_hideout_says_whose_row_it_covers_and_what_counts_no_more(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "hideout", "covered")
    stage.play()
    last = stage.staged()[-1]
    assert last.startswith("covering 1 You hide ")
    assert "SP count for nothing now" in last


def test_we_62_a_row_is_shot_free(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "earp free", "freed")
    stage.play()
    found = stage.staged()
    assert "Wyatt Earp rides in" in found[0]
    assert "in hiding" in found[0]  # what is at stake
    assert found[-1].startswith("freeing 1")
    assert "SP count again" in found[-1]


def test_we_53_everybody_hears_who_has_none(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "ask", "vain", "gave")
    stage.play()
    found = stage.staged()
    assert [line.split()[1] for line in found] == ["0", "1", "2"]
    assert "None." in found[1]
    assert "over to you" in found[2]


def test_we_54_an_outlaw_is_stolen(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "rob", "robbed")
    stage.play()
    assert stage.staged()[-1].startswith("stealing 1 You steal from")


def test_we_60_wyatt_earp_rides_in(visit: Any, saloon: Saloon) -> None:
    stage = Stage(visit, saloon, "earp draw", "drew")
    stage.play()
    assert [line.split()[0] for line in stage.staged()] == ["riding"]


@pytest.mark.parametrize("by", ["Space", "Escape", "click"])
def test_a_moment_is_skipped_by_a_key_or_a_click(visit: Any, saloon: Saloon, by: str) -> None:
    stage = Stage(visit, saloon, "bank-robbery", "missed")
    page = stage.page
    page.evaluate(NO_ACT_ENDS)
    stage.play()
    page.wait_for_selector("[data-moment=shot]")
    page.evaluate("document.activeElement.blur()")
    if by == "click":
        page.locator("[data-moment]").click(position={"x": 20, "y": 200})
    else:
        page.keyboard.press(by)
    found = stage.staged()
    assert "Missed" not in found[-1]  # what it led to is on the table
    expect(page.locator("[data-look='card/15'], .aside")).to_be_visible()


def test_who_wants_no_motion_is_shown_the_table(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(STILL)
    me = saloon.person(visitor.context, "Sue")
    sitters = [me, Sitter("Bob", person="nobody-here"), Sitter("Cay", person="nobody-here-either")]
    wanted = lambda table: len(table.plies) > 6 and table.turn() == 0 and "bank-robbery" in table.offer(0).moves  # noqa: E731
    laid = saloon.lay_out("wyatt-earp", sitters, wanted)
    page = visitor.go(laid.path)
    page.wait_for_selector(".hand")
    page.evaluate(WATCHING)
    page.locator(".hand [data-look='hand/15']").first.click()
    page.locator(f"{LOOK} [data-move=bank-robbery]").click()
    until(page, "n => document.querySelector('.table').dataset.step >= n", len(laid.table.plies) + 1)
    assert page.evaluate("window.staged") == []


def _is_asked(holds: bool) -> Callable[[Table], bool]:
    def wanted(table: Table) -> bool:
        moves = table.offer(0).moves
        return "let it be" in moves and ("answer" in moves) == holds

    return wanted


@pytest.mark.parametrize("holds", [True, False])
def test_we_57_who_is_asked_out_of_turn_is_told_whose_row_by_whom_and_why(
    visit: Any, saloon: Saloon, holds: bool
) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(STILL)
    me = saloon.person(visitor.context, "Sue")
    sitters = [me, Sitter("Bob", person="nobody-here"), Sitter("Cay", person="nobody-here-either")]
    laid = saloon.lay_out("wyatt-earp", sitters, _is_asked(holds))
    page = visitor.go(laid.path)
    view = laid.table.view(0)
    attacker = sitters[view.active].name
    asks = page.locator(".asks")
    expect(asks).to_contain_text(f"{attacker} has hidden your")
    expect(asks).to_contain_text("SP count for nothing")
    expect(page.locator(".ask .line")).to_contain_text(f"{attacker} has hidden your")
    expect(page.locator(".attacked")).to_have_count(1)
    expect(page.locator("[data-move=answer]")).to_have_count(int(holds))
    if holds:
        expect(asks).to_contain_text("with a Wyatt Earp?")
    else:
        expect(asks).to_contain_text("You have no Wyatt Earp")
        expect(asks).not_to_contain_text("?")
    check_axe(page)
