"""Commands, called as people call them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from posse.cli import main
from posse.cli.status import WRONG
from posse.engine import records
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from tests.tables import last, play_on

GAME = game("showdown")

Capture = pytest.CaptureFixture[str]


def fails(capsys: Capture, *arguments: str, status: int = WRONG) -> str:
    """Run a command that is wrong: its exit status, nothing on the output, one line of complaint, which is returned."""
    assert main(list(arguments)) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("posse: ")
    return err.removeprefix("posse: ").strip()


def says(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def run(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "posse", *arguments],
        input=text,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def a_record(path: Path, n_plies: int = 1000) -> Path:
    table = Table(GAME, key_from_seed("cli"), 3)
    play_on(table, last, n_plies)
    records.save(records.record_of(table, ("Ann", "Bob (random)", "Cay (random)")), path)
    return path
