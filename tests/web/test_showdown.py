"""The table of Showdown: played by what lies on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from .seeded import NONCE

THING = ".table [data-move]:not([disabled])"
STAND = "document.querySelector('.table').dataset.step"  # rises with every move
STILL = "localStorage.setItem('posse', JSON.stringify({ speed: 'none', isGuideOff: true }))"


def sit_down(visitor: Any, *bots: str) -> Page:
    visitor.context.add_init_script(STILL)
    http = visitor.context.request
    csrf = http.post(f"{visitor.url}/api/guest", data={"name": "Sue"}).json()["csrf"]
    body = {"game": "showdown", "seats": ["me", *bots], "start": True, "nonce": NONCE, "options": {"pace": "instant"}}
    table = http.post(f"{visitor.url}/api/tables", headers={"X-CSRF-Token": csrf}, data=body).json()["id"]
    page: Page = visitor.go(f"/t/{table}")
    page.wait_for_selector(THING)
    return page


def act(page: Page, chance: random.Random) -> bool:
    """One move by a click; False: it is over."""
    page.wait_for_selector(f"{THING}, .ended", timeout=20_000)
    if page.locator(".ended").count():
        return False
    before = page.evaluate(STAND)
    things = page.locator(THING)
    things.nth(chance.randrange(things.count())).click()
    page.wait_for_function(f"(before) => ({STAND}) !== before", arg=before, timeout=20_000)
    return True


def test_a_whole_game_on_the_table(visit: Any) -> None:
    page, chance, n_moves = sit_down(visit(), "deputy", "greenhorn"), random.Random(1), 0
    while n_moves < 200 and act(page, chance):
        n_moves += 1
    expect(page.locator(".ended h2")).to_be_visible()
    assert page.locator(".ask .groups").count() == 0  # nothing was left to the list below
    over = page.url
    page.get_by_role("button", name="Again").click()  # alone with bots, the next game begins at once
    page.wait_for_selector(THING)
    assert page.url != over


def test_the_whole_table_fits_a_laptop(visit: Any) -> None:
    page, chance = sit_down(visit(), "deputy", "greenhorn", "deputy"), random.Random(2)
    while act(page, chance):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_phone_shows_it_all_without_scrolling_sideways(visit: Any) -> None:
    page, chance = sit_down(visit(size="phone", language="de"), "deputy", "greenhorn"), random.Random(3)
    while act(page, chance):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for box in (thing.bounding_box() for thing in page.locator(THING).all()):
            assert box is None or min(box["width"], box["height"]) >= 43.5


def test_a_card_is_laid_by_dragging_it(visit: Any) -> None:
    page = sit_down(visit(), "deputy")
    card, place = page.locator(".held").first.bounding_box(), page.locator("[data-drop=laid]").bounding_box()
    assert card
    assert place
    before = page.evaluate(STAND)
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(place["x"] + 60, place["y"] + 60, steps=6)
    page.mouse.move(place["x"] + 30, place["y"] + 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"(before) => ({STAND}) !== before", arg=before, timeout=20_000)


def test_a_spectator_sees_every_place_and_no_hand(visit: Any) -> None:
    page = sit_down(visit(), "deputy", "deputy")
    other = visit()
    watched = other.go(page.url.removeprefix(other.url))
    watched.wait_for_selector(".table")
    expect(watched.locator(".place")).to_have_count(3)
    assert watched.locator(".held").count() == 0
    assert watched.locator(THING).count() == 0
