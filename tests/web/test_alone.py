"""Playing alone on this device: the pack comes when it is asked for, and a table here is like one on the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.records import parse, replay
from posse.games import game

from .page_helpers import STILL, check_axe, eventually, play_by_itself

MOST_PACK_BYTES = 10_000_000
STARTING_MS = 180_000  # Python in a browser, however busy the machine is
MOVE = "[data-move]:not([disabled])"
PACKS = sorted((Path(__file__).parents[2] / "src/posse/server/site/assets").glob("pack-*"))
OPPONENTS = "localStorage.posse = JSON.stringify({ ...JSON.parse(localStorage.posse ?? '{}'), %s })"
QUICKLY = "asked: ['showdown', 'wyatt-earp', 'el-paso', 'gnadenlos'], opponents: { n: 1, levels: ['deputy'] }"


def test_the_pack_is_small_enough() -> None:
    (folder,) = PACKS  # of one build
    sizes = {file.name: file.stat().st_size for file in folder.iterdir()}
    assert 0 < sum(sizes.values()) <= MOST_PACK_BYTES, sizes


def fetched(visitor: Any) -> Page:
    """With the pack on the device. Bots take their pace there, and Python its time to start."""
    visitor.context.set_default_timeout(STARTING_MS)
    visitor.context.add_init_script(STILL)
    visitor.context.add_init_script(OPPONENTS % QUICKLY)
    page: Page = visitor.go("/settings")
    page.get_by_role("button", name=re.compile("Get it|Herunterladen|Downloaden")).click()
    page.get_by_role("button", name=re.compile("Remove it|Entfernen|Verwijderen")).wait_for()
    return page


def begin(visitor: Any, name: str) -> Page:
    page: Page = visitor.go("/")
    page.locator("article", has=page.get_by_role("heading", name=name)).get_by_role("button").first.click()
    page.wait_for_selector(".ask")
    return page


def test_a_whole_game_is_played_here_and_its_record_verifies(visit: Any) -> None:
    visitor = visit()
    fetched(visitor)
    page = begin(visitor, "Showdown")
    assert "/t/alone-" in page.url
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_by_itself(page)
    assert [url for url in asked if "/api/tables" in url or "/api/records" in url] == []
    page.wait_for_selector("dialog.poster")
    table = page.url.rsplit("/", 1)[1]
    page = visitor.go(f"/r/{table}")
    button = page.get_by_role("button", name="Record")
    button.wait_for()
    with page.expect_download() as download:
        button.click()
    record = parse(Path(download.value.path()).read_text())
    assert record.game == "showdown"
    assert replay(record, game("showdown")).is_over()


def test_a_game_goes_on_after_the_page_is_loaded_anew(visit: Any) -> None:
    visitor = visit()
    fetched(visitor)
    page = begin(visitor, "Wyatt Earp")
    table = page.url
    page.locator(MOVE).first.wait_for()
    page = visitor.go("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    expect(mine.get_by_role("link")).to_have_attribute("href", "/t/" + table.rsplit("/", 1)[1])
    page.goto(table)
    page.locator(MOVE).first.wait_for()


def test_sheriffs_and_a_page_without_the_pack_play_on_the_server(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script(STILL)
    visitor.context.add_init_script(OPPONENTS % QUICKLY)
    page = begin(visitor, "Showdown")
    assert "/t/alone-" not in page.url
    fetched(visitor)
    visitor.context.add_init_script(OPPONENTS % "opponents: { n: 1, levels: ['sheriff'] }")
    assert "/t/alone-" not in begin(visitor, "Showdown").url


def test_the_window_that_was_used_last_has_the_tables(visit: Any) -> None:
    visitor = visit()
    fetched(visitor)
    page = begin(visitor, "Wyatt Earp")
    page.locator(MOVE).first.wait_for()
    other = visitor.context.new_page()
    other.goto(page.url)
    expect(page.get_by_text("opened in another window")).to_be_visible(timeout=STARTING_MS)
    other.locator(MOVE).first.wait_for()
    before = other.locator(".ask").inner_text()
    assert page.locator(".ask").inner_text() == before
    page.reload()
    expect(other.get_by_text("opened in another window")).to_be_visible(timeout=STARTING_MS)
    page.locator(MOVE).first.wait_for()
    other.locator(MOVE).first.click()  # it takes the tables back, and what it asked is answered
    expect(page.get_by_text("opened in another window")).to_be_visible(timeout=STARTING_MS)
    expect(other.locator(".ask")).not_to_have_text(before, use_inner_text=True, timeout=STARTING_MS)


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("laptop", "nl")])
def test_the_pack_is_fetched_with_progress_and_removed(visit: Any, size: str, language: str) -> None:
    visitor = visit(size=size, language=language)
    page = fetched(visitor)
    check_axe(page)
    part = page.locator("section", has=page.locator("#alone"))
    assert re.search(r"\d,\d MB", part.inner_text())
    assert page.evaluate("caches.keys().then((names) => names.length)") == 1
    page.get_by_role("button", name=re.compile("Entfernen|Verwijderen")).click()
    page.get_by_role("button", name=re.compile("Herunterladen|Downloaden")).wait_for()
    eventually(page, lambda: page.evaluate("caches.keys().then((names) => names.length)") == 0)
