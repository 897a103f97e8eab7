"""What is told to who hears the table: what came of one's own move, but not the move itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import STILL

OTHERS = Sitter("Bob", person="nobody-here"), Sitter("Cay", person="nobody-here-either")


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("told"))


class Brings:
    """A move of the seat's brings all of this."""

    def __init__(self, verb: str, *brings: str, seat: int = 0) -> None:
        self.verb, self.brings, self.seat = verb, set(brings), seat
        self.move = ""

    def __call__(self, table: Table) -> bool:
        if table.turn() != self.seat:
            return False
        return any(self._is(table, move) for move in table.offer(self.seat).moves if move.startswith(self.verb))

    def _is(self, table: Table, move: str) -> bool:
        self.move = move
        ply = table.copy().play(move, self.seat)
        return self.brings <= {table.game.paper.events[event.what] for event in ply.events}


def told_of(visit: Any, saloon: Saloon, game: str, wanted: Brings, play: Callable[[Page, str], None]) -> str:
    """What is said once the move has been played and shown."""
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(STILL)
    sitters = list(OTHERS)
    sitters.insert(wanted.seat, saloon.person(visitor.context, "Sue"))
    laid = saloon.lay_out(game, sitters, wanted)
    page: Page = visitor.go(laid.path)
    page.wait_for_selector(".ask.mine")
    said = page.locator("[data-told]")
    expect(said).to_have_attribute("aria-live", "polite")
    play(page, wanted.move)
    expect(said).not_to_be_empty()
    return said.text_content() or ""


def from_the_hand(page: Page, move: str) -> None:
    """Of Wyatt Earp: what can be done with a card is under it."""
    kind = {"bank-robbery": 15, "ask": 17}[move.split()[0]]
    page.locator(f".hand [data-look='hand/{kind}']").first.click()
    page.locator(f"[role=dialog] [data-move='{move}']").click()


def on_the_table(page: Page, move: str) -> None:
    page.locator(f"[data-move='{move}']").first.dispatch_event("click")


@pytest.mark.parametrize(("brings", "ends"), [("hit", "A hit!"), ("missed", "A miss.")])
def test_the_outcome_of_ones_own_shot(visit: Any, saloon: Saloon, brings: str, ends: str) -> None:
    said = told_of(visit, saloon, "wyatt-earp", Brings("bank-robbery", brings), from_the_hand)
    assert said.startswith("Sue shoots and turns up ")
    assert ends in said
    assert "plays" not in said


def test_what_is_answered_to_ones_own_question(visit: Any, saloon: Saloon) -> None:
    said = told_of(visit, saloon, "wyatt-earp", Brings("ask", "vain"), from_the_hand)
    assert said.startswith("Sue asks ")
    assert " has no " in said


def test_a_raid_that_ones_own_card_sets_off_from_its_beginning(visit: Any, saloon: Saloon) -> None:
    said = told_of(visit, saloon, "el-paso", Brings("lay", "revealed", "stars", "took"), on_the_table)
    first = said.index(" turns over ")
    assert first < said.index(" rolls.") < said.index(" takes ")
    assert "face down" not in said


def test_a_share_that_ones_own_card_sets_off(visit: Any, saloon: Saloon) -> None:
    said = told_of(visit, saloon, "showdown", Brings("lay", "revealed", "shared", seat=2), on_the_table)
    assert said.count(" turns up ") == 3
    assert " from the strongbox." in said
    assert "face down" not in said
