"""Which IOU fills a gap, GN-18, and in which order a bid is laid, GN-34: chosen on the table by click, drag, keys and
finger, and seen by everybody else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from posse.engine.table import Table
from tests.tables import play_as

from .dealt import Laid, Saloon, Sitter, opened
from .page_helpers import MOVING, STILL, check_axe, eventually, overflow, until
from .settled import drag, middle

BOB, CAY = Sitter("Bob"), Sitter("Cay")
FLOWN = """window.flown = [];
new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
  if (one.classList?.contains('ghost')) window.flown.push(one.querySelector('use').getAttribute('href'));
}))).observe(document, { subtree: true, childList: true });"""


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("saloon"))


def asked(verb: str, n: int = 2, seat: int = 0, **also: Any) -> Callable[[Table], bool]:
    """A seat has so many such moves; what else has to be so is a value of its view."""

    def wanted(table: Table) -> bool:
        moves = table.offer(seat).moves
        is_asked = table.turn() == seat and len(moves) >= n and moves[0].startswith(f"{verb} ")
        view = table.view(seat)
        return is_asked and all(bool(getattr(view, name)) == value for name, value in also.items())

    return wanted


def two_gaps(table: Table) -> bool:
    """To be chosen for, one after the other."""
    return asked("fill", 3)(table) and follows(table, table.offer(0).moves[0], asked("fill"))


def before_payday(table: Table, filler: int = 0) -> bool:
    """The first seat lays its last IOUs, and a seat has to fill gaps after the payday that follows."""
    if not asked("lay")(table) or len(table.offer(0).moves) != 2:
        return False
    return follows(table, table.offer(0).moves[0], asked("fill", seat=filler)) and any(
        table.game.paper.events[event.what] == "payday" for event in played(table, table.offer(0).moves[0])
    )


def follows(table: Table, move: str, wanted: Callable[[Table], bool]) -> bool:
    n = len(table.plies)
    play_as(table, 0, move)
    found = wanted(table)
    table.rewind(n)
    return found


def played(table: Table, move: str) -> tuple[Any, ...]:
    """What would happen."""
    n = len(table.plies)
    happened = play_as(table, 0, move).events
    table.rewind(n)
    return happened


class Sitting:
    """At the first seat of a table; what the page has asked the server to play is written down."""

    def __init__(self, saloon: Saloon, visitor: Any, wanted: Callable[[Table], bool], **more: Any) -> None:
        self.played: list[str] = []
        self.page: Page = visitor.page
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        visitor.context.add_init_script(more.pop("script", STILL))
        sitters = [saloon.person(visitor.context, "Ann"), more.pop("second", BOB), CAY]
        self.laid: Laid = saloon.lay_out("gnadenlos", sitters, wanted, **more)
        visitor.go(self.laid.path)
        self.page.wait_for_selector(".gn [data-move]")

    def _sent(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.played.append(message["move"])

    @property
    def moves(self) -> tuple[str, ...]:
        return self.laid.table.offer(0).moves

    def thing(self, move: str) -> Locator:
        return self.page.locator(f".gn [data-move='{move}']").first

    def gap(self) -> Locator:
        return self.page.locator(".market .asked")

    def came(self, *moves: str) -> None:
        """These were played, in that order, and the market is as it should be."""
        eventually(self.page, lambda: len(self.played) >= len(moves))
        assert self.played == list(moves)
        table = self.laid.table
        for move in moves:
            play_as(table, 0, move)
        lies_as(self.page, table)


def lies_as(page: Page, table: Table) -> None:
    """Notes lie in the market where they do at the table."""
    view = table.view(-1)
    expected = [place + 1 for place in range(view.n_market) if view.market[place] != 0]
    script = "all => all.map(one => Number(one.dataset.place.slice(7)))"
    eventually(page, lambda: page.eval_on_selector_all(".market [data-place^=market-]:not(.gap)", script) == expected)


def lit(page: Page) -> list[str]:
    moves: list[str] = page.eval_on_selector_all(".gn [data-move]", "all => all.map(one => one.dataset.move)")
    return moves


def focus_on(page: Page, move: str) -> None:
    """By keys alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.move ?? ''") == move:
            return
    raise AssertionError(f"{move} is not reached by keys")


def slide(visitor: Any, thing: Locator, onto: Locator) -> None:
    """As a finger does."""
    (x, y), (to_x, to_y) = middle(thing), middle(onto)
    wire = visitor.context.new_cdp_session(visitor.page)
    for i in range(11):
        point = {"x": x + (to_x - x) * i / 10, "y": y + (to_y - y) * i / 10}
        kind = "touchStart" if i == 0 else "touchMove"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# GN-18


def test_gn_18_a_gap_is_filled_by_a_click(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("fill", 3), memory_aid=True)
    page, move = sitting.page, sitting.moves[1]
    place = int(move.split()[1])
    gap = next(i + 1 for i, note in enumerate(sitting.laid.table.view(0).market) if note == 0)
    assert lit(page) == list(sitting.moves)
    expect(page.locator(".ask .line")).to_contain_text(f"place {gap}")
    expect(page.locator(".gaps")).to_contain_text("less often")
    expect(page.locator(".gaps a")).to_have_attribute("href", "/rules/gnadenlos#GN-18")
    expect(sitting.gap()).to_have_attribute("data-place", f"market-{gap}")
    assert "Gap at place" in (sitting.gap().get_attribute("aria-label") or "")
    assert sitting.gap().locator(".foreseen").count() == 0
    sitting.thing(move).hover()
    known = sitting.laid.table.view(0).market[place - 1]
    expect(sitting.gap().locator(".foreseen .value")).to_have_count(1 if known > 0 else 0)
    expect(sitting.gap().locator(".foreseen")).to_have_count(1)
    check_axe(page)
    sitting.thing(move).click()
    sitting.came(move)


def test_gn_18_without_the_memory_aid_nothing_says_which_iou_it_is(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("fill", 3))
    sitting.thing(sitting.moves[1]).hover()
    expect(sitting.gap().locator(".foreseen")).to_have_count(1)
    assert sitting.page.locator(".market .value, .gaps .value").count() == 0


def test_gn_18_a_gap_is_filled_by_dragging(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("fill", 3))
    drag(sitting.page, sitting.thing(sitting.moves[0]), sitting.page.locator(".market .die").first)
    assert sitting.played == []  # dropped beside it
    drag(sitting.page, sitting.thing(sitting.moves[0]), sitting.gap())
    sitting.came(sitting.moves[0])


def test_gn_18_gaps_are_filled_by_keys_one_after_the_other(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), two_gaps)
    page, first = sitting.page, sitting.moves[0]
    focus_on(page, first)
    expect(sitting.gap().locator(".foreseen")).to_have_count(1)
    page.keyboard.press("Enter")
    until(page, "first => ![first, ''].includes(document.activeElement?.dataset?.move ?? '')", first)
    second = page.evaluate("document.activeElement.dataset.move")
    assert second.startswith("fill ")
    page.keyboard.press("Enter")
    sitting.came(first, second)


def test_gn_18_a_finger_sees_it_first_and_fills_with_the_second_tap(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url, size="phone"), asked("fill", 3))
    page, move = sitting.page, sitting.moves[1]
    expect(sitting.thing(sitting.moves[-1])).to_be_in_viewport(ratio=1)  # the market has come into sight
    sitting.thing(move).tap()
    expect(sitting.gap().locator(".foreseen")).to_have_count(1)
    expect(page.locator(".ask .line")).to_contain_text(f"IOU {move.split()[1]} goes to place")
    expect(page.locator("[data-considered]")).to_be_visible()
    assert overflow(page) == 0
    check_axe(page)
    assert sitting.played == []
    sitting.thing(move).tap()
    sitting.came(move)


def test_gn_18_a_finger_drags_it_too(saloon: Saloon, visit: Any) -> None:
    visitor = visit(at=saloon.url, size="phone")
    sitting = Sitting(saloon, visitor, asked("fill", 3))
    move = sitting.moves[1]
    slide(visitor, sitting.thing(move), sitting.gap())
    sitting.came(move)


def test_gn_18_others_see_the_iou_go_face_down_and_read_of_it(saloon: Saloon, visit: Any) -> None:
    ann, bob, watcher = (visit(at=saloon.url) for _ in range(3))
    for one in (ann, bob, watcher):
        one.context.add_init_script(MOVING)
        one.context.add_init_script(FLOWN)
    sitters = [saloon.person(ann.context, "Ann"), saloon.person(bob.context, "Bob"), CAY]
    laid = saloon.lay_out("gnadenlos", sitters, asked("fill", 3), memory_aid=True)
    pages = [one.go(laid.path) for one in (ann, bob, watcher)]
    for page in pages:
        page.wait_for_selector(".market .asked")
        page.keyboard.press("l")
    move = laid.table.offer(0).moves[0]
    for page in pages[1:]:
        assert lit(page) == []
        expect(page.locator(".ask .line")).to_contain_text("Ann is filling the gaps")
        expect(page.locator(".gaps")).to_be_visible()
    pages[0].locator(f".gn [data-move='{move}']").click()
    play_as(laid.table, 0, move)
    for page in pages:
        expect(page.get_by_role("log", name="Story")).to_contain_text(
            f"Ann moves IOU {move.split()[1]} into the gap at"
        )
        lies_as(page, laid.table)
        assert page.evaluate("window.flown[0]").endswith("/note-back")


@pytest.mark.parametrize("script", [STILL, MOVING], ids=["still", "moving"])
def test_gn_18_after_a_payday_gaps_are_filled_once_it_has_been_seen(saloon: Saloon, visit: Any, script: str) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), before_payday, script=script)
    page, first = sitting.page, sitting.moves[0]
    sitting.thing(first).click()
    page.wait_for_selector(".payday")
    assert lit(page) == []  # which of them are left is not told before they are
    if script == MOVING:
        page.keyboard.press("Escape")
    page.locator(".payday .go-on").click()
    page.wait_for_selector(".market .asked")
    move = lit(page)[-1]
    assert move.startswith("fill ")
    page.locator(f".gn [data-move='{move}']").click()
    sitting.came(first, move)


def test_gn_18_what_a_bot_moves_behind_a_payday_is_seen_after_it(saloon: Saloon, visit: Any) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(FLOWN)
    bot = Sitter("Bob", bot="greenhorn")
    sitting = Sitting(saloon, visitor, lambda table: before_payday(table, 1), script=MOVING, second=bot)
    page = sitting.page
    sitting.thing(sitting.moves[0]).click()
    page.wait_for_selector(".payday")
    while not page.locator(".payday .go-on").count():
        page.keyboard.press("Escape")
    page.evaluate("window.flown.length = 0")
    page.locator(".payday .go-on").click()
    until(page, "() => window.flown.some((one) => one.endsWith('/note-back'))")


def test_gn_18_a_fill_that_is_taken_back_is_asked_for_again(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), two_gaps)
    page, gap = sitting.page, sitting.gap().get_attribute("data-place")
    sitting.thing(sitting.moves[0]).click()
    expect(sitting.gap()).not_to_have_attribute("data-place", gap or "")
    page.get_by_role("button", name="Undo").click()
    expect(sitting.gap()).to_have_attribute("data-place", gap or "")
    assert lit(page) == list(sitting.moves)
    lies_as(page, sitting.laid.table)


# GN-34


def test_gn_34_ious_are_laid_by_clicks(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("lay", 3))
    page, place = sitting.page, sitting.laid.table.view(0).n_market + 1
    last = sitting.moves[-1]
    coming = page.locator(".market .foreseen .value")
    bid = [move[-1] for move in sitting.moves]
    assert coming.all_inner_texts() == bid
    sitting.thing(last).hover()
    expect(coming.first).to_have_text(bid[-1])
    assert coming.all_inner_texts() == [bid[-1], *bid[:-1]]
    expect(page.locator(".laying a")).to_have_attribute("href", "/rules/gnadenlos#GN-34")
    expect(page.locator(".ask .line")).to_contain_text(f"place {place}?")
    check_axe(page)
    sitting.thing(last).click()
    expect(page.locator(".laying li")).to_have_count(2)
    expect(coming).to_have_count(2)
    second = lit(page)[-1]
    sitting.thing(second).click()
    sitting.came(last, second)


def test_gn_34_all_are_laid_by_one_button_each_when_it_is_asked_for(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("lay", 3))
    first, second, _ = sitting.moves
    sitting.page.get_by_role("button", name="Lay them in this order").click()
    sitting.came(first, second)  # the last goes by itself
    expect(sitting.page.locator(".laying")).to_have_count(0)
    assert sitting.played == [first, second]


def test_gn_34_ious_are_laid_by_keys(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("lay", 3))
    first, _, second = sitting.moves
    focus_on(sitting.page, first)
    sitting.page.keyboard.press("Enter")
    expect(sitting.page.locator(".laying li")).to_have_count(2)
    focus_on(sitting.page, second)
    sitting.page.keyboard.press("Enter")
    sitting.came(first, second)


def test_gn_34_a_finger_drags_an_iou_onto_the_market(saloon: Saloon, visit: Any) -> None:
    visitor = visit(at=saloon.url, size="phone")
    sitting = Sitting(saloon, visitor, asked("lay", 3))
    expect(sitting.page.locator(".market .foreseen").last).to_be_in_viewport(ratio=1)
    slide(visitor, sitting.thing(sitting.moves[1]), sitting.page.locator(".market .foreseen").last)
    sitting.came(sitting.moves[1])


def test_gn_34_an_iou_is_laid_by_dragging_it_onto_the_market(saloon: Saloon, visit: Any) -> None:
    sitting = Sitting(saloon, visit(at=saloon.url), asked("lay", 2))
    drag(sitting.page, sitting.thing(sitting.moves[1]), sitting.page.locator(".market .die").first)
    sitting.came(sitting.moves[1])


@pytest.mark.parametrize("house", [{}, {"experienced": True}], ids=["", "set-up"])
def test_gn_34_on_a_phone_ious_and_market_are_in_sight_together(saloon: Saloon, visit: Any, house: Any) -> None:
    sitting = Sitting(
        saloon, visit(at=saloon.url, size="phone", language="nl"), asked("lay", 3, is_setup=bool(house)), house=house
    )
    page, move = sitting.page, sitting.moves[2]
    expect(page.locator(".market .foreseen").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".laying li").last).to_be_in_viewport(ratio=1)
    assert overflow(page) == 0
    sitting.thing(move).tap()
    expect(page.locator("[data-considered]")).to_be_visible()
    expect(page.locator(".market .asked .value")).to_have_text(move[-1])
    check_axe(page)
    page.locator("[data-considered] .main").tap()
    sitting.came(move)


def test_gn_34_others_see_the_bid_grow_smaller(saloon: Saloon, visit: Any) -> None:
    ann, watcher = visit(at=saloon.url), visit(at=saloon.url)
    for one in (ann, watcher):
        one.context.add_init_script(MOVING)
        one.context.add_init_script(FLOWN)
    laid = saloon.lay_out("gnadenlos", [saloon.person(ann.context, "Ann"), BOB, CAY], asked("lay", 3))
    mine, seen = ann.go(laid.path), watcher.go(laid.path)
    bid = seen.locator(".bids [data-place=bid-1] .note .note")
    expect(bid).to_have_count(3)
    expect(seen.locator(".ask .line")).to_contain_text("Ann is laying IOUs")
    assert lit(seen) == []
    move = laid.table.offer(0).moves[0]
    mine.locator(f".gn [data-move='{move}']").first.click()
    play_as(laid.table, 0, move)
    expect(bid).to_have_count(2)
    lies_as(seen, laid.table)
    assert seen.evaluate("window.flown[0]").endswith(f"/note-{move[4]}")


# The house rule


@pytest.mark.parametrize(
    ("language", "label", "option"),
    [
        ("en", "Gaps in the market", "Whoever has the revolver chooses"),
        ("de", "Lücken im Markt", "Wer den Revolver hat, wählt"),
        ("nl", "Gaten in de markt", "Wie de revolver heeft, kiest"),
    ],
)
def test_how_gaps_are_filled_is_chosen_when_a_table_is_opened(
    visit: Any, language: str, label: str, option: str
) -> None:
    page = visit(language=language).go()
    page.get_by_role("article").filter(has_text="Gnadenlos!").locator("button:not(.main)").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="3").check()
    for other in dialog.locator("ol select").all():
        other.select_option("greenhorn")
    dialog.locator("summary").click()
    select = dialog.get_by_label(label)
    expect(select.locator("option:checked")).to_have_text(option)
    assert select.locator("option").evaluate_all("all => all.map(one => one.value)") == ["choice", "last"]
    assert overflow(page) == 0
    select.select_option("last")
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        dialog.locator("form button.main").click()
    assert sent.value.post_data_json["house"] == {"gaps": "last"}
    page.wait_for_selector(".gn")
