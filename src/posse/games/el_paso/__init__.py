"""El Paso, by Stefan Dorra: raid seven towns, and leave before the sheriffs come (see README.md)."""

from __future__ import annotations

from pathlib import Path

from posse.engine.game import Definition, Paper, Rules
from posse.text import Text

from . import paper, text
from .box import Box, read_box
from .chronicle import chronicle, standing
from .deputy import HABITS
from .events import EVENTS, ITEMS, PLACES, TELLING
from .facts import facts
from .moves import MAX_LEGAL, N_MOVES, NOTATION, QUESTIONS, group
from .observation import OBSERVATION
from .refusals import why_not
from .resample import resample
from .rulebook import listing, rule_values
from .rules import actors, apply, legal, payoff, turn
from .setup import setup
from .sheet import sheet
from .state import POSITION, State
from .view import View, view

GAME = Definition(
    name="el-paso",
    version=2,
    seats=range(2, 6),
    n_moves=N_MOVES,
    max_legal=MAX_LEGAL,
    ply_cap=20_000,
    rules=Rules(Box, State, View, setup, actors, turn, legal, apply, payoff, view, resample),
    habits=HABITS,
    observation=OBSERVATION,
    paper=Paper(
        edition=Path(__file__).with_name("edition.toml"),
        read_box=read_box,
        moves=NOTATION,
        position=POSITION,
        rule_numbers=paper.RULES,
        why_not=why_not,
        items=ITEMS,
        places=PLACES,
        events=EVENTS,
        telling=TELLING,
        contents=paper.contents,
        census=paper.census,
        sight=paper.sight,
        facts=facts,
        from_memory=paper.FROM_MEMORY,
        ending=paper.ending,
        standing=standing,
        chronicle=chronicle,
    ),
)

TEXT = Text(
    sheet=sheet,
    questions=QUESTIONS,
    group=group,
    label=text.label,
    brief=text.brief,
    story=text.story,
    headings=text.HEADINGS,
    rule_values=rule_values,
    listing=listing,
)
