"""Gnadenlos! played on its own table: by clicks on things, by keys, on a phone, and watched."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .page_helpers import contrast, play_by_itself, settle, sit_down_still, until

MINE = ".gn [data-move]"
READ = ".payday .go-on"  # what a payday came to is read first
ASKED = f"{MINE}, {READ}, .ended"


def play_on_the_table(page: Page, n: int = 1) -> None:
    """So many moves, or all until the end, each by clicking what it stands for."""
    for _ in range(n):
        wait_until_asked(page)
        page.evaluate(f"[...document.querySelectorAll('{MINE}')].at(-1)?.click()")


def wait_until_asked(page: Page) -> None:
    page.wait_for_selector(ASKED, state="attached")
    while page.locator(READ).count():
        page.locator(READ).click()
        page.wait_for_selector(ASKED, state="attached")


def test_a_whole_game_on_the_table_itself(visit: Any) -> None:
    page = sit_down_still(visit(), "gnadenlos", "greenhorn", "greenhorn")
    # The last thing lit: what is hired, the costliest note, the farthest space.
    (groups,) = play_by_itself(page, ready=f"{MINE}, {READ}", which=-1)
    assert page.locator("#ended").inner_text()
    assert {"show", "buy", "add"} <= groups
    assert page.locator(".ask .moves [data-move]").count() == 0


def test_nothing_stands_in_the_list_below_that_can_be_done_on_the_table(visit: Any) -> None:
    page = visit().play_against_bots("Gnadenlos!")
    page.wait_for_selector(MINE)
    assert page.locator(".ask .moves button").count() == 0
    card = page.locator(".adventurers button").first
    assert re.match(r"Choose .+: gold \d, revolver \d, cards \d", card.get_attribute("aria-label") or "")
    card.click()
    until(page, "() => !document.querySelector('.adventurers [data-move]')")


def test_by_keyboard_alone(visit: Any) -> None:
    page = visit().play_against_bots("Gnadenlos!")
    page.keyboard.press("l")
    page.wait_for_selector("[role=log].lines")
    for _ in range(4):
        wait_until_asked(page)
        if page.locator(".ended").count():
            break
        offered = page.locator(f"{MINE}:not([tabindex='-1'])").first.get_attribute("data-move")
        page.evaluate("document.activeElement?.blur()")
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.dataset?.move ?? ''") == offered:
                break
        else:
            raise AssertionError(f"Tab does not lead to {offered}")
        n_lines = page.locator("[role=log].lines p").count()
        page.keyboard.press("Enter")
        until(page, "n => document.querySelectorAll('[role=log].lines p').length > n", n_lines)


def test_a_phone_needs_no_scrolling_sideways(visit: Any) -> None:
    for language in ("en", "de", "nl"):
        page = sit_down_still(visit(size="phone", language=language), "gnadenlos", "greenhorn", "greenhorn")
        for _ in range(4):
            wait_until_asked(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            play_on_the_table(page)
        small = page.evaluate(
            f"[...document.querySelectorAll(\"{MINE}:not([tabindex='-1'])\")].map(e => e.getBoundingClientRect())"
            ".filter(box => box.width < 43.5 || box.height < 43.5).length"
        )
        assert small == 0


def test_on_a_phone_the_hand_stands_between_the_street_and_what_is_asked(visit: Any) -> None:
    page = sit_down_still(visit(size="phone", language="de"), "gnadenlos", *["greenhorn"] * 3)
    held = {"show": ".adventurers", "add": ".notes"}
    for _ in range(8):
        wait_until_asked(page)
        move = page.evaluate(f"document.querySelector('{MINE}')?.dataset.move.split(' ')[0] ?? ''")
        if move in held:
            page.evaluate("scrollTo(0, 0)")
            settle(page, page.locator(f".held {held[move]}"))  # what is asked takes two lines, or three
            edges = page.evaluate(
                f"['.stage', '.held {held[move]}', '.bottom'].map(one => document.querySelector(one))"
                ".map(one => one.getBoundingClientRect()).flatMap(box => [box.top, box.bottom])"
            )
            assert edges == sorted(edges), (move, edges)
        play_on_the_table(page)


@pytest.mark.parametrize("n_seats", [3, 4])
def test_a_laptop_shows_the_table_without_scrolling(visit: Any, n_seats: int) -> None:
    page = sit_down_still(visit(), "gnadenlos", *["greenhorn"] * (n_seats - 1))
    for _ in range(12):
        wait_until_asked(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        play_on_the_table(page)


def test_faces_can_be_read_by_day_and_by_night(visit: Any) -> None:
    for theme in ("light", "dark"):
        page = visit(theme=theme).play_against_bots("Gnadenlos!")
        page.wait_for_selector(".adventurers .card")
        pairs = page.evaluate(
            """[['.adventurers .name', '.adventurers .card'],
                ['.adventurers .value.counts', '.adventurers .value.counts'],
                ['.adventurers .value.pale', '.adventurers .card'], ['.market .near', '.track'],
                ['.purse .name', '.purse'], ['.purse .sits', '.purse'], ['.debts p', '.debts'],
                ['.spaces .number', '.track']]
            .map(([text, paper]) => [text, getComputedStyle(document.querySelector(text)).color,
                getComputedStyle(document.querySelector(paper)).backgroundColor])"""
        )
        poor = [(name, round(contrast(ink, paper), 1)) for name, ink, paper in pairs if contrast(ink, paper) < 7]
        assert poor == []


def test_who_watches_sees_no_hand(visit: Any) -> None:
    page = visit().play_against_bots("Gnadenlos!")
    page.wait_for_selector(".adventurers .card")
    watcher = visit()
    seen = watcher.go(page.url.removeprefix(watcher.url))
    seen.wait_for_selector(".gn")
    assert seen.locator(".hand").count() == 0
    assert seen.locator(".showdown .card .value").count() == 0
    assert seen.locator(MINE).count() == 0
    assert seen.locator(".purse").count() == page.locator(".purse").count()


def test_in_german(visit: Any) -> None:
    page = sit_down_still(visit(language="de"), "gnadenlos", "greenhorn", "greenhorn")
    page.wait_for_selector(MINE)
    assert page.locator(".market .near").inner_text().startswith("Noch 12 Scheine bis zum Zahltag")
    play_on_the_table(page, 6)


def test_what_a_note_would_make_is_shown_before_it_is_bid(visit: Any) -> None:
    page = sit_down_still(visit(), "gnadenlos", "greenhorn", "greenhorn")
    for _ in range(60):
        wait_until_asked(page)
        if page.locator(".notes button").count() or page.locator(".ended").count():
            break
        play_on_the_table(page)
    note = page.locator(".notes button").first
    made = re.search(r"makes (\d+)", note.get_attribute("aria-label") or "")
    assert made
    note.focus()
    assert page.locator(".bids em").inner_text() == f"would be {made[1]}"
