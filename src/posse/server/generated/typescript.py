"""The protocol as TypeScript: one type for each struct, and each game's own names."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterator, Sequence

import msgspec

from posse.engine.game import AnyGame
from posse.engine.struct import Struct
from posse.games import game as game_named
from posse.games import game_names, text
from posse.server.wire import messages

from .declared import Declared, aliases, asked, limits, members, structs

HEAD = "// Made by `make types` from the server's messages and the games' records. What is changed here is lost.\n"
SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
SHARPER = {("Position", "view"): "View"}  # where Python says less than we know
WIDTH = 110


def typescript() -> str:
    return "\n".join((HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", *_messages(), *_games()))


def type_of(type_: ast.expr, given: frozenset[str] = frozenset()) -> str:
    """A Python annotation in TypeScript. Of structs that are `given`, whoever sends them may leave out fields."""
    match type_:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return f"Partial<{name}>" if name in given else SIMPLE.get(name, name)
        case ast.BinOp(left=left, right=right):
            return f"{type_of(left, given)} | {type_of(right, given)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, _])):
            return type_of(inner, given)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return " | ".join(_quoted(ast.literal_eval(value)) for value in values)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            of = type_of(inner, given)
            return f"({of})[]" if " " in of else f"{of}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_of(key, given)}, {type_of(value, given)}>"
    raise TypeError(f"{ast.unparse(type_)}: the protocol has no such type in TypeScript yet")


# Messages and bodies -------------------------------------------------------------------------------------------------


def _messages() -> Iterator[str]:
    known = aliases()
    unions = ("FromServer", "FromClient")
    for alias in known.values():
        if alias.name not in unions:
            words = limits(alias.type, known)
            yield _comment(words) + f"export type {alias.name} = {type_of(alias.type)};\n"
    sent = asked()
    told = frozenset(structs()) - sent
    for found in structs().values():
        yield _struct(found, frozenset(name for name in told if found.name in sent and _has_defaults(name)))
    for union in unions:
        yield _union(union, members(getattr(messages, union)))


def _has_defaults(name: str) -> bool:
    return any(field.default is not msgspec.NODEFAULT for field in structs()[name].fields)


def _struct(found: Declared, given: frozenset[str]) -> str:
    is_asked = found.name in asked()
    lines = [f"  type: {_quoted(found.tag)};"] if found.tag else []
    for field in found.fields:
        may_miss = is_asked and field.default is not msgspec.NODEFAULT
        of = SHARPER.get((found.name, field.name)) or type_of(field.type, given)
        words = "; ".join(filter(None, (field.words.rstrip("."), limits(field.type, {}))))
        lines += [*_comment(words, "  ").splitlines(), f"  {field.name}{'?' if may_miss else ''}: {of};"]
    body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
    return _comment(found.words) + f"export interface {found.name} {body}\n"


# Games ---------------------------------------------------------------------------------------------------------------


def _games() -> Iterator[str]:
    parts = ("View", "Event", "Item", "Place", "Group")
    for name in game_names():
        found = game_named(name)
        yield f"// {name} " + "-" * (WIDTH - len(name)) + "\n"
        yield _view(found)
        groups = dict.fromkeys(group for question in text(name).questions for group in question)
        for part, names in zip(
            parts[1:], (found.paper.events, found.paper.items, found.paper.places, groups), strict=True
        ):
            yield _union(_title(name) + part, [_quoted(one) for one in dict.fromkeys(names)])
    lines = [
        f'  "{name}": {{ ' + "; ".join(f"{part.lower()}: {_title(name)}{part}" for part in parts) + " };"
        for name in game_names()
    ]
    yield "/** What is a game's own, by its name. */\nexport interface Games {\n" + "\n".join(lines) + "\n}\n"
    yield 'export type View = Games[keyof Games]["view"];\n'


def _view(game: AnyGame) -> str:
    words = _comments(game.View)
    lines = []
    for field in game.View.fields:
        if not field.name.startswith("spare"):
            size = " × ".join(map(str, field.shape))
            said = "; ".join(filter(None, (size, words.get(field.name, ""))))
            lines.append(f"  {field.name}: number{'[]' * len(field.shape)};" + (f" // {said}" if said else ""))
    return f"export interface {_title(game.name)}View {{\n" + "\n".join(lines) + "\n}\n"


def _comments(view: type) -> dict[str, str]:
    """What stands beside the fields in the source, inherited ones too."""
    said: dict[str, str] = {}
    for kind in reversed(view.__mro__):
        if "__annotations__" in vars(kind) and kind is not Struct:
            said |= _comments_in(kind)
    return said


def _comments_in(kind: type) -> dict[str, str]:
    source = textwrap.dedent(inspect.getsource(kind))
    said = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    fields = [line for line in declared.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): said[line.end_lineno or 0] for line in fields if line.end_lineno in said}


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


# Writing -------------------------------------------------------------------------------------------------------------


def _union(name: str, parts: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH:
        return line
    lines = [" "]
    for part in parts:
        if len(lines[-1]) + len(part) > WIDTH:
            lines.append(" ")
        lines[-1] += f" | {part}"
    return f"export type {name} =\n" + "\n".join(lines) + ";\n"


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(words: str, indent: str = "") -> str:
    if not words:
        return ""
    one = " ".join(words.split())
    if len(one) < WIDTH:
        return f"{indent}/** {one} */\n"
    lines = textwrap.wrap(one, WIDTH)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"
