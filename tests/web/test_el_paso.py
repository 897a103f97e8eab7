"""El Paso at its own table: played by its cards, piles and tiles."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .page_helpers import COLOURS, contrast, sit_down_still, until
from .settled import drag

LEGAL = ".board [data-move]"
OUT = ".board [data-asks=leave]"
RIDING_OUT = """() => new MutationObserver(
  () => (window.isOut ||= document.querySelectorAll(".rider.gone .you").length === 1)
).observe(document.body, { subtree: true, childList: true, attributes: true })"""
CHECKED = (".front .value", ".tile .value", ".place h3", ".rider .name", ".risk", ".ledger")


def sit_down(visitor: Any) -> Page:
    """Without raids and journeys being played at length: `test_stage_el_paso.py` sees to them."""
    return sit_down_still(visitor, "el-paso", "greenhorn", "greenhorn")


def offered(page: Page) -> list[str]:
    """The moves the board itself offers, as soon as there are any; none: the game is over."""
    page.wait_for_selector(f"{LEGAL}, .ended")
    if page.locator(".ended").count():
        return []
    moves: list[str] = page.eval_on_selector_all(LEGAL, "found => found.map(one => one.dataset.move)")
    return [*moves, "leave"] if page.locator(OUT).count() else moves


def wanted(moves: list[str], n: int) -> str:
    """Stay three times, then ride out; keep a tile where one may."""
    if "leave" in moves and n % 7 == 6:
        return "leave"
    return next(move for move in moves if move != "leave")


def click(page: Page, move: str) -> None:
    """As a person does, unless the thing has gone meanwhile. Riding out is asked once more."""
    if move == "leave":
        page.evaluate("at => document.querySelector(at)?.click()", OUT)
        page.wait_for_selector(f"{LEGAL}[data-move=leave], .board:not(:has({OUT.removeprefix('.board ')}))")
    page.evaluate("move => document.querySelector(`.board [data-move='${move}']`)?.click()", move)


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_whole_game_by_clicking_the_table(visit: Any) -> None:
    page = sit_down(visit())
    kinds = set()
    n = 0
    while moves := offered(page):
        assert page.locator(".ask [data-move]").count() == 0  # the table offers everything itself
        move = wanted(moves, n)
        kinds.add(move.split()[0])
        click(page, move)
        n += 1
        assert n < 2000
    assert {"lay", "leave", "draw"} <= kinds
    assert page.locator("#ended").inner_text()
    assert page.locator(".trail [aria-current=step]").inner_text().startswith("El Paso")


def test_a_card_is_laid_by_a_real_click_and_one_is_drawn_again(visit: Any) -> None:
    page = visit().play_against_bots("El Paso")
    card = page.locator(".board [data-move^='lay ']").first
    card.wait_for()
    card.hover()
    assert page.locator(".place.looked").count() == 1
    assert (
        page.locator("section.hand .hint").inner_text().split(":")[0] in page.locator(".place.looked h3").inner_text()
    )
    card.click()
    pile = page.locator(".board [data-move^='draw ']").first
    pile.wait_for()
    assert page.locator(".rider .front").count() >= 1  # the raid's cards lie open
    assert page.locator("section.hand .front").count() == 5
    pile.click()
    expect(page.locator("section.hand .front")).to_have_count(6)


def test_a_card_is_laid_by_dragging_it(visit: Any) -> None:
    page = visit().play_against_bots("El Paso")
    drag(page, page.locator(".board [data-move^='lay ']").first, page.locator("section.town"))
    page.wait_for_selector(".board [data-move^='draw ']")


def test_some_turns_by_keyboard_alone(visit: Any) -> None:
    page = sit_down(visit())
    played = []
    for _ in range(6):
        if not offered(page):
            break
        page.evaluate("document.activeElement?.blur()")
        for _ in range(60):
            page.keyboard.press("Tab")
            move = page.evaluate("document.activeElement?.closest('.board') && document.activeElement.dataset.move")
            if move and move != "leave":
                break
        assert page.evaluate("document.activeElement.getAttribute('aria-label')")
        played.append(move)
        page.keyboard.press("Enter")
        expect(page.locator(f".board [data-move='{move}']")).to_have_count(0)
    assert any(move.startswith("lay") for move in played)
    assert any(move.startswith("draw") for move in played)


def test_on_a_phone_nothing_is_too_wide_and_everything_can_be_touched(visit: Any) -> None:
    page = sit_down(visit(size="phone", language="de"))
    for n in range(12):
        moves = offered(page)
        if not moves:
            break
        assert not is_too_wide(page)
        sizes = page.eval_on_selector_all(
            LEGAL, "found => found.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert all(min(size) >= 43.5 for size in sizes), sizes
        click(page, wanted(moves, n))


@pytest.mark.parametrize("n_seats", [2, 3, 4, 5])
def test_a_laptop_shows_the_table_without_scrolling(visit: Any, n_seats: int) -> None:
    page = sit_down_still(visit(), "el-paso", *["greenhorn"] * (n_seats - 1))
    for n in range(12):
        moves = offered(page)
        until(page, "() => document.documentElement.scrollHeight <= innerHeight")  # what stands below is measured first
        if not moves:
            break
        click(page, wanted(moves, n))


def test_on_a_phone_all_places_are_seen_above_the_hand_and_loot_is_opened(visit: Any) -> None:
    page = sit_down_still(visit(size="phone"), "el-paso", *["greenhorn"] * 4)
    offered(page)
    places = page.locator(".places").bounding_box()
    hand = page.locator("section.hand").bounding_box()
    assert places
    assert hand
    assert places["y"] + places["height"] / 2 < hand["y"]
    rider = page.locator(".rider").nth(1)
    assert not rider.locator(".loot").is_visible()
    rider.get_by_role("button").click()
    expect(rider.locator(".loot")).to_be_visible()


def test_a_line_of_the_story_points_at_the_table(visit: Any) -> None:
    page = sit_down_still(visit(), "el-paso", *["greenhorn"] * 2)
    offered(page)
    page.keyboard.press("l")
    log = page.get_by_role("log", name="Story")
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(log.locator(".points")).to_have_count(1)
    expect(page.locator(".board .pointed").first).to_be_attached()
    log.evaluate("log => log.blur()")
    expect(page.locator(".board .pointed")).to_have_count(0)


def test_ink_stands_out_from_paper_by_day_and_by_night(visit: Any) -> None:
    for theme in ("light", "dark"):
        page = visit(theme=theme).play_against_bots("El Paso")
        offered(page)
        for selector in CHECKED:
            colours = page.locator(f".board {selector}").first.evaluate(COLOURS)
            assert contrast(*colours) >= 7, (theme, selector, colours)


def test_riding_out_asks_for_a_clear_deed_and_shows_what_it_costs(visit: Any) -> None:
    page = sit_down(visit())
    out, step = page.locator(OUT), "document.querySelector('[data-step]').dataset.step"
    out.wait_for()
    before = page.evaluate(step)
    out.focus()
    page.keyboard.press("Enter")
    asks = page.get_by_role("alertdialog")
    expect(asks).to_contain_text("%")  # the risk one rides away from
    expect(asks.get_by_role("button").first).to_be_focused()  # the safe answer
    for name in ("last", "first"):  # nothing else has the keyboard
        page.keyboard.press("Tab")
        expect(getattr(asks.get_by_role("button"), name)).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(out).to_be_focused()
    assert page.evaluate(step) == before
    out.click()
    page.evaluate(RIDING_OUT)  # when the others are quick, the next town comes soon
    asks.locator("[data-move=leave]").click()
    until(page, "() => window.isOut")  # and one's own seat is marked as such


def test_whatever_lies_there_can_be_looked_at_and_reading_plays_nothing(visit: Any) -> None:
    page = sit_down(visit())
    card, step = page.locator("section.hand [data-move]").first, "document.querySelector('[data-step]').dataset.step"
    card.wait_for()
    before = page.evaluate(step)
    looked = page.get_by_role("dialog")
    others = (page.locator(f".board [data-look^='{what}']").first for what in ("place", "tile", "town", "dice"))
    for thing in (card, *others):
        thing.click(button="right")
        expect(looked.locator("h3")).not_to_be_empty()
        assert "el-paso-" not in looked.inner_text()
        page.keyboard.press("Escape")
        expect(looked).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(looked).to_contain_text(card.locator(".value").first.inner_text())
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    assert page.evaluate(step) == before


def test_who_watches_sees_no_hand_and_no_choice(visit: Any) -> None:
    page = visit().play_against_bots("El Paso")
    offered(page)
    watching = visit(language="de").go(page.url.removeprefix(visit().url))
    watching.wait_for_selector(".rider")
    assert watching.locator("section.hand").count() == 0
    assert watching.locator("section.ledger").count() == 0
    assert watching.locator(LEGAL).count() == 0
    assert watching.locator(".rider").count() == 3
    assert "Goldmine" in watching.locator(".places").inner_text()


def test_a_game_in_german_has_all_its_words(visit: Any) -> None:
    page = sit_down(visit(language="de"))
    for n in range(10):
        moves = offered(page)
        if not moves:
            break
        click(page, wanted(moves, n))
    assert "Rinder" in page.locator(".places").inner_text()
    assert "el-paso-" not in page.locator(".board").first.inner_text()
