"""A contest: which bots meet at which game, by what clock, over which deals."""

from __future__ import annotations

import functools
import hashlib
import importlib
import inspect
import itertools
import os
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from posse.bots import policies
from posse.bots.bot import Bot
from posse.bots.levels import Level, level, levels
from posse.engine.game import AnyGame, PosseError, check_seats
from posse.engine.rng import key_from_seed
from posse.engine.rule import fingerprint
from posse.engine.speed import compiled_parts
from posse.games import game as game_named

MOVE_TIME = 1.0  # seconds, where nothing else is said


@dataclass(frozen=True)
class Contest:
    """All that decides how its deals are played; small, and the same for every process that plays some of them.

    For every deal the line-up sits down in an order of its own, and all move on by one seat for every rotation of it.
    So a bot sits in every seat of a deal, and over the deals beside everybody.
    """

    game: str
    version: int
    edition: str  # digest
    box: bytes
    bots: tuple[str, ...]  # the line-up
    seed: str
    move_time: float | None  # seconds for each decision of those that think
    iterations: int | None  # instead, for those that search
    code: str  # digest of the rules and bots: other code would play other games

    @property
    def n_seats(self) -> int:
        return len(self.bots)

    @property
    def key(self) -> bytes:
        return key_from_seed(self.seed)

    @property
    def is_compiled(self) -> bool:
        """Whether nobody has to be asked."""
        return all(entrant(name).policy is not None for name in self.bots)

    def order(self, number: int) -> tuple[int, ...]:
        """By seat, the place in the line-up of who sits there in rotation 0 of a deal."""
        return order_of(self.key, number, self.n_seats)

    def seated(self, number: int, rotation: int) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(self.bots[place] for place in rotated(self.order(number), rotation))

    def labels(self) -> tuple[str, ...]:
        """Names by place, told apart."""
        return tuple(
            name if self.bots.count(name) == 1 else f"{name} ({self.bots[: place + 1].count(name)})"
            for place, name in enumerate(self.bots)
        )

    def as_dict(self) -> dict[str, Any]:
        """As a results file names it."""
        names = ("game", "version", "edition", "bots", "seed", "move_time", "iterations", "code")
        found = {name: getattr(self, name) for name in names}
        return {**found, "bots": list(self.bots)}


def order_of(key: bytes, number: int, n_seats: int) -> tuple[int, ...]:
    """The order in which a line-up sits down for a deal of a key: any of all there are."""
    orders = _orders(n_seats)
    drawn = hashlib.sha256(key + f"order {number}".encode()).digest()
    return orders[int.from_bytes(drawn, "little") % len(orders)]


@functools.cache
def _orders(n_seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(itertools.permutations(range(n_seats)))


def rotated(order: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    """All have moved on by so many seats."""
    n_before = len(order) - rotation
    return (*order[n_before:], *order[:n_before])


def contest(
    game: AnyGame,
    bots: Sequence[str],
    seed: str,
    move_time: float | None = None,
    iterations: int | None = None,
) -> Contest:
    """A contest whose bots are all there; raises PosseError where one is not."""
    check_seats(game, len(bots))
    is_asked = any(entrant(name).policy is None for name in bots)
    return Contest(
        game=game.name,
        version=game.version,
        edition=game.edition,
        box=bytes(game.box),
        bots=tuple(bots),
        seed=seed,
        move_time=(move_time or MOVE_TIME) if is_asked and iterations is None else None,
        iterations=iterations if is_asked else None,
        code=code_of(game, bots),
    )


@functools.cache
def entrant(name: str) -> Level:
    """The bot of that name: a level, or a class of somebody's own."""
    if name in levels():
        return level(name)
    module_name, colon, class_name = name.partition(":")
    if not colon:
        known = ", ".join(levels())
        raise PosseError(f"there is no bot {name!r}; choose from: {known}, or give a class as module:Class")
    module = _module(module_name, name)
    found = module
    for part in class_name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise PosseError(f"the bot {name!r}: {module_name} has no class {class_name!r} with a `choose` method")
    return Level(name, found, code=lambda game: _source(found))


def _source(found: type) -> str:
    try:
        return inspect.getsource(inspect.getmodule(found) or found)
    except (OSError, TypeError):
        return found.__qualname__


def _module(module_name: str, name: str) -> Any:
    """From the working directory first, as `python` itself would."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name and (module_name + ".").startswith(error.name + "."):
            raise PosseError(f"the bot {name!r}: there is no module {module_name!r}, here or installed") from None
        raise PosseError(f"the bot {name!r}: {in_a_line(error)}") from None
    except Exception as error:
        raise PosseError(f"the bot {name!r}: {in_a_line(error)}") from None


def make(name: str, game: AnyGame, iterations: int | None) -> Bot[Any]:
    """A bot to be asked."""
    try:
        return entrant(name).bot(game, **({} if iterations is None else {"iterations": iterations}))
    except PosseError:
        raise
    except Exception as error:
        raise PosseError(f"the bot {name!r} could not be created: {in_a_line(error)}") from None


def code_of(game: AnyGame, bots: Sequence[str]) -> str:
    """A digest of the code that plays: rules, policies, searches, and the files of classes of somebody's own."""
    habits = game.habits
    parts = compiled_parts(game, **habits.by_name())
    own = [entrant(name).code(game) for name in sorted(set(bots))]
    found = [fingerprint(policies.play_until, parts), *filter(None, own)]
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:16]


def in_a_line(error: BaseException) -> str:
    """What went wrong, and where."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "importlib" not in f.filename]
    where = f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def open_contest(found: Contest) -> AnyGame:
    """The game of a contest; refused where rules or bots are not those it was called with."""
    game = game_named(found.game)
    if code_of(game, found.bots) != found.code:
        raise PosseError(f"the rules or bots of {found.game} have changed since the contest began")
    return game.with_box(found.box)
