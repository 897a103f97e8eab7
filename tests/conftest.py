"""What all tests share: a cache of their own, kept between runs, so that only what has changed is compiled."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

# Set before anything is compiled, and handed on to every process that a test starts.
os.environ.setdefault("POSSE_CACHE", str(Path(__file__).parent.parent / ".cache" / "posse"))
for name in ("POSSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)
# Started in the background, a shell has us ignore Ctrl-C, and so would every process that a test means to interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test saves games among a person's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("POSSE_HOME", str(folder))
    return folder
