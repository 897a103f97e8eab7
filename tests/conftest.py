"""What all tests share: a cache of their own, kept between runs, so that only what has changed is compiled."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

# Set before anything is compiled, and handed on to every process that a test starts.
os.environ.setdefault("POSSE_CACHE", str(Path(__file__).parent.parent / ".cache" / "posse"))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # workers share the cores as it is
for name in ("POSSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)
# Started in the background, a shell has us ignore Ctrl-C, and so would every process that a test means to interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Left out by `make quick`: whatever starts servers, browsers or processes, plays long or compiles for a GPU.
SLOW = (
    *("tests/arena/test_c", "tests/arena/test_referee", "tests/arena/test_simulate", "tests/arena/test_tournament"),
    *("tests/bots/test_gpu_environment", "tests/bots/test_kernels", "tests/bots/test_sheriff", "tests/bots/test_wasm"),
    *("tests/bots/test_workers", "tests/cli/", "tests/engine/test_kernels", "tests/engine/test_wasm"),
    *("tests/examples/test_train", "tests/server/test_", "tests/server/archive/test_replays"),
    *("tests/server/database/test_table_rows", "tests/server/http/test_malformed", "tests/server/http/test_rest_fuzz"),
    *("tests/server/http/test_wire", "tests/server/live/test_lobby", "tests/server/live/test_spectators"),
    *("tests/server/live/test_table_play", "tests/terminal/test_screen", "tests/test_", "tests/web/"),
)
SLOW_CHECKS = ("every_other_move_is_refused", "speeds_", "words_are_there", "worlds_")  # of the kit; Showdown runs all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The pages' tests take longest and come first, so that one worker alone starts a browser for them."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
    for item in items:
        is_long = any(f"[{check}" in item.nodeid or f"test_{check}" in item.nodeid for check in SLOW_CHECKS)
        if item.nodeid.startswith(SLOW) or (is_long and "showdown" not in item.nodeid):
            item.add_marker("slow")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test saves games among a person's own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("POSSE_HOME", str(folder))
    return folder
