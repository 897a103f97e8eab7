"""What bots at tables are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from posse.engine.game import AnyGame
from posse.engine.struct import Struct

PACES = {"calm": 1.0, "brisk": 0.35, "instant": 0.0}


class Question(NamedTuple):
    """What a bot is asked: what to play, by what its seat knows and may do."""

    owner: str  # the person whose table it is: bots' time is shared out by person
    level: str
    game: AnyGame
    view: Struct
    moves: Sequence[str]
    pace: str
