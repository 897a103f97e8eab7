"""What a game is made of, as TypeScript beside its board: its view, its facts, and what things are called."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, is_typeddict

from posse.engine.struct import Struct
from posse.games import definition, text
from posse.plugins import GAMES, OURS

from .typescript import comment, quoted, type_of, union

HEAD = """// Made by `make types` from src/posse/games/{folder}/. What is changed here is lost.

import {{ named, type EventOf }} from "../../lib/games/named";
"""
ENDING = """/** Something that happened, in this game's names. */
export type Event = EventOf<EventName, Item, EventPlace>;

export const { viewOf, factsOf, eventOf } = named<View, Facts, Event>();
"""


def game_files() -> dict[str, str]:
    """A file for each of our games, by its path in the repository."""
    return {f"web/src/games/{name}/generated.ts": "\n".join(_game(name)) for name in OURS[GAMES]}


def _game(name: str) -> Iterator[str]:
    found = definition(name)
    paper = found.paper
    module: Any = inspect.getmodule(paper.facts)
    yield HEAD.format(folder=name.replace("-", "_"))
    for constant, names in module.NAMES.items():
        yield _constant(constant, names)
        yield f"export type {type_name(constant)} = (typeof {constant})[number];\n"
    yield from _declared(module)
    yield _interface("View", _view_fields(found.rules.View))
    groups = dict.fromkeys(group for question in text(name).questions for group in question)
    named = {"EventName": paper.events, "Item": paper.items, "EventPlace": paper.places, "Group": tuple(groups)}
    for of, names in named.items():
        yield union(of, [quoted(one) for one in dict.fromkeys(names)])
    yield ENDING


def type_name(constant: str) -> str:
    """Of one of the names: PLACES: Place."""
    return "".join(part.capitalize() for part in constant.removesuffix("S").split("_"))


def _constant(name: str, values: Sequence[str]) -> str:
    lines = textwrap.wrap(", ".join(map(quoted, values)), 116, break_on_hyphens=False)
    if len(lines) == 1 and len(lines[0]) + len(name) < 96:
        return f"export const {name} = [{lines[0]}] as const;"
    return f"export const {name} = [\n" + "".join(f"  {line}\n" for line in lines)[:-1] + ",\n] as const;"


def _declared(module: ModuleType) -> Iterator[str]:
    """What facts are made of, in the order of the source: typed dicts, and words one can choose from."""
    for node in ast.parse(inspect.getsource(module)).body:
        match node:
            case ast.ClassDef(name=name) if is_typeddict(kind := getattr(module, name)):
                said = comments(kind)
                fields = [
                    (ast.unparse(line.target), type_of(line.annotation), said.get(ast.unparse(line.target), ""))
                    for line in node.body
                    if isinstance(line, ast.AnnAssign)
                ]
                yield comment(ast.get_docstring(node) or "") + _interface(name, fields)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id="Literal")) as value):
                yield f"export type {name} = {type_of(value)};\n"


def _view_fields(view: type) -> Iterator[tuple[str, str, str]]:
    declaring = [kind for kind in reversed(view.__mro__) if kind not in (object, Struct)]
    said = {name: words for kind in declaring for name, words in comments(kind).items()}
    for field in view.fields:  # type: ignore[attr-defined]
        if not field.name.startswith("spare"):
            size = " × ".join(map(str, field.shape))
            words = "; ".join(filter(None, (size, said.get(field.name, ""))))
            yield field.name, f"number{'[]' * len(field.shape)}", words


def _interface(name: str, fields: Iterator[tuple[str, str, str]] | Sequence[tuple[str, str, str]]) -> str:
    lines = [f"  {field}: {of};" + (f" // {words}" if words else "") for field, of, words in fields]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def comments(declared: type) -> dict[str, str]:
    """What stands beside the fields of a class in its source."""
    source = textwrap.dedent(inspect.getsource(declared))
    said = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): said[line.end_lineno or 0] for line in fields if line.end_lineno in said}
