"""What a person may choose from, and by which keys: groups of moves first, then the moves of one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from .sitting import Sitting

SCREEN_KEYS = frozenset("mnqsu?/:")  # of the screen itself; no group may have one of them
LONGEST = 30  # label of a group's only move; longer ones are said in short, or when the group is opened
STEADY = 20  # moves of a group that keep their keys through a game; nobody would learn those of a larger one
MOVE_KEYS = tuple(key for key in "1234567890abcdefghijklmnopqrstuvwxyz" if key not in SCREEN_KEYS)


@dataclass(frozen=True)
class Choice:
    key: str
    label: str
    move: str = ""  # what it plays
    group: str = ""  # what it opens
    rule: str = ""  # why it cannot be had


@dataclass(frozen=True)
class Menu:
    """`group` is the one that is open; without one, the groups themselves are the choices."""

    choices: tuple[Choice, ...]
    group: str = ""
    title: str = ""
    can_close: bool = False


def menu_of(sitting: Sitting, opened: str = "") -> Menu:
    """The offer of the sitting's person as a menu; a group that is alone is open from the start."""
    game, words = sitting.table.game, sitting.words
    groups: dict[str, list[str]] = {}
    for move in sitting.table.offer(sitting.me).moves:
        groups.setdefault(sitting.text.group(game.paper.moves.read(move)), []).append(move)
    if not groups:
        return Menu(())
    asked = next(question for question in sitting.text.questions if groups.keys() <= set(question))
    alone = len(asked) == 1
    if alone or opened in groups:
        group = asked[0] if alone else opened
        choices = _choices(sitting, group, groups[group])
        return Menu(choices, group, "" if alone else words(f"{game.name}-group-{group}"), can_close=not alone)
    return Menu(tuple(_group(sitting, name, groups.get(name, [])) for name in asked))


def _choices(sitting: Sitting, group: str, moves: list[str]) -> tuple[Choice, ...]:
    """One key a move: the same whenever it is offered, or in a large group by their order."""
    game = sitting.table.game
    every = [game.paper.moves.write(move) for move in range(game.n_moves) if sitting.text.group(move) == group]
    keys = _keys(sitting, every if len(every) <= STEADY else moves)
    are_numbers = any(brief == key for brief, key in keys.values())
    choices = []
    for move in moves:
        brief, key = keys[move]
        label = sitting.label(move) if are_numbers and brief.isdigit() else brief
        choices.append(Choice(key, label[:1].upper() + label[1:], move))
    return tuple(choices)


def _keys(sitting: Sitting, moves: list[str]) -> dict[str, tuple[str, str]]:
    """Each move in short, and its key. One that is a number has that number for a key, and letters are left."""
    briefs: dict[str, str] = {}
    for move in moves:
        with suppress(IndexError):  # of a seat this table has not
            briefs[move] = sitting.brief(move)
    numbers = {brief for brief in briefs.values() if len(brief) == 1 and brief.isdigit()}
    left = iter([key for key in MOVE_KEYS if not numbers or not key.isdigit()])
    return {move: (brief, brief if brief in numbers else next(left, "")) for move, brief in briefs.items()}


def _group(sitting: Sitting, name: str, moves: list[str]) -> Choice:
    game, words = sitting.table.game, sitting.words
    message = f"{game.name}-group-{name}"
    key = words(f"{message}.key")
    if len(moves) == 1:
        label, brief = sitting.label(moves[0]), sitting.brief(moves[0])
        short = words(message) if brief.lower() == label.lower() else f"{words(message)}: {brief}"
        if min(len(label), len(short)) <= LONGEST:
            return Choice(key, label if len(label) <= LONGEST else short, move=moves[0])
    if moves:
        return Choice(key, f"{words(message)} …", group=name)
    return Choice(key, words(message), rule=_why_none(sitting, name))


def _why_none(sitting: Sitting, group: str) -> str:
    """The rule that keeps a whole group from being played: the last in the book, since it says most of this moment."""
    game, view = sitting.table.game, sitting.table.view(sitting.me)
    moves = (move for move in range(game.n_moves) if sitting.text.group(move) == group)
    rules = {rule for move in moves if (rule := game.paper.why_not(sitting.table.game.box, view, move))}
    return max(rules, key=game.paper.rule_numbers.index, default="")
