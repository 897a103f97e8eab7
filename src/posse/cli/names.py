"""Names of games and bots as people type them: "wyatt" and "Wyatt Earp" are wyatt-earp."""

from __future__ import annotations

from collections.abc import Iterable

from posse.bots.levels import levels, policy_names
from posse.engine.game import PosseError
from posse.games import game_names
from posse.nearest import meant, unknown


def game_name(text: str) -> str:
    return understood("game", text, game_names())


def level_name(text: str) -> str:
    return understood("bot", text, levels())


def policy_name(text: str) -> str:
    return understood("policy", text, policy_names())


def line_up(text: str) -> list[str]:
    """Bots, separated by commas. A class of one's own, as module:Class, stays as it is."""
    return [name if ":" in name else level_name(name) for name in (part.strip() for part in text.split(","))]


def understood(what: str, text: str, names: Iterable[str]) -> str:
    """The one name that is meant."""
    known = list(names)
    found = meant(text, known)
    if not found:
        raise PosseError(unknown(what, text, known))
    if len(found) > 1:
        raise PosseError(f"{what} {text!r} is ambiguous: {' or '.join(found)}?")
    return found[0]
