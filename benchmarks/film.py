"""Every big moment as a film strip: what Chromium drew of it, frame by frame, side by side, to be looked at.

    python benchmarks/film.py strips                     # all games, as on a phone, a laptop and a wide screen
    python benchmarks/film.py strips --game el-paso --size phone --moment raid --language de

A real server, a real Chromium, all animations as they come. Each moment of `moments.py` is dealt, its move is played,
and all that follows is filmed to its end: of each act the middle, if it is long, and the end, and the table after it.
One picture for each moment and size; under each frame stands which scene and act it is of, and how long it has lasted.
Exit status 1, and a list, if a moment could not be reached or something that belongs to it was not played.
"""

from __future__ import annotations

import argparse
import base64
import io
import itertools
import math
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from moments import GAMES, LOG, MOMENTS, Reached, Seat, missing, saloon_in
from pages import CHROMIUM, FLAGS
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, CDPSession, Error, Page, sync_playwright

from tests.web.dealt import Saloon

SIZES = {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}
MOST_FRAMES = 24  # of a strip
IN_A_LINE = {"phone": 6, "laptop": 3, "wide": 3}
WIDTH = {"phone": 260, "laptop": 620, "wide": 620}  # of a frame in it, in pixels
CAPTION = 16
GAP = 6
LONG_S = 0.5  # an act that lasts longer is also shown in its middle
AFTER_MS = 900  # the table after it
LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
SETTINGS = "localStorage.setItem('posse', JSON.stringify({ isGuideOff: true, isSoundAsked: true, speed: 'calm' }))"


class Frame(NamedTuple):
    at: float
    picture: bytes
    of: str = ""


class Camera:
    """What Chromium draws of a page, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)

    def start(self) -> None:
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def _take(self, shot: dict[str, Any]) -> None:
        self.frames.append(Frame(shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        with suppress(Error):  # the page may be gone
            self.session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    def stop(self) -> None:
        self.session.send("Page.stopScreencast")

    def at(self, time: float) -> Frame:
        """What was to be seen then."""
        past = [frame for frame in self.frames if frame.at <= time]
        return past[-1] if past else self.frames[0]

    def acts(self, marks: list[dict[str, Any]]) -> list[Frame]:
        """Of each act that was shown: its middle, if it is long, and its end."""
        found: list[Frame] = []
        for mark, then in itertools.pairwise(marks):
            if not mark["kind"]:
                continue
            lasted = then["at"] - mark["at"]
            times = [mark["at"] + lasted / 2] if lasted > LONG_S else []
            for time in (*times, then["at"] - 0.02):
                frame = self.at(time)._replace(of=f"{mark['kind']} {mark['act']}")
                if not found or found[-1].picture != frame.picture:
                    found.append(frame)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the strips go")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one")
    parser.add_argument("--moment", action="append", help="only this one")
    parser.add_argument("--language", choices=LOCALES, default="en")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in MOMENTS if not options.game or one.game in options.game]
    chosen = [one for one in chosen if not options.moment or one.name in options.moment]
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, saloon_in(Path(folder)) as saloon, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for moment in chosen:
            reached = Reached(moment)
            for size in options.size or SIZES:
                name = f"{moment.game}-{moment.name}-{size}"
                try:
                    frames, start, kinds = filmed(browser, saloon, reached, size, options.language)
                except (LookupError, AssertionError, Error) as error:
                    faults.append(f"{name}: {error}")
                    continue
                path = options.folder / f"{name}.png"
                strip(frames, start, size).save(path)
                print(f"{path}: {len(frames)} frames, {frames[-1].at - start:.1f} s, {', '.join(kinds)}", flush=True)
                faults += [f"{name}: no {scene} was played" for scene in missing(moment, kinds)]
        browser.close()
    if faults:
        sys.exit("\n".join(["missing:", *faults]))


def filmed(
    browser: Browser, saloon: Saloon, reached: Reached, size: str, language: str
) -> tuple[list[Frame], float, list[str]]:
    """The frames of a moment, when it began, and which scenes were played."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES[language], has_touch=size == "phone"
    )
    try:
        context.add_init_script(SETTINGS)
        context.add_init_script(LOG)
        page = context.new_page()
        seat = Seat(saloon, page, reached)
        camera = Camera(page)
        answer = seat.find_move()
        camera.start()
        page.wait_for_timeout(200)
        n = page.evaluate("window.film.length")
        page.evaluate("(answer) => document.querySelector(answer).click()", answer)
        seat.to_the_end()
        page.wait_for_timeout(AFTER_MS)
        end = page.evaluate("Date.now() / 1000")
        camera.stop()
        marks = [*page.evaluate("window.film")[n:], {"kind": "", "act": "", "at": end}]
        frames = [*camera.acts(marks), camera.at(end)._replace(of="after")]
        frames += rest_of_poster(page, end)
    finally:
        context.close()
    kinds = [kind for kind, _ in itertools.groupby(mark["kind"] for mark in marks) if kind]
    return thinned(frames), marks[0]["at"], kinds


def thinned(frames: list[Frame]) -> list[Frame]:
    """As many as go into a strip: of the scene that has most of them, every other one is left out."""
    while len(frames) > MOST_FRAMES:
        kinds = [frame.of.split()[0] for frame in frames]
        longest = max(kinds, key=kinds.count)
        places = [i for i, kind in enumerate(kinds) if kind == longest]
        gone = {*places[1:-1:2]} or {*places[1:]}
        frames = [frame for i, frame in enumerate(frames) if i not in gone]
    return frames


def rest_of_poster(page: Page, at: float) -> list[Frame]:
    """What of a finale has to be scrolled to."""
    found: list[Frame] = []
    scroll = """() => {
      const poster = document.querySelector("dialog.poster");
      const before = poster?.scrollTop;
      poster?.scrollBy(0, poster.clientHeight - 60);
      return poster !== null && poster.scrollTop > before;
    }"""
    while page.evaluate(scroll):
        page.wait_for_timeout(100)
        found.append(Frame(at, page.screenshot(type="jpeg", quality=80), "further down"))
    return found


def strip(frames: list[Frame], start: float, size: str) -> Image.Image:
    """Frames in lines of a few, each with its time below."""
    in_a_line, wide = IN_A_LINE[size], WIDTH[size]
    high = round(wide * SIZES[size][1] / SIZES[size][0])
    n_lines = math.ceil(len(frames) / in_a_line)
    whole = Image.new("RGB", ((wide + GAP) * min(len(frames), in_a_line) - GAP, n_lines * (high + CAPTION)), "white")
    draw = ImageDraw.Draw(whole)
    for i, frame in enumerate(frames):
        x, y = i % in_a_line * (wide + GAP), i // in_a_line * (high + CAPTION)
        whole.paste(Image.open(io.BytesIO(frame.picture)).resize((wide, high)), (x, y))
        draw.text((x + 2, y + high + 2), f"{frame.of}, {frame.at - start:.1f} s", fill="black")
    return whole


if __name__ == "__main__":
    main()
