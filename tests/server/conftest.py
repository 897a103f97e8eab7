from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .visitors import House, house


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server."""
    with house(tmp_path, monkeypatch) as found:
        yield found
