"""Any thing on the table can be looked at, on anybody's turn; a click that reads never plays."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import STILL, check_axe, overflow

RESTING, HELD = ".resting.seen", "[role=dialog][data-look-card]"
CARD = ".hand [data-look^='hand/']"


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("look"))


class Reading:
    """A visitor at a table of Wyatt Earp; what they played is written down."""

    def __init__(self, visit: Any, saloon: Saloon, phase: str, size: str = "laptop", language: str = "en") -> None:
        visitor = visit(size=size, language=language, at=saloon.url)
        visitor.context.add_init_script(STILL)
        self.played: list[str] = []
        visitor.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        me, bob = saloon.person(visitor.context, "Sue"), Sitter("Bob", person="nobody-here")
        wanted = {"draw": _may_draw, "play": _may_play, "theirs": _is_bobs}[phase]
        self.laid = saloon.lay_out("wyatt-earp", [me, bob, Sitter("Hank", bot="greenhorn")], wanted)
        self.page: Page = visitor.go(self.laid.path)
        self.page.wait_for_selector(CARD)

    def _sent(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.played.append(message["move"])


def _may_draw(table: Table) -> bool:
    return len(table.plies) > 9 and table.turn() == 0 and "draw" in table.offer(0).moves


def _may_play(table: Table) -> bool:
    """With an outlaw that can be laid, one that cannot, and somebody to ask."""
    moves = table.offer(0).moves
    of = {move.split()[-1] for move in moves if move.startswith("lay")}
    held = {move.split()[-1] for move in moves if move.startswith("discard")}
    asks = any(move.startswith("ask") for move in moves)
    return asks and bool(of) and any(f"discard {one}" in moves for one in (held - of) & _outlaws(table))


def _outlaws(table: Table) -> set[str]:
    return set(table.game.paper.items[:7])


def _is_bobs(table: Table) -> bool:
    return len(table.plies) > 9 and table.turn() == 1


def test_what_a_mouse_rests_on_is_shown_beside_it_and_is_gone_when_it_leaves(visit: Any, saloon: Saloon) -> None:
    reading = Reading(visit, saloon, "draw")
    page = reading.page
    for thing in (CARD, "[data-look='pile']", "[data-look='poster/3']", "[data-look^='row/']"):
        one = page.locator(thing).first
        one.hover()
        expect(page.locator(RESTING)).to_be_visible()
        card, under = page.locator(RESTING).bounding_box(), one.bounding_box()
        assert card
        assert under
        apart = [
            card["x"] >= under["x"] + under["width"],
            card["x"] + card["width"] <= under["x"],
            card["y"] >= under["y"] + under["height"],
            card["y"] + card["height"] <= under["y"],
        ]
        assert any(apart), thing
        assert page.locator(RESTING).evaluate("(node) => getComputedStyle(node).pointerEvents") == "none"
        page.mouse.move(5, 5)
        expect(page.locator(RESTING)).to_have_count(0)


def test_before_drawing_a_click_reads_a_card_and_says_what_comes_first(visit: Any, saloon: Saloon) -> None:
    reading = Reading(visit, saloon, "draw")
    page, held = reading.page, reading.page.locator(HELD)
    page.locator(CARD).first.click()
    expect(held.locator("h3")).to_be_visible()
    expect(held).to_contain_text("Your turn begins with drawing")
    expect(held.get_by_role("link")).to_have_attribute("href", "/rules/wyatt-earp#WE-10")
    expect(held.locator("[data-move]")).to_have_count(0)
    check_axe(page)
    assert reading.played == []


def test_on_the_turn_of_another_cards_are_read_and_say_whose_turn_it_is(visit: Any, saloon: Saloon) -> None:
    reading = Reading(visit, saloon, "theirs")
    page, held = reading.page, reading.page.locator(HELD)
    for thing in (CARD, "[data-look='poster/0']", "[data-look='pile']"):
        page.locator(thing).first.click()
        expect(held).to_be_visible()
        if thing == CARD:
            expect(held).to_contain_text("Bob’s turn")
        page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    assert reading.played == []


def test_a_discard_needs_a_deed_of_its_own(visit: Any, saloon: Saloon) -> None:
    """The click that reads a card that can only be discarded discards nothing; the button says that the turn ends."""
    reading = Reading(visit, saloon, "play")
    page, held = reading.page, reading.page.locator(HELD)
    n_cards = page.locator(".hand li").count()
    page.locator(".hand li:not(.playable) [data-look]").first.click()
    expect(held).to_contain_text("Not now")
    expect(held.get_by_role("link")).to_be_visible()
    assert reading.played == []
    expect(held.locator(".close")).to_be_focused()  # Enter does nothing grave
    held.get_by_role("button", name="Discard it: your turn ends").click()
    expect(page.locator(".hand li")).to_have_count(n_cards - 1)
    assert [move.split()[0] for move in reading.played] == ["discard"]


def test_a_hideout_and_all_else_are_reached_by_key(visit: Any, saloon: Saloon) -> None:
    """`i` looks at what has the focus; arrows go on to everything on the table; Escape gives the focus back."""
    reading = Reading(visit, saloon, "draw")
    page, held = reading.page, reading.page.locator(HELD)
    card = page.locator(CARD).nth(2)
    card.focus()
    expect(card).to_have_accessible_description(page.locator("#look-description").inner_text())
    assert "Press I" in page.locator("#look-description").inner_text()
    page.keyboard.press("i")
    expect(held).to_be_visible()
    assert page.evaluate(f"document.activeElement.closest('{HELD}') !== null")
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(f"document.activeElement.closest('{HELD}') !== null")
    titles = set()
    for _ in range(page.locator("[data-look]").count()):
        titles.add(held.locator(".kind, h3").first.inner_text().lower())
        page.keyboard.press("ArrowRight")
    assert {"poster", "a row on the table", "outlaw"} <= titles
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    assert reading.played == []


def test_a_long_press_reads_and_plays_nothing(visit: Any, saloon: Saloon) -> None:
    reading = Reading(visit, saloon, "draw", size="phone")
    page, held = reading.page, reading.page.locator(HELD)
    page.locator("[data-move=draw]").evaluate(
        """(node) => {
          const { x, y } = node.getBoundingClientRect();
          const at = { bubbles: true, pointerType: "touch", pointerId: 7, button: 0, clientX: x + 9, clientY: y + 9 };
          node.dispatchEvent(new PointerEvent("pointerdown", at));
          new MutationObserver((_, watch) => {
            if (!document.querySelector("[data-look-card]")) return;
            watch.disconnect();
            node.dispatchEvent(new PointerEvent("pointerup", at));
            node.click();
          }).observe(document, { subtree: true, childList: true });
        }"""
    )
    expect(held).to_contain_text("Draw pile")
    assert overflow(page) == 0
    check_axe(page)
    assert reading.played == []


def test_most_wanted_is_asked_by_poster_and_side(visit: Any, saloon: Saloon) -> None:
    """WE-53: seven posters and a side, which lie still whatever is pointed at."""
    reading = Reading(visit, saloon, "play")
    page, held = reading.page, reading.page.locator(HELD)
    page.locator(".hand [data-look='hand/17']").first.click()
    posters = held.locator("[data-move^=ask]")
    expect(posters).to_have_count(7)
    where = [poster.bounding_box() for poster in posters.all()]
    for poster in posters.all():
        poster.hover()
    held.get_by_role("radio").last.check()
    assert [poster.bounding_box() for poster in posters.all()] == where
    posters.nth(1).click()
    expect(held).to_have_count(0)
    assert reading.played == ["ask billy-the-kid right"]


@pytest.mark.parametrize("language", ["de", "nl"])
def test_everything_has_words(visit: Any, saloon: Saloon, language: str) -> None:
    """A message that is missing is an error of the console, and fails the test."""
    page = Reading(visit, saloon, "play", language=language).page
    page.locator(CARD).first.click()
    for _ in itertools.repeat(None, page.locator("[data-look]").count()):
        expect(page.locator(HELD)).to_be_visible()
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("gnadenlos", ("hand/", "event/", "space/", "seat/", "ridge", "undertaker", "own-note/")),
        ("showdown", ("hand/", "card/")),
    ],
)
def test_everything_can_be_read_by_a_right_click_and_nothing_is_played(visit: Any, game: str, things: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(STILL)
    sent: list[str] = []
    visitor.page.on(
        "websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))
    )
    page = visitor.sit_down(game, "greenhorn", "greenhorn")
    page.locator("[data-move]:not([disabled])").first.wait_for(state="attached")
    held = page.locator(HELD)
    known = page.evaluate("[...document.querySelectorAll('.board [data-look]')].map((one) => one.dataset.look)")
    for thing in things:
        page.locator(f".board [data-look^='{thing}']").first.click(button="right")
        expect(held.locator("h3")).not_to_be_empty()
        assert f"{game}-" not in held.inner_text()
        page.keyboard.press("Escape")
        expect(held).to_have_count(0)
    assert {look.partition("/")[0] for look in known} >= {one.partition("/")[0] for one in things}
    assert "watch" in sent
    assert "play" not in sent
