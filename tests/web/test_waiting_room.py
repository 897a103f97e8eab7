"""Before a game and out of it: the link as a code, this house's address, standing up, and handing a seat over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import served
from .page_helpers import READY, check_axe, settle
from .test_friends import friends
from .test_table import open_table


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """Of a server that listens to its whole network."""
    with served(tmp_path, POSSE_HOST="0.0.0.0") as found:
        yield re.sub(r"//[^:/]+:", "//127.0.0.1:", found)


def test_this_house_s_address_is_named_and_a_camera_finds_it(visit: Any, house: str) -> None:
    visitor = visit(size="phone", at=house)
    page = visitor.go()
    known = page.evaluate("fetch('/api/addresses').then((found) => found.json())")["addresses"]
    known = known or ["http://192.168.7.7:8080"]  # a machine without a network
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": known}))
    link, address = open_table_link(page), known[0]
    expect(link).to_have_value(f"{address}/t/{page.url.rpartition('/')[2]}")
    expect(page.get_by_text("this computer’s address on your local network")).to_be_visible()
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    box = code.get_attribute("viewBox")
    assert box
    assert int(box.split()[-1]) - 8 in range(21, 178, 4)  # a size that codes have, and light around it
    settle(page)
    check_axe(page)


def open_table_link(page: Page) -> Any:
    bill = page.get_by_role("article").filter(has_text="Showdown")
    bill.get_by_role("button", name=re.compile("With friends")).click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.get_by_label("Send this link")


def test_standing_up_is_asked_for_and_says_what_happens_then(visit: Any) -> None:
    ann, bob = visit(), visit(size="phone")
    hers = ann.go()
    bob.page.goto(open_table(hers, "Showdown"))
    bob.page.locator(".room li button.main").first.click()
    expect(hers.locator(".room li").filter(has_text="Stranger")).to_have_count(2)
    hers.get_by_role("button", name="Stand up…").click()
    dialog = hers.get_by_role("dialog", name="Stand up?")
    expect(dialog).to_contain_text("will be the host then")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    hers.get_by_role("button", name="Stand up…").click()
    dialog.get_by_role("button", name="Stand up").click()
    expect(hers.get_by_text("You have left the table (Showdown).")).to_be_visible()
    expect(bob.page.locator(".room li").filter(has_text="free")).to_have_count(1)


def test_leaving_friends_is_no_leaving_the_page_and_a_bot_takes_the_seat(visit: Any, url: str) -> None:
    ann, bob = friends(visit, url)
    hers, his = ann.page, bob.page
    hers.get_by_role("button", name="Table", exact=True).click()
    hers.get_by_role("button", name="Hand over…").click()
    dialog = hers.get_by_role("dialog", name="Let a bot play for you?")
    expect(dialog).to_contain_text("The seat stays yours")
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(his.get_by_text(re.compile("A bot .* is playing for"))).to_be_visible()
    hers.get_by_role("link", name=re.compile("Resume|To the table")).first.click()
    expect(his.get_by_text("is back")).to_be_visible()


def test_what_somebody_takes_back_is_told_to_the_others(visit: Any, url: str) -> None:
    ann, bob = friends(visit, url)
    hers, his = ann.page, bob.page
    for page in (hers, his):
        page.wait_for_selector(READY)
    hers.locator(READY).first.click()
    hers.get_by_role("button", name="Undo").click()
    expect(his.locator(".notices").get_by_text("takes a move back")).to_be_visible()
