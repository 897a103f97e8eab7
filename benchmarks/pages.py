"""How the table feels in the browser: from a click to what one sees, and whether anything stutters meanwhile.

    python benchmarks/pages.py                     # four seats of each game, 40 clicks each
    python benchmarks/pages.py --clicks 100 --json
    python benchmarks/pages.py --slow 4            # as on a machine with a processor four times slower
    python benchmarks/pages.py --scenes 10         # on, until each scene has been seen ten times, or ten games

A real server with three deputies, a real Chromium at laptop size, all animations as they come. Measured in the page, by
the browser's own clock: from the event of the click until the frame that shows the first change after it has been
drawn, and until the frame that shows what the server answered with: the position, or the scene that leads to it. From
each click on, for as long as things move, every frame is counted, and every task that held the page up for 50 ms or
more; the same for every scene on the stage, from the task that opens it to the one that takes it down.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as InVain

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
N_SEATS = 4
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE = {"width": 1366, "height": 768}
SERVER = {"POSSE_BOT_PACE_S": "0.3,0.3", "POSSE_REQUESTS_A_MINUTE": "100000", "POSSE_MESSAGES_A_SECOND": "1000"}
SETTLE_MS = 1200  # what a move sets in motion has come to rest by then
LATE_FRAME_MS = 34.0  # a frame that came after more than two sixtieths of a second
ANSWERS = "[data-move]:not([disabled])"
# Things that show their moves when they are clicked; one that can only be looked at is none of them.
THINGS = ".board [aria-haspopup]:not([disabled], [data-opens-look='']), .board [data-opens-look=to-play]"
ASKED = f"{ANSWERS}, {THINGS}, .veil button.main, .ended"
PACE = Path(__file__).with_suffix(".js").read_text()
CLOSE = ".scene button, .veil button, .board button"  # of a scene that stays until it has been read
STAYS_MS = 5000  # longer than any act of a scene that goes on by itself
MOST_SCENES = 100  # after one click
MOST_GAMES = 10  # for a scene that is played seldom


class Played(NamedTuple):
    """One kind of scene, in milliseconds."""

    lasted: list[float]
    frames: list[float]
    longs: list[float]

    def as_dict(self) -> dict[str, Any]:
        return {
            "plays": len(self.lasted),
            "lasted_ms": _spread(self.lasted),
            "frames": len(self.frames),
            "frame_ms": _spread(self.frames),
            "late_frames": sum(frame > LATE_FRAME_MS for frame in self.frames),
            "long_tasks": len(self.longs),
            "longest_task_ms": max(self.longs, default=0.0),
        }


class Pace(NamedTuple):
    """What one game's clicks came to, in milliseconds."""

    game: str
    first: list[float]
    answered: list[float]
    frames: list[float]
    longs: list[float]
    scenes: dict[str, Played]

    @property
    def clicks(self) -> int:
        return len(self.first)

    def take_in(self, scenes: list[dict[str, Any]]) -> None:
        for scene in scenes:
            played = self.scenes.setdefault(scene["kind"], Played([], [], []))
            played.lasted.append(scene["ms"])
            played.frames.extend(scene["frames"])
            played.longs.extend(scene["longs"])

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "clicks": self.clicks,
            "first_ms": _spread(self.first),
            "answered_ms": _spread(self.answered),
            "frames": len(self.frames),
            "frame_ms": _spread(self.frames),
            "late_frames": sum(frame > LATE_FRAME_MS for frame in self.frames),
            "long_tasks": len(self.longs),
            "longest_task_ms": max(self.longs, default=0.0),
            "scenes": {kind: played.as_dict() for kind, played in sorted(self.scenes.items())},
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--scenes", type=int, default=0, help="how often to see each scene")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one")
    parser.add_argument("--slow", type=float, default=1.0, help="how many times slower the page's processor is made")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        games = options.game or GAMES
        found = [measure(browser, url, game, options.clicks, options.scenes, options.slow).as_dict() for game in games]
        browser.close()
    if options.json:
        print(json.dumps(found))
    else:
        show(found)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    environment = {**os.environ, "POSSE_DATABASE": f"sqlite:///{folder}/posse.db", **SERVER}
    command = [sys.executable, "-m", "posse", "serve", "--port", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        address = re.search(r"http://\S+", process.stdout.readline() if process.stdout else "")
        if address is None:
            sys.exit(f"the server did not start: {(folder / 'log').read_text()[-500:]}")
        yield address.group().rstrip("/")
    finally:
        process.terminate()
        process.wait()


def measure(browser: Browser, url: str, game: str, n_clicks: int, n_plays: int, slow: float) -> Pace:
    """So many clicks, and on until each scene that there is has been played so often, or games enough are over."""
    pace, chance = Pace(game, [], [], [], [], {}), random.Random(game)
    context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script("localStorage.setItem('posse', JSON.stringify({ isGuideOff: true }))")
    context.add_init_script(PACE)
    page = sit_down(context.new_page(), url, game)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    n_games = 0
    while pace.clicks < n_clicks or (n_games < MOST_GAMES and is_wanted(pace, n_plays)):
        is_over = wait_until_asked(page)
        pace.take_in(page.evaluate("pace.scenes()"))
        if is_over:
            n_games += 1
            page = sit_down(page, url, game)
            continue
        if not page.locator(ANSWERS).count():  # a thing with several moves shows them first
            page.locator(THINGS).nth(chance.randrange(page.locator(THINGS).count())).evaluate(
                "(thing) => thing.click()"
            )
            page.wait_for_selector(ANSWERS)
        which = chance.randrange(page.locator(ANSWERS).count())
        found = page.evaluate(f"pace.click([...document.querySelectorAll({ANSWERS!r})].at({which}), {SETTLE_MS})")
        if found["first"] is None:
            sys.exit(f"{game}: a click changed nothing")
        pace.first.append(found["first"])
        if found["answered"] is not None:  # else it opened something, or the answer took longer than we look
            pace.answered.append(found["answered"])
        pace.frames.extend(found["frames"])
        pace.longs.extend(found["longs"])
    context.close()
    return pace


def is_wanted(pace: Pace, n_plays: int) -> bool:
    return n_plays > 0 and (not pace.scenes or any(len(one.lasted) < n_plays for one in pace.scenes.values()))


def wait_until_asked(page: Page) -> bool:
    """Until one is asked something, what has to be read first having been read; whether the game is over."""
    before = None
    for _ in range(MOST_SCENES):
        with suppress(InVain):
            page.wait_for_selector(ASKED, timeout=STAYS_MS)
            if page.locator(".veil button.main").count():
                page.locator(".veil button.main").click()
                continue
            return page.locator(".ended").count() > 0
        now = page.evaluate("['scene', 'act', 'step'].map((what) => document.querySelector('.board').dataset[what])")
        if now[0] and now == before:
            page.locator(CLOSE).last.click()
        before = now
    sys.exit("nothing is asked any more")


def sit_down(page: Page, url: str, game: str) -> Page:
    """At a new table with three deputies."""
    page.goto(url)
    page.wait_for_selector("main article")
    body = {"game": game, "seats": ["me"] + ["deputy"] * (N_SEATS - 1), "start": True}
    table = page.evaluate(
        """async (body) => {
          const send = (path, body, csrf) => fetch(path, { method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf } }).then((answer) => answer.json());
          const known = await fetch('/api/me').then((answer) => answer.json());
          const me = known.person ? known : await send('/api/guest', { name: 'Ann' }, '');
          return (await send('/api/tables', body, me.csrf)).id;
        }""",
        body,
    )
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector(".board")
    page.wait_for_timeout(SETTLE_MS)
    return page


def _spread(values: list[float]) -> dict[str, float]:
    """Median, 95th percentile and most."""
    ordered = sorted(values) or [0.0]
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most": round(ordered[-1], 1),
    }


def show(found: list[dict[str, Any]]) -> None:
    print("milliseconds as median / 95 of 100 / most, four seats")
    heads = f"{'clicks':>6} {'to a change':>18} {'to the answer':>18} {'frames':>7} {'a frame':>16} {'late':>6}"
    print(f"{'':12} {heads} {'long tasks':>20}")
    for row in found:
        first, answered = _line(row["first_ms"]), _line(row["answered_ms"])
        print(f"{row['game']:12} {row['clicks']:6} {first:>18} {answered:>18} {_smooth(row)}")
    print(f"\n{'scene':31} {'plays':>6} {'lasted':>18} {'frames':>7} {'a frame':>16} {'late':>6} {'long tasks':>20}")
    for row in found:
        for kind, played in row["scenes"].items():
            lasted = _line(played["lasted_ms"])
            print(f"{row['game']:12} {kind:18} {played['plays']:6} {lasted:>18} {_smooth(played)}")


def _smooth(row: dict[str, Any]) -> str:
    late = f"{100 * row['late_frames'] / max(1, row['frames']):.1f} %"
    longs = f"{row['long_tasks']}, longest {row['longest_task_ms']:.0f}"
    return f"{row['frames']:7} {_line(row['frame_ms']):>16} {late:>6} {longs:>20}"


def _line(spread: dict[str, float]) -> str:
    return f"{spread['median']:.0f} / {spread['p95']:.0f} / {spread['most']:.0f}"


if __name__ == "__main__":
    main()
