"""The table of Wyatt Earp: played by what lies on it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .finished import somebody
from .page_helpers import COLOURS, contrast, sit_down_still, until
from .settled import drag

STAND = "document.querySelector('.table')?.dataset.step"  # rises with every move
THING = ".table .lit, .well button[data-move]"
OUTLAWS = (
    *("Belle Starr", "Billy the Kid", "Bob Dalton", "Butch Cassidy"),
    *("Jesse James", "Sundance Kid", "Wes Hardin"),
)
LOOK = "[role=dialog][data-look-card]"  # a card that has been opened, with what it can do
STILL = "localStorage.setItem('posse', JSON.stringify({ speed: 'none' }))"
# Every sum that is shown, while in every frame something is played, a row first, until the reckoning.
EARNING = """([look, thing]) => new Promise((done) => {
  const rows = new Set(), others = new Set();
  const first = (...wanted) => wanted.map((one) => document.querySelector(one)).find(Boolean);
  const read = (at, into) => document.querySelectorAll(at).forEach((one) => into.add(one.textContent));
  const play = () => {
    read(".row .pay:not(.new)", rows);
    read(".reward .figure b:not(.new), .well td:nth-child(3)", others);
    if (document.querySelector(".veil")) return done([[...rows], [...others]]);
    first(`${look} [data-move]:not(.grave)`, `${look} [data-move]`, ".ring .row.lit", ".playable .lit", thing)?.click();
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
})"""
# Of parts of an element, all at one moment: a card may be on its way.
RECTANGLES = "(node, parts) => parts.map((part) => node.querySelector(part).getBoundingClientRect().toJSON())"


def sit_down(visitor: Any) -> Page:
    visitor.context.add_init_script(STILL)
    page: Page = visitor.play_against_bots("Wyatt Earp")
    page.wait_for_selector(".table")
    return page


@pytest.fixture(scope="module")
def finished(url: str) -> None:
    """A game that has been played to its end."""
    with somebody(url, "Dinah") as dinah:
        dinah.play("wyatt-earp", "greenhorn")


def things(page: Page) -> Locator | None:
    """What can be played now; None: the game is over. A reckoning is read first."""
    page.wait_for_selector(f"{THING}, .veil, .ended")
    while page.locator(".veil").count():
        page.locator(".veil button.main").click()
    if page.locator(".ended").count():
        return None
    page.wait_for_selector(f"{THING}, .ended")
    return None if page.locator(".ended").count() else page.locator(THING)


def act(page: Page, chance: random.Random) -> bool:
    """One move by a click on a row, else on a card that can be played, else on anything lit; False: it is over."""
    lit = things(page)
    if lit is None:
        return False
    for better in (".ring .row.lit", ".playable .lit"):
        if page.locator(better).count():
            lit = page.locator(better)
            break
    before = page.evaluate(STAND)
    thing = lit.nth(chance.randrange(lit.count()))
    opens = thing.get_attribute("aria-haspopup") is not None
    thing.click()
    if opens:
        page.wait_for_selector(f"{LOOK} [data-move]")
        moves = page.locator(f"{LOOK} [data-move]:not(.grave)")
        moves = moves if moves.count() else page.locator(f"{LOOK} [data-move]")
        moves.nth(chance.randrange(moves.count())).click()
    until(page, f"(before) => {STAND} !== before || document.querySelector('.veil')", before)
    return True


def test_a_whole_game_on_the_table(visit: Any) -> None:
    page, chance, n_moves = sit_down(visit()), random.Random(1), 0
    while n_moves < 1500 and act(page, chance):
        n_moves += 1
    assert page.locator("#ended").inner_text()
    assert page.locator(".ask .groups").count() == 0  # nothing was left to the list below


def test_the_keyboard_is_enough(visit: Any) -> None:
    page = sit_down(visit())
    for _ in range(12):
        if things(page) is None:
            break
        before = page.evaluate(STAND)
        for _ in range(90):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches('{THING}')"):
                break
        else:
            raise AssertionError("nothing that can be played is reached by Tab")
        opens = page.evaluate("document.activeElement.ariaHasPopup") == "dialog"
        page.keyboard.press("Enter")
        if opens:
            page.wait_for_selector(LOOK)
            assert page.evaluate(f"document.activeElement.closest('{LOOK}') !== null")
            page.keyboard.press("Escape")
            assert page.evaluate(f"document.activeElement.matches('{THING}')")
            page.keyboard.press("Enter")
            page.wait_for_selector(f"{LOOK} [data-move]")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        until(page, f"(before) => {STAND} !== before || document.querySelector('.veil')", before)


def test_a_phone_shows_it_all_without_scrolling_sideways(visit: Any) -> None:
    page, chance = sit_down(visit(size="phone")), random.Random(2)
    for _ in range(10):
        if not act(page, chance):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for box in (thing.bounding_box() for thing in page.locator(THING).all()):
            assert box is None or min(box["width"], box["height"]) >= 43.5


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_four_seats_fit_without_scrolling(visit: Any, size: str) -> None:
    page, chance = (
        sit_down_still(visit(size=size), "wyatt-earp", "greenhorn", "greenhorn", "greenhorn"),
        random.Random(6),
    )
    for _ in range(10):
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        cards, ask = page.locator(".hand ul").bounding_box(), page.locator(".ask").bounding_box()
        assert cards is None or (ask and cards["y"] + cards["height"] <= ask["y"] + 8)
        if not act(page, chance):
            break


def test_the_table_is_cleared_once_the_reckoning_has_been_read(visit: Any) -> None:
    page, chance = sit_down(visit()), random.Random(7)
    while not page.locator(".veil").count() and act(page, chance):
        page.wait_for_selector(f"{THING}, .veil, .ended")
    assert page.locator(".ring .mini").count()  # the rows lie there still
    assert page.locator(THING).count() == 0
    assert page.locator(".ended:visible").count() == 0
    while page.locator(".veil").count():
        page.locator(".veil button.main").click()
    page.wait_for_selector(f"{THING}, .ended")


def test_the_story_points_at_the_table(visit: Any) -> None:
    page = sit_down(visit())
    page.locator(".pile.lit").first.click()
    page.wait_for_selector(".hand .lit")
    page.keyboard.press("l")
    page.locator(".lines[role=log] p", has_text="draws").last.hover()
    expect(page.locator("[data-place=pile].pointed")).to_have_count(1)
    page.locator(".lines[role=log]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".lines[role=log] .points")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".board .pointed")).to_have_count(0)


def test_what_would_follow_is_shown_at_the_poster(visit: Any) -> None:
    page, chance = sit_down(visit()), random.Random(3)
    for _ in range(200):
        if things(page) is None:
            break
        rows = page.locator(".ring .row.lit[aria-haspopup]")
        if rows.count():
            rows.first.click()
            page.locator(f"{LOOK} [data-move^=lay]").first.hover()
            outlaw = page.locator(".outlaw").filter(has=page.locator(".row.lit[aria-haspopup]")).first
            expect(outlaw.locator(".points.new")).to_be_visible()
            expect(page.locator(f"{LOOK} .follows p").first).to_be_visible()
            return
        act(page, chance)
    raise AssertionError("nothing could ever be laid")


def test_a_card_is_discarded_by_dragging_it(visit: Any) -> None:
    page = sit_down(visit())
    page.locator(".pile.lit").first.click()
    page.wait_for_selector(".hand .lit")
    n_cards = page.locator(".hand li").count()
    drag(page, page.locator(".hand li .held").last, page.locator("[data-drop=discards]"))
    expect(page.locator(".hand li")).to_have_count(n_cards - 1)
    page.keyboard.press("l")
    expect(page.locator(".lines[role=log]")).to_contain_text("discards")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_card_faces_can_be_read(visit: Any, theme: str) -> None:
    page = sit_down(visit(theme=theme))
    for where in (".card .name", ".card .corner b", ".outlaw h3", ".figure b", ".verdict", ".well td", ".well th"):
        for node in page.locator(where).all():
            text, under = node.evaluate(COLOURS)
            assert contrast(text, under) >= 7, (where, text, under)
    for where in (".asks", ".what", ".hand h3"):
        for node in page.locator(where).all():
            text, _ = node.evaluate(COLOURS)
            table = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            assert contrast(text, table) >= 4.5, where


def test_we_40_outlaw_cards_have_a_bullet_hole_and_no_others(visit: Any) -> None:
    for size in ("phone", "laptop"):
        page, chance = sit_down(visit(size=size)), random.Random(4)
        while not page.locator(".ring .mini").count() and act(page, chance):
            page.wait_for_selector(f"{THING}, .veil, .ended")
        for card in page.locator(".hand .held").all():
            name, hole = card.get_attribute("aria-label") or "", card.locator(".hole")
            assert hole.count() == (name in OUTLAWS), (size, name)
            if hole.count():
                spot, corner, said = card.evaluate(RECTANGLES, [".hole", ".corner", ".name"])
                assert spot["width"] >= 18, size
                assert corner["bottom"] - 1 <= spot["top"] < spot["bottom"] <= said["top"], size
        assert page.locator(".mini:not(.sheriff) .hole").count() == page.locator(".mini:not(.sheriff)").count() > 0
        assert page.locator(".mini.sheriff .hole").count() == 0


@pytest.mark.parametrize(
    ("language", "money"),
    [("en", r"\$(0|\d+,000)"), ("de", r"(0|\d+\.000)\u00a0\$"), ("nl", r"\$\u202f(0|\d+\.000)")],
)
def test_money_is_told_in_full_from_the_rows_to_the_list_of_games(
    visit: Any, finished: None, language: str, money: str
) -> None:
    """$29,000 is never 29: in the rows, the ledger, the reckoning, at the end, and where finished games are listed."""
    visitor = visit(size="phone", language=language)
    page = sit_down_still(visitor, "wyatt-earp", "greenhorn")
    paid, others = page.evaluate(EARNING, [LOOK, THING])
    assert paid
    assert others
    assert all(re.fullmatch(money, sum_) for sum_ in [*paid, *others]), [*paid, *others]
    expect(page.locator(".veil tfoot tr")).to_have_count(2)
    shown = page.locator(".veil tfoot td:not(:last-child), .veil tbody td b").all_text_contents()
    assert all(re.fullmatch(money, sum_) for sum_ in shown), shown
    assert page.evaluate("document.querySelector('.veil .page').scrollWidth <= innerWidth")
    page = visitor.go("/players")
    page.wait_for_selector(".score")
    listed = page.locator("li", has_text="Wyatt Earp").first.locator(".score").all_text_contents()
    assert len(listed) == 2
    assert all(re.fullmatch(money, score) for score in listed), listed


def test_a_spectator_sees_the_table_and_no_hand(visit: Any) -> None:
    page = sit_down(visit())
    other = visit()
    watched = other.go(page.url.removeprefix(other.url))
    watched.wait_for_selector(".table")
    assert watched.locator(".outlaw").count() == 7
    assert watched.locator(".hand").count() == 0
    assert watched.locator(THING).count() == 0
    assert page.locator(".hand li").count() > 0


@pytest.mark.parametrize(("language", "hand"), [("de", "Deine Hand"), ("nl", "Je hand")])
def test_long_words_fit_on_a_phone_and_a_laptop(visit: Any, language: str, hand: str) -> None:
    for size in ("phone", "laptop"):
        page, chance = sit_down(visit(size=size, language=language)), random.Random(5)
        for _ in range(6):
            act(page, chance)
        things(page)
        assert hand in page.locator(".hand h3").inner_text()
        for where in (".outlaw h3", ".verdict", ".card .name", ".what", ".order button", ".line", ".well table"):
            for node in page.locator(where).all():
                assert node.evaluate("(n) => n.scrollWidth - n.clientWidth") <= 1, (size, where, node.inner_text())
