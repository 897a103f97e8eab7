"""What is in the box is listed whole, and every number says where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from posse.engine.edition import sources
from posse.games import game, game_names, rulebook, text
from posse.text.listing import Group, Part, Printed, Row, source_of
from posse.text.words import LANGUAGES, words

FACETS = {"number", "values", "none"}  # of a line: how many, which of them, that there is none
BESIDES = {"posters", "bank", "nuggets"}  # in the box, but no number of the edition


def lines(tables: Any, name: str = "") -> Iterator[str]:
    """Every number of an edition by its dotted name; what a list names is a line each, as far as it is named."""
    if isinstance(tables, Mapping):
        for key, below in tables.items():
            yield from lines(below, f"{name}.{key}".lstrip("."))
    elif isinstance(tables, list) and tables and isinstance(tables[0], Mapping | str):
        for i, one in enumerate(tables):
            yield from lines(one if isinstance(one, Mapping) else 1, f"{name}.{i if isinstance(one, Mapping) else one}")
    else:
        yield name


def edition(name: str) -> dict[str, Any]:
    found = tomllib.loads(game(name).paper.edition.read_text("utf-8"))
    return {table: below for table, below in found.items() if table not in ("title", "sources")}


def printed(name: str, language: str = "en", file: Path | None = None) -> Printed[Any]:
    return Printed(game(name, file).box, game(name).box, sources(game(name)), words(language))


def cells(groups: list[Group], group: str, row: str) -> tuple[tuple[Part, ...], ...]:
    (found,) = [one for one in next(one for one in groups if one.name == group).rows if one.name == row]
    return found.cells


@pytest.mark.parametrize("name", game_names())
def test_every_number_of_an_edition_is_listed_with_its_source(name: str) -> None:
    box = printed(name)
    text(name).listing(box)
    listed = {part for line in box.listed for part in (line, line.rpartition(".")[0])}
    assert [line for line in lines(edition(name)) if line not in listed] == []
    for line in box.listed:
        source_of(sources(game(name)), line)


@pytest.mark.parametrize("name", game_names())
def test_no_source_is_of_a_line_that_is_not_there(name: str) -> None:
    def strays(marks: Any, tables: Any, path: str) -> Iterator[str]:
        if isinstance(marks, str):
            return
        for key, below in marks.items():
            known = key in tables if isinstance(tables, Mapping | list) else False
            if key not in ("*", *FACETS, *BESIDES) and not known:
                yield f"{path}{key}"
            elif isinstance(tables, Mapping):
                within = tables.get(key, next(iter(tables.values()))) if key == "*" else tables.get(key, {})
                yield from strays(below, within, f"{path}{key}.")

    assert list(strays(sources(game(name)), edition(name), "")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_all_languages_list_the_same(name: str, language: str) -> None:
    def shape(groups: list[Group]) -> list[Any]:
        return [
            (g.name, [(row.name, [[p.mark for p in cell] for cell in row.cells]) for row in g.rows]) for g in groups
        ]

    groups, english = (rulebook(game(name), words(one)).listing() for one in (language, "en"))
    assert shape(groups) == shape(english)
    assert all(group.title and all(row.title for row in group.rows) for group in groups)


def assumed(name: str) -> set[str]:
    return {
        f"{group.name}.{row.name}"
        for group in rulebook(game(name), words("en")).listing()
        for row in group.rows
        for cell in row.cells
        for part in cell
        if part.mark == "assumed"
    }


def test_what_is_assumed_is_told() -> None:
    assert assumed("wyatt-earp") == assumed("showdown") == set()
    towns = ("cheyenne", "abilene", "santa-fe", "san-diego", "tombstone")
    assert assumed("el-paso") == {f"towns.{town}" for town in towns}
    values = {f"adventurers.{name}" for name in edition("gnadenlos")["adventurers"]}
    values |= {f"zones.zone-{n}" for n in (1, 2, 3, 4)} | {f"notes.note-{n}" for n in range(5)}
    assert assumed("gnadenlos") == values | {"track.track.goal", "events.high-noon", "events.card-sharps"}


def test_ep_a_town_is_marked_place_by_place() -> None:
    groups = rulebook(game("el-paso"), words("en")).listing()
    rate, lacks = cells(groups, "towns", "santa-fe")
    assert rate == (Part("3:1", "book"),)
    assert lacks == (Part("bank", "book"), Part("cattle", "assumed"))
    assert cells(groups, "towns", "el-paso")[1] == (Part("none", "found"),)
    towns = groups[0]
    santa_fe = next(row for row in towns.rows if row.name == "santa-fe")
    assert towns.origins(santa_fe) == [("book", []), ("assumed", ["cattle"])]


def test_what_another_edition_has_otherwise_is_marked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[towns]\nsanta-fe = { lacks = ['bank'], rate = 3 }\n[dice]\nnumber = 6\n")
    groups = rulebook(game("el-paso", file), words("en")).listing()
    rate, lacks = cells(groups, "towns", "santa-fe")
    assert (rate[0].mark, lacks) == ("book", (Part("bank", "changed"),))
    assert cells(groups, "dice", "dice.number") == ((Part("6", "changed"),),)
    assert cells(groups, "dice", "dice.stars") == ((Part("2", "found"),),)


def test_a_column_of_one_mark_is_told_once() -> None:
    groups = {group.name: group for group in rulebook(game("el-paso"), words("en")).listing()}
    assert groups["places"].marks_by_column() == ("book", "found", "book", "found")
    assert groups["places"].origins() == [("book", []), ("found", ["Their values", "Their numbers"])]
    assert groups["towns"].marks_by_column() == ()
    alike = Group("x", "X", ("A", "B"), (Row("r", "R", ((Part("1", "book"),), (Part("2", "book"),))),))
    assert (alike.marks_by_column(), alike.marks()) == ((), {"book"})


def test_a_source_stands_for_all_below_it() -> None:
    marks = {"cards": {"jack": {"copies": "found", "*": "book"}, "*": "ruled"}, "house": "assumed"}
    assert source_of(marks, "cards.jack.copies") == "found"
    assert source_of(marks, "cards.jack.value") == "book"
    assert source_of(marks, "cards.king.value") == "ruled"
    assert source_of(marks, "house.purse") == "assumed"
    for line in ("barn.cow", "cards", "cards.jack"):
        with pytest.raises(KeyError, match=f"do not say where {line} comes from"):
            source_of(marks, line)
    with pytest.raises(KeyError):
        source_of({"house": "changed"}, "house.purse")
