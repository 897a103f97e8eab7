"""The cast of bots: enough for every table, the same for everybody, with a face and words for each."""

from __future__ import annotations

import re
from pathlib import Path

from posse.bots.cast import CAST, character
from posse.text.words import LANGUAGES, words

WEB = Path(__file__).parents[2] / "web"
NAMES = [name for names in CAST.values() for name in names]


def sit_down(table: bytes, *levels: str, taken: tuple[str, ...] = ()) -> list[str]:
    found: list[str] = []
    for level in levels:
        found.append(character(level, table, {name.casefold() for name in (*found, *taken)}))
    return found


def test_who_sits_where_follows_from_the_table() -> None:
    assert sit_down(b"one", "deputy", "sheriff") == sit_down(b"one", "deputy", "sheriff")
    assert len({tuple(sit_down(bytes([i]), "deputy", "sheriff")) for i in range(40)}) > 10


def test_they_fit_their_level_as_long_as_there_are_such() -> None:
    assert set(sit_down(b"x", *["greenhorn"] * 5)) == set(CAST["greenhorn"])
    six = sit_down(b"x", *["sheriff"] * 6)
    assert set(six[:5]) == set(CAST["sheriff"])
    assert six[5] not in six[:5]
    assert sit_down(b"x", "random")[0] in NAMES


def test_nobody_has_the_name_of_somebody_at_the_table() -> None:
    assert "Pip" not in sit_down(b"x", *["greenhorn"] * 5, taken=("PIP",))


def test_everybody_has_a_face_and_words_in_every_language() -> None:
    drawn = (WEB / "src" / "art" / "company.svg").read_text("utf-8")
    known = (WEB / "src" / "lib" / "company" / "cast.ts").read_text("utf-8")
    for level, names in CAST.items():
        line = re.search(rf"{level}: \[(.*)\]", known)
        assert line is not None
        assert re.findall(r"\"(\w+)\"", line[1]) == [name.lower() for name in names]
    for name in NAMES:
        assert f'<symbol id="{name.lower()}"' in drawn
        for language in LANGUAGES:
            assert {f"cast-{name.lower()}", f"cast-{name.lower()}-hello"} <= words(language).ids.keys()
