"""Company at a table: faces at the seats, and what is said there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from posse.bots.cast import CAST

from .page_helpers import READY, STILL, check_axe, overflow

NAMES = {name for names in CAST.values() for name in names}
BUBBLE = ".bubbles p:not([hidden])"


@pytest.mark.parametrize("game", ["wyatt-earp", "el-paso", "gnadenlos", "showdown"])
def test_bots_have_faces_at_their_seats_and_say_good_evening_there(visit: Any, game: str) -> None:
    visitor = visit(size="phone")
    visitor.context.add_init_script(STILL)
    page = visitor.sit_down(game, "greenhorn", "sheriff")
    page.wait_for_selector("[data-seat='1'] .face")
    assert page.locator("[data-seat] .face").count() >= 2
    assert {page.locator(f"[data-seat='{seat}']").count() for seat in range(3)} == {1}
    bubble = page.locator(BUBBLE).first
    bubble.wait_for()
    at = bubble.bounding_box()
    assert at is not None
    assert at["x"] >= 0
    assert at["x"] + at["width"] <= 390
    page.locator(READY).first.click(trial=True)  # what is said lies in nobody's way
    assert overflow(page) == 0


def test_who_sits_here_is_told_with_a_line_of_character(visit: Any) -> None:
    visitor = visit(language="nl")
    visitor.context.add_init_script(STILL)
    page = visitor.sit_down("showdown", "greenhorn", "deputy")
    page.get_by_role("button", name="Tafel", exact=True).click()
    dialog = page.get_by_role("dialog", name="Wie er aan tafel zit")
    expect(dialog.locator("li strong")).to_have_count(3)
    shown = dialog.locator("li strong").all_text_contents()
    assert shown[0].startswith("Sue")
    assert set(shown[1:]) < NAMES
    assert dialog.locator("li p").count() == 2
    check_axe(page)
    dialog.get_by_label("Bots mogen iets zeggen").uncheck()
    page.keyboard.press("Escape")
    assert page.evaluate("JSON.parse(localStorage.posse).botsTalk") is False


def test_friends_see_what_is_shown_and_what_is_said_at_the_seats(visit: Any) -> None:
    ann, bob = visit(size="phone"), visit(language="de")
    pages = [visitor.context for visitor in (ann, bob)]
    for context in pages:
        context.add_init_script(STILL.replace("isGuideOff", "botsTalk: false, isGuideOff"))
    http = [visitor.context.request for visitor in (ann, bob)]
    csrf = [
        {"X-CSRF-Token": one.post(f"{ann.url}/api/guest", data={"name": name}).json()["csrf"]}
        for one, name in zip(http, ("Ann", "Bob"), strict=True)
    ]
    body = {"game": "showdown", "seats": ["me", "free"]}
    table = http[0].post(f"{ann.url}/api/tables", headers=csrf[0], data=body).json()["id"]
    http[1].post(f"{ann.url}/api/tables/{table}/sit", headers=csrf[1], data={})
    http[0].post(f"{ann.url}/api/tables/{table}/start", headers=csrf[0])
    hers, his = ann.go(f"/t/{table}"), bob.go(f"/t/{table}")
    hers.get_by_role("button", name="Table", exact=True).click()
    his.wait_for_selector(".ask")
    for page in (hers, his):  # people have a portrait or an emblem, the same for everybody
        page.wait_for_selector("[data-seat='1'] .face")
    faces = "[...document.querySelectorAll('[data-seat] .face use')].map((one) => one.getAttribute('href'))"
    assert sorted(hers.evaluate(faces)) == sorted(his.evaluate(faces))
    hers.get_by_role("dialog").get_by_role("button", name="tips the hat").click()
    for page, words in ((his, "zieht den Hut"), (hers, "tips the hat")):
        bubble = page.locator(BUBBLE).filter(has=page.get_by_role("img", name=words))
        bubble.wait_for()
    hers.evaluate(
        "([table]) => { const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');"
        " socket.onopen = () => socket.send(JSON.stringify({ type: 'say', table, text: 'Howdy, Bob', id: 'x1' })) }",
        [table],
    )
    his.locator(BUBBLE, has_text="Howdy, Bob").wait_for()
    assert hers.locator(BUBBLE, has_text="Howdy, Bob").count() == 0  # whoever speaks knows it
