"""What the tests of the pages do again and again: wait for what is meant, drag, measure colours, look a page over."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

PATIENCE_S = 40.0  # longer than anything takes, however busy the machine is
READY = "[data-move]:not([disabled])"
SEATED = "localStorage.setItem('posse', JSON.stringify({ isGuideOff: true, isSoundAsked: true, speed: '%s' }))"
STILL, MOVING = SEATED % "none", SEATED % "brisk"  # for visitors who have seen the help: without animations, or with
AXE = Axe()
WAITING = """([arg, most]) => new Promise((done, fail) => {
  const isSo = IS_SO;
  setTimeout(() => fail(new Error("waited in vain")), most);
  const look = () => (isSo(arg) ? done() : requestAnimationFrame(look));
  look();
})"""
# Nothing is under way, and what is asked about has stood at the same place for three frames.
SETTLED = """async (things) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const where = () => JSON.stringify(things.map((thing) => thing.getBoundingClientRect()));
  const moves = () => document.getAnimations().some((one) =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  await document.fonts.ready;
  for (let before = "", n = 0; n < 3; before = where()) {
    await frame();
    n = !moves() && where() === before ? n + 1 : 0;
  }
}"""
# In the next frame after anything has changed.
PLAYING = """([ready, which]) => {
  let isDue = false;
  window.played = [];
  const act = () => {
    isDue = false;
    const thing = [...document.querySelectorAll(ready)].at(which);
    if (thing?.dataset.move) window.played.push(thing.dataset.move.split(" ")[0]);
    thing?.click();
  };
  const soon = () => {
    if (!isDue) requestAnimationFrame(act);
    isDue = true;
  };
  new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributes: true });
  soon();
}"""
# The colours of an element and of the nearest thing under it that cannot be seen through.
COLOURS = """(node) => {
  const opaque = (colour) => !/^rgba\\(.*, 0\\)$|transparent/.test(colour);
  let under = node;
  while (under && !opaque(getComputedStyle(under).backgroundColor)) under = under.parentElement;
  return [getComputedStyle(node).color, getComputedStyle(under ?? document.body).backgroundColor];
}"""


def until(page: Page, is_so: str, arg: Any = None) -> None:
    """Until a function of `arg` says so in the page. Playwright's own waiting evaluates a string whenever it looks
    again, which these pages forbid: it fails unless the answer is yes at once."""
    page.evaluate(WAITING.replace("IS_SO", is_so), [arg, 1000 * PATIENCE_S])


def eventually(page: Page, is_so: Callable[[], bool]) -> None:
    """Until something is so here, while the page goes on."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(10)


def settle(page: Page, *things: Locator) -> None:
    """Until nothing moves any more: no animation, and none of these things."""
    page.evaluate(SETTLED, [thing.element_handle() for thing in things or (page.locator("body"),)])


def play_by_itself(*pages: Page, ready: str = READY, which: int = 0) -> list[set[str]]:
    """Pages click whatever can be played, as soon as it can, until the game is over; the first words of the moves."""
    for page in pages:
        page.evaluate(PLAYING, [ready, which])
    for page in pages:
        page.wait_for_selector(".ended")
    return [set(page.evaluate("window.played")) for page in pages]


def sit_down_still(visitor: Any, game: str, *bots: str) -> Page:
    """Without animations and the help for a first game."""
    visitor.context.add_init_script(STILL)
    page: Page = visitor.sit_down(game, *bots)
    return page


def overflow(page: Page) -> int:
    """By how much the page is wider than its window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def check_axe(page: Page, **more: Any) -> None:
    found = AXE.run(page, **more)
    assert found.violations_count == 0, found.generate_report()


def check_axe_by_day_and_night(page: Page) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        settle(page)  # colours change slowly
        check_axe(page)


def contrast(one: str, other: str) -> float:
    """Of two colours, as WCAG reckons it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
