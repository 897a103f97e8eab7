from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from posse.cli.completion import SHELLS, complete

from .calling import Capture, says


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["si"], ["simulate"]),
        (["play", "w"], ["wyatt-earp"]),
        (["play", "el-paso", "--lev"], ["--level"]),
        (["play", "--level", "s"], ["sheriff"]),
        (["play", "--level", "sheriff", "g"], ["gnadenlos"]),
        (["simulate", "showdown", "--policy", "d"], ["deputy"]),
        (["arena", "showdown", "--bots", "deputy,gr"], ["deputy,greenhorn"]),
        (["rules", "--language", ""], ["en", "de", "nl"]),
        (["bench", "showdown", "el"], ["el-paso"]),
        (["admin", "b"], ["ban"]),
        (["admin", "ban", "Ann", "--rea"], ["--reason"]),
        (["completion", "f"], ["fish"]),
        (["replay", ""], []),  # a file: left to the shell
        (["simulate", "showdown", "--edition", ""], []),
    ],
)
def test_what_may_come_next(words: list[str], offered: list[str]) -> None:
    assert complete(words) == offered


def test_commands_come_first() -> None:
    assert complete([""]) == complete([])
    assert "play" in complete([""])
    assert "complete" not in complete([""])


@pytest.mark.parametrize("shell", SHELLS)
def test_there_is_a_script_for_every_shell(shell: str, capsys: Capture, tmp_path: Path) -> None:
    script = tmp_path / "posse"
    script.write_text(says(capsys, "completion", shell))
    assert "posse complete -- " in script.read_text()
    if shutil.which(shell):
        subprocess.run([shell, "-n", str(script)], check=True)


def test_bash_completes(capsys: Capture, tmp_path: Path) -> None:
    program = tmp_path / "posse"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m posse "$@"\n')
    program.chmod(0o755)
    script = says(capsys, "completion", "bash")
    asking = 'COMP_WORDS=(posse play --level ""); COMP_CWORD=3; _posse; printf "%s\\n" "${COMPREPLY[@]}"'
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{asking}"],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["random", "greenhorn", "deputy", "sheriff"]
