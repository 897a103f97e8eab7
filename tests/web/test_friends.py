"""Friends at a table in the browser: leaving it, and lines that die in silence."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .page_helpers import READY, check_axe, eventually, overflow, settle, sit_down_still
from .test_table import steps_of


class DeadLine:
    """Between a page and its server. It can fall silent without anybody being told, as lines of phones do."""

    def __init__(self, page: Page) -> None:
        self.is_dead = False
        self.n_laid = 0
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        self.n_laid += 1
        mine, server = self.n_laid, end.connect_to_server()

        def lives() -> bool:
            return not self.is_dead or mine > self.n_dead

        end.on_message(lambda message: server.send(message) if lives() else None)
        server.on_message(lambda message: end.send(message) if lives() else None)

    def die(self) -> None:
        """This line; one that is laid anew lives."""
        self.is_dead, self.n_dead = True, self.n_laid


def test_a_line_that_dies_in_silence_is_noticed_and_mended_and_no_click_is_lost(visit: Any) -> None:
    visitor = visit()
    line = DeadLine(visitor.page)
    page = sit_down_still(visitor, "showdown", "greenhorn")
    page.wait_for_selector(READY)
    n_steps = steps_of(visitor)
    line.die()
    page.locator(READY).first.click()
    lost = page.locator(".notices .lost")
    expect(lost).to_contain_text("Connection lost")
    expect(lost).to_contain_text("done once")
    assert overflow(page) == 0
    eventually(page, lambda: steps_of(visitor) > n_steps)
    expect(lost).to_have_count(0)
    page.wait_for_selector(READY)


def test_on_return_to_the_page_a_dead_line_is_noticed_at_once(visit: Any) -> None:
    visitor = visit()
    line = DeadLine(visitor.page)
    page = sit_down_still(visitor, "showdown", "greenhorn")
    page.wait_for_selector(READY)
    n_laid = line.n_laid
    line.die()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    eventually(page, lambda: line.n_laid > n_laid)
    expect(page.locator(".notices .lost")).to_have_count(0)


def test_giving_up_is_asked_for_twice_and_leaves_no_table_behind(visit: Any) -> None:
    visitor = visit()
    page = sit_down_still(visitor, "showdown", "greenhorn")
    address = page.url
    page.wait_for_selector(READY)
    giving_up = page.get_by_role("button", name="Give up …")
    giving_up.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("not counted")
    settle(page, dialog)
    check_axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(giving_up).to_be_focused()
    giving_up.click()
    dialog.get_by_role("button", name="Stay").click()
    expect(giving_up).to_be_focused()
    giving_up.click()
    dialog.get_by_role("button", name="Give up").click()
    page.wait_for_url(visitor.url + "/")
    expect(page.get_by_text("Given up (Showdown).")).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_text("This game was given up.")).to_be_visible()
