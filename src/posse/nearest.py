"""Names as people type them: which ones may be meant, and which comes nearest."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable


def meant(text: str, names: Iterable[str]) -> list[str]:
    """The names that are spelled like `text`; else those that begin so; else those with a word that begins so."""
    typed, known = _letters(text), list(names)
    if not typed:
        return []
    spelled = [name for name in known if _letters(name) == typed]
    begun = [name for name in known if _letters(name).startswith(typed)]
    return spelled or begun or [name for name in known if any(word.startswith(typed) for word in name.split("-"))]


def nearest(text: str, names: Iterable[str]) -> str | None:
    """The name that `text` is most likely a slip for."""
    by_letters = {_letters(name): name for name in names}
    near = difflib.get_close_matches(_letters(text), by_letters, n=1, cutoff=0.6)
    return by_letters[near[0]] if near else None


def unknown(what: str, text: str, names: Iterable[str]) -> str:
    """Says that there is nothing of that name, and what comes nearest."""
    known = list(names)
    near = nearest(text, known)
    hint = f"did you mean {near}?" if near else f"choose from: {', '.join(known)}"
    return f"there is no {what} {text!r}; {hint}"


def _letters(text: str) -> str:
    """Without capitals, accents, spaces and signs."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if character.isalnum())
