"""Questions that `posse play` asks before a game."""

from __future__ import annotations

from posse.bots.levels import levels
from posse.engine.game import PosseError
from posse.games import game_names
from posse.text.words import Words

from .output import wrapped


def choose_game(speak: Words) -> str:
    names = list(game_names())
    if len(names) == 1:
        return names[0]
    for i, name in enumerate(names, 1):
        print(wrapped(f"{i:>3}  {speak(f'{name}-title')}: {speak(f'{name}-pitch')}"))
    try:
        return _one_of(names, speak("terminal-choose-game", n=len(names)))
    except EOFError:
        raise PosseError(f"no game chosen; choose from: {', '.join(names)}") from None


def choose_level(speak: Words) -> str:
    """The first of them, unless somebody says otherwise."""
    names = [name for name, level in levels().items() if level.is_opponent]
    print()
    for i, name in enumerate(names, 1):
        message = f"terminal-level-{name}"
        print(wrapped(f"{i:>3}  {speak(message) if message in speak else name}"))
    try:
        return _one_of(names, speak("terminal-choose-level", n=len(names)), names[0])
    except EOFError:
        return names[0]


def _one_of(names: list[str], question: str, unless: str = "") -> str:
    """What a person answers, by number or name; `unless`: to nothing."""
    while True:
        answer = input(question + " ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        if not answer and unless:
            return unless
        if answer in ("q", "quit"):
            raise KeyboardInterrupt
