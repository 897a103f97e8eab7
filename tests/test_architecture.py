"""The tour of the house leads to doors that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOUR = (ROOT / "docs" / "architecture.md").read_text()
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|json|mjs|md))`")


def test_every_file_that_is_named_is_there() -> None:
    there = [file.as_posix() for folder in ("src", "web/src", "docs") for file in (ROOT / folder).rglob("*.*")]
    there += [file.as_posix() for file in (ROOT / "web").glob("*.*")]
    named = set(FILE.findall(TOUR))
    assert len(named) > 80
    assert [name for name in sorted(named) if not any(one.endswith(f"/{name}") for one in there)] == []
