from __future__ import annotations

from pathlib import Path

import pytest

from .calling import a_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return a_record(tmp_path / "game.posse")
