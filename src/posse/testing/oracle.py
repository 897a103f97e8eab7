"""An oracle in place of chance: every outcome of a rule, one after the other.

The plain rules are grafted with draws that follow a script. So all deals of a small edition can be counted, whatever
the game, without the game knowing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from posse.engine import rng
from posse.engine.game import AnyGame
from posse.engine.rule import Parts, graft
from posse.engine.struct import Grid, Row

F = TypeVar("F", bound=Callable[..., Any])


class Oracle:
    """Chance by script. `outcomes` runs a function again and again until every outcome has been had."""

    def __init__(self) -> None:
        self._script: list[list[int]] = []  # [chosen, of how many]
        self._at = 0

    def pick(self, n: int) -> int:
        if self._at == len(self._script):
            self._script.append([0, n])
        self._at += 1
        return self._script[self._at - 1][0]

    def outcomes(self, run: Callable[[], Any]) -> Iterator[Any]:
        self._script.clear()
        while True:
            self._at = 0
            yield run()
            while self._script and self._script[-1][0] + 1 == self._script[-1][1]:
                self._script.pop()
            if not self._script:
                return
            self._script[-1][0] += 1

    def scripted(self, game: AnyGame) -> AnyGame:
        """The game with this oracle for its chance. Copies of one kind are one outcome."""

        def below(s: Any, n: int) -> int:
            return self.pick(n)

        def draw_one(s: Any, counts: Row, n: int) -> int:
            return self._draw(lambda kind: counts[kind], lambda kind, left: counts.__setitem__(kind, left), n)

        def draw_from(s: Any, counts: Grid, row: int, n: int) -> int:
            def put(kind: int, left: int) -> None:
                counts[row, kind] = left

            return self._draw(lambda kind: counts[row, kind], put, n)

        parts = Parts(replaced={rng.below: below, rng.draw_one: draw_one, rng.draw_from: draw_from})

        def scripted(rule: F) -> F:
            return graft(rule, parts, "scripted_")

        rules = replace(game.rules, setup=scripted(game.rules.setup), apply=scripted(game.rules.apply))
        return game.altered(rules=rules)

    def _draw(self, count: Callable[[int], int], put: Callable[[int, int], None], n: int) -> int:
        kinds = []
        kind = 0
        while n > 0:
            if count(kind) > 0:
                kinds.append(kind)
                n -= count(kind)
            kind += 1
        chosen = kinds[self.pick(len(kinds))]
        put(chosen, count(chosen) - 1)
        return chosen
