"""Time at a table in the browser: reserve, warning and end are said in words; what must be read stops it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import STILL, check_axe, eventually
from .test_friends import csrf

CLOCK = {"move_s": 60, "bank_s": 60}


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("clocks"))


def test_the_reserve_is_told_and_the_warning_and_what_happens_at_the_end(visit: Any) -> None:
    visitor = visit(size="phone")
    visitor.context.add_init_script(STILL)
    visitor.go("/about")
    http, at = visitor.context.request, visitor.url
    http.post(f"{at}/api/guest", data={"name": "Ann"})
    options = {"clock": CLOCK, "pace": "instant", "stand_in": "sheriff"}
    body = {"game": "showdown", "seats": ["me", "greenhorn"], "start": True, "options": options}
    table = http.post(f"{at}/api/tables", headers=csrf(visitor), data=body).json()["id"]
    page = visitor.page
    page.clock.install()
    page.goto(f"{at}/t/{table}")
    page.locator("[data-move]:not([disabled])").first.wait_for(state="attached")
    time, alert = page.get_by_role("timer").first, page.get_by_role("alert")
    expect(time).to_contain_text("1:00")
    expect(alert).to_have_count(0)
    page.clock.fast_forward(1000 * (CLOCK["move_s"] + 5))
    expect(alert).to_contain_text("your reserve is running")
    expect(alert).to_contain_text("a bot (Sheriff) plays for you")
    expect(time.locator(".runs")).to_be_visible()  # by its form, too, not by a colour alone
    check_axe(page)
    page.clock.fast_forward(1000 * (CLOCK["bank_s"] - 20))
    expect(alert).to_contain_text("Hurry")


def test_whoever_ran_out_of_time_reads_so_and_comes_back(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(STILL)
    visitor.go("/about")
    http, at = visitor.context.request, visitor.url
    http.post(f"{at}/api/guest", data={"name": "Ann"})
    options = {"clock": {"move_s": 5, "bank_s": 0}, "stand_in": "greenhorn"}
    body = {"game": "wyatt-earp", "seats": ["me", "greenhorn", "greenhorn"], "start": True, "options": options}
    table = http.post(f"{at}/api/tables", headers=csrf(visitor), data=body).json()["id"]
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_text("A bot (Greenhorn) is playing for you until you come back.")).to_be_visible()
    page.get_by_role("button", name="Take back my seat").click()
    expect(page.get_by_text("You are back in your seat.")).to_be_visible()


def hand_ends(table: Table) -> bool:
    """Sue discards her last card, and a hand is reckoned."""
    if table.turn() != 0:
        return False
    for move in table.offer(0).moves:
        if move.startswith("discard"):
            after = table.copy()
            names = {table.game.paper.events[event.what] for event in after.play(move, 0).events}
            if "hand-ends" in names and not after.is_over():
                return True
    return False


def test_a_page_that_must_be_read_stops_it(visit: Any, saloon: Saloon) -> None:
    """The server lets no clock run before it hears that a step has been shown."""
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(STILL)
    seen: list[int] = []
    visitor.page.on("websocket", lambda line: line.on("framesent", lambda frame: note_seen(frame, seen)))
    others = [Sitter("Bob", person="nobody-here"), Sitter("Cay", person="nobody-else")]
    laid = saloon.lay_out("wyatt-earp", [saloon.person(visitor.context, "Sue"), *others], hand_ends)
    page = visitor.go(laid.path)
    n = len(laid.table.plies)
    eventually(page, lambda: max(seen, default=0) == n)
    page.locator(".hand [data-opens-look=to-play]").first.click()
    page.locator("[role=dialog] [data-move^=discard]").click()
    read = page.locator(".veil .button.main")
    read.wait_for()
    assert max(seen) == n
    while read.count():
        read.first.click()
    eventually(page, lambda: max(seen) > n)


def note_seen(frame: Any, seen: list[int]) -> None:
    message = json.loads(frame)
    if message["type"] == "seen":
        seen.append(message["n"])
