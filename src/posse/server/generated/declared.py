"""What the protocol's modules declare, read from their source: aliases and structs with their words.

msgspec knows the types; only the source still has the names of aliases and the lines under the fields.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct

from posse.server.wire import accounts, archive, finale, lessons, messages, sheets

MODULES = (messages, sheets, accounts, archive, finale, lessons)


class Field(NamedTuple):
    name: str
    type: ast.expr
    default: Any  # msgspec.NODEFAULT: it has to be there
    words: str


class Declared(NamedTuple):
    """A struct."""

    name: str
    kind: type[Struct]
    words: str
    fields: tuple[Field, ...]

    @property
    def tag(self) -> str | None:
        """What its `type` says."""
        found = self.kind.__struct_config__.tag
        return str(found) if found is not None else None

    @property
    def uses(self) -> set[str]:
        """Names that its fields' types are made of."""
        return {name for field in self.fields for name in names_in(field.type)}


class Alias(NamedTuple):
    name: str
    type: ast.expr
    value: Any


@cache
def structs() -> dict[str, Declared]:
    """All of them, by name, in the order they are declared."""
    return {one.name: one for module in MODULES for one in _structs(module)}


@cache
def aliases() -> dict[str, Alias]:
    return {found.name: found for module in MODULES for found in _aliases(module)}


def members(union: Any) -> list[str]:
    """The names of the structs of a union."""
    return [part.__name__ for part in get_args(union)]


def reached(names: Iterable[str]) -> set[str]:
    """These structs, and all that they are made of."""
    known = structs()
    found: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name in known and name not in found:
            found.add(name)
            ahead += known[name].uses
    return found


@cache
def asked() -> frozenset[str]:
    """Structs that only clients send: what has a default can be left out."""
    strict = {name for name, found in structs().items() if found.kind.__struct_config__.forbid_unknown_fields}
    return frozenset(strict - reached(set(structs()) - strict))


def names_in(type_: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(type_) if isinstance(node, ast.Name)}


def limits(type_: ast.expr, scope: dict[str, Alias]) -> str:
    """What a value has to keep to, in words; empty: anything of its type."""
    return "; ".join(line for meta in _metas(type_, scope) for line in _limits(meta))


def _limits(meta: Meta) -> Iterator[str]:
    low, high = (meta.ge, meta.le) if meta.ge is not None or meta.le is not None else (meta.min_length, meta.max_length)
    unit = "" if meta.ge is not None or meta.le is not None else " characters"
    if low is not None and high is not None:
        yield f"{low} to {high}{unit}"
    elif high is not None:
        yield f"at most {high}{unit}"
    elif low is not None:
        yield f"at least {low}{unit}"
    if meta.pattern is not None:
        yield f"`{meta.pattern}`"
    if meta.description is not None:
        yield meta.description


def _metas(type_: ast.expr, scope: dict[str, Alias]) -> Iterator[Meta]:
    match type_:
        case ast.Name(id=name) if name in scope:
            yield from _metas(scope[name].type, scope)
        case ast.BinOp(left=left, right=right):
            yield from _metas(left, scope)
            yield from _metas(right, scope)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, meta])):
            yield from _metas(inner, scope)
            yield eval(ast.unparse(meta), {"Meta": Meta})


def _structs(module: ModuleType) -> Iterator[Declared]:
    for node in ast.parse(inspect.getsource(module)).body:
        kind = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(kind, type) and issubclass(kind, Struct):
            yield Declared(node.name, kind, _words(node.body[0]), tuple(_fields(node, kind)))


def _fields(node: ast.ClassDef, kind: type[Struct]) -> Iterator[Field]:
    defaults = {field.name: _default(field) for field in msgspec.structs.fields(kind)}
    for line, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            yield Field(line.target.id, line.annotation, defaults[line.target.id], _words(after))


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def _aliases(module: ModuleType) -> Iterator[Alias]:
    for node in ast.parse(inspect.getsource(module)).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() | ast.BinOp() as value):
                yield Alias(name, value, getattr(module, name))


def _words(node: ast.stmt | None) -> str:
    """What stands under a field, if that is a line of words. None is null, to all who do not write Python."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return re.sub(r"\bNone\b", "null", " ".join(text.split()))
    return ""
