"""El Paso's big moments, from seeded positions: they show, act by act, nothing is told ahead of them, and a key ends
them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table
from tests.tables import play_as

from .dealt import Laid, Saloon, Sitter, opened
from .page_helpers import MOVING, STILL, overflow, until
from .settled import middle

BOB, CAY = Sitter("Bob"), Sitter("Cay")
BOTS = Sitter("Bob", bot="greenhorn"), Sitter("Cay", bot="greenhorn")
CALM = MOVING.replace("brisk", "calm")
# What is shown whenever something changes: scene, act, step, whether the end is told, how much may be played.
RECORD = """window.shown = [];
new MutationObserver(() => {
  const board = document.querySelector(".board[data-step]");
  if (!board) return;
  const { scene = "", act = "", step } = board.dataset;
  const [isOver, moves] = [document.querySelector(".ended") !== null, document.querySelectorAll("main [data-move]")];
  const now = [scene, act, Number(step), isOver, moves.length];
  if (JSON.stringify(now) !== JSON.stringify(window.shown.at(-1))) window.shown.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true });"""
IS_ON = "(scene) => document.querySelector('.board[data-step]').dataset.scene === scene"
IS_OVER = "(step) => Number(document.querySelector('.board[data-step]').dataset.step) > step"
STEP = "Number(document.querySelector('.board[data-step]').dataset.step)"


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("saloon"))


def what_follows(table: Table, move: str) -> list[str]:
    n = len(table.plies)
    events = [table.game.paper.events[event.what] for event in play_as(table, 0, move).events]
    table.rewind(n)
    return events


class Brings:
    """The first seat is asked, and one of its moves brings this."""

    def __init__(self, test: Callable[[list[str]], bool], verb: str = "", last_town: bool = False) -> None:
        self.test, self.verb, self.last_town = test, verb, last_town
        self.move = ""

    def __call__(self, table: Table) -> bool:
        if table.turn() != 0 or (table.view(0).town == 6) != self.last_town:
            return False
        for move in table.offer(0).moves:
            if move.startswith(self.verb) and self.test(what_follows(table, move)):
                self.move = move
                return True
        return False


def played(
    visit: Any, saloon: Saloon, wanted: Brings, *others: Sitter, speed: str = MOVING, **more: str
) -> tuple[Page, int]:
    """The move has just been played; and the step before it."""
    visitor = visit(at=saloon.url, **more)
    me = saloon.person(visitor.context, "Ann")
    laid: Laid = saloon.lay_out("el-paso", [me, *(others or (BOB, CAY))], wanted, is_fair=True)
    visitor.context.add_init_script(speed)
    visitor.context.add_init_script(RECORD)
    page: Page = visitor.go(laid.path)
    asked = "[data-asks=leave]" if wanted.move == "leave" else f"[data-move='{wanted.move}']"
    page.wait_for_selector(asked)
    step: int = page.evaluate(STEP)
    page.locator(asked).first.dispatch_event("click")
    if wanted.move == "leave":
        page.locator("[data-move=leave]").dispatch_event("click")
    return page, step


def acts_of(page: Page, step: int) -> list[tuple[str, str]]:
    """Scenes and acts as they were shown, until the table was; meanwhile nothing else was."""
    until(page, IS_OVER, step)
    during = [now for now in page.evaluate("window.shown") if now[0]]
    assert all(now[2] == step and not now[3] and now[4] == 0 for now in during), during
    return [(scene, act) for scene, act, *_ in during]


A_RAID = Brings(lambda events: "die" in events and "sheriffs" not in events and "took" in events, "lay")


def test_a_raid_turns_its_cards_one_by_one_and_then_rolls(visit: Any, saloon: Saloon) -> None:
    page, step = played(visit, saloon, A_RAID)
    acts = acts_of(page, step)
    n_cards = page.locator(".rider .front").count()  # they lie open afterwards
    assert n_cards
    assert acts == [
        ("raid", str(act)) for act in range(n_cards + 3)
    ]  # they lie, each is turned, the dice, what it brought
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(page.locator(".board [data-move^=draw]").first).to_be_visible()


def test_a_key_ends_it_and_nothing_is_lost(visit: Any, saloon: Saloon) -> None:
    page, step = played(visit, saloon, A_RAID, speed=CALM, size="phone")
    until(page, IS_ON, "raid")
    assert overflow(page) == 0
    title = page.locator(".raid h2").bounding_box()
    assert title is not None
    assert abs(title["x"] + title["width"] / 2 - 390 / 2) < 2
    assert page.locator(".raid h2").evaluate("(node) => getComputedStyle(node).textAlign") == "center"
    page.keyboard.press("Escape")
    until(page, IS_OVER, step)
    acts = [now[1] for now in page.evaluate("window.shown") if now[0]]
    assert len(acts) < page.locator(".rider .front").count() + 3
    expect(page.locator(".board [data-move^=draw]").first).to_be_visible()


def raid_then_bob(table: Table) -> bool:
    """After which Bob draws a card again."""
    if not A_RAID(table):
        return False
    after = table.copy()
    after.play(A_RAID.move, 0)
    offer = after.offer(1)
    return offer is not None and any(move.startswith("draw") for move in offer.moves)


def test_whoever_is_behind_is_told_and_can_catch_up(visit: Any, saloon: Saloon) -> None:
    ann, bob = visit(at=saloon.url), visit(at=saloon.url)
    sitters = [saloon.person(ann.context, "Ann"), saloon.person(bob.context, "Bob"), CAY]
    laid = saloon.lay_out("el-paso", sitters, raid_then_bob, is_fair=True)
    ann.context.add_init_script(CALM)
    bob.context.add_init_script(STILL)
    hers, his = ann.go(laid.path), bob.go(laid.path)
    mine = hers.locator(f"[data-move='{A_RAID.move}']").first
    mine.wait_for()
    step = hers.evaluate(STEP)
    hers.evaluate("window.setTimeout = () => 0")  # from now on no scene ends by itself
    mine.dispatch_event("click")
    until(hers, IS_ON, "raid")
    his.locator(".board [data-move^=draw]").first.dispatch_event("click")
    button = hers.get_by_role("button", name="Catch up (2)")
    expect(button).to_be_visible()
    assert hers.evaluate(STEP) == step  # nothing of it is told, nothing is asked
    expect(hers.locator(".ask")).to_contain_text("Let this play out first.")
    assert hers.locator("main [data-move]").count() == 0
    hers.mouse.click(*middle(button))  # through the scene, which lies over it
    until(hers, IS_OVER, step + 1)
    expect(hers.locator("[data-scene]")).to_have_count(0)


def test_the_sheriffs_come_star_by_star_and_everybody_knows(visit: Any, saloon: Saloon) -> None:
    page, step = played(
        visit, saloon, Brings(lambda events: "sheriffs" in events and "lost" in events, "lay"), speed=CALM
    )
    until(page, IS_ON, "raid")
    assert "ride in" not in page.locator("main").inner_text()  # not told ahead of the last star
    expect(page.locator(".losses li").first).to_be_attached()
    assert page.locator(".el-paso-scene h2").inner_text() == "The sheriffs ride in!"
    acts = acts_of(page, step)
    assert [scene for scene, _ in acts] == sorted((scene for scene, _ in acts), key=["raid", "sheriffs"].index)
    assert acts[-1][0] == "sheriffs"
    expect(page.locator(".come")).to_contain_text("lose")  # and it can still be read


def test_who_won_is_not_told_while_the_fifth_star_is_in_the_air(visit: Any, saloon: Saloon) -> None:
    the_end = Brings(lambda events: "sheriffs" in events and "over" in events, "lay", last_town=True)
    page, step = played(visit, saloon, the_end, *BOTS)
    acts = acts_of(page, step)  # no end was told in any of them
    assert ("sheriffs", "0") in acts
    expect(page.locator(".ended")).to_be_visible()


def test_a_coach_drives_to_the_next_town_and_says_what_it_pays(visit: Any, saloon: Saloon) -> None:
    page, step = played(visit, saloon, Brings(lambda events: "town" in events), speed=CALM)
    before = page.locator(".trail [aria-current=step]").inner_text()
    until(page, IS_ON, "travel")
    assert page.locator(".trail [aria-current=step]").inner_text() == before  # still there
    expect(page.locator(".el-paso-scene .says")).to_contain_text(":1)")
    page.locator(".el-paso-scene").click()  # a click ends it
    until(page, IS_OVER, step)
    assert page.locator(".trail [aria-current=step]").inner_text() != before


def test_an_own_sale_is_counted(visit: Any, saloon: Saloon) -> None:
    page, step = played(
        visit, saloon, Brings(lambda events: "sold-here" in events and "town" not in events and "die" not in events)
    )
    acts = acts_of(page, step)
    assert {scene for scene, _ in acts} == {"sale"}


def test_who_wants_no_motion_sees_a_still_of_how_it_ended(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url)
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.context.add_init_script(CALM)
    visitor.context.add_init_script(RECORD)
    laid = saloon.lay_out("el-paso", [saloon.person(visitor.context, "Ann"), BOB, CAY], A_RAID)
    page = visitor.go(laid.path)
    thing = page.locator(f"[data-move='{A_RAID.move}']")
    thing.wait_for()
    step = page.evaluate(STEP)
    thing.dispatch_event("click")
    until(page, IS_ON, "raid")
    assert page.locator(".el-paso-scene .got > *").count()  # what each got
    assert page.evaluate("document.querySelector('.el-paso-scene').getAnimations({ subtree: true }).length") == 0
    acts = acts_of(page, step)
    assert len(acts) == 1
