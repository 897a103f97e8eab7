"""The words of a language that is asked for by name."""

from __future__ import annotations

from posse.engine.game import PosseError
from posse.text.words import LANGUAGES, Words, words


def words_in(language: str) -> Words:
    if language not in LANGUAGES:
        raise PosseError(f"there is no language {language!r}; choose from: {', '.join(LANGUAGES)}")
    return words(language)
