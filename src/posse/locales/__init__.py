"""Words: every sentence a person reads, in English, German and Dutch, from one set of Fluent files."""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "nl")
_FOLDER = Path(__file__).parent


class Words:
    """The messages of one language: `words("sd-story-shot", seat="Ann", card=…)`."""

    def __init__(self, language: str, folder: Path = _FOLDER) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        from fluent.runtime import FluentBundle, FluentResource  # here: whoever only simulates needs no words

        self.language = language
        # No isolation marks: terminals show them as rubbish, and all three languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.ids: set[str] = set()
        for file in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(file.read_text("utf-8"))
            self.ids.update(entry.id.name for entry in resource.body if hasattr(entry, "id"))
            self._bundle.add_resource(resource)

    def __call__(self, message: str, **values: Any) -> str:
        """The message with its values put in. One that is missing raises KeyError: no reader should meet it."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, values)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def listed(self, things: Sequence[str]) -> str:
        """Ann, Bob and Cay."""
        if len(things) < 2:
            return "".join(things)
        return self("list-and", first=", ".join(things[:-1]), last=things[-1])

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)


@functools.cache
def words(language: str) -> Words:
    return Words(language)


def language_of_this_machine() -> str:
    """The reader's language as the environment tells it, or English."""
    for name in ("POSSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
