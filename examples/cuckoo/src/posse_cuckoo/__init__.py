"""Cuckoo: a game in a package of its own (see README.md)."""

from __future__ import annotations

from pathlib import Path

from posse.engine.game import Definition, Paper, Rules
from posse.text import Text

from . import text
from .box import RANKS, Box, read_box
from .deputy import HABITS
from .rules import actors, apply, legal, payoff, resample, setup, turn, view
from .state import EVENTS, N_MOVES, NOTATION, PLACES, POSITION, TELLING, State, View

GAME = Definition(
    name="cuckoo",
    version=1,
    seats=range(2, 5),
    n_moves=N_MOVES,
    max_legal=N_MOVES,
    ply_cap=200,
    rules=Rules(Box, State, View, setup, actors, turn, legal, apply, payoff, view, resample),
    habits=HABITS,
    paper=Paper(
        edition=Path(__file__).with_name("edition.toml"),
        read_box=read_box,
        moves=NOTATION,
        position=POSITION,
        rule_numbers=text.RULES,
        why_not=text.why_not,
        items=RANKS,
        places=PLACES,
        events=EVENTS,
        telling=TELLING,
        contents=text.contents,
        census=text.census,
        sight=text.sight,
    ),
)

TEXT = Text(
    sheet=text.sheet,
    questions=text.QUESTIONS,
    group=text.group,
    label=text.label,
    brief=text.label,
    story=text.story,
    headings=frozenset(),
    rule_values=text.rule_values,
    listing=text.listing,
)
