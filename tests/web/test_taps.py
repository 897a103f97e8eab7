"""With a finger: the first tap on a thing shows what it would do, the second does it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import READY, STILL, check_axe, eventually, overflow

FIRST = {"Wyatt Earp": "draw", "El Paso": "lay", "Gnadenlos!": "show", "Showdown": "lay"}
TOLD = {
    "Wyatt Earp": "Draw two cards",  # what they are is not known
    "El Paso": "The highest card takes the first tile.",
    "Gnadenlos!": "now",
    "Showdown": "worth",
}


class Sitting:
    """At a table; what the page has asked the server to play is written down."""

    def __init__(self, visitor: Any, game: str) -> None:
        self.played: list[str] = []
        self.page: Page = visitor.page
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        visitor.context.add_init_script(STILL)
        visitor.play_against_bots(game)
        self.page.wait_for_selector(READY)
        self.things: Locator = self.page.locator(f"[data-move^={FIRST[game]}]")
        self.again: Locator = self.page.locator("[data-considered]")

    def _sent(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.played.append(message["move"])

    def sent(self) -> list[str]:
        """What was asked for, once something was."""
        eventually(self.page, lambda: bool(self.played))
        return self.played


@pytest.mark.parametrize("game", TOLD)
def test_what_a_move_would_do_is_shown_before_it_is_made(visit: Any, game: str) -> None:
    sitting = Sitting(visit(size="phone"), game)
    page, one, again = sitting.page, sitting.things.first, sitting.again
    label, move = one.get_attribute("aria-label") or "", one.get_attribute("data-move")
    one.tap()
    expect(again).to_be_visible()
    expect(page.locator(".ask .line")).to_contain_text(TOLD[game])
    assert again.locator(".main").inner_text() in label
    expect(page.locator("[data-tapped]")).to_have_count(1)
    assert overflow(page) == 0
    check_axe(page)
    again.get_by_role("button", name="Cancel").tap()
    expect(again).to_have_count(0)
    expect(page.locator("[data-tapped]")).to_have_count(0)
    one.tap()
    assert sitting.played == []
    again.locator(".main").tap()
    assert sitting.sent() == [move]
    expect(again).to_have_count(0)


def test_the_second_tap_plays_and_another_thing_is_looked_at_first(visit: Any) -> None:
    sitting = Sitting(visit(size="phone"), "El Paso")
    page, first, second = sitting.page, sitting.things.nth(0), sitting.things.nth(1)
    move = second.get_attribute("data-move")
    first.tap()
    second.tap()
    expect(second).to_have_attribute("data-tapped", "")
    expect(page.locator("[data-tapped]")).to_have_count(1)
    page.get_by_role("list", name="The trail").tap()  # nothing is to be done there: the card is put back
    expect(sitting.again).to_have_count(0)
    second.tap()
    assert sitting.played == []
    second.tap()
    assert sitting.sent() == [move]


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("taps"))


def _may_lay(table: Table) -> bool:
    return len(table.plies) > 9 and table.turn() == 0 and any(move.startswith("lay") for move in table.offer(0).moves)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_deed_that_is_chosen_by_name_on_a_card_that_is_read_is_done(visit: Any, saloon: Saloon, size: str) -> None:
    """The card lies over where it would be asked for once more; what would follow stands there by name."""
    visitor = visit(size=size, at=saloon.url)
    visitor.context.add_init_script(STILL)
    sitters = [saloon.person(visitor.context, "Sue"), *(Sitter(name, bot="greenhorn") for name in ("Bob", "Hank"))]
    page = visitor.go(saloon.lay_out("wyatt-earp", sitters, _may_lay).path)
    held = page.locator("[role=dialog][data-look-card]")
    page.locator(".hand li.playable [data-look^='hand/']").first.tap()
    deed = held.locator("[data-move^=lay]").first
    expect(held.locator(".follows b")).to_have_text(deed.inner_text())
    move = deed.get_attribute("data-move")
    n_cards = page.locator(".hand li").count()
    deed.tap()
    expect(held).to_have_count(0)
    expect(page.locator("[data-considered]")).to_have_count(0)
    assert move is not None
    expect(page.locator(".hand li")).to_have_count(n_cards - int(move.split()[1]))


def test_what_a_finger_has_tapped_can_be_read_as_well(visit: Any) -> None:
    sitting = Sitting(visit(size="tablet"), "Wyatt Earp")
    held = sitting.page.locator("[role=dialog][data-look-card]")
    sitting.things.first.tap()
    sitting.again.get_by_role("button", name="Read it").tap()
    expect(held).to_contain_text("Draw pile")
    expect(sitting.again).to_have_count(0)
    assert sitting.played == []
    held.locator("[data-move=draw]").tap()
    assert sitting.sent() == ["draw"]


def test_who_likes_it_plays_with_one_tap(visit: Any) -> None:
    sitting = Sitting(visit(size="phone"), "Showdown")
    sitting.page.get_by_role("button", name="Look and sound").tap()
    sitting.page.get_by_label("tap once to look").uncheck()
    sitting.page.keyboard.press("Escape")
    move = sitting.things.first.get_attribute("data-move")
    sitting.things.first.tap()
    assert sitting.sent() == [move]


def test_a_mouse_plays_with_one_click(visit: Any) -> None:
    sitting = Sitting(visit(), "El Paso")
    move = sitting.things.first.get_attribute("data-move")
    sitting.things.first.click()
    assert sitting.sent() == [move]
