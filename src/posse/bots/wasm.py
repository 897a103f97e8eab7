"""What a page is given to think with: the modules of a game, as WebAssembly.

    python -m posse.bots.wasm FOLDER [GAME …]

writes `GAME.choice.wasm` and `GAME.search.wasm`, for greenhorns and deputies and for sheriffs. `games` is the third:
whole games, random or by policies; no page needs it, and tests compare it with native code, state by state.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from posse.engine import drivers
from posse.engine.game import AnyGame
from posse.engine.rng import rewind, split
from posse.engine.rule import Parts
from posse.engine.speed import Speed, compiled_parts
from posse.engine.struct import Row
from posse.engine.wasm import Bound, build
from posse.engine.workspace import Workspace, workspace
from posse.games import game as game_named
from posse.games import game_names

from . import policies, search
from .policies import pick
from .sheriff import Search

FOR_PAGES = ("choice", "search")


def choose_one(work: Workspace, chosen: Row, policy: int, n_moves: int) -> None:
    """chosen[0]: the number of the move that the seat of the workspace's view plays, with the key `master`."""
    stream = work.streams[0]
    for i in range(8):
        stream.key[i] = work.master[i]
    rewind(stream)
    chosen[0] = pick(work.boxes[0], work.views[0], policy, work.moves, n_moves, work.likings, stream)


def own_key(work: Workspace, index: int) -> None:
    """Make `master` the key number `index` that is split off it: each of several trees has its own."""
    split(work.master, index, work.streams[0])
    for i in range(8):
        work.master[i] = work.streams[0].key[i]


def choice(game: AnyGame) -> bytes:
    """Choosing by a policy."""
    work = workspace(game, Speed.COMPILED)
    bound = Bound(choose_one, _with_habits(game), (work, np.zeros(1, np.int64), 0, 0))
    return build(game, "choice", {"choose_one": bound}, {})


def searching(game: AnyGame) -> bytes:
    """Searching, and splitting the key of several trees."""
    room = Search(game, Speed.COMPILED)
    tree = room.tree._replace(roots=game.View.batch(1))  # memory of its own, as when a search has begun
    drivers = {
        "search": Bound(search.search, _with_habits(game), (room.work, tree, 0, 0, 0)),
        "own_key": Bound(own_key, compiled_parts(game), (room.work, 0)),
    }
    read = {"visits": search.VISITS, "value": search.VALUE, "score": search.SCORE, "span": game.habits.span}
    return build(game, "search", drivers, read)


def games(game: AnyGame) -> bytes:
    """Whole games: random ones whose last states stay, and line-ups of policies."""
    work, n = workspace(game, Speed.COMPILED), 1
    n_seats = game.seats.start
    line_up = (work, policies.results(n, n_seats), np.zeros((n, n_seats), np.int64), 0, n, n_seats)
    bound = {
        "play_batch": Bound(drivers.play_batch, compiled_parts(game), (work, np.zeros(n, np.int64), 0, 0, n, n_seats)),
        "play_line_up": Bound(policies.play_line_up, _with_habits(game), line_up),
    }
    return build(game, "games", bound, {})


MODULES: dict[str, Callable[[AnyGame], bytes]] = {"choice": choice, "search": searching, "games": games}


def _with_habits(game: AnyGame) -> Parts:
    return compiled_parts(game, **game.habits.by_name())


def write(folder: Path, name: str) -> list[str]:
    """Write the modules of a game that pages are given; returns the names of the files."""
    written = []
    for kind in FOR_PAGES:
        file = folder / f"{name}.{kind}.wasm"
        made = MODULES[kind](game_named(name))
        if not file.is_file() or file.read_bytes() != made:  # what is the same keeps its date
            file.write_bytes(made)
        written.append(file.name)
    return written


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    names = arguments[1:] or list(game_names())
    fresh: Any = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=fresh) as pool:
        written = {file for files in pool.map(write, [folder] * len(names), names) for file in files}
    for file in set(folder.glob("*.wasm")):
        if file.name not in written and not arguments[1:]:
            file.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
