"""A whole game of each through the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page


def play_to_the_end(page: Page, most: int = 2000) -> None:
    """Whatever is offered first in the list below the board, or on it; where several moves belong to one thing, it is
    opened first."""
    for _ in range(most):
        page.wait_for_selector("[data-move]:not([disabled]), .board [aria-haspopup], .ended", timeout=20_000)
        if page.locator(".ended").count():
            return
        found = (
            "document.querySelector('[data-move]:not([disabled])') ?? document.querySelector('.board [aria-haspopup]')"
        )
        page.evaluate(f"({found})?.click()")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["Wyatt Earp", "El Paso", "Gnadenlos!"])
def test_a_whole_game_against_bots(visit: Any, game: str) -> None:
    page = visit().play_against_bots(game)
    play_to_the_end(page)
    assert page.locator(".ended h2").inner_text()
