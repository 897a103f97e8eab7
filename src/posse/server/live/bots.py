"""Bots at tables: asked for a move, they take their pace and think in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from posse.bots import workers
from posse.engine.edition import load_box
from posse.engine.game import Game
from posse.engine.struct import Struct
from posse.games import game as game_named
from posse.server.log import log
from posse.server.settings import Settings

from .chance import Chance
from .processes import Processes

PACES = {"calm": 1.0, "brisk": 0.35, "instant": 0.0}
LEAST_S = 0.1  # of thinking, however many think
QUICK_S = 0.05  # of its pace, in which a quick bot thinks
SLACK_S = 0.05  # for an answer to arrive: only a bot that thinks is late, one without a choice answers at once
SETTLE_S = 0.5  # of its pace, before a deep bot thinks: what is taken back at once has cost nothing
LATE_S = 60.0  # a thought that takes so much longer than it should is given up
DEEP = "sheriff"  # the level that thinks long


class Question(NamedTuple):
    """What a bot is asked: what to play, by what its seat knows and may do."""

    owner: str  # the person whose table it is: bots' time is shared out by person
    level: str
    game: Game[Any, Any, Any]
    box: Struct
    view: Struct
    moves: Sequence[str]
    pace: str


class Bots:
    """The quick do not queue behind the deep."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self._quick = Processes(1)
        self._deep = Processes(settings.bot_processes, self._forget_warming)
        self._warming: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        self._quick.close()
        self._deep.close()

    async def choose(self, question: Question) -> str:
        """A move, after the bot's pace, at whose end it thinks. A forced move goes the same way as any other: its time
        tells nothing."""
        low, high = self.settings.bot_pace_s
        pace_s = PACES[question.pace] * self.chance.between(low, high)
        if question.level != DEEP:
            thought_s = min(QUICK_S, pace_s)
            await asyncio.sleep(pace_s - thought_s)
            return await self._think(self._quick, question, 0.0, thought_s)
        await asyncio.sleep(max(pace_s - self.settings.bot_move_s - SLACK_S, min(pace_s, SETTLE_S)))
        await self.warmed(question.game.name)
        return await self._think(self._deep, question, self.settings.bot_move_s, SLACK_S)

    async def _think(self, processes: Processes, question: Question, most_s: float, rest_s: float) -> str:
        """`most_s` of thinking, less where many do, and `rest_s` for the answer."""
        _, level, game, box, view, moves, _ = question
        loop = asyncio.get_running_loop()
        answer_at = 0.0

        def job() -> tuple[Any, ...]:
            nonlocal answer_at
            seconds = max(LEAST_S, most_s / max(1.0, processes.load())) if most_s else 0.0
            answer_at = loop.time() + seconds + rest_s
            asked = (level, game.name, bytes(box), bytes(view), tuple(moves), seconds)
            return *asked, self.chance.bot_key(asked)

        choice = await processes.run(question.owner, workers.choose_away, job, most_s + LATE_S)
        await asyncio.sleep(max(0.0, answer_at - loop.time()))
        return str(choice.move)

    # Warming: deep bots are compiled, or loaded, before they can think -----------------------------------------------

    def warm(self, games: Iterable[str]) -> None:
        """Begin before a bot is asked for."""
        for name in games:
            if name not in self._warming:
                self._warming[name] = asyncio.create_task(self._warm(name))

    async def warmed(self, game: str) -> None:
        self.warm([game])
        warming = self._warming[game]
        try:
            await asyncio.shield(warming)
        except Exception:
            if self._warming.get(game) is warming:
                del self._warming[game]
            raise

    async def _warm(self, name: str) -> None:
        begun = asyncio.get_running_loop().time()
        job = (DEEP, name, bytes(load_box(game_named(name))))
        await self._deep.run(f"warm {name}", workers.get_ready_away, lambda: job)  # one compiles, the others load
        owners = [f"warm {name} {i}" for i in range(self._deep.n)]
        await asyncio.gather(*(self._deep.run(owner, workers.get_ready_away, lambda: job) for owner in owners))
        log.info("bots_warm", game=name, seconds=round(asyncio.get_running_loop().time() - begun, 1))

    def _forget_warming(self) -> None:
        self._warming.clear()
