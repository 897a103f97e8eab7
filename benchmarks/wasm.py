"""The fourth speed beside native code: equal, byte by byte, and how fast.

    python benchmarks/wasm.py [GAME …] [--games 2000] [--searches 200] [--browser chromium|firefox|none]

Equal: the last states of so many random games for each number of seats, as many games between policies, and every array
of so many trees of each game, in Node by what runs them in a page. Then how fast, native code and WebAssembly in turn,
five times, medians: decisions of random games on one core, and iterations of a sheriff in the middle of a game on one.
With a browser, also a page with one worker and with as many as the machine has cores: whether its thoughts are those of
as many native threads, iterations a second of both, and how long a first thought takes from fetching the module on.

Needs `make tools`. Speeds say something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from posse.arena.bench import KEY, position_in  # noqa: E402
from posse.bots.sheriff import Search, Sheriff, keys_of  # noqa: E402
from posse.engine import drivers  # noqa: E402
from posse.engine.game import AnyGame  # noqa: E402
from posse.engine.speed import Speed, bind  # noqa: E402
from posse.engine.workspace import workspace  # noqa: E402
from posse.games import game, game_names  # noqa: E402
from tests.wasm.compare import different, line_up, random_games, searches  # noqa: E402
from tests.wasm.node import NODE, module, run  # noqa: E402

ROUNDS = 5
N_TIMED = {"games": 20_000, "iterations": 5000}
BUNDLE = """
const { build } = await import('./node_modules/vite/dist/node/index.js');
const [root, outDir] = process.argv.slice(1);
const built = { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 };
await build({ root, build: built, worker: { format: 'es' }, configFile: false, base: './', logLevel: 'error' });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *game_names()], metavar="GAME")
    parser.add_argument("--games", type=int, default=2000, dest="n_games", help="(default: %(default)s)")
    parser.add_argument("--searches", type=int, default=200, help="of each game (default: %(default)s)")
    parser.add_argument("--iterations", type=int, default=300, help="of each search (default: %(default)s)")
    parser.add_argument("--browser", choices=["chromium", "firefox", "none"], default="chromium")
    options = parser.parse_args()
    names = options.games or game_names()
    for name in names:
        print(json.dumps(equality(game(name), options.n_games, options.searches, options.iterations)), flush=True)
    for name in names:
        print(json.dumps(speed(game(name))), flush=True)
    if options.browser != "none":
        for row in in_a_browser(options.browser, names):
            print(json.dumps(row), flush=True)


def equality(game: AnyGame, n_games: int, n_searches: int, n_iterations: int) -> dict[str, Any]:
    both = [random_games(game, n_seats, n_games, "benchmark") for n_seats in game.seats]
    both += [line_up(game, n_seats, n_games, "benchmark") for n_seats in game.seats]
    each = -(-n_searches // len(game.seats))
    trees = [one for n_seats in game.seats for one in searches(game, n_seats, each, n_iterations)]
    return {
        "game": game.name,
        "games": 2 * n_games * len(game.seats),
        "decisions": sum(one.steps for one in both),
        "searches": len(trees),
        "iterations": n_iterations,
        "different": different(both) + different(trees),
    }


def speed(game: AnyGame) -> dict[str, Any]:
    """Native code and Node in turn; the n-th time of a call, so that both have got going."""
    n_seats = min(4, max(game.seats))
    n_games, n_iterations = N_TIMED["games"], N_TIMED["iterations"]
    games = random_games(game, n_seats, n_games, "benchmark")
    work = workspace(game, Speed.COMPILED, KEY, game.State.batch(n_games))
    play, n_plies = bind(drivers.play_batch, game, Speed.COMPILED), np.zeros(n_games, np.int64)
    order, room, table = _position(game, n_seats), Search(game, Speed.COMPILED), position_in(game, n_seats, 0.5)
    view, own = table.view(table.turn()), keys_of(KEY, 1)[0]
    rates: dict[str, list[float]] = {"native": [], "wasm": [], "native search": [], "wasm search": []}
    for _ in range(ROUNDS + 1):
        rates["native"].append(games.steps / _timed(lambda: play(work, n_plies, 0, 0, n_games, n_seats)))
        rates["native search"].append(n_iterations / _timed(lambda: (room.begin(view, own), room.grow(n_iterations))))
        played, searched = run([{**games.order, "repeat": 3}, {**order, "iterations": [n_iterations], "repeat": 3}])
        rates["wasm"].append(games.steps / played["seconds"])
        rates["wasm search"].append(n_iterations / searched["seconds"])
    found = {what: statistics.median(rate[1:]) for what, rate in rates.items()}  # the first round compiles
    return {
        "game": game.name,
        "seats": n_seats,
        **{f"{what} per s": round(rate) for what, rate in found.items()},
        "games, wasm to native": round(found["wasm"] / found["native"], 2),
        "search, wasm to native": round(found["wasm search"] / found["native search"], 2),
        "gzipped": {kind: _gzipped(game.name, kind) for kind in ("choice", "search", "games")},
    }


def _position(game: AnyGame, n_seats: int) -> dict[str, Any]:
    table = position_in(game, n_seats, 0.5)
    seat = table.turn()
    return {
        "kind": "search",
        "room": game.name,
        "module": module(game.name, "search"),
        "game": game.name,
        "box": bytes(game.box).hex(),
        "view": bytes(table.view(seat)).hex(),
        "key": KEY.hex(),
        "index": 0,
        "nMoves": len(table.offer(seat).moves),
    }


def _gzipped(name: str, kind: str) -> int:
    import gzip

    return len(gzip.compress(Path(module(name, kind)).read_bytes(), mtime=0))


def _timed(work: Any) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def in_a_browser(browser: str, names: Any) -> list[dict[str, Any]]:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        arguments = [str(ROOT / "benchmarks" / "wasm-page"), folder]
        program = [str(NODE), "--input-type=module", "-e", BUNDLE, *arguments]
        subprocess.run(program, cwd=ROOT / "web", check=True)
        serve = functools.partial(_Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            path = {"executable_path": "/usr/bin/chromium"} if Path("/usr/bin/chromium").exists() else {}
            kind = playwright.chromium if browser == "chromium" else playwright.firefox
            opened = kind.launch(**(path if browser == "chromium" else {}), args=["--no-sandbox"])  # type: ignore[arg-type]
            page = opened.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            rows = [_thoughts(page, game(name), n) for name in names for n in sorted({1, os.cpu_count() or 1})]
            opened.close()
        server.shutdown()
    return [{"browser": browser, **row} for row in rows]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *what: Any) -> None:
        pass


def _thoughts(page: Any, game: AnyGame, n_workers: int) -> dict[str, Any]:
    n_seats = min(4, max(game.seats))
    asked, table = _position(game, n_seats), position_in(game, n_seats, 0.5)
    seat = table.turn()
    moves, view = table.offer(seat).moves, table.view(seat)

    def think(limits: dict[str, float]) -> Any:
        return page.evaluate("([asked, n, limits]) => think(asked, n, limits)", [asked, n_workers, limits])

    counted = think({"iterations": 500})
    choice = Sheriff(game, 500, n_workers).choose(view, moves, 0.0, KEY)
    lines = [(line["visits"], line["winShare"], line["score"]) for line in counted["lines"]]
    sheriff = Sheriff(game, None, n_workers)
    sheriff.choose(view, moves, 0.2, KEY)
    native, browser = [], []
    for _ in range(ROUNDS):
        native.append(sum(line.visits for line in sheriff.choose(view, moves, 1.0, KEY).lines))
        browser.append(sum(line["visits"] for line in think({"seconds": 1.0})["lines"]))
    return {
        "game": game.name,
        "workers": n_workers,
        "equal": lines == [tuple(line[1:]) for line in choice.lines] and moves[counted["best"]] == choice.move,
        "native iterations per s": statistics.median(native),
        "page iterations per s": statistics.median(browser),
        "page to native": round(statistics.median(browser) / statistics.median(native), 2),
        "first thought s": round(counted["readyS"], 3),
    }


if __name__ == "__main__":
    main()
