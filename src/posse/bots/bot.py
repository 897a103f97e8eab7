"""A bot: a View in, a move out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from posse.engine.game import AnyGame
from posse.engine.rng import Stream, put_key
from posse.engine.speed import Speed, bind
from posse.engine.struct import Struct

from . import policies

V = TypeVar("V", bound=Struct, contravariant=True)


class Line(NamedTuple):
    """What a bot found out about a move."""

    move: str
    visits: int
    win_share: float  # expected
    score: float  # expected


class Choice(NamedTuple):
    move: str
    lines: tuple[Line, ...] = ()  # for whoever wants to explain it; empty where nothing was counted


class Bot(Protocol[V]):
    """Chooses for one seat, from what that seat knows and may do; never from a State.

    The same view, moves and key give the same choice, unless it is the clock that ends the thinking. A bot that has to
    compile or load something first may have a method `get_ready()`, and `is_ready()` if that happens elsewhere.
    """

    def choose(self, view: V, moves: Sequence[str], seconds: float, key: bytes) -> Choice: ...


class ByPolicy:
    """Chooses by a policy, in plain Python: at once, whatever the clock says."""

    def __init__(self, game: AnyGame, policy: int) -> None:
        self.game = game
        self.policy = policy
        self.pick = bind(policies.pick, game, Speed.PLAIN, **game.habits.by_name())

    def choose(self, view: Any, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        check_view(self.game, view)
        if len(moves) == 1:
            return Choice(moves[0])
        stream = Stream()
        put_key(stream, key)
        numbers = [self.game.paper.moves.read(move) for move in moves]
        likings = [0.0] * self.game.max_legal
        return Choice(moves[self.pick(self.game.box, view, self.policy, numbers, len(numbers), likings, stream)])


def check_view(game: AnyGame, view: object) -> None:
    """A State holds what no seat may know."""
    if type(view) is not game.View:
        raise TypeError(f"a bot at {game.name} is shown a {game.View.__qualname__}, not a {type(view).__qualname__}")


def is_ready(player: Bot[Any]) -> bool:
    """Whether it can think at once; one in a process of its own may have to compile first."""
    ready: Callable[[], bool] | None = getattr(player, "is_ready", None)
    return ready is None or ready()


def get_ready(player: Bot[Any]) -> None:
    """Let it compile or load what it needs, so that its first thought takes no longer than others."""
    prepare: Callable[[], None] | None = getattr(player, "get_ready", None)
    if prepare is not None:
        prepare()
