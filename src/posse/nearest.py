"""Names as people type them: which ones may be meant, and which comes nearest."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable

SHORTEST = 4  # of the words that a slip of one word may be meant for


def meant(text: str, names: Iterable[str]) -> list[str]:
    """The names that are spelled like `text`; else those that begin so, or have a word that does."""
    typed, known = _letters(text), list(names)
    if not typed:
        return []
    spelled = [name for name in known if _letters(name) == typed]
    return spelled or [name for name in known if _begins(name, typed)]


def nearest(text: str, names: Iterable[str]) -> str | None:
    """The name that `text` is most likely a slip for."""
    known, typed = list(names), _letters(text)
    begun = [name for name in known if typed and _letters(name).startswith(typed)]
    if len(begun) == 1:
        return begun[0]
    by_letters = {_letters(word): name for name in known for word in name.split("-") if len(word) >= SHORTEST}
    by_letters |= {_letters(name): name for name in known}
    near = difflib.get_close_matches(typed, by_letters, n=1, cutoff=0.6)
    return by_letters[near[0]] if near else None


def unknown(what: str, text: str, names: Iterable[str]) -> str:
    """Says that there is nothing of that name, and what comes nearest."""
    known = list(names)
    near = nearest(text, known)
    hint = f"did you mean {near}?" if near else f"choose from: {', '.join(known)}"
    return f"there is no {what} {text!r}; {hint}"


def _begins(name: str, typed: str) -> bool:
    return _letters(name).startswith(typed) or any(word.startswith(typed) for word in name.split("-"))


def _letters(text: str) -> str:
    """Without capitals, accents, spaces and signs."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if character.isalnum())
