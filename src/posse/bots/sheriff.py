"""The sheriff: searches."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from posse.engine.game import AnyGame
from posse.engine.rng import Stream, put_key, split
from posse.engine.speed import Speed, bind
from posse.engine.struct import Struct
from posse.engine.workspace import key_row, structs, workspace

from . import search
from .bot import Choice, Line, check_view

MAX_NODES = 1 << 16  # of a tree
MAX_EDGES = 1 << 20
CHUNK_S = 0.004  # how long a tree grows before the clock is looked at
FIRST_CHUNK = 16  # iterations


class Search:
    """The room one thread searches in; of fixed size, and kept."""

    def __init__(self, game: AnyGame, speed: Speed) -> None:
        self.game, self.speed = game, speed
        n_bytes = game.View.n_bytes
        words = np.zeros((n_bytes + 7) // 8, np.int64)  # the view's bytes, to be digested eight at a time
        views = structs(speed, game.View, words.view(np.uint8)[:n_bytes].view(game.View.dtype))
        self.work = workspace(game, speed)._replace(views=views, likings=np.zeros(game.max_legal))
        self.tree = search.Tree(
            roots=self.work.no_views,
            words=words.data if speed is Speed.PLAIN else words,  # Python's ints do not overflow
            path=np.zeros((search.MAX_DEPTH, 2), np.int64),
            slots=np.zeros((2 * MAX_NODES, search.N_SLOT), np.int64),
            nodes=np.zeros((MAX_NODES, search.N_NODE), np.int64),
            edges=np.zeros((MAX_EDGES, search.N_EDGE)),
            counts=np.zeros(2, np.int64),
        )
        self.run = bind(search.search, game, speed, **game.habits.by_name())
        self.n_iterations = 0

    def begin(self, view: Struct, key: bytes) -> None:
        self.tree = self.tree._replace(roots=structs(self.speed, self.game.View, view.array))
        self.work = self.work._replace(master=key_row(self.speed, key))
        self.tree.slots[:] = 0
        for i in range(2):
            self.tree.counts[i] = 0
        self.n_iterations = 0

    def grow(self, n_iterations: int) -> None:
        self.run(self.work, self.tree, self.n_iterations, n_iterations, self.game.habits.span)
        self.n_iterations += n_iterations

    def grow_until(self, end: float) -> None:
        """At least one chunk, so that a late answer is an answer."""
        n, now = FIRST_CHUNK, time.perf_counter()
        while True:
            begun = now
            self.grow(n)
            now = time.perf_counter()
            if now >= end:
                return
            rate = n / max(now - begun, 1e-9)
            n = max(1, min(4 * n, int(rate * min(CHUNK_S, end - now))))

    def found(self, n_moves: int) -> Any:
        """Of the root's moves: how often tried, sums of win shares and scores."""
        return self.tree.edges[:n_moves, [search.VISITS, search.VALUE, search.SCORE]].copy()


class Sheriff:
    """Searches for as long as it is given, or for a number of iterations for each thread."""

    def __init__(
        self,
        game: AnyGame,
        iterations: int | None = None,
        threads: int = 1,
        speed: Speed = Speed.COMPILED,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.searches = [Search(game, speed) for _ in range(threads)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def get_ready(self) -> None:
        """Compile the search, or load it, so that the first thought takes no longer than others."""
        self.searches[0].begin(self.game.View(), bytes(32))
        self.searches[0].grow(0)

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        check_view(self.game, view)
        if len(moves) == 1:
            return Choice(moves[0])
        end = time.perf_counter() + seconds
        jobs = list(zip(self.searches, keys_of(key, len(self.searches)), strict=True))

        def grow(job: tuple[Search, bytes]) -> Any:
            one, own_key = job
            one.begin(view, own_key)
            if self.iterations is None:
                one.grow_until(end)
            else:
                one.grow(self.iterations)
            return one.found(len(moves))

        found = sum(self.pool.map(grow, jobs) if self.pool else map(grow, jobs), np.zeros((len(moves), 3)))
        visits = np.maximum(found[:, 0], 1.0)
        lines = tuple(
            Line(move, int(n), float(share), float(score))
            for move, n, share, score in zip(
                moves, found[:, 0], found[:, 1] / visits, found[:, 2] / visits, strict=True
            )
        )
        best = max(lines, key=lambda line: (line.visits, line.win_share))
        return Choice(best.move, lines)


def keys_of(key: bytes, n: int) -> list[bytes]:
    """A key for each of `n` threads."""
    master, one = Stream(), Stream()
    put_key(master, key)
    keys = []
    for i in range(n):
        split(master.key, i, one)
        keys.append(one.array["key"][0].tobytes())
    return keys
