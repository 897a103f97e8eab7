"""The table of a game without a board of its own, made from its sheet: any game is shown so to who wants it as text."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .page_helpers import check_axe, overflow, until

MOVE = ".groups [data-move]:not([disabled])"
AS_TEXT = "localStorage.setItem('posse', JSON.stringify({ speed: 'none', tablesAsText: true }))"
STEP = "document.querySelector('[data-step]')?.dataset.step"


def sit_down(visitor: Any, game: str, *bots: str) -> Page:
    visitor.context.add_init_script(AS_TEXT)
    page: Page = visitor.sit_down(game, *bots)
    page.wait_for_selector(MOVE)
    return page


def act(page: Page, chance: random.Random) -> bool:
    """A move by its button; False: it is over."""
    page.wait_for_selector(f"{MOVE}, .ended")
    if page.locator(".ended").count():
        return False
    before = page.evaluate(STEP)
    moves = page.locator(MOVE)
    moves.nth(chance.randrange(moves.count())).click()
    until(page, f"(before) => {STEP} !== before", before)
    return True


def test_a_whole_game_and_its_replay(visit: Any) -> None:
    visitor, chance = visit(size="phone", language="de"), random.Random(1)
    page = sit_down(visitor, "showdown", "deputy", "greenhorn")
    expect(page.locator(".plain-board .paper")).to_contain_text("Sue")
    expect(page.locator(".plain-board")).to_contain_text("Deine Hand")
    expect(page.locator(".group h3").first).to_have_text("Karte legen")
    check_axe(page)
    while act(page, chance):
        assert overflow(page) == 0
    page.get_by_role("link", name="Wiederholung").first.click()
    page.wait_for_selector(".controls")
    page.locator("select").filter(has_text="alles offen").select_option("all")
    expect(page.locator(".plain-board h2")).to_have_count(3)  # everybody's hand
    first = page.locator(".plain-board").inner_text()
    page.keyboard.press("End")
    expect(page.locator(".plain-board")).not_to_have_text(first)
    check_axe(page)


def test_moves_are_made_by_keys(visit: Any) -> None:
    page = sit_down(visit(), "showdown", "deputy", "greenhorn")
    before = page.evaluate(STEP)
    page.locator(MOVE).first.focus()
    page.keyboard.press("Enter")
    until(page, f"(before) => {STEP} !== before", before)


def test_another_language_is_spoken_at_once(visit: Any) -> None:
    page = sit_down(visit(), "showdown", "deputy", "greenhorn")
    expect(page.locator(".plain-board h2")).to_have_text("Your hand")
    page.get_by_role("combobox").first.select_option("nl")
    expect(page.locator(".plain-board h2")).to_have_text("Je hand")
    expect(page.locator(".group h3").first).to_have_text("Kaart neerleggen")


def test_a_game_that_the_page_has_no_folder_for_has_a_plain_cover(visit: Any) -> None:
    def with_another(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        route.fulfill(response=answer, json=[*games, {**games[-1], "name": "faro", "title": "Faro", "seats": [2]}])

    visitor = visit(size="phone")
    visitor.page.route("**/api/games?*", with_another)
    page = visitor.go()
    bill = page.get_by_role("article").filter(has_text="Faro")
    expect(bill.locator(".plain-cover text")).to_have_text("F")
    expect(bill.locator("strong")).to_have_text("2 players.")
    expect(bill.locator("button.main")).to_contain_text("against a Greenhorn")
    assert overflow(page) == 0
    check_axe(page)
    bill.locator("button:not(.main)").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Faro")
    expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(1)


@pytest.mark.parametrize("size", ["phone", "laptop", "wide"])
@pytest.mark.parametrize("game", ["wyatt-earp", "el-paso", "gnadenlos"])
def test_every_game_can_be_shown_as_text(visit: Any, game: str, size: str) -> None:
    page, chance = sit_down(visit(size=size), game, "greenhorn", "greenhorn"), random.Random(2)
    for _ in range(6):
        expect(page.locator(".plain-board .paper").first).to_contain_text("Sue")
        assert overflow(page) == 0
        act(page, chance)
