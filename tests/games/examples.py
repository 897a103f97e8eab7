"""The examples that the rules' page draws; the tests of each game play them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def examples(game: str, draw: str) -> list[Any]:
    """All of a game that a drawing shows."""
    found = json.loads((ROOT / "web/src/games" / game / "examples.json").read_text("utf-8"))
    return [example for example in found if example["draw"] == draw]


def name(example: Any) -> str:
    return str(example["name"])
