"""A game's rules and what is in its box, as it is played: every number is that of the box at hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from posse.engine import edition
from posse.engine.game import AnyGame

from . import AnyText
from .listing import CHANGED, MARKS, Group, Mark, Printed
from .words import Words


class Rule(NamedTuple):
    number: str
    text: str
    marks: tuple[Mark, ...]  # ruled, assumed, changed


class Section(NamedTuple):
    title: str
    rules: tuple[Rule, ...]


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, game: AnyGame, text: AnyText, words: Words) -> None:
        self.game, self.text, self.words = game, text, words

    def say(self, number: str) -> str:
        """A rule."""
        return self._said(number, self.text.rule_values(self.game.box, self.words))

    def rule(self, number: str) -> Rule:
        """The same with its marks: those of its message, and whether the shipped edition has it otherwise."""
        return self._rules([number])[0]

    def sections(self) -> list[Section]:
        """All rules, in the parts that their file has."""
        found: dict[str, list[Rule]] = {}
        for rule in self._rules(self.game.paper.rule_numbers):
            found.setdefault(self.words.headings[rule.number], []).append(rule)
        return [Section(title, tuple(rules)) for title, rules in found.items()]

    def listing(self) -> list[Group]:
        """What is in the box."""
        shipped = edition.bound(self.game.definition)
        return list(self.text.listing(Printed(self.game.box, shipped.box, edition.sources(self.game), self.words)))

    def _rules(self, numbers: Sequence[str]) -> list[Rule]:
        here = self.text.rule_values(self.game.box, self.words)
        shipped = self.text.rule_values(edition.bound(self.game.definition).box, self.words)
        rules = []
        for number in numbers:
            said = self._said(number, here)
            marks = [mark for mark in MARKS if mark in self.words.comments[number].split(", ")]
            marks += [CHANGED] if said != self._said(number, shipped) else []
            rules.append(Rule(number, said, tuple(marks)))
        return rules

    def _said(self, number: str, values: Mapping[str, str | int]) -> str:
        """Where a part of it falls away, no space stays behind."""
        return self.words(number, **values).strip(" ")
