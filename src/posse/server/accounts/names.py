"""What people may be called."""

from __future__ import annotations

import unicodedata

from posse.bots.levels import levels
from posse.server.wire.refusal import Refusal

MAX_NAME = 24
SOMEBODY = "Somebody"  # what a person who left for good is called at the tables they sat at
NOT_FOR_PEOPLE = frozenset({SOMEBODY.casefold(), "posse", "admin", "server"})
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, range(0xFE00, 0xFE10))))


def clean(name: str) -> str:
    """A name as it is kept; raises a Refusal where it cannot be one."""
    if not set(name).isdisjoint(INVISIBLE):
        raise _wrong("a name can only have visible characters")
    kept = " ".join(unicodedata.normalize("NFKC", name).split())
    if not kept:
        raise _wrong("a name cannot be empty")
    if len(kept) > MAX_NAME:
        raise _wrong(f"a name can have at most {MAX_NAME} characters")
    if not kept.isprintable():
        raise _wrong("a name can only have visible characters")
    if not any(character.isalnum() for character in kept):
        raise _wrong("a name needs a letter or a digit")
    if "(" in kept or ")" in kept:  # records name bots so: Hank (deputy)
        raise _wrong("a name cannot have brackets: they mark a bot's level")
    if key(kept) in NOT_FOR_PEOPLE or key(kept) in levels():
        raise _wrong(f"the name {kept} is reserved")
    return kept


def key(name: str) -> str:
    """A name as it is compared."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def _wrong(line: str) -> Refusal:
    return Refusal(400, "bad-name", line)
