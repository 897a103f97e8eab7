"""The entries of a Fluent file, told apart without being understood.

Most of what there are words for is never said in one run, and understanding all of it takes a second: so `Words` reads
files as entries, and has Fluent parse an entry when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_BEGINS = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_REFERS = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Entry(NamedTuple):
    """A message, or a term, whose name begins with a hyphen."""

    name: str
    source: str
    heading: str  # of the part of its file that it stands in
    comment: str  # right above it

    @property
    def is_message(self) -> bool:
        return not self.name.startswith("-")


def entries(text: str) -> Iterator[Entry]:
    """Those of a file, in its order."""
    heading, name = "", ""
    heads: list[str] = []
    comments: list[str] = []
    above: list[str] = []  # the comments above what `lines` are of
    lines: list[str] = []

    def finished() -> Iterator[Entry]:
        if name:
            yield Entry(name, "\n".join(lines) + "\n", heading, "\n".join(above))

    for line in text.splitlines():
        begins = _BEGINS.match(line)
        if begins or line.startswith("#"):
            yield from finished()
            name = ""
        if begins:
            name, lines, above, comments, heads = begins[1], [line], comments, [], []
        elif line.startswith("##"):
            heads.append(line.lstrip("#").removeprefix(" "))
            if not line.startswith("###"):
                heading = "\n".join(heads)
            comments = []
        elif line.startswith("#"):
            comments.append(line.removeprefix("#").removeprefix(" "))
            heads = []
        else:
            lines.append(line)
            comments, heads = [], []
    yield from finished()


def references(source: str) -> set[str]:
    """What an entry refers to, and perhaps some names of functions."""
    return set(_REFERS.findall(source))
