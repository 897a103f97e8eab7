"""A game to play with: rules and box, one thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from posse import games
from posse.bots.environment import LineUp
from posse.engine import game as engine
from posse.engine.game import HouseValue
from posse.engine.rng import key_from_seed, new_key

from .batches import Batch, batch_of
from .bots import SECONDS, Bot
from .environments import Environment, on_cpu, on_gpu, plan_of
from .languages import words_in
from .tables import Table

if TYPE_CHECKING:
    from posse.bots.gpu_environment import GpuEnvironment


class Game(engine.Game[Any, Any, Any]):
    """A game with its box.

    >>> import posse
    >>> game = posse.game("wyatt-earp", house={"hand_size": 8})
    >>> game
    Game('wyatt-earp', house={'hand_size': 8})
    >>> game.title("de"), list(game.seats)
    ('Wyatt Earp', [2, 3, 4])
    >>> game.rule("WE-20")[:32]
    'You can only play cards that you'
    """

    def title(self, language: str = "en") -> str:
        return words_in(language)(f"{self.name}-title")

    def rule(self, number: str, language: str = "en") -> str:
        """A rule of the rulebook in words, with the numbers of this box: WE-20."""
        if number not in self.paper.rule_numbers:
            first, last = self.paper.rule_numbers[0], self.paper.rule_numbers[-1]
            raise engine.PosseError(f"{self.name} has no rule {number}; its rules are {first} to {last}")
        return games.rulebook(self, words_in(language)).say(number)

    def table(self, seats: int | None = None, seed: int | str | None = None, names: Sequence[str] = ()) -> Table:
        """A new table. With a seed, the deal is always the same; without one, it is anybody's guess."""
        n_seats = seats if seats is not None else len(names) or self.seats.start
        return Table(self, new_key() if seed is None else key_from_seed(seed), n_seats, names)

    def bot(self, level: str, seconds: float = SECONDS, **options: Any) -> Bot:
        """A bot, ready to be asked; one that searches takes `iterations` instead of seconds."""
        return Bot(self, level, seconds, **options)

    def batch(self, n: int, seats: int | None = None, seed: int | str | None = None, threads: int = 1) -> Batch:
        """`n` games that are stepped together, compiled, over threads."""
        return batch_of(self, n, self.seats.start if seats is None else seats, seed, threads)

    def environment(
        self,
        n: int,
        seats: int | None = None,
        seed: int | str | None = None,
        threads: int = 1,
        bots: LineUp | None = None,
        rotated: bool = False,
        forced: bool = False,
        waits: bool = False,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> Environment:
        """`n` games for a program that learns: stepped together, dealt anew when they end, observed and masked.

        bots: who plays each seat: a policy by name, or None for whoever learns, as all seats do if nothing is said. Or
            an array [row, seat] of numbers of policies (`posse.bots.policies`).
        rotated: row i has that line-up turned on by i seats.
        forced: moves of learners that have no other are played for them.
        waits: a game that has ended is shown for one step, in which nothing can be played, and then dealt anew;
            otherwise the next game is dealt in the same step.
        buffers: arrays of one's own for what is written, by name: `observations`, `masks`, …
        """
        return on_cpu(plan_of(self, n, seats, seed, bots, rotated, forced, waits), threads, buffers)

    def gpu_environment(
        self,
        n: int,
        seats: int | None = None,
        seed: int | str | None = None,
        bots: LineUp | None = None,
        rotated: bool = False,
        forced: bool = False,
        waits: bool = False,
    ) -> GpuEnvironment:
        """As `environment`, on this machine's GPU (posse-games[gpu]); for the same seed the same, byte for byte."""
        return on_gpu(plan_of(self, n, seats, seed, bots, rotated, forced, waits))

    def __repr__(self) -> str:
        house = f", house={dict(self.house)}" if self.house else ""
        return f"Game({self.name!r}{house})"


def game(name: str, *, edition: str | Path | None = None, house: Mapping[str, HouseValue] | None = None) -> Game:
    """The game of that name with its box: as it ships, or with an edition file or house rules.

    >>> import posse
    >>> posse.game("showdown", house={"stake": 5}).box.stake
    5
    """
    bound = games.game(name, Path(edition) if edition else None, house)
    return Game(bound.definition, bound.box.copy(), bound.house)
