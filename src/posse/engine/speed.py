"""Three speeds of one rulebook: plain, compiled, and compiled with every index checked."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, TypeVar, cast

from . import open_fields
from .game import AnyGame, Rules
from .rng import Stream, chacha, chacha_by_words
from .rule import Parts, graft, rule
from .struct import Struct

F = TypeVar("F", bound=Callable[..., Any])


class Speed(enum.Enum):
    PLAIN = "plain"
    COMPILED = "compiled"
    CHECKED = "checked"


def bind(driver: F, game: AnyGame, speed: Speed, **more: Any) -> F:
    """A driver with a game's rules in place, and what `more` names: a bot's habits."""
    return cast(F, _bind(driver, game.name, game.rules, speed, PLY_CAP=game.ply_cap, **more))


@functools.cache
def _bind(
    driver: Callable[..., Any], name: str, rules: Rules[Any, Any, Any], speed: Speed, **more: Any
) -> Callable[..., Any]:
    label = name.replace("-", "_")
    if speed is Speed.PLAIN:
        return graft(driver, Parts({**rules.by_name(), **more, "blank": _blank_plain}), f"{label}_plain_")
    from .compiled import compile_driver

    return compile_driver(driver, _compiled_parts(rules, **more), label, checked=speed is Speed.CHECKED)


def compiled_parts(game: AnyGame, **more: Any) -> Parts:
    """The game as compiled drivers take it."""
    return _compiled_parts(game.rules, PLY_CAP=game.ply_cap, **more)


def _compiled_parts(rules: Rules[Any, Any, Any], **more: Any) -> Parts:
    return Parts(
        {**rules.by_name(), **more, "blank": _blank_compiled}, {chacha: chacha_by_words, **open_fields.COMPILED}
    )


def gpu_parts(game: AnyGame, **more: Any) -> Parts:
    """The game as kernels take it."""
    parts = compiled_parts(game, **more)
    sizes = {"STATE": game.State.dtype, "STREAM": Stream.dtype, "MAX_LEGAL": game.max_legal}
    return parts._replace(filled={**parts.filled, **sizes})


def _blank_plain(records: Sequence[Struct], i: int, blanks: Sequence[Struct]) -> None:
    records[i].clear()


@rule
def _blank_compiled(records: MutableSequence[Any], i: int, blanks: Sequence[Any]) -> None:
    records[i] = blanks[0]
