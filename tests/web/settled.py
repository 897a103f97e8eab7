"""Waiting until a table lies still, as a person does before reaching for it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Where it lies, once it has been there for some frames and nothing of the page moves.
STILL = """async (node) => {
  const frame = () => new Promise(requestAnimationFrame);
  const now = () => JSON.stringify(node.getBoundingClientRect());
  const isMoving = () => document.getAnimations().some(
    (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  for (let still = 0, n = 0, last = now(); still < 4; n += 1) {
    if (n > 3000) throw new Error("it does not come to rest");
    await frame();
    still = now() === last && !isMoving() ? still + 1 : 0;
    last = now();
  }
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}"""


def box_of(thing: Locator) -> dict[str, float]:
    """Where something lies when it lies still."""
    found: dict[str, float] = thing.evaluate(STILL)
    return found


def middle(thing: Locator) -> tuple[float, float]:
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, onto: Locator, *, release: bool = True) -> None:
    """As a hand does: up first, and not in one leap. What it is dropped on is looked for when it has been taken up."""
    at = box_of(thing)
    x, y = at["x"] + min(20, at["width"] / 2), at["y"] + min(30, at["height"] / 2)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 40, steps=4)
    page.mouse.move(*middle(onto), steps=6)
    if release:
        page.mouse.up()
