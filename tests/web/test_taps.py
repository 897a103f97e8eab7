"""With a finger: the first tap on a thing shows what it would do, the second does it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .test_home import check_axe, overflow
from .test_table import READY, steps_of

STILL = "localStorage.setItem('posse', JSON.stringify({isGuideOff: true, speed: 'none'}))"
TOLD = {
    "Wyatt Earp": "Draw two cards",  # what they are is not known
    "El Paso": "The highest card takes the first.",
    "Gnadenlos!": "now",
    "Showdown": "counts",
}


def sit_down(visitor: Any, game: str) -> Page:
    visitor.context.add_init_script(STILL)
    page: Page = visitor.play_against_bots(game)
    page.wait_for_selector(READY)
    return page


def thing(page: Page, game: str) -> Locator:
    start = {"Wyatt Earp": "draw", "El Paso": "lay", "Gnadenlos!": "show", "Showdown": "lay"}[game]
    return page.locator(f"[data-move^={start}]").first


@pytest.mark.parametrize("game", TOLD)
def test_what_a_move_would_do_is_shown_before_it_is_made(visit: Any, game: str) -> None:
    visitor = visit(size="phone")
    page = sit_down(visitor, game)
    n_steps = steps_of(visitor)
    one = thing(page, game)
    label = one.get_attribute("aria-label") or ""
    one.tap()
    again = page.locator("[data-considered]")
    expect(again).to_be_visible()
    expect(page.locator(".ask .line")).to_contain_text(TOLD[game])
    assert again.locator(".main").inner_text() in label
    expect(page.locator("[data-tapped]")).to_have_count(1)
    assert overflow(page) == 0
    check_axe(page)
    again.get_by_role("button", name="Not this").tap()
    expect(again).to_have_count(0)
    expect(page.locator("[data-tapped]")).to_have_count(0)
    assert steps_of(visitor) == n_steps
    one.tap()
    again.locator(".main").tap()
    expect(again).to_have_count(0)
    expect(page.locator("[data-tapped]")).to_have_count(0)
    wait_for_steps(visitor, n_steps)


def wait_for_steps(visitor: Any, n_steps: int) -> None:
    for _ in range(100):
        if steps_of(visitor) > n_steps:
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the move was not made")


def test_the_second_tap_plays_and_another_thing_is_looked_at_first(visit: Any) -> None:
    visitor = visit(size="phone")
    page = sit_down(visitor, "El Paso")
    n_steps = steps_of(visitor)
    cards = page.locator("[data-move^=lay]")
    first, second = cards.nth(0), cards.nth(1)
    first.tap()
    second.tap()
    expect(second).to_have_attribute("data-tapped", "")
    expect(page.locator("[data-tapped]")).to_have_count(1)
    page.get_by_role("list", name="The trail").tap()  # nothing is to be done there: the card is put back
    expect(page.locator("[data-considered]")).to_have_count(0)
    assert steps_of(visitor) == n_steps
    second.tap()
    second.tap()
    wait_for_steps(visitor, n_steps)


def test_who_likes_it_plays_with_one_tap(visit: Any) -> None:
    visitor = visit(size="phone")
    page = sit_down(visitor, "Showdown")
    page.get_by_role("button", name="Looks and sounds").tap()
    page.get_by_label("tap once to look").uncheck()
    page.keyboard.press("Escape")
    n_steps = steps_of(visitor)
    thing(page, "Showdown").tap()
    wait_for_steps(visitor, n_steps)


def test_a_mouse_plays_with_one_click(visit: Any) -> None:
    visitor = visit()
    page = sit_down(visitor, "El Paso")
    n_steps = steps_of(visitor)
    thing(page, "El Paso").click()
    wait_for_steps(visitor, n_steps)
