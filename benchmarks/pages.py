"""How the table feels in the browser: from a click to what one sees, and whether anything stutters meanwhile.

    python benchmarks/pages.py                     # four seats of each game, 40 clicks each
    python benchmarks/pages.py --clicks 100 --json
    python benchmarks/pages.py --slow 4            # as on a machine with a processor four times slower

A real server with three deputies, a real Chromium at laptop size, all animations as they come. Measured in the page, by
the browser's own clock: from the event of the click until the frame that shows the first change after it has been
drawn, and until the frame that shows the position the server answered with. From each click on, for as long as things
move, every frame is counted, and every task that held the page up for 50 ms or more.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
N_SEATS = 4
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE = {"width": 1366, "height": 768}
SERVER = {"POSSE_BOT_PACE_S": "0.3,0.3", "POSSE_REQUESTS_A_MINUTE": "100000", "POSSE_MESSAGES_A_SECOND": "1000"}
SETTLE_MS = 1200  # what a move sets in motion has come to rest by then
LATE_FRAME_MS = 34.0  # a frame that came after more than two sixtieths of a second
ANSWERS = "[data-move]:not([disabled])"
ASKED = f"{ANSWERS}, .board [aria-haspopup]:not([disabled]), .veil button.main, .ended"

# In the page: `pace.click(node)` clicks and gives what came of it, `pace.rest(ms)` waits.
PACE = """
window.pace = (() => {
  const longs = [];
  new PerformanceObserver((seen) => longs.push(...seen.getEntries().map((e) => ({ at: e.startTime, ms: e.duration }))))
    .observe({ type: 'longtask' });
  const drawn = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  }));
  const step = () => document.querySelector('.board')?.dataset.step;
  async function click(node, settleMs) {
    const before = step(), frames = [];
    let at = 0, first = null, answered = null, going = true;
    const seen = new MutationObserver(async () => {
      if (first === null) { first = 0; first = await drawn(); }
      if (answered === null && step() !== before) { answered = 0; answered = await drawn(); }
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('click', (event) => { at = event.timeStamp; }, { once: true, capture: true });
    node.click();
    let last = performance.now();
    requestAnimationFrame(function tick(now) {
      frames.push(now - last);
      last = now;
      if (going) requestAnimationFrame(tick);
    });
    await new Promise((done) => setTimeout(done, settleMs));
    going = false;
    seen.disconnect();
    return {
      first: first ? first - at : null,
      answered: answered ? answered - at : null,
      frames: frames.slice(1),
      longs: longs.filter((long) => long.at >= at - 1).map((long) => long.ms),
    };
  }
  return { click };
})();
"""


class Pace(NamedTuple):
    """What one game's clicks came to, in milliseconds."""

    game: str
    clicks: int
    first: list[float]
    answered: list[float]
    frames: list[float]
    longs: list[float]

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
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--slow", type=float, default=1.0, help="how many times slower the page's processor is made")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        found = [measure(browser, url, game, options.clicks, options.slow).as_dict() for game in GAMES]
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


def measure(browser: Browser, url: str, game: str, n_clicks: int, slow: float) -> Pace:
    pace = Pace(game, n_clicks, [], [], [], [])
    context = browser.new_context(viewport=SIZE, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(PACE)
    page = sit_down(context.new_page(), url, game)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    while len(pace.first) < n_clicks:
        page.wait_for_selector(ASKED, timeout=60_000)
        if page.locator(".ended").count():
            page = sit_down(page, url, game)
            continue
        if page.locator(".veil button.main").count():  # a scene to be read first
            page.locator(".veil button.main").click()
            continue
        if not page.locator(ANSWERS).count():  # a thing with several moves shows them first
            page.locator(".board [aria-haspopup]:not([disabled])").first.click()
            page.wait_for_selector(ANSWERS)
        found = page.evaluate(f"pace.click(document.querySelector({ANSWERS!r}), {SETTLE_MS})")
        if found["first"] is None or found["answered"] is None:
            sys.exit(f"{game}: a click changed nothing")
        pace.first.append(found["first"])
        pace.answered.append(found["answered"])
        pace.frames.extend(found["frames"])
        pace.longs.extend(found["longs"])
    context.close()
    return pace


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
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most": round(ordered[-1], 1),
    }


def show(found: list[dict[str, Any]]) -> None:
    def line(spread: dict[str, float]) -> str:
        return f"{spread['median']:.0f} / {spread['p95']:.0f} / {spread['most']:.0f}"

    print("milliseconds as median / 95 of 100 / most, four seats")
    heads = f"{'clicks':>6} {'to a change':>18} {'to the answer':>18} {'frames':>7} {'a frame':>16} {'late':>6}"
    print(f"{'':12} {heads} {'long tasks':>20}")
    for row in found:
        late = f"{100 * row['late_frames'] / row['frames']:.1f} %"
        longs = f"{row['long_tasks']}, longest {row['longest_task_ms']:.0f}"
        print(
            f"{row['game']:12} {row['clicks']:6} {line(row['first_ms']):>18} {line(row['answered_ms']):>18} "
            f"{row['frames']:7} {line(row['frame_ms']):>16} {late:>6} {longs:>20}"
        )


if __name__ == "__main__":
    main()
