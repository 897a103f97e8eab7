from __future__ import annotations

from pathlib import Path

import pytest

from posse.cli import main

from .calling import Capture


def test_a_database_of_earlier_days_is_pointed_at(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "posse.db").touch()
    assert main(["backup", "copy.db"]) == 2
    hint, complaint = capsys.readouterr().err.splitlines()
    assert hint == "posse: posse.db in this folder is not used; to use it, add --database sqlite:///posse.db"
    assert complaint == f"posse: there is no database {home / 'posse.db'}"
    assert main(["backup", "copy.db", "--database", "sqlite:///posse.db"]) == 0
    assert capsys.readouterr().err == ""
