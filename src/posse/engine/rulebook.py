"""A game's rules and what is in its box, as it is played: every number is that of the box at hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from posse.locales import Words

from .edition import load_box, sources
from .game import Game
from .listing import CHANGED, MARKS, Group, Mark, Printed
from .struct import Struct


class Rule(NamedTuple):
    number: str
    text: str
    marks: tuple[Mark, ...]  # ruled, assumed, changed


class Section(NamedTuple):
    title: str
    rules: tuple[Rule, ...]


def say(game: Game[Any, Any, Any], box: Struct, number: str, words: Words) -> str:
    """A rule."""
    return _said(number, game.rule_values(box, words), words)


def rule(game: Game[Any, Any, Any], box: Struct, number: str, words: Words) -> Rule:
    """The same with its marks: those of its message, and whether the shipped edition has it otherwise."""
    return _rules(game, box, [number], words)[0]


def sections(game: Game[Any, Any, Any], box: Struct, words: Words) -> list[Section]:
    """All rules, in the parts that their file has."""
    found: dict[str, list[Rule]] = {}
    for one in _rules(game, box, game.rule_numbers, words):
        found.setdefault(words.headings[one.number], []).append(one)
    return [Section(title, tuple(rules)) for title, rules in found.items()]


def _rules(game: Game[Any, Any, Any], box: Struct, numbers: Sequence[str], words: Words) -> list[Rule]:
    here, shipped = game.rule_values(box, words), game.rule_values(load_box(game), words)
    found = []
    for number in numbers:
        text = _said(number, here, words)
        marks = [mark for mark in MARKS if mark in words.comments[number].split(", ")]
        marks += [CHANGED] if text != _said(number, shipped, words) else []
        found.append(Rule(number, text, tuple(marks)))
    return found


def _said(number: str, values: Mapping[str, str | int], words: Words) -> str:
    """Where a part of it falls away, no space stays behind."""
    return words(number, **values).strip(" ")


def listing(game: Game[Any, Any, Any], box: Struct, words: Words) -> list[Group]:
    """What is in the box."""
    return list(game.listing(Printed(box, load_box(game), sources(game), words)))
