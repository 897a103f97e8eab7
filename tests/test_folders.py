from __future__ import annotations

import sys
from pathlib import Path

import pytest

from posse import folders
from posse.server.settings import Settings
from posse.terminal import saves


def test_folders_lie_where_they_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POSSE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path / "cache"))
    assert folders.home() == tmp_path / "home"
    assert folders.cache() == tmp_path / "cache"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_otherwise_they_are_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("POSSE_HOME")
    monkeypatch.delenv("POSSE_CACHE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert folders.home() == tmp_path / "data" / "posse"
    assert folders.cache() == tmp_path / "cache" / "posse"


def test_the_database_and_saved_games_lie_there_and_not_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Settings().database == f"sqlite:///{home}/posse.db"
    assert saves.new_file("showdown").parent == home
