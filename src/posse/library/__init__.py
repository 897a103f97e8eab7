"""What `import posse` gives: games, tables, records and bots, in one place and in plain words.

The classes are those of the engine, with what needs words and bots added.
"""

from __future__ import annotations

from posse.arena.simulate import Summary
from posse.bots.bot import Choice, Line
from posse.engine.game import EditionError, NoSuchGame, PosseError, SeatsError
from posse.engine.log import Event
from posse.engine.records import BadRecord
from posse.engine.table import Illegal, Offer, Result, Stale
from posse.games import game_names

from .batches import Batch, Results
from .bots import Bot, levels
from .environments import Environment
from .games import Game, game
from .plies import Ply, Told
from .records import Record, load
from .simulation import simulate
from .tables import Table

__all__ = [
    "BadRecord",
    "Batch",
    "Bot",
    "Choice",
    "EditionError",
    "Environment",
    "Event",
    "Game",
    "Illegal",
    "Line",
    "NoSuchGame",
    "Offer",
    "Ply",
    "PosseError",
    "Record",
    "Result",
    "Results",
    "SeatsError",
    "Stale",
    "Summary",
    "Table",
    "Told",
    "game",
    "game_names",
    "levels",
    "load",
    "simulate",
]
