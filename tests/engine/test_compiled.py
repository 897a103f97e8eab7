from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from posse.engine import compiled
from posse.engine.compiled import compile_driver
from posse.engine.rule import Parts, rule
from posse.engine.struct import Row

GAME = """
from posse.engine.rule import rule
from posse.engine.struct import Row
{constants}
from constants import STEP

@rule
def inner(x: int) -> int:
    return {inner}

def driver(rows: Row, n: int) -> int:
    total = 0
    for i in range(n):
        rows[i] = inner(i)
        total += rows[i]
    return total
"""
MAIN = """
import sys
sys.path.insert(0, sys.argv[1])
import numpy as np
from posse.engine.compiled import compile_driver
from posse.engine.rule import Parts
from game import driver
run = compile_driver(driver, Parts(), "edited", checked=sys.argv[2] == "checked")
try:
    print(run(np.zeros(8, np.int64), int(sys.argv[3])), sum(run.stats.cache_hits.values()))
except IndexError:
    print("IndexError", sum(run.stats.cache_hits.values()))
"""


class Workshop:
    """A game being edited, run by processes of its own from one cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.write()

    def write(self, inner: str = "x + STEP", step: int = 1) -> None:
        # Dates are set back, so that nothing but the contents can tell the edits apart.
        for name, text in {
            "game.py": GAME.format(constants="", inner=inner),
            "constants.py": f"STEP = {step}\n",
        }.items():
            (self.folder / name).write_text(text)
            os.utime(self.folder / name, (1_000_000_000, 1_000_000_000))

    def run(self, n: int = 4, speed: str = "compiled", **environment: str) -> tuple[str, str]:
        """What the driver returned and how often the cache was hit; and what was said."""
        done = subprocess.run(
            [sys.executable, "-B", "-c", MAIN, str(self.folder), speed, str(n)],
            env={**os.environ, "POSSE_CACHE": str(self.cache), **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip(), done.stderr.strip()


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_what_is_compiled_is_found_again(workshop: Workshop) -> None:
    assert workshop.run() == ("10 0", "")
    assert workshop.run() == ("10 1", "")


def test_an_edited_rule_is_never_run_from_an_old_cache(workshop: Workshop) -> None:
    workshop.run()
    workshop.write(inner="x - STEP")
    assert workshop.run()[0] == "2 0"


def test_an_edited_constant_in_another_file_is_never_run_from_an_old_cache(workshop: Workshop) -> None:
    workshop.run()
    workshop.write(step=2)
    assert workshop.run()[0] == "14 0"


def test_checked_mode_never_runs_unchecked_code_from_a_warm_cache(workshop: Workshop) -> None:
    assert workshop.run(n=8)[0] == "36 0"
    assert workshop.run(n=9, speed="checked")[0] == "IndexError 0"
    assert workshop.run(n=9, speed="checked")[0] == "IndexError 1"


def test_unchecked_mode_never_runs_checked_code_from_a_warm_cache(workshop: Workshop) -> None:
    workshop.run(speed="checked")
    assert workshop.run()[0] == "10 0"


def test_a_cache_folder_that_cannot_be_made_is_said_once_and_done_without(workshop: Workshop) -> None:
    workshop.cache.write_text("a file in the way")
    out, said = workshop.run()
    assert out == "10 0"
    assert said.count("\n") == 0
    assert said.startswith(f"posse: cannot write to the cache folder {workshop.cache}")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_disk_that_fills_up_does_not_end_the_run(workshop: Workshop, tmp_path: Path) -> None:
    broken = MAIN.replace(
        "try:",
        "def full(*args):\n    raise OSError(28, 'No space left on device')\n"
        "run._cache._cache_file._save_index = full\ntry:",
        1,
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", broken, str(workshop.folder), "compiled", "4"],
        env={**os.environ, "POSSE_CACHE": str(workshop.cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "10 0"
    assert (
        done.stderr
        == "posse: cannot save compiled code (No space left on device); the next run will compile it again\n"
    )


@rule
def one_more(x: int) -> int:
    return x + 1


@rule
def two_more(x: int) -> int:
    return x + 2


@rule
def more(x: int) -> int:
    return step(x)  # type: ignore[name-defined]  # noqa: F821


def at_once(row: Row, n: int) -> int:
    return more(n) + row[n]


def twice(row: Row, n: int) -> int:
    return more(more(n)) + row[n]


def test_drivers_share_a_rule_just_when_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path))
    row = np.zeros(8, np.int64)
    by_one, by_two = Parts({"step": one_more}), Parts({"step": two_more})
    drivers: list[Any] = [
        compile_driver(driver, parts, "shared", checked)
        for checked in (False, True)
        for parts in (by_one, by_two)
        for driver in (at_once, twice)
    ]
    assert [driver(row, 5) for driver in drivers] == [6, 7, 7, 9, 6, 7, 7, 9]
    rules = [driver.py_func.__globals__["more"] for driver in drivers]
    assert [rules.index(found) for found in rules] == [0, 0, 2, 2, 4, 4, 6, 6]
    for driver in drivers[4:]:
        with pytest.raises(IndexError):
            driver(row, 8)


def test_old_folders_are_pruned_and_the_newest_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path))
    for i in range(compiled.FOLDERS_KEPT + 5):
        folder = tmp_path / f"game_driver_compiled-{i:016x}"
        folder.mkdir()
        os.utime(folder, (i, i))
    other = tmp_path / "game_driver_checked-0000000000000000"
    other.mkdir()
    compiled.kept_in("game_driver_compiled", "f" * 16)
    left = sorted(path.name[-16:] for path in tmp_path.glob("game_driver_compiled-*"))
    assert len(left) == compiled.FOLDERS_KEPT
    assert "f" * 16 in left
    assert "0" * 16 not in left
    assert other.exists()
