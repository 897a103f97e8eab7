"""Workspaces: what drivers work in, as one named tuple of arrays, in the form their speed takes.

At the compiled speeds these are arrays of structs; at the plain speed, lists of structs over the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .game import MAX_SEATS, AnyGame
from .rng import Stream, put_key
from .speed import Speed
from .struct import FloatGrid, FloatRow, Row, Struct

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Workspace(NamedTuple):
    """All that one thread needs to play games; it belongs to one thread at a time.

    Drivers take structs as sequences, `boxes[0]`, `states[i]`, so that the same code reads arrays and lists.
    """

    boxes: Sequence[Any]  # one
    states: Any  # as many as the driver plays
    blanks: Sequence[Any]  # one, never written: what `blank` makes states like
    views: Any  # one
    no_views: Sequence[Any]  # one, never written
    scratches: Sequence[Any]  # one: paper for `resample`
    streams: Any  # one: what policies draw from
    moves: Any  # the legal moves of a seat
    likings: FloatRow  # how much it likes each
    out: FloatGrid  # what `payoff` fills
    master: Row  # the key from which all games are dealt


def workspace(
    game: AnyGame, speed: Speed, key: bytes = bytes(32), states: npt.NDArray[np.void] | None = None
) -> Workspace:
    """Room for one thread; `states`: the rows it plays in, where one is not enough."""
    import numpy as np

    return Workspace(
        boxes=structs(speed, game.rules.Box, game.box.array),
        states=structs(speed, game.State, game.State.batch(1) if states is None else states),
        blanks=structs(speed, game.State, game.State.batch(1)),
        views=structs(speed, game.View, game.View.batch(1)),
        no_views=structs(speed, game.View, game.View.batch(1)),
        scratches=structs(speed, game.rules.Scratch, game.rules.Scratch.batch(1)),
        streams=structs(speed, Stream, Stream.batch(1)),
        moves=numbers(speed, game.max_legal),
        likings=[0.0] * game.max_legal if speed is Speed.PLAIN else np.zeros(game.max_legal),
        out=np.zeros((2, MAX_SEATS)),
        master=key_row(speed, key),
    )


def structs(speed: Speed, kind: type[Struct], array: npt.NDArray[np.void]) -> Any:
    """An array of structs, as drivers of this speed index it."""
    if speed is Speed.PLAIN:
        return [kind.over(array[i : i + 1]) for i in range(len(array))]
    return array


def numbers(speed: Speed, n: int) -> Any:
    if speed is Speed.PLAIN:
        return [0] * n
    import numpy as np

    return np.zeros(n, np.int64)


def key_row(speed: Speed, key: bytes) -> Row:
    """A key as `split` takes it."""
    stream = Stream()
    put_key(stream, key)
    row: Row = stream.key if speed is Speed.PLAIN else stream.array["key"][0]
    return row
