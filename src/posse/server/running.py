"""Which server runs on a database: it leaves a note beside the file, and answers with the id in the note."""

from __future__ import annotations

import contextlib
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PATIENCE_S = 2.0


@contextlib.contextmanager
def noted(database: str, url: str, instance: str) -> Iterator[None]:
    """While this server runs. A note that is left behind does no harm: nobody answers to it."""
    note = _note(database)
    with contextlib.suppress(OSError):
        note.write_text(json.dumps({"url": url, "instance": instance}), "utf-8")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            note.unlink(missing_ok=True)


def address(database: str) -> str | None:
    """Where the server of this database answers, if one runs."""
    try:
        note = json.loads(_note(database).read_text("utf-8"))
        straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # not by way of a proxy
        with straight.open(f"{note['url']}health", timeout=PATIENCE_S) as answer:
            is_ours = json.load(answer)["instance"] == note["instance"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return str(note["url"]) if is_ours else None


def _note(database: str) -> Path:
    file = Path(database.removeprefix("sqlite:///"))
    return file.with_name(f"{file.name}.running")
