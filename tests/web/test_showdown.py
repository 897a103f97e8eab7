"""The table of Showdown: played by what lies on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from .page_helpers import sit_down_still, until
from .settled import box_of, drag

THING = ".table [data-move]:not([disabled])"
STAND = "document.querySelector('.table')?.dataset.step"  # rises with every move


def act(page: Page, chance: random.Random) -> bool:
    """One move by a click; False: it is over."""
    page.wait_for_selector(f"{THING}, .ended")
    if page.locator(".ended").count():
        return False
    before = page.evaluate(STAND)
    things = page.locator(THING)
    things.nth(chance.randrange(things.count())).click()
    until(page, f"(before) => {STAND} !== before", before)
    return True


def test_a_whole_game_on_the_table(visit: Any) -> None:
    page, chance, n_moves = sit_down_still(visit(), "showdown", "deputy", "greenhorn"), random.Random(1), 0
    while n_moves < 200 and act(page, chance):
        n_moves += 1
    expect(page.locator("#ended")).to_be_visible()
    assert page.locator(".ask .groups").count() == 0  # nothing was left to the list below
    over = page.url
    page.get_by_role("button", name="Play again").click()  # alone with bots, the next game begins at once
    page.wait_for_selector(THING)
    assert page.url != over


def test_the_whole_table_fits_a_laptop(visit: Any) -> None:
    page, chance = sit_down_still(visit(), "showdown", "deputy", "greenhorn", "deputy"), random.Random(2)
    while act(page, chance):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_phone_shows_it_all_without_scrolling_sideways(visit: Any) -> None:
    page, chance = (
        sit_down_still(visit(size="phone", language="de"), "showdown", "deputy", "greenhorn"),
        random.Random(3),
    )
    while act(page, chance):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for box in (thing.bounding_box() for thing in page.locator(THING).all()):
            assert box is None or min(box["width"], box["height"]) >= 43.5


def test_a_card_is_laid_by_dragging_it(visit: Any) -> None:
    page = sit_down_still(visit(), "showdown", "deputy")
    before = page.evaluate(STAND)
    drag(page, page.locator(".held").first, page.locator("[data-drop=laid]"))
    until(page, f"(before) => {STAND} !== before", before)


def test_a_card_falls_where_it_is_let_go_however_the_table_has_moved(visit: Any) -> None:
    page = sit_down_still(visit(), "showdown", "deputy")
    slot, before = page.locator("[data-drop=laid]"), page.evaluate(STAND)
    drag(page, page.locator(".held").first, slot, release=False)
    expect(page.locator("[data-over]")).to_have_count(1)
    page.evaluate("document.querySelector('.table').style.translate = '0 -400px'")  # away under the pointer
    page.mouse.up()
    expect(page.locator("[data-over]")).to_have_count(0)
    assert page.evaluate(STAND) == before
    page.evaluate("document.querySelector('.table').style.translate = ''")
    drag(page, page.locator(".held").first, slot)
    until(page, f"(before) => {STAND} !== before", before)


def test_what_was_taken_up_under_another_offer_is_not_played(visit: Any) -> None:
    page = sit_down_still(visit(), "showdown", "deputy")
    before, number = page.evaluate(STAND), "document.querySelector('[data-offer]').dataset.offer"
    asked = page.evaluate(number)
    drag(page, page.locator(".held").first, page.locator("[data-drop=laid]"), release=False)
    page.evaluate(f"{number} = '999'")
    page.mouse.up()
    card = box_of(page.locator(".held").first)
    page.mouse.move(card["x"] + 20, card["y"] + 30)
    page.mouse.down()
    page.evaluate(f"{number} = '1000'")
    page.mouse.up()
    assert page.evaluate(STAND) == before
    assert page.locator(THING).count() > 0  # still asked
    page.evaluate(f"{number} = {asked!r}")
    page.locator(THING).first.click()
    until(page, f"(before) => {STAND} !== before", before)


def test_a_spectator_sees_every_place_and_no_hand(visit: Any) -> None:
    page = sit_down_still(visit(), "showdown", "deputy", "deputy")
    other = visit()
    watched = other.go(page.url.removeprefix(other.url))
    watched.wait_for_selector(".table")
    expect(watched.locator(".place")).to_have_count(3)
    assert watched.locator(".held").count() == 0
    assert watched.locator(THING).count() == 0
