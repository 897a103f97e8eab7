"""Open fields: what lies on the table for all to see, declared once for the State and the View of a game.

    class Open:
        coins: Annotated[Row, "i1", 4]  # [seat]

    class State(Stream, Open): ...
    class View(Struct, Open): ...

    copy_open = copier(Open)

`copy_open(s, v)` then shows all of them, and `copy_open(v, s)` puts them back: as a copy of bytes in plain Python, by
loops in compiled code.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, cast

from .rule import rule
from .struct import Struct, declared_fields

Copy = Callable[[Any, Any], None]
COMPILED: dict[Copy, Copy] = {}  # what takes the place of each copier in compiled code


def copier(fields: type) -> Copy:
    """A rule (source, target): copies all fields that `fields` declares."""
    names = frozenset(declared_fields(fields))

    def copy_open(source: Struct, target: Struct) -> None:
        to, from_ = target.raw, source.raw
        for start, end, at in _spans(names, cast(Any, type(source)), cast(Any, type(target))):
            to[at : at + end - start] = from_[start:end]

    COMPILED[copy_open] = _by_loops(fields)
    return copy_open


@functools.cache
def _spans(names: frozenset[str], source: type[Any], target: type[Any]) -> list[tuple[int, int, int]]:
    """Start, end and start in the target of the bytes to copy, fields that adjoin in both taken together."""
    starts = {field.name: field.start for field in target.fields}
    spans: list[tuple[int, int, int]] = []
    for field in source.fields:
        if field.name in names:
            at = starts[field.name]
            if spans and spans[-1][1] == field.start and spans[-1][2] + field.start - spans[-1][0] == at:
                start, _, at = spans.pop()
                spans.append((start, field.end, at))
            else:
                spans.append((field.start, field.end, at))
    return spans


def _by_loops(fields: type) -> Copy:
    lines = ["def copy_open(source, target):"]
    for name, (_, shape) in declared_fields(fields).items():
        indices = "ijk"[: len(shape)]
        lines += [f"{' ' * depth} for {i} in range({shape[depth]}):" for depth, i in enumerate(indices)]
        index = f"[{', '.join(indices)}]" if shape else ""
        lines.append(f"{' ' * len(shape)} target.{name}{index} = source.{name}{index}")
    scope: dict[str, Any] = {"__name__": fields.__module__}
    exec("\n".join(lines), scope)
    copy: Copy = rule(scope["copy_open"])
    return copy
