"""A phone on its side, a page at 200 %, a small phone: hand and choices are in sight without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .page_helpers import READY, overflow, settle, sit_down_still

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


@pytest.mark.parametrize(
    ("game", "hand"),
    [("el-paso", "section.hand li"), ("showdown", "section.hand .held")],
)
def test_hand_and_choices_are_in_sight(visit: Any, game: str, hand: str) -> None:
    page = sit_down_still(visit(), game, "greenhorn", "greenhorn")
    for n in range(4):
        page.wait_for_selector(READY)
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0
            if page.locator("[data-move^='lay ']").count():  # what is chosen from
                assert out_of_reach(page, f"{READY}, {hand}") == [], (n, width, height)
        page.locator(READY).first.click()
