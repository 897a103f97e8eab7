"""Sound: made in the browser, asked for once, and never heard by who does not want it."""

from __future__ import annotations

from typing import Any

from .page_helpers import READY, until

# Notes every sound that starts: how long it lasts, in seconds.
LISTENING = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard.push(this.buffer.duration);
  return start.apply(this, when);
};
"""
WITH_SOUND = (
    "localStorage.setItem('posse', JSON.stringify({ isGuideOff: true, speed: 'none', isSoundAsked: true, sound: %s }))"
)


def scripts(page: Any) -> list[str]:
    """The names of all scripts that were loaded, without their digests."""
    found: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [name.rsplit("/", 1)[-1].split("-")[0] for name in found if name.endswith(".js")]


def test_a_card_that_is_played_is_heard(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(WITH_SOUND % "true")
    visitor.context.add_init_script(LISTENING)
    page = visitor.sit_down("showdown", "greenhorn", "greenhorn")
    page.locator(READY).first.click()
    until(page, "() => window.heard.length > 0")
    assert 0.1 < page.evaluate("window.heard[0]") < 4
    assert "studio" in scripts(page)


def test_who_plays_without_sound_loads_none(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(WITH_SOUND % "false")
    visitor.context.add_init_script(LISTENING)
    page = visitor.sit_down("showdown", "greenhorn", "greenhorn")
    before = page.locator(".board").get_attribute("data-step")
    page.locator(READY).first.click()
    until(page, "(before) => document.querySelector('.board').dataset.step !== before", before)
    assert page.evaluate("window.heard") == []
    assert "studio" not in scripts(page)
