from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from posse.games import game

from .calling import Capture, fails, run, says

GAME = game("showdown")


def test_simulate_tells_in_the_agreed_words(capsys: Capture) -> None:
    arguments = ["simulate", "showdown", "--games", "500", "--seats", "3", "--seed", "7", "--json"]
    found = json.loads(says(capsys, *arguments, "--policy", "random"))
    for name in ("game", "seats", "games", "decisions", "seconds", "decisions_per_s", "win_share", "mean_score"):
        assert name in found
    assert (found["game"], found["seats"], found["games"], found["over_cap"]) == ("showdown", 3, 500, 0)
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)
    again = json.loads(says(capsys, *arguments, "--threads", "2", "--checked"))
    for name in ("decisions", "win_share", "mean_score"):
        assert again[name] == found[name]
    other = json.loads(says(capsys, *arguments[:-3], "--seed", "8", "--json"))
    assert other["decisions"] != found["decisions"]
    assert "million per second" in says(capsys, *arguments[:-1])


def test_a_wrong_edition_gets_one_clear_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.paper.edition.read_text().replace("bounty = 2", "bounty = 99"))
    line = fails(capsys, "simulate", "showdown", "--edition", str(file))
    assert "house.bounty must be a whole number from 1 to 20, not 99" in line


def test_an_unwritable_cache_is_said_in_one_line_and_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("simulate", "showdown", "--games", "10", "--json", POSSE_CACHE=str(tmp_path / "file" / "cache"))
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 10
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("posse: cannot write to the cache folder")


def test_ctrl_c_ends_a_simulation_with_what_it_has() -> None:
    simulate = [sys.executable, "-m", "posse", "simulate", "showdown", "--json", "--games", "2000000000"]
    terminal, theirs = pty.openpty()  # where the progress is shown
    process = subprocess.Popen(simulate, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    shown = b""
    while b"4 seats" not in shown:  # some games have been played
        shown += os.read(terminal, 4096)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    found = json.loads(out)
    assert 0 < found["games"] < 2_000_000_000
    assert found["interrupted"]
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)
    os.close(terminal)
