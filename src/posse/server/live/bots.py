"""Bots at tables: asked for a move, they take their pace and think in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from posse.bots import workers
from posse.bots.levels import level as level_named
from posse.bots.levels import levels
from posse.games import game as game_named
from posse.server.log import log
from posse.server.settings import Settings

from .chance import Chance
from .processes import Processes
from .question import PACES, Question

LEAST_S = 0.1  # of thinking, however many think
QUICK_S = 0.05  # of its pace, in which a bot answers that does not think
SLACK_S = 0.05  # for an answer to arrive: only a bot that thinks is late, one without a choice answers at once
SETTLE_S = 0.5  # of its pace, before a bot thinks: what is taken back at once has cost nothing
LATE_S = 60.0  # a thought that takes so much longer than it should is given up


class Bots:
    """Bots that answer at once do not queue behind those that think."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self._quick = Processes(1)
        self._thinking = Processes(settings.bot_processes, self._forget_warming)
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}  # by level and game

    def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        self._quick.close()
        self._thinking.close()

    async def choose(self, question: Question) -> str:
        """A move, after the bot's pace, at whose end it thinks. A forced move goes the same way as any other: its time
        tells nothing."""
        low, high = self.settings.bot_pace_s
        pace_s = PACES[question.pace] * self.chance.between(low, high)
        if not level_named(question.level).thinks:
            thought_s = min(QUICK_S, pace_s)
            await asyncio.sleep(pace_s - thought_s)
            return await self._think(self._quick, question, 0.0, thought_s)
        await asyncio.sleep(max(pace_s - self.settings.bot_move_s - SLACK_S, min(pace_s, SETTLE_S)))
        await self.warmed(question.level, question.game.name)
        return await self._think(self._thinking, question, self.settings.bot_move_s, SLACK_S)

    async def _think(self, processes: Processes, question: Question, most_s: float, rest_s: float) -> str:
        """`most_s` of thinking, less where many do, and `rest_s` for the answer."""
        _, level, game, view, moves, _ = question
        loop = asyncio.get_running_loop()
        answer_at = 0.0

        def job() -> tuple[Any, ...]:
            nonlocal answer_at
            seconds = max(LEAST_S, most_s / max(1.0, processes.load())) if most_s else 0.0
            answer_at = loop.time() + seconds + rest_s
            asked = (level, game.name, bytes(game.box), bytes(view), tuple(moves), seconds)
            return *asked, self.chance.bot_key(asked)

        choice = await processes.run(question.owner, workers.choose_away, job, most_s + LATE_S)
        await asyncio.sleep(max(0.0, answer_at - loop.time()))
        return str(choice.move)

    # Warming: bots that think are compiled, or loaded, before they can -----------------------------------------------

    def warm(self, games: Iterable[str]) -> None:
        """Begin before a bot is asked for."""
        for game in games:
            for name, level in levels().items():
                if level.thinks:
                    self._begin_warming(name, game)

    async def warmed(self, level: str, game: str) -> None:
        warming = self._begin_warming(level, game)
        try:
            await asyncio.shield(warming)
        except Exception:
            if self._warming.get((level, game)) is warming:
                del self._warming[level, game]
            raise

    def _begin_warming(self, level: str, game: str) -> asyncio.Task[None]:
        if (level, game) not in self._warming:
            self._warming[level, game] = asyncio.create_task(self._warm(level, game))
        return self._warming[level, game]

    async def _warm(self, level: str, game: str) -> None:
        begun = asyncio.get_running_loop().time()
        job, owner = (level, game, bytes(game_named(game).box)), f"warm {level} {game}"
        await self._thinking.run(owner, workers.get_ready_away, lambda: job)  # one compiles, the others load
        owners = [f"{owner} {i}" for i in range(self._thinking.n)]
        await asyncio.gather(*(self._thinking.run(one, workers.get_ready_away, lambda: job) for one in owners))
        log.info("bots_warm", level=level, game=game, seconds=round(asyncio.get_running_loop().time() - begun, 1))

    def _forget_warming(self) -> None:
        self._warming.clear()
