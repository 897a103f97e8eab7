"""A real server and a real Chromium for the tests of the pages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .page_helpers import PATIENCE_S
from .seeded import NONCE, NONCE_IN_BROWSERS

# The shell has no tabs and menus of its own, which cost more in every window than most of our pages.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
START_S = 180.0  # of a browser, however busy the machine is
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--js-flags=--no-opt", "--num-raster-threads=1"]  # pages live too short for the pains to pay
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1366, 768), "wide": (1920, 1080)}
SLUGS = {"Wyatt Earp": "wyatt-earp", "El Paso": "el-paso", "Gnadenlos!": "gnadenlos", "Showdown": "showdown"}
QUICK = {"POSSE_BOT_PACE_S": "0,0", "POSSE_WARM": "false", "POSSE_REQUESTS_A_MINUTE": "100000"}
QUICK |= {"POSSE_MESSAGES_A_SECOND": "100000", "POSSE_LOGINS_A_MINUTE": "1000"}
# Whether to play with sound has been answered: it is asked where a test is about it. Nor is it played as slowly as it
# is for whoever has chosen nothing.
ASKED = "localStorage.posse ??= JSON.stringify({ isSoundAsked: true, speed: 'brisk' })"


@pytest.fixture(scope="package")  # not longer: while Playwright is there, nothing else can run a loop
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE_S)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=1000 * START_S)
        yield found
        found.close()


@pytest.fixture(scope="package")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server whose bots move at once."""
    with served(tmp_path_factory.mktemp("web")) as found:
        yield found


@contextmanager
def served(folder: Path, **more: str) -> Iterator[str]:
    environment = {**os.environ, "POSSE_DATABASE": f"sqlite:///{folder}/posse.db", **QUICK, **more}
    command = [sys.executable, "-m", "tests.web.seeded"]
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address, (folder / "log").read_text()
            yield address.group().rstrip("/")
            process.terminate()
            assert process.wait(PATIENCE_S) == 0
        finally:
            process.kill()


class Visitor:
    """Somebody with a browser window. Whatever the console complains of fails the test."""

    def __init__(self, context: BrowserContext, url: str, language: str) -> None:
        self.context = context
        self.url = url
        self.language = language
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", lambda said: self._complain(said.type, said.text))
        self.page.on("pageerror", lambda error: self._complain("error", str(error)))

    def _complain(self, kind: str, line: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(line)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")
        return self.page

    def sit_down(self, game: str, *bots: str, house: dict[str, Any] | None = None) -> Page:
        """At a table with bots that is there already: opening one on the first page has tests of its own."""
        http, guest = self.context.request, {"name": "Sue", "language": self.language}
        csrf = http.get(f"{self.url}/api/me").json()["csrf"]
        csrf = csrf or http.post(f"{self.url}/api/guest", data=guest).json()["csrf"]
        body = {"game": game, "seats": ["me", *bots], "start": True, "nonce": NONCE, "options": {"pace": "instant"}}
        body["house"] = house or {}
        table = http.post(f"{self.url}/api/tables", headers={"X-CSRF-Token": csrf}, data=body).json()["id"]
        page = self.go(f"/t/{table}")
        page.wait_for_selector(".ask")
        return page

    def play_against_bots(self, game: str) -> Page:
        return self.sit_down(SLUGS[game], "greenhorn", "greenhorn")


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Any]:
    """Makes visitors: visit(), visit(size="phone", language="de", theme="dark")."""
    visitors: list[Visitor] = []

    def come(size: str = "laptop", language: str = "en", theme: str = "light", at: str = url) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}[language],
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=size in {"phone", "tablet"},
        )
        context.set_default_timeout(1000 * PATIENCE_S)
        context.add_init_script(NONCE_IN_BROWSERS)
        context.add_init_script(ASKED)
        visitors.append(Visitor(context, at, language))
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
