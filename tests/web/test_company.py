"""Company at a table: faces at the seats, and what is said there."""

from __future__ import annotations

from typing import Any

import pytest

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
    page.get_by_role("button", name="Gezelschap").click()
    dialog = page.get_by_role("dialog", name="Wie er aan tafel zit")
    shown = dialog.locator("li strong").all_text_contents()
    assert shown[0].startswith("Sue")
    assert set(shown[1:]) < NAMES
    assert dialog.locator("li p").count() == 2
    check_axe(page)
    dialog.get_by_label("Bots mogen iets zeggen").uncheck()
    page.keyboard.press("Escape")
    assert page.evaluate("JSON.parse(localStorage.posse).botsTalk") is False
