"""At a table in the browser: friends, links, broken lines, keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .page_helpers import (
    READY,
    check_axe,
    check_axe_by_day_and_night,
    eventually,
    overflow,
    play_by_itself,
    settle,
    sit_down_still,
    until,
)

STAND = "document.querySelector('.table')?.dataset.step"  # rises with every move


def open_table(page: Page, game: str, n_seats: int = 2) -> str:
    """A table with friends; its invite link."""
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name=re.compile("With friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(n_seats)).check()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_label("Send this link").input_value()
    assert link == page.url
    return link


TO_READ = ".hand [data-opens-look=to-play]"  # its moves stand below it, once it has been opened


def wait_for_turn(page: Page) -> None:
    """Until something can be played; a reckoning that lies over the table is read first, and so is a card."""
    page.wait_for_selector(f"{READY}, {TO_READ}, .veil button.main")
    while page.locator(".veil button.main").count():
        page.locator(".veil button.main").press("Enter")
    page.wait_for_selector(f"{READY}, {TO_READ}")
    if not page.locator(READY).count():
        page.locator(TO_READ).last.press("Enter")
    page.wait_for_selector(READY)


def test_two_browsers_play_to_the_end_by_an_invite_link(visit: Any) -> None:
    ann, bob = visit(), visit(language="de")
    for visitor in (ann, bob):
        visitor.page.emulate_media(reduced_motion="reduce")
    hers = ann.go()
    link = open_table(hers, "Showdown")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Hinsetzen").first.click()
    hers.get_by_role("button", name="Start").click()
    hers.wait_for_selector(".ask")
    bob.page.wait_for_selector(".ask")
    play_by_itself(hers, bob.page)
    detail = ann.context.request.get(f"{ann.url}/api/records/{link.rpartition('/')[2]}").json()
    assert all(detail["nonces"])  # both browsers added to the deal
    hers.get_by_role("button", name="Again").click()
    hers.wait_for_url(lambda url: url != link)
    bob.page.get_by_role("button", name="Mitspielen").click()  # she is there already
    bob.page.wait_for_url(hers.url)
    hers.get_by_role("button", name="Start").click()
    hers.wait_for_selector(".ask")
    seen = [page.evaluate("JSON.parse(localStorage.getItem('posse-deals'))") for page in (hers, bob.page)]
    info = ann.context.request.get(f"{ann.url}/api/tables/{hers.url.rpartition('/')[2]}").json()
    for deals in seen:
        assert deals[-1][0] == info["id"]
        assert deals[-1][1]["commitment"] == info["commitment"]
        assert re.fullmatch(r"[0-9a-f]{64}", deals[-1][1]["nonce"])


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_people_talk_and_can_read_it(visit: Any, size: str) -> None:
    ann, bob = visit(size=size), visit(size=size)
    hers = ann.go()
    link = open_table(hers, "Showdown")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").first.click()
    hers.get_by_role("button", name="Start").click()
    for page in (hers, bob.page):
        page.wait_for_selector(READY)
        page.locator(".guide header button").click()
        page.locator(".tools [aria-keyshortcuts=c]").click()
    said = "Howdy, stranger! " * 8
    hers.get_by_label("Say something").fill(said)
    hers.get_by_role("button", name="Send").click()
    for page in (hers, bob.page):
        chats = page.locator(".chats")
        expect(chats).to_contain_text("Howdy, stranger!")
        assert chats.evaluate("(node) => node.clientHeight") >= 50  # two lines, at the least
        expect(page.get_by_role("button", name="Send")).to_be_in_viewport()
        assert overflow(page) == 0


def steps_of(visitor: Any) -> int:
    """How far the table is, as the server has it."""
    table = visitor.page.url.rpartition("/")[2]
    found: int = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()["n_steps"]
    return found


class Line:
    """Between a page and its server; it can be cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.n_refused = 0
        self.ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if self.is_cut:
            self.n_refused += 1
            end.close()
        else:
            self.ends += [end, end.connect_to_server()]

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            end.close()
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False


def test_a_broken_line_comes_back_by_itself_and_no_click_is_lost(visit: Any) -> None:
    visitor = visit()
    line = Line(visitor.page)
    page = visitor.play_against_bots("Wyatt Earp")
    for _ in range(3):
        wait_for_turn(page)
        page.evaluate(f"document.querySelector({READY!r}).click()")
    wait_for_turn(page)
    line.cut()
    page.wait_for_selector(".notices .lost")
    n_steps = steps_of(visitor)
    page.evaluate(f"document.querySelector({READY!r}).click()")
    eventually(page, lambda: line.n_refused > 0)  # it has tried to come again
    assert steps_of(visitor) == n_steps
    line.mend()
    eventually(page, lambda: steps_of(visitor) > n_steps)  # the click made while the line was down
    page.wait_for_selector(f"{READY}, {TO_READ}, .veil button, .ended")  # one's turn again, or a hand is over


def test_a_table_can_be_left_and_found_again(visit: Any) -> None:
    visitor = visit()
    page = visitor.play_against_bots("Gnadenlos!")
    address = page.url
    page.wait_for_selector(READY)
    visitor.go()
    page.get_by_role("link", name=re.compile("Resume")).first.click()
    page.wait_for_url(address)
    expect(page.locator(READY).first).to_be_attached()


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", ["Wyatt Earp", "El Paso", "Gnadenlos!"])
def test_every_table_fits_and_is_accessible(visit: Any, game: str, size: str) -> None:
    page = visit(size=size).play_against_bots(game)
    page.wait_for_selector(READY)
    page.evaluate(f"document.querySelector({READY!r}).click()")
    page.wait_for_selector(".ask.mine")
    settle(page)
    assert overflow(page) == 0
    check_axe_by_day_and_night(page)


@pytest.mark.parametrize(("game", "n_seats"), [("wyatt-earp", 4), ("el-paso", 5), ("gnadenlos", 4), ("showdown", 4)])
def test_a_first_game_and_its_help_fit_a_laptop_without_scrolling(visit: Any, game: str, n_seats: int) -> None:
    visitor = visit(language="de")
    http = visitor.context.request
    csrf = {"X-CSRF-Token": http.post(f"{visitor.url}/api/guest", data={"name": "Sue"}).json()["csrf"]}
    body = {"game": game, "seats": ["me", *["greenhorn"] * (n_seats - 1)], "start": True}
    table = http.post(f"{visitor.url}/api/tables", headers=csrf, data=body).json()["id"]
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector(READY)
    expect(page.locator(".guide")).to_be_visible()
    settle(page)  # the board is measured once more when the help has come
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_who_plays_by_keys_keeps_the_focus_and_hears_what_happened(visit: Any) -> None:
    page = sit_down_still(visit(), "showdown", "greenhorn", "greenhorn")
    page.wait_for_selector(READY)
    page.keyboard.press("Tab")  # from now on by keys
    page.locator(READY).first.focus()
    page.keyboard.press("Enter")
    until(page, "() => document.querySelector('[data-told]')?.textContent.length > 0")
    until(page, "() => document.activeElement !== document.body")


def test_by_keyboard_alone(visit: Any) -> None:
    """From the address bar to five moves of a game, without a mouse."""
    page = visit().go()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Play now" in (page.evaluate("document.activeElement.textContent") or ""):
            break
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()  # who is new is asked whether to be shown how it goes
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Straight in":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".ask")
    for _ in range(5):
        wait_for_turn(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches({READY!r})"):
                break
        move = page.evaluate("document.activeElement.dataset.move")
        assert move
        before = page.evaluate(STAND)
        page.keyboard.press("Enter")
        until(page, f"(before) => {STAND} !== before", before)


@pytest.mark.parametrize("game", ["Wyatt Earp", "El Paso", "Gnadenlos!", "Showdown"])
def test_two_of_the_same_name_are_told_apart(visit: Any, game: str) -> None:
    ann, bob = visit(), visit()
    hers = ann.go()
    bob.page.goto(open_table(hers, game, n_seats=3 if game == "Gnadenlos!" else 2))
    bob.page.get_by_role("button", name="Sit down").first.click()
    if game == "Gnadenlos!":
        hers.get_by_label("Seat 3").select_option("greenhorn")
    hers.get_by_role("button", name="Start").click()
    for page in (hers, bob.page):
        page.wait_for_selector(".ask")
        page.locator(".guide header button").click()
        expect(page.get_by_text("Stranger (1)").first).to_be_visible()
        expect(page.get_by_text("Stranger (2)").first).to_be_visible()
        check_axe(page)
