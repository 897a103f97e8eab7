"""A whole game of each on a phone, in Dutch, looked over by axe on the way, by day and by night."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .page_helpers import check_axe, overflow, settle

MOVE = "[data-move]:not([disabled])"
THING = ".board [aria-haspopup]:not([disabled], [data-opens-look='']), .board [data-opens-look=to-play]"
SCENE = ".veil button.main, .payday .go-on"
STILL = "localStorage.setItem('posse', JSON.stringify({ speed: 'none' }))"
MISSING = re.compile(r"^(?:web|guide|wyatt-earp|el-paso|gnadenlos|showdown)-[a-z-]+$", re.M)
BY_DAY, BY_NIGHT = {7, 40, 80}, {15, 60, 100}  # after how many moves


def act(page: Page, chance: random.Random) -> bool:
    """Any move; where several belong to one thing, it is opened first. False: it is over."""
    page.wait_for_selector(f"{MOVE}, {THING}, {SCENE}, .ended")
    if page.locator(".ended").count():
        return False
    found = page.locator(SCENE)
    if not found.count():
        found = page.locator(MOVE)
    if not found.count():
        found = page.locator(THING)
    page.evaluate(
        "([i, ...all]) => document.querySelectorAll(all.find((one) => document.querySelector(one)))[i]?.click()",
        [chance.randrange(max(1, found.count())), SCENE, MOVE, THING],
    )
    return True


def look_over(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    settle(page)  # colours change slowly
    assert MISSING.findall(page.locator("body").inner_text()) == []
    assert overflow(page) == 0
    check_axe(page)


@pytest.mark.parametrize("game", ["Wyatt Earp", "El Paso", "Gnadenlos!"])
def test_a_whole_game_on_a_phone_in_dutch(visit: Any, game: str) -> None:
    visitor, chance, n_acts = visit(size="phone", language="nl"), random.Random(3), 0
    visitor.context.add_init_script(STILL)
    page = visitor.play_against_bots(game)
    while act(page, chance):
        n_acts += 1
        assert n_acts < 3000, "the game does not end"
        if n_acts in BY_DAY | BY_NIGHT:
            look_over(page, "light" if n_acts in BY_DAY else "dark")
    assert page.locator("#ended").inner_text()
    page.wait_for_selector("dialog.poster")
    for theme in ("light", "dark"):
        look_over(page, theme)
