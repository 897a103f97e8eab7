from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import posse
from posse.text.entries import Entry, entries, references
from posse.text.words import Words

OURS = sorted(Path(posse.__file__).parent.rglob("*.ftl"))


def as_fluent_has_it(text: str) -> list[tuple[str, str, str]]:
    """Name, heading and comment of every message, by Fluent's own parser."""
    found, heading = [], ""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, heading, (entry.comment and entry.comment.content) or ""))
    return found


@pytest.mark.parametrize("file", OURS, ids=lambda file: "-".join(file.parts[-4:]))
def test_our_files_are_told_apart_as_fluent_does(file: Path) -> None:
    text = file.read_text("utf-8")
    found = [(one.name, one.heading, one.comment) for one in entries(text) if one.is_message]
    assert found == as_fluent_has_it(text)


AWKWARD = """\
### Of the file.

## A part

# Said of the first.
# Two lines of it.
first = One
    more of it

    after a gap
    .title = With an attribute
# Of nobody: a line lies between.

second = { $n ->
    [one] a { -thing }
   *[other] { first.title } and { NUMBER($n) }
}
##
-thing = thing
third = Third
"""


def test_gaps_comments_terms_and_braces_at_the_margin() -> None:
    found = list(entries(AWKWARD))
    assert [(one.name, one.heading, one.comment) for one in found if one.is_message] == as_fluent_has_it(AWKWARD)
    assert [one.name for one in found] == ["first", "second", "-thing", "third"]
    assert found[2] == Entry("-thing", "-thing = thing\n", "", "")
    assert references(found[1].source) == {"-thing", "first", "NUMBER"}


def test_whatever_is_referred_to_is_read_too(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(AWKWARD)
    speak = Words("en", tmp_path)
    assert speak("second", n=1) == "a thing"
    assert speak("second", n=2) == "With an attribute and 2"
