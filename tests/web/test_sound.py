"""Sound: made in the browser, asked for once, and never heard by who does not want it."""

from __future__ import annotations

from typing import Any

from .page_helpers import READY, check_axe, until

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


UNASKED = "localStorage.posse = JSON.stringify({ isGuideOff: true, speed: 'none' })"


def test_sound_is_asked_for_once_at_the_first_game_and_never_in_the_way(visit: Any) -> None:
    visitor = visit(size="phone", language="de")
    visitor.context.add_init_script(f"if (!sessionStorage.begun) {{ {UNASKED}; sessionStorage.begun = 1; }}")
    visitor.context.add_init_script(LISTENING)
    page = visitor.sit_down("showdown", "greenhorn", "greenhorn")
    question = page.get_by_role("region", name="Mit Ton spielen?")
    question.wait_for()
    assert "studio" not in scripts(page)
    check_axe(page)
    page.locator(READY).first.click(trial=True)  # nothing lies over it
    question.get_by_role("button", name="Geräusche und Musik").click()
    question.wait_for(state="detached")
    until(page, "() => window.heard.some((seconds) => seconds > 20)")  # the music begins
    page.reload()
    page.locator(READY).first.wait_for()
    assert not question.is_visible()
    assert page.evaluate("JSON.parse(localStorage.posse).music") is True


def test_music_is_off_when_it_is_turned_down(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(LISTENING)
    page = visitor.go("/settings")
    page.get_by_label("Play with sound").check()
    music = page.get_by_role("slider", name="Music")
    music.wait_for()
    assert music.get_attribute("aria-valuetext") == "off"
    music.fill("0.4")
    assert page.evaluate("JSON.parse(localStorage.posse).musicVolume") == 0.4
    music.fill("0")
    assert page.evaluate("JSON.parse(localStorage.posse).music") is False
