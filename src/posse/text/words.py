"""Words: every sentence a person reads, in English, German and Dutch, from one set of Fluent files."""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from pathlib import Path

LANGUAGES = ("en", "de", "nl")
REMEMBERED = 4096  # sentences of a language
_FOLDER = Path(__file__).parent


class MissingWords(KeyError):
    """A message that a language does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The messages of one language: `words("sd-story-shot", seat="Ann", card=…)`."""

    def __init__(self, language: str, folder: Path = _FOLDER) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        from fluent.runtime import FluentBundle, FluentResource  # here: whoever only simulates needs no words
        from fluent.syntax import ast

        self.language = language
        # No isolation marks: terminals show them as rubbish, and all three languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.ids: dict[str, str] = {}  # every message, and the file that says it
        self.headings: dict[str, str] = {}  # of the part of its file that a message stands in
        self.comments: dict[str, str] = {}  # above a message
        for file in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(file.read_text("utf-8"))
            heading = ""
            for entry in resource.body:
                if isinstance(entry, ast.GroupComment):
                    heading = entry.content or ""
                if not isinstance(entry, ast.Message):
                    continue
                name = entry.id.name
                if name in self.ids:
                    raise ValueError(f"{language}: {name} is defined twice, in {self.ids[name]} and {file.stem}")
                self.ids[name], self.headings[name] = file.stem, heading
                self.comments[name] = (entry.comment and entry.comment.content) or ""
            self._bundle.add_resource(resource)
        # A table is described anew after every move, and most of it in the words of before.
        self._said = functools.lru_cache(REMEMBERED, typed=True)(self._say)

    def __call__(self, message: str, **values: str | int) -> str:
        """The message with its values put in; `message.attribute` is an attribute of it. One that is missing raises
        MissingWords: no reader should meet it."""
        return self._said(message, **values)

    def _say(self, message: str, **values: str | int) -> str:
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name) if name in self.ids else None
        pattern = None
        if found is not None:
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords(f"there are no words for {message!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{message!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def listed(self, things: Sequence[str]) -> str:
        """Ann, Bob and Cay."""
        if len(things) < 2:
            return "".join(things)
        return self("list-and", first=", ".join(things[:-1]), last=things[-1])

    def __contains__(self, message: str) -> bool:
        return message in self.ids


@functools.cache
def words(language: str) -> Words:
    return Words(language)


def language_of_this_machine() -> str:
    """The reader's language as the environment tells it, or English."""
    for name in ("POSSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
