"""Bots of somebody's own, good and bad."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from posse.bots.bot import Choice


class First:
    """Plays the first of its moves."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        assert type(view) is self.game.View
        return Choice(moves[0])


class ByKey(First):
    """Plays any of them."""

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        return Choice(moves[key[0] % len(moves)])


class Slow(ByKey):
    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        time.sleep(0.02)
        return super().choose(view, moves, seconds, key)


class Fails(First):
    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        raise ZeroDivisionError("oh no")


class Cheats(First):
    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        return Choice("shoot everybody")


class DiesOnce(ByKey):
    """Takes its process with it, the first time anybody is asked; the file it leaves says that it was."""

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        try:
            Path(os.environ["TEST_DIED"]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(view, moves, seconds, key)
        os._exit(3)


class AlwaysDies(First):
    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        os._exit(3)


class CannotBeMade(First):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no revolver")


class Tells(Slow):
    """Leaves a file that says where it was asked, and thinks for as long as another says so."""

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        asked = Path(os.environ["TEST_NODE"])
        asked.touch()
        while asked.with_name(f"{asked.name}.held").exists():
            asked.touch()
            time.sleep(0.02)
        return super().choose(view, moves, seconds, key)
