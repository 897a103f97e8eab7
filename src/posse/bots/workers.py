"""Bots that think in another process, so that a screen or a server goes on meanwhile."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TypeVar

from posse.engine.game import AnyGame
from posse.games import game as game_named

from .bot import Bot, Choice, check_view, get_ready
from .levels import bot

T = TypeVar("T")


class Stable:
    """Processes in which bots think. They start when first needed and end with `close`, or with this process."""

    def __init__(self, n_processes: int = 1) -> None:
        # Fresh processes: nothing of this one's threads or compilers is inherited.
        fresh = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(n_processes, mp_context=fresh, initializer=_end_with_parent)

    def bot(self, level: str, game: AnyGame) -> Away:
        return Away(self, level, game)

    def submit(self, function: Callable[..., T], *job: Any) -> Future[T]:
        """A process that starts for it does not hear Ctrl-C, though a terminal tells all: that is ours to hear."""
        if not hasattr(signal, "pthread_sigmask"):
            return self.pool.submit(function, *job)
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self.pool.submit(function, *job)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    def close(self) -> None:
        """At once: nobody waits for the end of a thought, or of compiling."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


@functools.cache
def stable() -> Stable:
    """The one of this process."""
    return Stable()


def dismiss() -> None:
    """Close the one of this process, if there is one."""
    if stable.cache_info().currsize:
        stable().close()
        stable.cache_clear()


class Away:
    """A bot whose thoughts are elsewhere; `choose` waits for them. It gets ready as soon as it sits."""

    def __init__(self, stable: Stable, level: str, game: AnyGame) -> None:
        self.stable, self.level, self.game = stable, level, game
        self.box = bytes(game.box)
        self.readiness = stable.submit(get_ready_away, level, game.name, self.box)

    def is_ready(self) -> bool:
        """Until it is, `choose` waits for that too."""
        return self.readiness.done()

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        check_view(self.game, view)
        if len(moves) == 1:
            return Choice(moves[0])
        job = (self.level, self.game.name, self.box, bytes(view), tuple(moves), seconds, key)
        return self.stable.submit(choose_away, *job).result()


def _end_with_parent() -> None:
    """A pool's process would wait for jobs for ever if the one that gives them is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def choose_away(
    level: str, name: str, box: bytes, view: bytes, moves: tuple[str, ...], seconds: float, key: bytes
) -> Choice:
    """What a process is asked to do: all that crosses is bytes and notation."""
    return _bot(level, name, box).choose(game_named(name).View.from_bytes(view), moves, seconds, key)


def get_ready_away(level: str, name: str, box: bytes) -> None:
    """Make a bot ready, compiling what it needs."""
    get_ready(_bot(level, name, box))


@functools.lru_cache(maxsize=16)
def _bot(level: str, name: str, box: bytes) -> Bot[Any]:
    return bot(level, game_named(name).with_box(box))
