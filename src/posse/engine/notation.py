"""Notation: moves and whole positions as words a card player would read.

Both are declared, not written out: a game lists its moves in words once, and says of each field of its State what its
places and values are called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .rng import STREAM_FIELDS
from .struct import Field, Struct

S = TypeVar("S", bound=Struct)


class NotationError(ValueError):
    """Text that is no move or no position."""


class MoveNotation:
    """Moves as text, one phrase a move: `lay ace`."""

    def __init__(self, phrases: Sequence[str]) -> None:
        self.phrases = tuple(phrases)
        self.codes = {phrase: code for code, phrase in enumerate(self.phrases)}
        if len(self.codes) != len(self.phrases):
            raise ValueError("two moves have the same phrase")

    def write(self, move: int) -> str:
        return self.phrases[move]

    def read(self, text: str) -> int:
        """The move that is written so; spaces and capitals do not matter."""
        try:
            return self.codes[" ".join(text.lower().split())]
        except KeyError:
            raise NotationError(f"there is no move {text.strip()!r}") from None


@dataclass(frozen=True)
class Spelling:
    """How a field is written.

    `kinds` names the last axis, which then holds counts: `2jack+ace`. `values` names the numbers themselves:
    `laid=ace/-`, where the first word stands for 0. Without either, numbers are numbers.
    """

    kinds: Sequence[str] = ()
    values: Sequence[str] = ()


_PLAIN = Spelling()
_COUNT = re.compile(r"(-?\d+)?([^\d+].*)")


@dataclass(frozen=True)
class PositionNotation(Generic[S]):
    """A whole state in one line, but for its key: `phase=shoot hand=2jack+ace/king coins=3/2`.

    Fields that are all zero are left out; rows of one field are parted by `/`, and empty rows at its end fall away.
    """

    state: type[S]
    spellings: Mapping[str, Spelling] = field(default_factory=dict)
    fill_in: Callable[[S], None] | None = None  # puts in what follows from the rest and was not written

    def write(self, s: S) -> str:
        words = []
        for f in self._fields():
            value = getattr(s, f.name)
            text = self._write_field(f, value.tolist() if f.shape else value)
            if text:
                words.append(f"{f.name}={text}")
        return " ".join(words)

    def read(self, text: str) -> S:
        """The state these words describe, without a key."""
        s = self.state()
        known = {f.name: f for f in self._fields()}
        for word in text.split():
            name, equals, value = word.partition("=")
            if name not in known or not equals:
                raise NotationError(f"{word!r} is not a field of {self.state.__name__}")
            try:
                self._read_field(s, known[name], value)
            except (ValueError, IndexError, NotImplementedError):
                raise NotationError(f"cannot read {word!r}") from None
        if self.fill_in:
            self.fill_in(s)
        return s

    def _fields(self) -> list[Field]:
        return [f for f in self.state.fields if f.name not in STREAM_FIELDS and not f.name.startswith("spare")]

    def _write_field(self, f: Field, value: Any) -> str:
        spelling = self.spellings.get(f.name, _PLAIN)
        rows = value if len(f.shape) > 1 else [value] if spelling.kinds else value if f.shape else [value]
        if len(f.shape) > 2:  # a cube is written as its rows, one after the other
            rows = [row for plane in rows for row in plane]
        texts = [_write_row(row, spelling) for row in rows]
        blank = {"-", "0", *spelling.values[:1]}
        while texts and texts[-1] in blank:
            texts.pop()
        return "/".join(texts)

    def _read_field(self, s: S, f: Field, text: str) -> None:
        spelling = self.spellings.get(f.name, _PLAIN)
        for i, row in enumerate(text.split("/")):
            numbers = _read_row(row, spelling)
            if not f.shape:
                if i:
                    raise ValueError(text)
                setattr(s, f.name, numbers[0])
            elif len(f.shape) == 1 and not spelling.kinds:
                getattr(s, f.name)[i] = numbers[0]
            else:
                self._read_counts(s, f, i, numbers)

    def _read_counts(self, s: S, f: Field, i: int, numbers: list[int]) -> None:
        target = getattr(s, f.name)
        if len(f.shape) == 1 and i:
            raise ValueError(numbers)
        for k, number in enumerate(numbers):
            if len(f.shape) == 1:
                target[k] = number
            elif len(f.shape) == 2:
                target[i, k] = number
            else:
                target[i // f.shape[1], i % f.shape[1], k] = number


def _write_row(row: Any, spelling: Spelling) -> str:
    if spelling.kinds:
        held = [(n, kind) for n, kind in zip(row, spelling.kinds, strict=True) if n]
        return "+".join(kind if n == 1 else f"{n}{kind}" for n, kind in held) or "-"
    if isinstance(row, list):
        while row and row[-1] == 0:
            row = row[:-1]
        return ",".join(_write_number(n, spelling) for n in row) or "-"
    return _write_number(row, spelling)


def _write_number(n: int, spelling: Spelling) -> str:
    return spelling.values[n] if spelling.values else str(n)


def _read_row(text: str, spelling: Spelling) -> list[int]:
    if spelling.kinds:
        counts = [0] * len(spelling.kinds)
        for part in [] if text == "-" else text.split("+"):
            match = _COUNT.fullmatch(part)
            if match is None:
                raise ValueError(part)
            counts[spelling.kinds.index(match[2])] += int(match[1] or 1)
        return counts
    if text == "-" and "-" not in spelling.values:
        return [0]
    return [spelling.values.index(n) if spelling.values else int(n) for n in text.split(",")]
