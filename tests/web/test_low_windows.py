"""A phone on its side, a page at 200 %, a small phone: hand and choices are in sight without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .page_helpers import READY, overflow, settle, sit_down_still
from .test_guide_light import FIRST

LOW = [(844, 390), (683, 384), (360, 640)]
# What of these cannot be touched where it lies: outside the window, or under something else.
OUT_OF_REACH = """([selector]) => [...document.querySelectorAll(selector)].filter((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !found || !(thing.contains(found) || found.contains(thing));
}).map((thing) => thing.dataset.move ?? thing.className)"""


def out_of_reach(page: Page, selector: str) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(OUT_OF_REACH, [selector])
    return found


# Under one's own hat; "Buy none" is the same move.
AGAIN_BELOW = "[data-move='buy 0']"
CHOICES = f"{READY}:not({AGAIN_BELOW})"
CARDS = ".board [data-opens-look=to-play]"


@pytest.mark.parametrize(
    ("game", "hand"),
    [("el-paso", "section.hand li"), ("showdown", "section.hand .held"), ("wyatt-earp", ""), ("gnadenlos", "")],
)
def test_hand_and_choices_are_in_sight(visit: Any, game: str, hand: str) -> None:
    page = sit_down_still(visit(), game, "greenhorn", "greenhorn")
    for n in range(5):
        page.wait_for_selector(f"{CHOICES}, {CARDS}")
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0
            is_laying = page.locator("[data-move^='lay ']").count() > 0  # what is chosen from
            things = f"{CHOICES}, {hand}" if hand and is_laying else CHOICES
            assert out_of_reach(page, things) == [], (n, width, height)
        if not page.locator(CHOICES).count():  # a card says what can be done with it
            page.locator(CARDS).first.evaluate("(card) => card.click()")
        page.locator(CHOICES).first.click()


def test_what_can_be_done_with_a_card_is_in_sight_however_much_there_is_to_read(visit: Any) -> None:
    page = sit_down_still(visit(), "wyatt-earp", "greenhorn", "greenhorn")
    page.locator(f"{READY}[data-move^=draw]").first.click()
    card = page.locator(CARDS).first
    card.wait_for()
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        card.evaluate("(card) => card.click()")
        page.locator(".held .grave").wait_for()
        assert out_of_reach(page, ".held .foot button") == [], (width, height)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["gnadenlos", "wyatt-earp", "el-paso"])
def test_the_help_of_a_first_game_leaves_them_in_sight(visit: Any, game: str) -> None:
    visitor = visit(language="de")
    visitor.context.add_init_script(FIRST)
    page = visitor.sit_down(game, "greenhorn", "greenhorn")
    page.locator(".guide").wait_for()
    page.wait_for_selector(f"{CHOICES}, {CARDS}")
    page.set_viewport_size({"width": 844, "height": 390})
    assert overflow(page) <= 0
    assert out_of_reach(page, CHOICES) == []
