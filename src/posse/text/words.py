"""Words: every sentence a person reads, in English, German and Dutch, from one set of Fluent files.

General words are in this folder, those of a game in `words/` of its own package: `words/en/rules.ftl`. Bots may bring
words the same way.
"""

from __future__ import annotations

import functools
import logging
import math
import os
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

from posse.plugins import BOTS, GAMES, Plugin, installed

from .entries import entries, references

LANGUAGES = ("en", "de", "nl")
SIGN = {"en": "%", "de": "\u00a0%", "nl": "%"}  # of per cent
REMEMBERED = 4096  # sentences of a language
_FOLDER = Path(__file__).parent

log = logging.getLogger(__name__)


class MissingWords(KeyError):
    """A message that a language does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The messages of one language: `words("sd-story-shot", seat="Ann", card=…)`."""

    def __init__(self, language: str, folder: Path = _FOLDER, plugins: Mapping[Path, Plugin] | None = None) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        from fluent.runtime import FluentBundle  # here: whoever only simulates needs no words

        self.language = language
        # No isolation marks: terminals show them as rubbish, and all three languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}  # the sources of entries that have not been said yet
        self._reading = threading.RLock()
        self.ids: dict[str, str] = {}  # every message, and the file that says it
        self.headings: dict[str, str] = {}  # of the part of its file that a message stands in
        self.comments: dict[str, str] = {}  # above a message
        self._add(folder / language, "")
        for folder_of, plugin in (plugins or {}).items():
            try:
                self._add(folder_of / "words" / language, f"{plugin.name}/")
            except ValueError as error:
                if plugin.is_ours:
                    raise
                log.warning("the words of %s are left out: %s", plugin, error)
        # A table is described anew after every move, and most of it in the words of before.
        self._said = functools.lru_cache(REMEMBERED, typed=True)(self._say)

    def _add(self, folder: Path, of: str) -> None:
        """All files of a folder; raises ValueError, and adds none, if a message is there already."""
        files = {file.stem: list(entries(file.read_text("utf-8"))) for file in sorted(folder.glob("*.ftl"))}
        read = [(entry, of + file) for file, found in files.items() for entry in found]
        ids = dict(self.ids)
        for entry, file in read:
            if entry.is_message and entry.name in ids:
                raise ValueError(f"{self.language}: {entry.name} is defined twice, in {ids[entry.name]} and {file}")
            if entry.is_message:
                ids[entry.name] = file
        self.ids = ids
        for entry, _ in read:
            self._unread[entry.name] = entry.source
            self.headings[entry.name], self.comments[entry.name] = entry.heading, entry.comment

    def _read(self, name: str) -> None:
        """Have Fluent read an entry, and all that it refers to, unless it has."""
        from fluent.runtime import FluentResource

        with self._reading:
            source = self._unread.pop(name, None)
            if source is not None:
                for other in references(source):
                    self._read(other)
                self._bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **values: str | int) -> str:
        """The message with its values put in; `message.attribute` is an attribute of it. One that is missing raises
        MissingWords: no reader should meet it."""
        return self._said(message, **values)

    def _say(self, message: str, **values: str | int) -> str:
        name, _, attribute = message.partition(".")
        self._read(name)
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

    def percent(self, share: float) -> str:
        """A share of 1, as the pages write it: 61%, in German with a space, and a decimal where it is small. What can
        happen is never 0%, what can fail never 100%."""
        told = min(max(share, 0.001), 0.99) if 0 < share < 1 else share
        said = f"{100 * told:.1f}".removesuffix(".0") if told < 0.0995 else f"{math.floor(100 * told + 0.5)}"
        return (said if self.language == "en" else said.replace(".", ",")) + SIGN[self.language]

    def __contains__(self, message: str) -> bool:
        return message in self.ids


@functools.cache
def words(language: str) -> Words:
    """The general words, and those of all games and bots that are installed."""
    plugins = [*installed(GAMES).values(), *installed(BOTS).values()]
    return Words(language, plugins={folder: plugin for plugin in plugins if (folder := plugin.folder())})


def language_of_this_machine() -> str:
    """The reader's language as the environment tells it, or English."""
    for name in ("POSSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
