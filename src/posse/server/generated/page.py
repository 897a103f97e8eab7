"""docs/protocol.md: its words from page.md, its messages from the structs, its exchange from a table."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from posse.server.http.app import app
from posse.server.http.connection import MAX_WATCHED
from posse.server.http.socket import CLOSED
from posse.server.settings import Settings
from posse.server.wire import messages

from .declared import Declared, Field, aliases, asked, limits, members, reached, structs
from .example import Said, example
from .typescript import type_of

WORDS = Path(__file__).with_name("page.md")
WIDTH = 120
TABLE = ("| | | |", "|---|---|---|")
LIMITS = ("max_message_bytes", "messages_a_second", "max_sockets_each")
ONCE = ("table", "view", "seats", "options")  # shown whole the first time
METHODS = ("get", "post", "put", "patch", "delete")
TAGS = ("tables", "records", "ratings", "people", "sessions and tokens", "moderation")  # what comes first
BYES = {
    "restart": "the server is restarting, or reopening a table",
    "slow": "too many messages are waiting for you to read them",
    "too-many": "too many connections",
    "signed-out": "the session or token was revoked",
    "banned": "you are banned from this server",
}
OTHER_CODES = {
    1009: ("", "a message was more than four times as long as allowed; no `bye`"),
    4401: ("sign-in", "not signed in, or the token is unknown; at the handshake, no `bye`"),
    4403: ("foreign-page", "the request came from a page at another address, or `banned`; at the handshake, no `bye`"),
    4429: ("too-many", "too many connections, or `too-fast`: too many requests; at the handshake, no `bye`"),
}


def page() -> str:
    made = app(Settings())
    assert made.openapi_config
    settings = {name: f"{getattr(Settings(), name):,}" for name in Settings.__struct_fields__ if name in LIMITS}
    parts = {
        "version": str(messages.PROTOCOL),
        "id": limits(ast.Name("Id"), aliases()),
        "max_watched": str(MAX_WATCHED),
        "closing": _closing(),
        "from_client": _messages(members(messages.FromClient)),
        "from_server": _messages(members(messages.FromServer)),
        "parts": _parts(),
        "rest": _rest(made),
        "openapi": f"{made.openapi_config.path}/openapi.json",
        **settings,
        **_exchange(),
    }
    return re.sub(r"\{\{(?:example )?(\w+)\}\}", lambda found: parts[found[1]], WORDS.read_text("utf-8"))


# Messages ------------------------------------------------------------------------------------------------------------


def _messages(names: Iterable[str]) -> str:
    known = structs()
    return "\n\n".join(_message(known[name]) for name in names)


def _parts() -> str:
    top = {*members(messages.FromClient), *members(messages.FromServer)}
    inner = reached(top) - top
    used = set().union(*(structs()[name].uses for name in reached(top)))
    rows = [
        _row(alias.name, type_of(alias.type), limits(alias.type, {}))
        for alias in aliases().values()
        if alias.name in used
    ]
    return "\n".join([*TABLE, *rows]) + "\n\n" + _messages(name for name in structs() if name in inner)


def _message(found: Declared) -> str:
    head = f"### `{found.tag}`" if found.tag else f"### {found.name}"
    lines = [f"{head}\n{found.words}".rstrip()]
    if found.fields:
        rows = [
            "| | | |",
            "|---|---|---|",
            *(_row(field.name, *_said(field, found.name in asked())) for field in found.fields),
        ]
        lines.append("\n".join(rows))
    elif not found.words:
        lines[0] += "\nNo fields."
    return "\n\n".join(lines)


def _said(field: Field, may_miss: bool) -> tuple[str, str]:
    words = [field.words.rstrip("."), limits(field.type, {})]
    if may_miss and field.default is not msgspec.NODEFAULT:
        words.append(f"if left out: `{msgspec.json.encode(field.default).decode()}`")
    return type_of(field.type), "; ".join(filter(None, words))


def _row(name: str, type_: str, words: str) -> str:
    return f"| `{name}` | {_cell(type_)} | {_cell(words)} |".replace("  ", " ")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


# The rest ------------------------------------------------------------------------------------------------------------


def _closing() -> str:
    rows = [(code, reason, BYES[reason]) for reason, code in CLOSED.items()]
    rows += [(code, reason, words) for code, (reason, words) in OTHER_CODES.items()]
    lines = [f"| {code} | {f'`{reason}`' if reason else ''} | {words} |" for code, reason, words in sorted(rows)]
    return "\n".join(["| code | reason | |", "|---|---|---|", *lines])


def _rest(made: Litestar) -> str:
    paths = made.openapi_schema.to_schema()["paths"]
    found = [
        (of.get("tags", [""])[0], path, METHODS.index(method), of)
        for path in paths
        for method, of in paths[path].items()
    ]
    lines = ["| | | |", "|---|---|---|"]
    shown = ""
    for tag, path, method, of in sorted(
        found, key=lambda one: (TAGS.index(one[0]) if one[0] in TAGS else 99, *one[:3])
    ):
        lines.append(f"| {tag if tag != shown else ''} | `{METHODS[method].upper()} {path}` | {_cell(of['summary'])} |")
        shown = tag
    return "\n".join(lines)


# The exchange --------------------------------------------------------------------------------------------------------


class Cut:
    """What is not shown again."""


def _exchange() -> dict[str, str]:
    shown: set[str] = set()
    found = {}
    for chapter, said in example().items():
        lines = "\n".join(_line(one, shown) for one in said)
        found[chapter] = f"```js\n{lines}\n```"
    return found


def _line(said: Said, shown: set[str]) -> str:
    return ("→ " if said.is_client else "← ") + "\n".join(_written(_shortened(said.message, shown), 0))


def _shortened(value: Any, shown: set[str]) -> Any:
    """Large parts once, and of long lists the first."""
    if isinstance(value, list):
        kept = [_shortened(one, shown) for one in value]
        return [*kept[:3], Cut()] if len(kept) > 4 and isinstance(kept[0], dict) else kept
    if not isinstance(value, dict):
        return value
    found = {}
    for name, part in value.items():
        is_large = name in ONCE and isinstance(part, dict | list)
        found[name] = Cut() if name in shown and is_large else _shortened(part, shown)
        if is_large:
            shown.add(name)
    return found


def _written(value: Any, indent: int, lead: str = "") -> Iterator[str]:
    """JSON that breaks lines where it must; the first is not indented."""
    one = lead + _on_one_line(value)
    if len(one) + indent + 2 <= WIDTH or not isinstance(value, dict | list):
        yield one
        return
    is_dict = isinstance(value, dict)
    names = [f'"{name}": ' for name in value] if is_dict else [""] * len(value)
    parts = list(zip(names, value.values() if isinstance(value, dict) else value, strict=True))
    yield lead + ("{" if is_dict else "[")
    line = ""
    for i, (name, part) in enumerate(parts):
        first, *more = _written(part, indent + 2, name)
        end = "," if i < len(parts) - 1 else ""
        if line and (more or not is_dict or indent + len(line) + len(first) > WIDTH - 4):
            yield " " * (indent + 2) + line
            line = ""
        if more:
            yield " " * (indent + 2) + first
            yield from more[:-1]
            yield more[-1] + end
        else:
            line += (" " if line else "") + first + end
    if line:
        yield " " * (indent + 2) + line
    yield " " * indent + ("}" if is_dict else "]")


def _on_one_line(value: Any) -> str:
    if isinstance(value, Cut):
        return "…"
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{name}": {_on_one_line(part)}' for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_on_one_line, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
