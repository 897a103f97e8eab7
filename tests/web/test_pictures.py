"""No picture is ever blank: what is put up, moved or flies shows its print in the very frame in which it appears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from .page_helpers import MOVING, READY, until

# Before every frame is painted: the pictures in sight, and those of them that would be painted empty.
WATCHING = """() => {
  const seen = (window.pictures = { frames: 0, shown: 0, blank: [] });
  const look = () => {
    seen.frames += 1;
    for (const picture of document.querySelectorAll("svg:has(> use)")) {
      const box = picture.getBoundingClientRect();
      const isSeen = picture.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || !box.width || !box.height) continue;
      const use = picture.querySelector("use"), ink = use.getBBox();
      seen.shown += 1;
      if (!ink.width && !ink.height) seen.blank.push(use.getAttribute("href"));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# Once in every frame: a move that can be made, or the thing that shows its moves.
PLAYING = """() => {
  const play = () => {
    const first = (kind) => document.querySelector(`${kind}:not([disabled])`);
    const thing = first("[role=dialog] [data-move]") ?? first("[data-move]") ?? first(".board [aria-haspopup]");
    thing?.click();
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
}"""
FACE = "[data-seat] .face"
ENOUGH = "(n) => Number(document.querySelector('.board').dataset.step) >= n || document.querySelector('.ended')"


def play(page: Page, n_steps: int) -> dict[str, Any]:
    """Moves as quickly as they can be made, until so many steps have been shown, and what was to be seen meanwhile."""
    page.evaluate(WATCHING)
    page.evaluate(PLAYING)
    until(page, ENOUGH, n_steps)
    seen: dict[str, Any] = page.evaluate("window.pictures")
    return seen


@pytest.mark.parametrize("game", ["Wyatt Earp", "El Paso", "Gnadenlos!", "Showdown"])
def test_no_picture_is_blank_in_any_frame_nor_fetched_again(visit: Any, game: str) -> None:
    visitor, asked = visit(), list[str]()
    visitor.context.add_init_script(MOVING)
    page = visitor.play_against_bots(game)
    page.wait_for_selector(FACE)
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.context.route("**/*.svg", Route.abort)  # as with the line cut, but for the moves themselves
    seen = play(page, 40)
    assert seen["frames"] > 10  # each of the person's own moves is made in a frame of its own
    assert seen["shown"] > 10 * seen["frames"]
    assert seen["blank"] == []
    assert [address for address in asked if ".svg" in address] == []


def test_nobody_has_a_blank_face_while_faces_are_still_on_their_way(visit: Any) -> None:
    visitor, n_asked = visit(), 0

    def answer(route: Route) -> None:
        nonlocal n_asked
        n_asked += 1
        visitor.page.wait_for_timeout(500)
        route.continue_()

    visitor.context.route("**/company*.svg", answer)
    visitor.context.add_init_script(f"addEventListener('DOMContentLoaded', {WATCHING})")
    page = visitor.play_against_bots("Showdown")
    page.wait_for_selector(FACE)
    seen = page.evaluate("window.pictures")
    assert n_asked == 1
    assert [of for of in seen["blank"] if of.startswith("#company/")] == []


def test_a_picture_that_comes_a_frame_late_would_be_seen(visit: Any) -> None:
    """As it was when every picture put up was asked for anew: the check above must not be blind."""
    visitor = visit()
    visitor.context.add_init_script(MOVING)
    page = visitor.play_against_bots("Wyatt Earp")
    page.evaluate("""() => {
      const late = (added) => {
        for (const use of added.querySelectorAll?.("use") ?? []) {
          const href = use.getAttribute("href");
          use.removeAttribute("href");
          requestAnimationFrame(() => requestAnimationFrame(() => use.setAttribute("href", href)));
        }
      };
      new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(late)))
        .observe(document.body, { subtree: true, childList: true });
    }""")
    assert play(page, 20)["blank"]


def test_pictures_that_could_not_be_fetched_come_with_the_next_that_is_put_up(visit: Any) -> None:
    visitor, n_asked = visit(), 0

    def answer(route: Route) -> None:
        nonlocal n_asked
        n_asked += 1
        route.fulfill(status=404) if n_asked <= 1 else route.continue_()

    visitor.context.route("**/showdown*.svg", answer)
    visitor.context.add_init_script(MOVING)
    page = visitor.play_against_bots("Showdown")
    page.locator(READY).first.click()
    until(page, "() => document.getElementById('showdown/back')")
    assert n_asked == 2
    visitor.complaints.clear()  # the browser says that one file was missing
