"""Every big moment as a film strip: frames of each scene on the stage, side by side, to be looked at.

    python benchmarks/film.py strips                    # all games, at the sizes of a phone, a laptop and a wide screen
    python benchmarks/film.py strips --game el-paso --size phone --games 3

A real server with three deputies, a real Chromium, all animations as they come. Games are played by random clicks until
each kind of scene that comes up has been filmed once, or games enough are over; the frames are those that Chromium
drew. One picture for each scene and size, named after both; under each frame stands how long the scene has lasted.
"""

from __future__ import annotations

import argparse
import base64
import io
import itertools
import math
import random
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from pages import ANSWERS, CHROMIUM, FLAGS, GAMES, THINGS, served, sit_down, wait_until_asked
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

SIZES = {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}
FRAMES = 8  # of a strip
IN_A_LINE = 4
HEIGHT = 400  # of a frame in it, in pixels
CAPTION = 16
GAP = 6
# When which scene is played, by the clock that stamps the frames.
LOG = """
window.film = [];
document.addEventListener("DOMContentLoaded", () => {
  let last = "";
  new MutationObserver(() => {
    const shown = document.querySelector(".board")?.dataset ?? {};
    const now = shown.scene ?? "";
    const starts = now && Number(shown.act ?? 0) === 0 && shown.step !== window.film.at(-1)?.step;
    if (now === last && !starts) return;
    last = now;
    window.film.push({ kind: now, step: shown.step, at: Date.now() / 1000 });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
});
"""


class Frame(NamedTuple):
    at: float
    picture: bytes


class Camera:
    """What Chromium draws of a page, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def _take(self, shot: dict[str, Any]) -> None:
        self.frames.append(Frame(shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    def forget(self, before: float) -> None:
        self.frames = [frame for frame in self.frames if frame.at >= before]

    def between(self, start: float, end: float) -> list[Frame]:
        """Some frames, evenly over that time; the one that was still to be seen when it began is the first."""
        found = [frame for frame in self.frames if start <= frame.at <= end]
        times = [start + (end - start) * i / (FRAMES - 1) for i in range(FRAMES)]
        near = [min(found, key=lambda frame: abs(frame.at - time)) for time in times] if found else []
        return list(dict.fromkeys(near))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the strips go")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one")
    parser.add_argument("--games", type=int, default=2, help="play so many at most, at each size")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in options.game or GAMES:
            for size in options.size or SIZES:
                for kind, start, frames in filmed(browser, url, game, size, options.games).values():
                    path = options.folder / f"{game}-{kind}-{size}.png"
                    strip(frames, start).save(path)
                    print(f"{path}: {len(frames)} frames, {frames[-1].at - start:.1f} s")
        browser.close()


def filmed(browser: Browser, url: str, game: str, size: str, n_games: int) -> dict[str, tuple[str, float, list[Frame]]]:
    """One playing of each kind of scene that came up."""
    width, height = SIZES[size]
    chance = random.Random(game)
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", has_touch=size == "phone"
    )
    context.add_init_script("localStorage.setItem('posse', JSON.stringify({ isGuideOff: true, isSoundAsked: true }))")
    context.add_init_script(LOG)
    page = sit_down(context.new_page(), url, game)
    camera = Camera(page)
    found: dict[str, tuple[str, float, list[Frame]]] = {}
    while n_games:
        is_over = wait_until_asked(page)
        marks = page.evaluate("window.film")
        for mark, then in itertools.pairwise(marks):
            if mark["kind"] and mark["kind"] not in found and (frames := camera.between(mark["at"], then["at"])):
                found[mark["kind"]] = (mark["kind"], mark["at"], frames)
        camera.forget(marks[-1]["at"] if marks else 0.0)
        if is_over:
            n_games -= 1
            page = sit_down(page, url, game)
            continue
        click(page, chance)
    context.close()
    return found


def click(page: Page, chance: random.Random) -> None:
    """On any answer; a thing with several moves shows them first."""
    if not page.locator(ANSWERS).count():
        page.locator(THINGS).nth(chance.randrange(page.locator(THINGS).count())).evaluate("(thing) => thing.click()")
        page.wait_for_selector(ANSWERS)
    page.locator(ANSWERS).nth(chance.randrange(page.locator(ANSWERS).count())).evaluate("(answer) => answer.click()")
    page.wait_for_timeout(300)


def strip(frames: list[Frame], start: float) -> Image.Image:
    """Frames in lines of a few, each with its time below."""
    pictures = [Image.open(io.BytesIO(frame.picture)) for frame in frames]
    pictures = [picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT)) for picture in pictures]
    n_lines, width = math.ceil(len(pictures) / IN_A_LINE), max(picture.width for picture in pictures) + GAP
    whole = Image.new("RGB", (width * min(len(pictures), IN_A_LINE) - GAP, n_lines * (HEIGHT + CAPTION)), "white")
    draw = ImageDraw.Draw(whole)
    for i, (frame, picture) in enumerate(zip(frames, pictures, strict=True)):
        x, y = i % IN_A_LINE * width, i // IN_A_LINE * (HEIGHT + CAPTION)
        whole.paste(picture, (x, y))
        draw.text((x + 2, y + HEIGHT + 2), f"{frame.at - start:.1f} s", fill="black")
    return whole


if __name__ == "__main__":
    main()
