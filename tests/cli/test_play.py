from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .calling import Capture, fails, run


def test_a_finished_game_is_not_resumed(record: Path, capsys: Capture) -> None:
    assert "is over; to see it again: `posse replay" in fails(capsys, "play", "--resume", str(record))


def test_playing_in_a_pipe_imports_neither_numba_nor_textual(home: Path) -> None:
    program = (
        "import sys; from posse.cli import main; main(['play', 'showdown', '--seed', '1']);"
        "sys.exit('numba' in sys.modules or 'textual' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], input="1\n", capture_output=True, text=True, check=False)
    assert "Strongbox" in done.stdout
    assert done.returncode == 0


def test_a_resumed_game_remembers_its_memory_aid(home: Path) -> None:
    run("play", "gnadenlos", "--seed", "1", "--memory-aid", "--language", "en", text="1\nquit\n")
    (file,) = home.glob("*.posse")
    assert "· memory aid ─" in run("play", "--resume", "--language", "en", text="quit\n").stdout
    assert "Hank holds" in run("replay", str(file), "--seat", "1", "--language", "en").stdout
    assert "Memory aid off" in run("play", "--resume", "--language", "en", text="memory\nquit\n").stdout
    assert "memory aid ─" not in run("play", "--resume", "--language", "en", text="quit\n").stdout
    assert "holds" not in run("replay", str(file), "--seat", "1", "--language", "en").stdout
    assert "· memory aid ─" in run("play", "--resume", "--memory-aid", "--language", "en", text="quit\n").stdout
