"""Friends at a table in the browser: leaving, waiting, talking, other devices, and lines that die in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import served
from .page_helpers import READY, STILL, check_axe, eventually, overflow, settle, sit_down_still, until
from .test_table import open_table, steps_of


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


SAYS_LOST = """() => {
  const said = document.querySelector(".notices .lost")?.textContent ?? "";
  return said.includes("Connection lost") && said.includes("exactly once");
}"""


def test_a_line_that_dies_in_silence_is_noticed_and_mended_and_no_click_is_lost(visit: Any) -> None:
    visitor = visit()
    line = DeadLine(visitor.page)
    page = sit_down_still(visitor, "showdown", "greenhorn")
    page.wait_for_selector(READY)
    n_steps = steps_of(visitor)
    line.die()
    page.locator(READY).first.click()
    lost = page.locator(".notices .lost")
    until(page, SAYS_LOST)  # looked for in every frame: the next line may be there in a moment
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
    button = page.get_by_role("button", name="Table", exact=True)
    button.click()
    giving_up = page.get_by_role("button", name="Give up…")
    giving_up.click()
    dialog = page.get_by_role("dialog", name="Give up this game?")
    expect(dialog).to_contain_text("not counted")
    settle(page, dialog)
    check_axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(giving_up).to_be_focused()
    giving_up.click()
    dialog.get_by_role("button", name="Stay").click()
    expect(giving_up).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    giving_up.click()
    dialog.get_by_role("button", name="Give up").click()
    page.wait_for_url(visitor.url + "/")
    expect(page.get_by_text("Given up (Showdown).")).to_be_visible()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_text("This game was given up.")).to_be_visible()


def friends(visit: Any, at: str) -> tuple[Any, Any]:
    """Two of them at a table that has begun."""
    ann, bob = visit(at=at), visit(at=at)
    for visitor in (ann, bob):
        visitor.context.add_init_script(STILL)
    hers = ann.go()
    bob.page.goto(open_table(hers, "Showdown"))
    bob.page.locator(".room li button.main").first.click()
    hers.get_by_role("button", name="Start", exact=True).click()
    for page in (hers, bob.page):
        page.wait_for_selector(".ask")
    return ann, bob


@pytest.fixture
def own_url(tmp_path: Path) -> Iterator[str]:
    """Of a server at which who is away for a moment is gone."""
    with served(tmp_path, POSSE_GONE_S="0.2") as found:
        yield found


def csrf(visitor: Any) -> dict[str, str]:
    return {"X-CSRF-Token": visitor.context.request.get(f"{visitor.url}/api/me").json()["csrf"]}


def test_a_friend_who_is_gone_is_called_and_a_bot_plays_until_they_are_back(visit: Any, own_url: str) -> None:
    ann, bob = friends(visit, own_url)
    hers, his, table = ann.page, bob.page, ann.page.url
    told: list[str] = []
    his.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    his.goto(own_url)  # he looks at something else, and his turn comes
    eventually(his, lambda: any("lobby" in frame for frame in told))  # only who has a line can be called
    waiting = hers.locator(".waiting")
    while not waiting.count():
        hers.wait_for_selector(f"{READY}, .waiting")
        if waiting.count():
            break
        hers.locator(READY).first.click()
    hers.get_by_role("button", name="Call").click()
    expect(hers.get_by_text("has been called")).to_be_visible()
    expect(his.get_by_text("is waiting for you at Showdown")).to_be_visible()
    check_axe(hers)
    hers.get_by_role("button", name="Let a bot play").click()
    expect(waiting).to_have_count(0)
    expect(hers.get_by_text(re.compile("A bot .* is playing for"))).to_be_visible()
    his.get_by_role("link", name="To the table").click()
    his.wait_for_url(table)
    expect(hers.get_by_text("is back")).to_be_visible()


def test_who_comes_late_sits_down_in_a_bots_place(visit: Any) -> None:
    ann, bob = visit(), visit(size="phone", language="de")
    hers = sit_down_still(ann, "showdown", "greenhorn", "greenhorn")
    hers.get_by_role("button", name="Table", exact=True).click()
    dialog = hers.get_by_role("dialog")
    dialog.get_by_role("button", name="Offer the seat").first.click()
    link = dialog.get_by_label("Send this link to your late friend").input_value()
    settle(hers, dialog)
    check_axe(hers)
    bob.context.add_init_script(STILL)
    bob.page.goto(link)
    expect(
        bob.page.get_by_text("setz dich hin", exact=False).or_(bob.page.get_by_text("Setz dich hin"))
    ).to_be_visible()
    bob.page.get_by_label("Dein Name am Tisch").fill("Bob")
    assert overflow(bob.page) == 0
    bob.page.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.get_by_text("Bob (du)").first).to_be_visible()
    expect(dialog.get_by_text("Bob")).to_be_visible()


def test_a_seat_goes_along_to_another_device_once(visit: Any) -> None:
    ann, phone, thief = visit(), visit(size="phone"), visit()
    hers = sit_down_still(ann, "showdown", "greenhorn")
    hers.get_by_role("button", name="Table", exact=True).click()
    dialog = hers.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Open this on your other device").input_value()
    check_axe(hers)
    phone.context.add_init_script(STILL)
    phone.page.goto(link)
    phone.page.wait_for_selector(READY)
    assert "#" not in phone.page.url  # what lets one in is not left lying about
    people = [v.context.request.get(f"{v.url}/api/me").json()["person"]["id"] for v in (ann, phone)]
    assert people[0] == people[1]
    thief.complaints = Forgiving()  # a refusal is an error in the console
    thief.page.goto(link)
    expect(thief.page.get_by_text("This link has been used already")).to_be_visible()
    found = thief.context.request.get(f"{thief.url}/api/me").json()["person"]  # somebody new, or nobody yet
    assert found is None or found["id"] not in people


class Forgiving(list[str]):
    """Of a visitor who is refused something, which browsers complain about."""

    def append(self, line: str) -> None:
        assert "403" in line, line


def test_people_talk_while_they_wait_and_can_be_muted_and_reported(visit: Any) -> None:
    ann, bob = visit(), visit(size="phone")
    hers = ann.go()
    bob.page.goto(open_table(hers, "Showdown"))
    bob.page.get_by_label("Say something").fill("Is there room for one more?")
    bob.page.get_by_role("button", name="Send").click()
    said = hers.locator(".chats")
    expect(said).to_contain_text("Is there room for one more?")
    expect(said).to_contain_text("watching")
    check_axe(hers)
    assert overflow(bob.page) == 0
    said.get_by_role("button", name="mute or report").click()
    dialog = hers.get_by_role("dialog")
    dialog.get_by_label("Report to the people").fill("He asks too much.")
    dialog.get_by_role("button", name="Report").click()
    expect(hers.get_by_text("Reported. Thank you.")).to_be_visible()
    said.get_by_role("button", name="mute or report").click()
    dialog.get_by_role("button", name="Mute").click()
    expect(said).not_to_contain_text("Is there room for one more?")


def test_before_one_sits_down_one_is_told_what_was_agreed(visit: Any) -> None:
    ann, bob = visit(), visit(size="phone")
    ann.go("/about")
    http, at = ann.context.request, ann.url
    http.post(f"{at}/api/guest", data={"name": "Ann"})
    options = {"clock": {"move_s": 30, "bank_s": 180}, "memory_aid": True, "stand_in": "sheriff"}
    body = {"game": "gnadenlos", "seats": ["me", "free", "free"], "options": options, "house": {"gaps": "last"}}
    table = http.post(f"{at}/api/tables", headers=csrf(ann), data={**body, "is_public": False}).json()["id"]
    bob.page.goto(f"{at}/t/{table}")
    terms = bob.page.locator(".terms")
    for told in ("30 seconds a move, 3 min in reserve", "Sheriff", "memory aid on", "by link only", "no rating"):
        expect(terms).to_contain_text(told)
    title = next(
        rule["title"]
        for game in http.get(f"{at}/api/games").json()
        if game["name"] == "gnadenlos"
        for rule in game["house"]
        if rule["name"] == "gaps"
    )
    expect(terms).to_contain_text(title)
    assert overflow(bob.page) == 0
    check_axe(bob.page)


def test_quick_play_is_for_any_number_and_mixture_and_remembered(visit: Any) -> None:
    visitor = visit()
    page = visitor.go()
    bill = page.get_by_role("article").filter(has=page.get_by_role("heading", name="El Paso"))
    expect(bill.get_by_role("button", name="Play now")).to_contain_text("against two Greenhorns")
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_role("radio", name="Mixed").check(force=True)
    page.get_by_label("Bot 1").select_option("sheriff")
    page.get_by_label("Bot 4").select_option("deputy")
    settle(page)
    check_axe(page)
    page.reload()
    expect(page.get_by_label("Bot 4")).to_have_value("deputy")
    gnadenlos = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Gnadenlos!"))
    expect(gnadenlos.get_by_role("button", name="Play now")).to_contain_text("Sheriff, Greenhorn and Greenhorn")
    bill.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Straight in").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    seats = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "sheriff", "greenhorn", "greenhorn", "deputy"]


def test_what_lies_over_the_table_holds_the_keyboard_and_gives_it_back(visit: Any) -> None:
    page = sit_down_still(visit(size="phone"), "showdown", "greenhorn")
    page.wait_for_selector(READY)
    story = page.get_by_role("button", name="Story", exact=True)
    story.focus()
    page.keyboard.press("Enter")
    within = "document.querySelector('.side').contains(document.activeElement)"
    page.wait_for_selector(".side")
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate(within)
    page.keyboard.press("Escape")
    expect(page.locator(".side")).to_have_count(0)
    expect(story).to_be_focused()
