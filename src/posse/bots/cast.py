"""The cast: characters that bots play at the server's tables. Who sits where is the same for everybody who looks."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import sha256
from itertools import chain

# By the level they were drawn for. In small letters a name is also that of the portrait (web/art/company/cast.mjs).
CAST = {
    "greenhorn": ("Pip", "Lotte", "Chester", "Juno", "Tam"),
    "deputy": ("Mabel", "Amos", "Ines", "Otis", "Pearl"),
    "sheriff": ("Gideon", "Hester", "Cyrus", "Ruth", "Mateo"),
}


def character(level: str, table: bytes, taken: Collection[str]) -> str:
    """Who plays a bot of that level at a table, by what everybody may know of it: somebody who fits the level, as long
    as there is one whose name is not taken there. Taken names are given as they are compared."""
    fitting = CAST.get(level, ())
    others = (name for name in chain.from_iterable(CAST.values()) if name not in fitting)
    order = (*_shuffled(fitting, table), *_shuffled(others, table))
    return next(name for name in order if name.casefold() not in taken)


def _shuffled(names: Iterable[str], table: bytes) -> list[str]:
    return sorted(names, key=lambda name: sha256(table + name.encode()).digest())
