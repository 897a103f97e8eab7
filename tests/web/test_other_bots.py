"""A bot of another package in the browser: it can be chosen wherever ours can, and goes by its bare name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.test_plugins import LUCKY, install

from .conftest import served
from .page_helpers import check_axe, overflow


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = tmp_path_factory.mktemp("site")
    install(site, "cards_of_ann", LUCKY, "posse.bots", lucky="LUCKY")
    with served(tmp_path_factory.mktemp("saloon"), PYTHONPATH=str(site)) as found:
        yield found


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_it_is_played_against_from_the_first_page(visit: Any, saloon: str, size: str) -> None:
    page = visit(at=saloon, size=size).go()
    levels = page.get_by_role("radiogroup").first
    expect(levels.get_by_role("radio")).to_have_count(5)  # not random: nobody would want it
    levels.get_by_text("lucky").click()
    bill = page.get_by_role("article").filter(has_text="Showdown")
    expect(bill.locator("button.main")).to_contain_text("2 × lucky")
    assert overflow(page) == 0
    check_axe(page)
    page.reload()  # the browser remembers it
    expect(levels.get_by_role("radio", name="lucky")).to_be_checked()
    bill.locator("button.main").click()
    page.wait_for_selector(".ask")
    table = page.context.request.get(f"{saloon}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "lucky", "lucky"]


def test_it_sits_at_a_table_with_friends(visit: Any, saloon: str) -> None:
    page = visit(at=saloon, language="de").go()
    page.get_by_role("article").filter(has_text="El Paso").locator(".doors button:not(.main)").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").first.select_option("lucky")
    expect(dialog.locator("select").first.locator("option:checked")).to_have_text("ein Bot: lucky")
    dialog.locator("button.main").click()
    room = page.locator(".room")
    expect(room.locator("li").nth(1)).to_contain_text("lucky")
    room.locator("select").last.select_option("random")
    expect(room.locator("li").last.locator("select")).to_have_value("random")
    expect(room.locator("li").last).to_contain_text("Zufall")


def test_where_it_is_not_installed_any_more_a_greenhorn_takes_its_place(visit: Any) -> None:
    visitor = visit()
    levels = ["lucky", "sheriff", "sheriff", "sheriff"]
    visitor.context.add_init_script(
        f"localStorage.posse = JSON.stringify({{ opponents: {{ n: 2, levels: {levels} }} }})"
    )
    page = visitor.go()
    bill = page.get_by_role("article").filter(has_text="Showdown")
    expect(bill.locator("button.main")).to_contain_text("against Greenhorn and Sheriff")
