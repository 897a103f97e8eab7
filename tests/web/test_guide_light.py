"""The help in a first game points at what it speaks of: a quiet light that is in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .page_helpers import READY, settle

RING = "[data-light] .ring"
# A visitor who has not seen the help yet, without animations.
FIRST = "localStorage.setItem('posse', JSON.stringify({ isSoundAsked: true, speed: 'none' }))"
# Whether a ring lies around the thing, and a click on its middle goes to the table and not to the light.
LIES_AROUND = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const around = [...document.querySelectorAll("RING")].map((ring) => ring.getBoundingClientRect());
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isIn = (box) => box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom;
  return around.some(isIn) && under.closest(".board") !== null;
}""".replace("RING", RING)


def sit_down(visit: Any, game: str, size: str = "laptop", bots: int = 2) -> Page:
    visitor = visit(size=size)
    visitor.context.add_init_script(FIRST)
    page: Page = visitor.sit_down(game, *["greenhorn"] * bots)
    page.locator(".guide").wait_for()
    page.wait_for_selector(READY)
    settle(page)
    return page


def is_lit(page: Page, place: str) -> bool:
    settle(page)
    found: bool = page.locator(f"[data-place~='{place}']").first.evaluate(LIES_AROUND)
    return found


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("wyatt-earp", ["poster-belle-starr", "held-*", "pile"]),
        ("el-paso", ["trail", "held", "way-out", "sheriffs"]),
        ("gnadenlos", ["hat-1", "notes", "adventurers"]),
        ("showdown", ["strongbox", "hand-1", "revolver"]),
    ],
)
def test_every_step_lights_what_it_speaks_of(visit: Any, game: str, places: list[str]) -> None:
    page = sit_down(visit, game, bots=3)
    guide = page.locator(".guide")
    for place in places:
        name = place.replace(
            "held-*", page.evaluate("document.querySelector('[data-place^=held-]')?.dataset.place ?? ''")
        )
        assert is_lit(page, name), place
        guide.locator(".main").click()
    guide.locator("header button").click()
    expect(page.locator(RING)).to_have_count(0)


@pytest.mark.parametrize("game", ["wyatt-earp", "el-paso", "gnadenlos", "showdown"])
def test_no_step_is_without_light(visit: Any, game: str) -> None:
    page = sit_down(visit, game)
    guide = page.locator(".guide")
    dark = []
    while True:
        settle(page)
        if not page.locator(RING).count():
            dark.append(guide.locator("header .small").inner_text())
        if guide.get_by_role("button", name="Next").count() == 0:
            break
        guide.get_by_role("button", name="Next").click()
    assert dark == (["7 of 8"] if game == "gnadenlos" else [])  # nobody is for hire yet


def test_the_light_goes_on_when_what_it_is_about_has_happened(visit: Any) -> None:
    page = sit_down(visit, "showdown", size="phone")
    page.locator(".guide .main").click()
    assert is_lit(page, "hand-1")
    page.locator(READY).first.click()  # through the light
    expect(page.locator(".guide")).not_to_contain_text("2 of 6")
    assert not is_lit(page, "hand-1")


def test_what_lies_over_the_table_lies_over_the_light(visit: Any) -> None:
    page = sit_down(visit, "showdown", size="phone")
    layer = "(it) => getComputedStyle(document.querySelector(it)).zIndex"
    assert page.evaluate(layer, "[data-light]") < page.evaluate(layer, ".bottom")


def test_it_takes_its_numbers_from_the_house_rules_of_the_table(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(FIRST)
    page = visitor.sit_down("showdown", "greenhorn", house={"stake": 6})
    expect(page.locator(".guide")).to_contain_text("6 coins go into the strongbox")
