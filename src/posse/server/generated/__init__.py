"""What is made from the protocol and the games: docs/protocol.md, its JSON schema, and the browser's TypeScript.

`make types` writes them; a test holds that what is committed is what would be written.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from posse.server.wire import messages

from .declared import structs
from .games import game_files
from .page import page
from .typescript import typescript


def files() -> dict[str, str]:
    """All of them, by their path in the repository."""
    return {
        "docs/protocol.md": page(),
        "docs/protocol.schema.json": json.dumps(schema(), indent=1, ensure_ascii=False) + "\n",
        "web/src/lib/server/protocol.ts": typescript(),
        **game_files(),
    }


def schema() -> dict[str, Any]:
    """JSON schema of both unions, with the words of the structs."""
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    tops, parts = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    for name, found in parts.items():
        for field in structs()[name].fields:
            if field.words:
                found["properties"][field.name] = {"description": field.words, **found["properties"][field.name]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Posse protocol {messages.PROTOCOL}",
        "$defs": {**dict(zip(unions, tops, strict=True)), **parts},
    }
