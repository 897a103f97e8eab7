"""First lessons in the browser: the light, the coach who never stands over it, and the way to a first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.games import lesson
from posse.text.lesson import Beat

from .page_helpers import check_axe, overflow, settle, until

NEW = "localStorage.setItem('posse', JSON.stringify({ speed: 'none', isSoundAsked: true }))"
COACH = "[data-coach]"
# What is lit; how much of it the coach covers, and whether any is out of sight or the coach out of the window.
SEEN = """() => {
  const coach = document.querySelector("[data-coach]").getBoundingClientRect();
  const holes = [...document.querySelectorAll("svg.light mask g rect")].map((hole) => {
    const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(hole.getAttribute(name)));
    return { left: x + 7, top: y + 7, right: x + w - 7, bottom: y + h - 7 };
  });
  const over = (one) => Math.max(0, Math.min(one.right, coach.right) - Math.max(one.left, coach.left))
    * Math.max(0, Math.min(one.bottom, coach.bottom) - Math.max(one.top, coach.top));
  const isIn = (one) => one.right > 0 && one.left < innerWidth && one.bottom > 0 && one.top < innerHeight;
  return {
    lit: holes.length,
    inSight: holes.filter(isIn).length,
    covered: holes.reduce((sum, hole) => sum + over(hole), 0),
    fits: coach.top > -1 && coach.left > -1 && coach.right < innerWidth + 1 && coach.bottom < innerHeight + 1,
  };
}"""

# Whether one of the things that are found here is lit, or there is none.
IS_LIT = """(selector) => {
  const things = [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1);
  const holes = [...document.querySelectorAll("svg.light mask g rect")].map((hole) => {
    const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(hole.getAttribute(name)));
    return { left: x, top: y, right: x + w, bottom: y + h };
  });
  const isIn = (one) => (hole) =>
    hole.left <= one.left && hole.right >= one.right && hole.top <= one.top && hole.bottom >= one.bottom;
  return !things.length || things.some((one) => holes.some(isIn(one)));
}"""


def beats(game: str) -> list[Beat]:
    found = lesson(game)
    assert found is not None
    return [part for part in found.script if isinstance(part, Beat)]


def begin(visit: Any, game: str, **more: Any) -> Page:
    visitor = visit(**more)
    visitor.context.add_init_script(NEW)
    page: Page = visitor.go(f"/lesson/{game}")
    return page


def told(page: Page, game: str, beat: Beat) -> None:
    """Until it is said, and the coach stands still. A page that comes before it is read first."""
    said = page.locator(f'{COACH}[data-beat="{game}-lesson-{beat.name}"]')
    veil = page.locator("[data-veil] .button.main, .payday .go-on")
    expect(said.or_(veil).first).to_be_visible()
    if veil.count():
        settle(page)
        veil.click()
    expect(said).to_be_visible()
    settle(page, page.locator(COACH))


def go_on(page: Page, beat: Beat) -> None:
    if not beat.move:
        page.locator("[data-go-on]").click()
        return
    thing = page.locator(f'[data-move="{beat.move}"]:visible')
    if thing.count():
        thing.first.click()
    else:  # one of several things that a card can do
        page.locator("[data-do-it]").click()


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("wyatt-earp", "laptop", "en"),
        ("el-paso", "phone", "de"),
        ("gnadenlos", "wide", "nl"),
        ("wyatt-earp", "phone", "nl"),
        ("gnadenlos", "phone", "en"),
    ],
)
def test_a_lesson_lights_what_it_speaks_of_and_stands_aside(visit: Any, game: str, size: str, language: str) -> None:
    page = begin(visit, game, size=size, language=language)
    for beat in beats(game):
        told(page, game, beat)
        seen = page.evaluate(SEEN)
        assert seen["lit"] > 0, beat.name
        assert seen["inSight"] > 0, beat.name
        assert seen["fits"], beat.name
        assert seen["covered"] < 1, beat.name
        if beat.move:
            assert page.evaluate(IS_LIT, f"[data-move='{beat.move}'], [data-asks='{beat.move}']"), beat.name
        if beat.name == "hand":
            check_axe(page, context=COACH)
            assert overflow(page) == 0
        go_on(page, beat)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert not re.search(r"\b[a-z]+-lesson-[a-z]", page.locator("body").inner_text())
    dialog.locator("button.main").click()
    page.wait_for_url("**/t/*")  # a first game, with the quiet help
    page.locator(".guide").wait_for()
    if game == "el-paso":  # what the lesson has told is not told again
        expect(page.locator(".guide .small").first).to_have_text("1 von 2")


def test_what_asks_again_in_a_lesson_is_lit_and_so_is_what_the_sheriffs_bring(visit: Any) -> None:
    page = begin(visit, "el-paso", size="phone")
    for beat in beats("el-paso"):
        told(page, "el-paso", beat)
        if beat.name == "lost":
            break
        if beat.move == "leave":
            page.locator("[data-asks=leave]").click()
            settle(page)
            assert page.evaluate(IS_LIT, "[role=alertdialog]")
        go_on(page, beat)
    page.locator(".come").wait_for()
    assert page.evaluate(IS_LIT, ".come")


def test_only_what_is_asked_for_can_be_done_and_trying_else_gets_an_answer(visit: Any) -> None:
    page = begin(visit, "wyatt-earp")
    first, second, draw, *_ = beats("wyatt-earp")
    told(page, "wyatt-earp", first)
    assert page.locator("[data-move]").count() == 0
    page.locator("[data-place~=pile]").click()  # it is not the moment
    expect(page.locator(f"{COACH}.shaken")).to_have_count(1)
    for beat in (first, second):
        told(page, "wyatt-earp", beat)
        go_on(page, beat)
    told(page, "wyatt-earp", draw)
    moves = page.locator("[data-move]:visible").evaluate_all("all => all.map((one) => one.dataset.move)")
    assert set(moves) == {"draw", "take"}
    page.locator("[data-move=take]").click()
    expect(page.locator(COACH)).to_contain_text("One card you know")
    page.locator("[data-move=draw]").click()
    page.wait_for_selector(f'{COACH}[data-beat="wyatt-earp-lesson-lay"]')


def test_a_lesson_goes_by_keys_and_can_be_left(visit: Any) -> None:
    page = begin(visit, "el-paso")
    first, second, *_ = beats("el-paso")
    told(page, "el-paso", first)
    page.keyboard.press("Enter")
    told(page, "el-paso", second)
    page.keyboard.press("Space")
    page.wait_for_selector(f'{COACH}[data-beat="el-paso-lesson-hand"]')
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement?.dataset.move === 'lay horses 4'")
    page.keyboard.press("Escape")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Had enough?")
    dialog.get_by_role("link", name="Home").click()
    page.wait_for_selector("article")
    assert page.url.endswith("/")


def test_who_is_new_to_a_game_is_asked_once(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script("localStorage.posse ??= JSON.stringify({ speed: 'none', isSoundAsked: true })")
    page = visitor.go("/")
    bill = page.get_by_role("article").filter(has=page.get_by_role("heading", name="El Paso"))
    expect(bill.get_by_role("link", name="Learn it in four minutes")).to_have_attribute("href", "/lesson/el-paso")
    bill.get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("New to El Paso?")
    dialog.get_by_role("button", name="Straight in").click()
    page.wait_for_selector(".ask")
    page.goto(f"{visitor.url}/")
    bill.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".ask")  # nobody asks twice


def test_a_lesson_that_there_is_not_says_so(visit: Any) -> None:
    visitor = visit()
    page = visitor.go("/lesson/poker")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such lesson.")
    visitor.complaints.clear()  # the browser says that nothing was found
