"""What is made from the protocol is what is committed, and is whole."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import get_type_hints

import jsonschema_rs
import msgspec
import pytest

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.games import text as text_of
from posse.plugins import GAMES, OURS
from posse.server import generated
from posse.server.generated.declared import structs
from posse.server.generated.example import example
from posse.server.http.app import app
from posse.server.settings import Settings

ROOT = Path(__file__).parents[2]
PATHS = (
    *("docs/protocol.md", "docs/protocol.schema.json", "web/src/lib/server/protocol.ts"),
    *(f"web/src/games/{name}/generated.ts" for name in OURS[GAMES]),
)


@cache
def made() -> dict[str, str]:
    return generated.files()


@pytest.mark.parametrize("path", PATHS)
def test_what_is_committed_is_what_would_be_written(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == made()[path], "run `make types`"


def test_it_is_the_same_every_time() -> None:
    assert generated.files() == made()


@pytest.mark.parametrize("name", structs())
def test_every_struct_has_its_type_and_its_fields(name: str) -> None:
    body = re.search(rf"^export interface {name} \{{(.*?)^\}}", made()["web/src/lib/server/protocol.ts"], re.M | re.S)
    assert body, name
    for field in structs()[name].fields:
        assert re.search(rf"^  {field.name}\??: ", body[1], re.M), field.name


def test_every_body_of_the_rest_api_has_a_type() -> None:
    bodies = set(app(Settings()).openapi_schema.to_schema()["components"]["schemas"])
    assert bodies <= set(structs()), "name the module in posse.server.generated.declared.MODULES"


def test_the_typescript_is_well_formed() -> None:
    text = made()["web/src/lib/server/protocol.ts"]
    bare = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"\n]*\"", "", text, flags=re.S)
    assert '"' not in bare
    for opening, closing in ("{}", "()", "[]", "<>"):
        assert bare.count(opening) == bare.count(closing)
    named = set(re.findall(r"^export (?:type|interface) (\w+)", bare, re.M))
    assert len(named) == len(re.findall(r"^export (?:type|interface)", bare, re.M)), "a name is there twice"
    used = set(re.findall(r"\b[A-Z][A-Za-z]+\b", re.sub(r"export const \w+", "", bare)))
    assert used - {"Partial", "Record"} <= named


@pytest.mark.parametrize("name", OURS[GAMES])
def test_a_game_has_its_names_beside_its_board(name: str) -> None:
    made_for, found = made()[f"web/src/games/{name}/generated.ts"], game(name)
    groups = {text_of(name).group(move) for move in range(found.n_moves)}
    for part, names in (
        ("EventName", found.paper.events),
        ("Item", found.paper.items),
        ("EventPlace", found.paper.places),
        ("Group", groups),
    ):
        union = re.search(rf"^export type {part} =(.*?);$", made_for, re.M | re.S)
        assert union
        assert set(re.findall(r'"([^"]+)"', union[1])) == set(names)
    view = re.search(r"^export interface View \{(.*?)^\}", made_for, re.M | re.S)
    assert view
    shapes = {name: len(more) // 2 for name, more in re.findall(r"^  (\w+): number((?:\[\])*);", view[1], re.M)}
    assert shapes == {f.name: len(f.shape) for f in found.View.fields if not f.name.startswith("spare")}


@pytest.mark.parametrize("name", OURS[GAMES])
def test_facts_are_of_the_types_that_the_browser_reads(name: str) -> None:
    """The real facts of every seat in a game, against the typed dicts that the TypeScript is made from."""
    found = game(name)
    declared = get_type_hints(found.paper.facts)["return"]
    table = Table(found, key_from_seed(name), min(found.seats))
    while (seat := table.turn()) >= 0:
        for eyes in range(-1, table.n_seats):
            msgspec.convert(found.paper.facts(found.box, table.view(eyes)), declared, strict=True)
        offer = table.offer(seat)
        table.play(offer.moves[len(table.plies) % len(offer.moves)], seat)


def test_real_messages_keep_to_the_schema() -> None:
    schema = json.loads(made()["docs/protocol.schema.json"])
    assert jsonschema_rs.meta.is_valid(schema)
    checks = {
        is_client: jsonschema_rs.Draft202012Validator({**schema, "$ref": f"#/$defs/{union}"})
        for is_client, union in ((True, "FromClient"), (False, "FromServer"))
    }
    chapters = example()
    assert not checks[True].is_valid(chapters.pop("malformed")[0].message)
    for said in (said for chapter in chapters.values() for said in chapter):
        checks[said.is_client].validate(said.message)


def test_the_page_has_every_message_and_no_gap() -> None:
    page = made()["docs/protocol.md"]
    assert "{{" not in page
    for found in structs().values():
        if found.tag:
            assert f"### `{found.tag}`" in page
