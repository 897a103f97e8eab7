"""The first page: from arriving to a game, and to a table with friends."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .page_helpers import check_axe, check_axe_by_day_and_night, overflow

PAGES = Path("src/posse/server/site")
MOST_SCRIPT_BYTES = 150_000


@pytest.mark.parametrize("size", ["phone", "laptop", "wide"])
def test_the_first_page_fits_and_is_accessible(visit: Any, size: str) -> None:
    page = visit(size=size).go()
    expect(page.get_by_role("heading", level=1)).to_have_text("Posse")
    expect(page.get_by_role("article")).to_have_count(4)
    assert overflow(page) == 0
    check_axe_by_day_and_night(page)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_everything_that_can_be_touched_is_large_enough(visit: Any, size: str) -> None:
    page = visit(size=size).go()
    page.wait_for_selector("article button")
    small = page.evaluate(
        """() => [...document.querySelectorAll("a, button, select, label:has(input)")]
            .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.right > 0 && box.width > 1 && box.height > 1 && box.height < 43.5)
            .map(([text]) => text)"""
    )
    assert small == []


@pytest.mark.parametrize(("language", "words"), [("de", "Jetzt spielen"), ("nl", "Nu spelen")])
def test_it_speaks_the_readers_language(visit: Any, language: str, words: str) -> None:
    page = visit(language=language).go()
    expect(page.get_by_role("article").first.get_by_role("button").first).to_contain_text(words)
    assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_can_be_changed_in_place(visit: Any) -> None:
    page = visit().go()
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("article").first.get_by_role("button").first).to_contain_text("Nu spelen")
    page.reload()
    expect(page.get_by_role("article").first.get_by_role("button").first).to_contain_text("Nu spelen")


def test_day_and_night(visit: Any) -> None:
    page = visit().go()
    assert page.locator("html").get_attribute("data-theme") == "day"
    page.get_by_label("Day or night").click()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.reload()
    page.wait_for_selector("main")
    assert page.locator("html").get_attribute("data-theme") == "night"


def test_looks_are_at_hand_on_a_phone(visit: Any) -> None:
    page = visit(size="phone").go()
    page.get_by_role("button", name="Look and sound").click()
    choices = page.locator("#choices")
    choices.get_by_label("Theme").select_option("night")
    choices.get_by_label("Animations").select_option("none")
    choices.get_by_label("Language").select_option("nl")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.get_by_role("article").first.get_by_role("button").first).to_contain_text("Nu spelen")
    page.keyboard.press("Escape")
    expect(choices.locator("select")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_opening_a_table_fits_a_phone(visit: Any, language: str) -> None:
    page = visit(size="phone", language=language).go()
    page.locator("article button:not(.main)").first.click()
    page.wait_for_selector("dialog select")
    page.locator("dialog summary").click()
    assert page.locator("dialog").evaluate("one => one.scrollWidth - one.clientWidth") == 0
    check_axe(page)


def test_guests_say_their_names_where_they_sit_down(visit: Any) -> None:
    host = visit().go()
    host.get_by_role("article").filter(has_text="El Paso").get_by_role("button", name="With friends").click()
    host.get_by_label("Your name at the table").fill("Hope")
    host.locator("dialog button.main").click()
    expect(host.locator(".room")).to_contain_text("Hope (you)")
    guest = visit().go("/t/" + host.url.rsplit("/", 1)[1])
    expect(guest.locator(".room")).to_contain_text("Hope opened this table")
    guest.get_by_label("Your name at the table").fill("Gus")
    guest.get_by_role("button", name="Sit down").first.click()
    expect(guest.locator(".room")).to_contain_text("Gus (you)")
    expect(host.locator(".room")).to_contain_text("Gus")


def play_now(visitor: Any, game: str) -> Page:
    """From arriving to a game, in one click; who is new to it is asked once whether the lesson should come first."""
    page: Page = visitor.go()
    page.get_by_role("article").filter(has_text=game).locator("button.main").click()
    straight_in = page.get_by_role("button", name="Straight in")
    expect(page.locator(".ask").or_(straight_in)).to_be_visible()
    if straight_in.count():
        straight_in.click()
    page.wait_for_selector(".ask")
    return page


def test_one_click_leads_to_a_game(visit: Any) -> None:
    page = play_now(visit(), "Wyatt Earp")
    assert re.search(r"/t/[\w-]{16}$", page.url)


def test_the_small_game_is_found_too(visit: Any) -> None:
    page = play_now(visit(), "Showdown")
    expect(page.locator("h1")).to_have_text("Showdown")


def test_a_link_that_works_on_this_machine_only_says_so(visit: Any) -> None:
    page = visit(size="phone").go()
    page.get_by_role("article").filter(has_text="Showdown").get_by_role("button", name="With friends").click()
    page.locator("dialog button.main").click()
    expect(page.locator(".room")).to_contain_text("posse serve --host 0.0.0.0")
    assert overflow(page) == 0
    check_axe(page)


def test_it_leads_to_recent_games(visit: Any) -> None:
    page = visit(size="phone").go()
    page.get_by_role("link", name="Recent games").click()
    expect(page.get_by_role("heading", name="Recent games")).to_be_in_viewport()


def test_messages_are_counted_while_the_chat_is_closed(visit: Any) -> None:
    host = visit().go()
    host.get_by_role("article").filter(has_text="Showdown").get_by_role("button", name="With friends").click()
    host.get_by_label("Your name at the table").fill("Hope")
    host.get_by_role("dialog").get_by_role("radio", name="2").check()
    host.locator("dialog button.main").click()
    host.wait_for_selector(".room")
    guest = visit(size="phone").go("/t/" + host.url.rsplit("/", 1)[1])
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start").click()
    host.get_by_role("button", name="Chat").click()
    for text in ("Howdy", "Still there?"):
        host.get_by_label("Say something").fill(text)
        host.get_by_role("button", name="Send").click()
    told = guest.get_by_role("button", name="Chat, 2 new messages")
    expect(told).to_have_text(re.compile("2$"))
    expect(guest.get_by_role("status").filter(has_text="2 new messages")).to_have_count(1)
    host.locator(".side .chat header button").click()
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # one's own do not count
    guest.reload()
    expect(told).to_be_visible()
    check_axe(guest)
    told.click()
    guest.locator(".side .chat header button").click()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_the_first_load_is_small() -> None:
    """What the first page names, and what that names before anything is clicked."""
    html = (PAGES / "index.html").read_text()
    wanted = set(re.findall(r"/assets/[\w.-]+\.js", html))
    seen: set[str] = set()
    while wanted - seen:
        name = (wanted - seen).pop()
        seen.add(name)
        text = (PAGES / name.lstrip("/")).read_text()
        wanted |= {f"/assets/{one}" for one in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)}
    size = sum(len(gzip.compress((PAGES / name.lstrip("/")).read_bytes(), 9)) for name in seen)
    assert seen
    assert size <= MOST_SCRIPT_BYTES, size


def test_it_says_at_which_table_it_is_one_s_turn(visit: Any) -> None:
    ann, bob = visit(), visit()
    http = ann.context.request
    csrf = {"X-CSRF-Token": http.post(f"{ann.url}/api/guest", data={"name": "Sue"}).json()["csrf"]}
    body = {"game": "showdown", "seats": ["me", "free"]}
    table = http.post(f"{ann.url}/api/tables", headers=csrf, data=body).json()["id"]
    page = ann.go()
    mine = page.locator("section", has=page.get_by_role("heading", name="Your tables")).locator("li")
    expect(mine).to_contain_text("Waiting for players.")
    bob.page.goto(f"{bob.url}/t/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(mine).not_to_contain_text("Waiting for players.")
    assert http.post(f"{ann.url}/api/tables/{table}/start", headers=csrf).ok
    ann.go()
    expect(mine).to_contain_text("Your turn.")
    expect(page).to_have_title("● Posse")
    check_axe(page)
    mine.get_by_role("link").click()
    page.locator("[data-move^=lay]").first.click()
    expect(page.locator("[data-move]")).to_have_count(0)
    ann.go()
    expect(mine).to_contain_text("’s turn.")
    expect(page).to_have_title("Posse")


@pytest.mark.parametrize(
    ("size", "language", "said"),
    [("phone", "en", "a name cannot have brackets"), ("laptop", "nl", "Dat kan geen naam zijn")],
)
def test_what_goes_wrong_in_a_dialog_is_said_above_it(visit: Any, size: str, language: str, said: str) -> None:
    visitor = visit(size=size, language=language)
    page = visitor.go()
    page.get_by_role("article").filter(has_text="Showdown").locator("button:not(.main)").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=text], input:not([type])").first.fill("Sue (deputy)")
    dialog.locator("form button.main").click()
    line = page.locator(".notices p")
    expect(line).to_have_count(1)
    expect(line).to_contain_text(said, ignore_case=True)
    seen = line.evaluate("""(line) => {
        line.style.pointerEvents = "auto"; // it lets clicks through
        const { x, y, width, height } = line.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        line.style.pointerEvents = "";
        return found === line;
    }""")
    assert seen
    page.keyboard.press("Escape")
    expect(line).to_be_in_viewport()  # what was said stays for its time
    visitor.complaints.clear()  # the browser itself notes the 400
