"""A game of another package in the browser: on the first page, at its table, in its rules, by its sheet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.cuckoo import install

from .conftest import served
from .test_plain_board import MOVE, act


@pytest.fixture(scope="module")
def cuckoos(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = install(tmp_path_factory.mktemp("site"))
    with served(tmp_path_factory.mktemp("cuckoo"), PYTHONPATH=environment["PYTHONPATH"]) as found:
        yield found


def test_a_whole_game_on_a_table_made_from_its_sheet(visit: Any, cuckoos: str) -> None:
    visitor, chance = visit(language="de", at=cuckoos), random.Random(1)
    page = visitor.sit_down("cuckoo", "greenhorn", "greenhorn")
    page.wait_for_selector(MOVE)
    expect(page.locator(".plain-board")).to_contain_text("Deine Karte")
    expect(page.locator(".group h3").first).to_have_text("Behalten")
    while act(page, chance):
        pass
    expect(page.locator(".ended")).to_be_visible()


def test_its_rules_have_a_page(visit: Any, cuckoos: str) -> None:
    page = visit(at=cuckoos).go("/rules/cuckoo")
    expect(page.locator("#CU-13")).to_contain_text("A king stops a swap")
