"""Leaving a town of El Paso on a phone: what is sold is what the button says, and the own loot can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table

from .dealt import Saloon, Sitter, opened
from .page_helpers import STILL

BOB, CAY = Sitter("Bob"), Sitter("Cay")


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("saloon"))


def packs(table: Table) -> bool:
    """The first seat may keep at least two of at least three tiles."""
    view = table.view(0)
    return table.turn() == 0 and "done" in table.offer(0).moves and view.limit > 1 and view.n_loot[0] > 2


def has_loot(table: Table) -> bool:
    return table.turn() == 0 and "leave" in table.offer(0).moves and table.view(0).n_loot[0] > 2


def has_left(table: Table) -> bool:
    """The first seat has ridden out with a tile, and waits for the others."""
    view = table.view(0)
    return bool(table.turn() == 1 and not view.in_town & 1 and view.n_loot[0] and view.town < 5)


def at(visit: Any, saloon: Saloon, wanted: Any, language: str = "en") -> Page:
    visitor = visit(at=saloon.url, size="phone", language=language)
    me = saloon.person(visitor.context, "Ann")
    visitor.context.add_init_script(STILL)
    page: Page = visitor.go(saloon.lay_out("el-paso", [me, BOB, CAY], wanted, is_fair=True).path)
    page.wait_for_selector(".rider")
    return page


@pytest.mark.parametrize(("language", "said"), [("en", "sell all"), ("de", "alles hier"), ("nl", "alles hier")])
def test_selling_all_is_not_offered_while_a_tile_is_thought_about(
    visit: Any, saloon: Saloon, language: str, said: str
) -> None:
    page = at(visit, saloon, packs, language)
    done, again = page.locator("[data-move=done]"), page.locator("[data-considered]")
    expect(done).to_contain_text(said)
    page.locator("[data-move^='keep ']").first.tap()
    expect(again).to_be_visible()
    expect(done).to_be_hidden()
    again.locator(".plain").tap()
    expect(done).to_be_visible()
    done.tap()
    expect(again.locator(".main")).to_contain_text(said)
    again.locator(".plain").tap()
    page.locator("[data-move^='keep ']").first.tap()
    again.locator(".main").tap()
    expect(page.locator(".kept [role=img]")).to_have_count(1)
    expect(done).to_be_visible()


def test_the_own_loot_tells_what_it_brings_town_by_town(visit: Any, saloon: Saloon) -> None:
    page = at(visit, saloon, has_loot)
    here = page.locator(".ledger .now .sum").text_content() or ""
    page.locator("[data-look=mine] .reads").tap()
    look = page.get_by_role("dialog", name="What your loot brings")
    expect(look.locator("dd").first).to_contain_text(here.replace("=", "").strip())
    assert look.locator("dt").count() > 3


def test_signs_say_what_they_are(visit: Any, saloon: Saloon) -> None:
    page = at(visit, saloon, has_loot)
    for item, said in (
        ("lookout", "rolls the dice"),
        ("lamp", "waiting for"),
        ("dice", "2 stars, 2 brands and 2 sixes"),
    ):
        page.locator(f"[data-look={item}]").first.tap()
        expect(page.locator(".looks")).to_contain_text(said)
        page.keyboard.press("Escape")
        expect(page.locator(".looks .looked")).to_have_count(0)


def test_who_has_left_has_loot_for_the_next_town(visit: Any, saloon: Saloon) -> None:
    page = at(visit, saloon, has_left)
    mine = page.locator(".rider:has(.you)")
    expect(mine.locator(".loot")).to_contain_text("for ")
    expect(mine.locator(".loot")).not_to_contain_text("here")
    expect(page.locator(".ledger tbody tr").first).not_to_contain_text("Deadwood")
