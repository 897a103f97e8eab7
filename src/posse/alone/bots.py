"""Bots on the device. Those that do not search think right here, in plain Python; the others somewhere else, if there
is such a place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from posse.bots.levels import bot, level, levels
from posse.server.live.chance import Chance
from posse.server.live.question import PACES, Question
from posse.server.wire.refusal import Refusal

PACE_S = (0.6, 1.6)  # between these a bot takes for every move, as on a server
MOVE_S = 1.0  # the most a bot thinks about a move

Think = Callable[[Question, float, bytes], Awaitable[str]]
"""(question, seconds, key): what a bot that searches would play."""


class BotsHere:
    def __init__(self, chance: Chance, think: Think | None = None) -> None:
        self._chance = chance
        self._think = think

    def can_play(self, name: str) -> bool:
        """Whether a bot of this level can think on this device."""
        found = levels().get(name)
        return found is not None and (not found.thinks or self._think is not None)

    async def choose(self, question: Question) -> str:
        """At the end of its pace, so that a move taken back at once has cost nothing."""
        pace_s = PACES[question.pace] * self._chance.between(*PACE_S)
        key = self._chance.bot_key((question.level, question.game.name, bytes(question.view)))
        if not level(question.level).thinks:
            await asyncio.sleep(pace_s)
            return bot(question.level, question.game).choose(question.view, question.moves, 0.0, key).move
        if self._think is None:
            raise Refusal(409, "no-such-bot", f"a {question.level} cannot think on this device")
        if len(question.moves) == 1:
            await asyncio.sleep(pace_s)
            return question.moves[0]
        await asyncio.sleep(max(0.0, pace_s - MOVE_S))
        return await self._think(question, MOVE_S, key)
