"""What the kits of all games have in common."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from posse.engine import records
from posse.engine.records import BadRecord
from posse.testing import Kit


def kept_in(folder: Path) -> dict[str, Any]:
    """The pins and golden records of a game, which lie beside its tests."""
    return {
        "pinned": json.loads((folder / "pins.json").read_text("utf-8")),
        "golden": sorted((folder / "golden").glob("*.posse")),
    }


def is_refused_in_one_line(kit: Kit, file: Path, line: str) -> bool:
    """A record that these rules cannot replay."""
    with pytest.raises(BadRecord) as error:
        records.replay(records.load(file), kit.game)
    return line in str(error.value) and "\n" not in str(error.value)
