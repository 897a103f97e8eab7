"""How soon a table stands on the device, beside one on a server: from the click on Play to the first move offered.

    python benchmarks/alone.py             # five tables of each game, each way
    python benchmarks/alone.py --times 9 --json

A real server and a real Chromium at laptop size, nothing animated; each way in turn, so that a busy machine is busy for
all of them. *cold*: the pack lies in the browser's cache, and Python has to be started, as on the first game of a
visit; *warm*: it runs already. Bytes are what the pages of this build make a browser fetch.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, served

GAMES = {"Wyatt Earp": "wyatt-earp", "El Paso": "el-paso", "Gnadenlos!": "gnadenlos", "Showdown": "showdown"}
MOVE = "[data-move]:not([disabled]), .board [aria-haspopup]:not([disabled], [data-opens-look=''])"
ASKED = list(GAMES.values())
PREFS = {
    "isGuideOff": True,
    "isSoundAsked": True,
    "speed": "none",
    "asked": ASKED,
    "opponents": {"n": 2, "levels": ["deputy"]},
}
PACK = Path(__file__).parents[1] / "web" / "pack" / "pack.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, Any] = {"pack_bytes": json.loads(PACK.read_text())["files"]}
    found["seconds"] = measured(asked.times)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{'median s (worst)':20}" + "".join(f"{way:>18}" for way in ("server", "cold", "warm")))
    for game, ways in found["seconds"].items():
        cells = (f"{statistics.median(ways[way]):.2f} ({max(ways[way]):.2f})" for way in ("server", "cold", "warm"))
        print(f"{game:20}" + "".join(f"{cell:>18}" for cell in cells))
    print(f"pack: {sum(found['pack_bytes'].values()):,} bytes")


def measured(n_times: int) -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = {game: {"server": [], "cold": [], "warm": []} for game in GAMES}
    with served(Path(tempfile.mkdtemp())) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
        context.set_default_timeout(120_000)
        context.add_init_script(f"localStorage.posse ??= JSON.stringify({json.dumps(PREFS)})")
        page = context.new_page()
        for _ in range(n_times):
            for game, ways in found.items():
                set_pack(page, url, is_wanted=False)
                ways["server"].append(table(page, url, game))
                set_pack(page, url, is_wanted=True)
                ways["cold"].append(table(page, url, game))
                page.go_back()  # within the page: Python runs on
                ways["warm"].append(begun(page, game))
        browser.close()
    return found


def set_pack(page: Page, url: str, is_wanted: bool) -> None:
    page.goto(f"{url}/settings")
    get, remove = (page.get_by_role("button", name=re.compile(name)) for name in ("^Get it", "^Remove it"))
    get.or_(remove).wait_for()
    if is_wanted and get.count():
        get.click()
        remove.wait_for()
    if not is_wanted and remove.count():
        remove.click()
        get.wait_for()


def table(page: Page, url: str, game: str) -> float:
    page.goto(url)
    return begun(page, game)


def begun(page: Page, game: str) -> float:
    button = page.locator("article", has=page.get_by_role("heading", name=game)).get_by_role("button").first
    button.wait_for()
    at = time.perf_counter()
    button.click()
    page.locator(MOVE).first.wait_for()
    return time.perf_counter() - at


if __name__ == "__main__":
    main()
