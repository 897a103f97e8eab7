"""The protocol as TypeScript: one type for each struct."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Sequence

import msgspec

from posse.server.wire import messages

from .declared import Declared, aliases, asked, limits, members, structs

HEAD = "// Made by `make types` from the server's messages. What is changed here is lost.\n"
SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
SHARPER = {("Position", "view"): "View"}  # where Python says less than we know
WIDTH = 110
VIEW = """/** What a seat knows; what else is in it, a game's own types say: `games/<game>/generated.ts`. */
export interface View {
  seat: number;
}
"""


def typescript() -> str:
    return "\n".join((HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", *_messages(), VIEW))


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
            return " | ".join(quoted(ast.literal_eval(value)) for value in values)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            of = type_of(inner, given)
            return f"({of})[]" if " " in of else f"{of}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(type_of(part, given) for part in parts)}]"
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
            yield comment(words) + f"export type {alias.name} = {type_of(alias.type)};\n"
    sent = asked()
    told = frozenset(structs()) - sent
    for found in structs().values():
        yield _struct(found, frozenset(name for name in told if found.name in sent and _has_defaults(name)))
    for name in unions:
        yield union(name, members(getattr(messages, name)))


def _has_defaults(name: str) -> bool:
    return any(field.default is not msgspec.NODEFAULT for field in structs()[name].fields)


def _struct(found: Declared, given: frozenset[str]) -> str:
    is_asked = found.name in asked()
    lines = [f"  type: {quoted(found.tag)};"] if found.tag else []
    for field in found.fields:
        may_miss = is_asked and field.default is not msgspec.NODEFAULT
        of = SHARPER.get((found.name, field.name)) or type_of(field.type, given)
        words = "; ".join(filter(None, (field.words.rstrip("."), limits(field.type, {}))))
        lines += [*comment(words, "  ").splitlines(), f"  {field.name}{'?' if may_miss else ''}: {of};"]
    body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
    return comment(found.words) + f"export interface {found.name} {body}\n"


# Writing -------------------------------------------------------------------------------------------------------------


def union(name: str, parts: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH:
        return line
    lines = [" "]
    for part in parts:
        if len(lines[-1]) + len(part) > WIDTH:
            lines.append(" ")
        lines[-1] += f" | {part}"
    return f"export type {name} =\n" + "\n".join(lines) + ";\n"


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def comment(words: str, indent: str = "") -> str:
    if not words:
        return ""
    one = " ".join(words.split())
    if len(one) < WIDTH:
        return f"{indent}/** {one} */\n"
    lines = textwrap.wrap(one, WIDTH)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"
