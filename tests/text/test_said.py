"""Words that nobody says any more are gone."""

from __future__ import annotations

import re
from pathlib import Path

import posse
from posse.games import game_names
from tests.text.test_words import messages

PACKAGE = Path(posse.__file__).parent
PAGES = PACKAGE.parents[1] / "web" / "src"
GAME = "|".join(game_names())
RULE = re.compile(r"[A-Z]{2}-\d+")


def sources() -> str:
    """What says words: the package, the pages, and words that have others in them."""
    files = [*PACKAGE.rglob("*.py"), *PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte"), *PACKAGE.rglob("en/*.ftl")]
    return "\n".join(file.read_text("utf-8") for file in files)


def test_every_message_is_said_somewhere() -> None:
    """By its name, by the beginning of one that is put together, or by what is left of it after the game's name."""
    source = sources()
    said = set(re.findall(r"""["'`}]-?([\w-]+)["'`.]""", source)) | set(re.findall(r"\{ ([\w-]+) \}", source))
    begun = set(re.findall(r"""["'`}]([\w-]*-)\$?\{""", source)) - {"-", "web-", *(f"{name}-" for name in game_names())}
    beginning = re.compile("|".join(f"({GAME}){re.escape(one)}" if one[0] == "-" else re.escape(one) for one in begun))

    def is_said(name: str) -> bool:
        return {name, re.sub(rf"^({GAME})-(you-|phase-)?", "", name)} & said != set() or bool(beginning.match(name))

    assert [name for name in messages("en") if not RULE.fullmatch(name) and not is_said(name)] == []
