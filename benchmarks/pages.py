"""How the table feels in the browser: from a click to what one sees, and whether anything stutters meanwhile.

    python benchmarks/pages.py                     # four seats of each game, 40 clicks each
    python benchmarks/pages.py --clicks 100 --json
    python benchmarks/pages.py --slow 4            # as on a machine with a processor four times slower
    python benchmarks/pages.py --scenes 10         # every moment of `moments.py` instead, ten times
    python benchmarks/pages.py --scenes 10 --game el-paso --moment raid

A real server with three deputies, a real Chromium at laptop size, all animations as they come. Measured in the page, by
the browser's own clock: from the event of the click until the frame that shows the first change after it has been
drawn, and until the frame that shows what the server answered with: the position, or the scene that leads to it. From
each click on, for as long as things move, every frame is counted, and every task that held the page up for 50 ms or
more; the same for every scene on the stage, from the task that opens it to the one that takes it down.

With --scenes, positions are dealt and played to the end of all they bring, what has to be read being read. Exit status
1 if the 95th percentile from click to first change is 100 ms or more, if a task took longer than 50 ms, or if a moment
or a scene of it did not come. A busy machine makes such tasks: the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from moments import MOMENTS, READ, READ_MS, STATE, Moment, Reached, Seat, missing, saloon_in
from playwright.sync_api import Browser, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as InVain

from tests.web.dealt import Saloon

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
N_SEATS = 4
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
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
MOST_SCENES = 1000  # looks, after one click
MOST_FIRST_MS = 100.0  # from a click to the first change, 95 times of 100
MOST_TASK_MS = 50.0


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


class Measured(NamedTuple):
    """One moment, as often as it was played, in milliseconds."""

    moment: Moment
    first: list[float]
    lasted: list[float]
    frames: list[float]
    longs: list[float]
    scenes: dict[str, Played]
    faults: list[str]

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.moment.game,
            "moment": self.moment.name,
            "plays": len(self.lasted),
            "first_ms": _spread(self.first),
            "lasted_ms": _spread(self.lasted),
            "frames": len(self.frames),
            "frame_ms": _spread(self.frames),
            "late_frames": sum(frame > LATE_FRAME_MS for frame in self.frames),
            "long_tasks": len(self.longs),
            "longest_task_ms": max(self.longs, default=0.0),
            "scenes": {kind: played.as_dict() for kind, played in sorted(self.scenes.items())},
            "breaches": self.breaches(),
        }

    def breaches(self) -> list[str]:
        found = list(self.faults)
        if self.first and _spread(self.first)["p95"] >= MOST_FIRST_MS:
            found.append(f"{_spread(self.first)['p95']:.0f} ms from click to first change")
        if any(long > MOST_TASK_MS for long in self.longs):
            found.append(f"{len(self.longs)} long tasks, the longest {max(self.longs):.0f} ms")
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--scenes", type=int, default=0, help="play every moment so often, instead of clicking")
    parser.add_argument("--game", action="append", choices=(*GAMES, "showdown"), help="only this one")
    parser.add_argument("--moment", action="append", help="only this one")
    parser.add_argument("--slow", type=float, default=1.0, help="how many times slower the page's processor is made")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if options.scenes:
            chosen = [one for one in MOMENTS if not options.game or one.game in options.game]
            chosen = [one for one in chosen if not options.moment or one.name in options.moment]
            with saloon_in(Path(folder)) as saloon:
                played = [measured(browser, saloon, one, options.scenes, options.slow).as_dict() for one in chosen]
        else:
            games = [game for game in options.game or GAMES if game in GAMES]
            with served(Path(folder)) as url:
                found = [measure(browser, url, game, options.clicks, options.slow).as_dict() for game in games]
        browser.close()
    if options.json:
        print(json.dumps(played if options.scenes else found))
    elif options.scenes:
        show_moments(played)
    else:
        show(found)
    if options.scenes and any(row["breaches"] for row in played):
        sys.exit(1)


def measured(browser: Browser, saloon: Saloon, moment: Moment, n_plays: int, slow: float) -> Measured:
    found = Measured(moment, [], [], [], [], {}, [])
    context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    settings = "{ isGuideOff: true, isSoundAsked: true, speed: 'calm' }"
    context.add_init_script(f"localStorage.setItem('posse', JSON.stringify({settings}))")
    context.add_init_script(PACE)
    page = context.new_page()
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    reached = Reached(moment)
    for _ in range(n_plays):
        try:
            play(Seat(saloon, page, reached), found)
        except (LookupError, AssertionError, Error) as error:
            found.faults.append(str(error).splitlines()[0])
    context.close()
    return found


def play(seat: Seat, found: Measured) -> None:
    page, answer = seat.page, seat.find_move()
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate("pace.scenes(), pace.begin()")
    clicked = page.evaluate(f"(answer) => pace.click(document.querySelector(answer), {SETTLE_MS})", answer)
    seat.to_the_end()
    whole = page.evaluate("pace.end()")
    scenes = page.evaluate("pace.scenes()")
    if clicked["first"] is None:
        found.faults.append("the click changed nothing")
    else:
        found.first.append(clicked["first"])
    found.lasted.append(whole["ms"])
    found.frames.extend(whole["frames"])
    found.longs.extend(whole["longs"])
    take_in(found.scenes, scenes)
    kinds = [scene["kind"] for scene in scenes] + ["finale"] * page.locator("dialog.poster").count()
    found.faults.extend(f"no {scene} was played" for scene in missing(seat.reached.moment, kinds))


def take_in(into: dict[str, Played], scenes: list[dict[str, Any]]) -> None:
    for scene in scenes:
        played = into.setdefault(scene["kind"], Played([], [], []))
        played.lasted.append(scene["ms"])
        played.frames.extend(scene["frames"])
        played.longs.extend(scene["longs"])


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


def measure(browser: Browser, url: str, game: str, n_clicks: int, slow: float) -> Pace:
    """So many clicks, and the scenes that they happen to bring."""
    pace, chance = Pace(game, [], [], [], [], {}), random.Random(game)
    context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script("localStorage.setItem('posse', JSON.stringify({ isGuideOff: true }))")
    context.add_init_script(PACE)
    page = sit_down(context.new_page(), url, game)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    while pace.clicks < n_clicks:
        is_over = wait_until_asked(page)
        take_in(pace.scenes, page.evaluate("pace.scenes()"))
        if is_over:
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


def wait_until_asked(page: Page) -> bool:
    """Until one is asked something, what has to be read first having been read; whether the game is over."""
    before = None
    for _ in range(MOST_SCENES):
        with suppress(InVain):
            page.wait_for_selector(ASKED, timeout=STAYS_MS)
            if page.locator(".veil button.main").count():
                if page.evaluate(STATE)["reads"]:  # played to its end
                    page.wait_for_timeout(READ_MS)
                    page.evaluate(READ)
                page.wait_for_timeout(100)
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
        "p95": round(ordered[-(-95 * len(ordered) // 100) - 1], 1),
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


def show_moments(found: list[dict[str, Any]]) -> None:
    print(f"milliseconds as median / 95 of 100 / most; the load of this machine: {os.getloadavg()[0]:.1f}")
    heads = f"{'plays':>6} {'to a change':>18} {'lasted':>21} {'frames':>7} {'a frame':>16} {'late':>6}"
    print(f"{'moment':34} {heads} {'long tasks':>20}")
    for row in found:
        name, first, lasted = f"{row['game']} {row['moment']}", _line(row["first_ms"]), _line(row["lasted_ms"])
        print(f"{name:34} {row['plays']:6} {first:>18} {lasted:>21} {_smooth(row)}")
        for kind, played in row["scenes"].items():
            print(f"  {kind:32} {played['plays']:6} {'':18} {_line(played['lasted_ms']):>21} {_smooth(played)}")
    breaches = [f"{row['game']} {row['moment']}: {', '.join(row['breaches'])}" for row in found if row["breaches"]]
    if breaches:
        print("\n".join(["", "not as they have to be:", *breaches]))


def _smooth(row: dict[str, Any]) -> str:
    late = f"{100 * row['late_frames'] / max(1, row['frames']):.1f} %"
    longs = f"{row['long_tasks']}, longest {row['longest_task_ms']:.0f}"
    return f"{row['frames']:7} {_line(row['frame_ms']):>16} {late:>6} {longs:>20}"


def _line(spread: dict[str, float]) -> str:
    return f"{spread['median']:.0f} / {spread['p95']:.0f} / {spread['most']:.0f}"


if __name__ == "__main__":
    main()
