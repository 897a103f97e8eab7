from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import posse

from .calling import Capture, fails, run


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "checkers"], "choose from: wyatt-earp, el-paso, gnadenlos, showdown"),
        (["play", "checkers"], "there is no game 'checkers'"),
        (["rules", "checkers"], "there is no game 'checkers'"),
        (["bench", "checkers"], "there is no game 'checkers'"),
        (["warm", "checkers"], "there is no game 'checkers'"),
        (["simulate", "showdown", "--seats", "7"], "showdown is for 2 to 4 players, not 7"),
        (["simulate", "showdown", "--seats", "0"], "showdown is for 2 to 4 players, not 0"),
        (["play", "showdown", "--seats", "1"], "showdown is for 2 to 4 players, not 1"),
        (["simulate", "showdown", "--games", "0"], "argument --games: must be a whole number from 1 to"),
        (["simulate", "showdown", "--games", "many"], "argument --games: must be a whole number from 1 to"),
        (["simulate", "showdown", "--policy", "marshal"], "there is no policy 'marshal'; choose from: random"),
        (["simulate", "showdown", "--edition", "none.toml"], "cannot read the edition none.toml: No such file"),
        (["play", "showdown", "--level", "marshal"], "there is no bot 'marshal'; choose from: random"),
        (["rules", "showdown", "SD-99"], "showdown has no rule SD-99; its rules are SD-1 to SD-40"),
        (["rules", "showdown", "--language", "fr"], "there is no choice of --language 'fr'; choose from: en, de, nl"),
        (["replay", "none.posse"], "cannot read none.posse: No such file or directory"),
        (["verify", "none.posse"], "cannot read none.posse: No such file or directory"),
        (["play", "--resume", "none.posse"], "cannot read none.posse: No such file or directory"),
        (["play", "--resume"], "there are no saved games in"),
        (["play", "--resume", "some.posse", "--seats", "3"], "a saved game already has its players and its deal"),
        (
            ["simulate", "showdown", "--games", "1e99"],
            "argument --games: must be a whole number from 1 to 2147483648, not '1e99'",
        ),
        (["simulate", "showdown", "--games", "1.5"], "argument --games: must be a whole number from 1 to"),
        (["bench", "showdown", "--seconds", "nan"], "argument --seconds: must be from 0.01 to 3600 seconds, not 'nan'"),
        (["bench", "showdown", "--seconds", "0"], "argument --seconds: must be from 0.01 to 3600 seconds, not '0'"),
        (["bench", "showdown", "--seconds", "x"], "argument --seconds: must be from 0.01 to 3600 seconds, not 'x'"),
        (["play", "showdown", "--pace", "-1"], "argument --pace: must be from 0 to 10 seconds, not '-1'"),
        (["play", "showdown", "--pace", "slow"], "argument --pace: must be from 0 to 10 seconds, not 'slow'"),
        (["simulate", "showdown", "--policy", "sheriff"], "there is no policy 'sheriff'; choose from: random"),
        (["simulate", "showdown", "--record", "x", "f"], "argument --record: 'x' is not a game number"),
        (
            ["simulate", "showdown", "--games", "5", "--record", "5", "f"],
            "there is no game 5 to record; games are numbered 0 to 4",
        ),
        (["dance"], "there is no command 'dance'; choose from: play, games, rules"),
        (["simulate", "showdown", "--wild"], "there is no option --wild; see `posse simulate --help`"),
    ],
)
def test_wrong_input_gets_one_clear_line(arguments: list[str], line: str, capsys: Capture) -> None:
    assert line in fails(capsys, *arguments)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_behind_the_output_is_one_line() -> None:
    done = subprocess.run(
        f"{sys.executable} -m posse rules showdown > /dev/full", shell=True, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "posse: cannot write: No space left on device\n"


def test_a_terminal_without_our_signs_gets_question_marks() -> None:
    done = run("play", "showdown", "--seed", "1", text="1\nquit\n", PYTHONIOENCODING="ascii")
    assert "Strongbox 4 ? bank" in done.stdout
    assert done.stderr == ""


def test_a_pipe_that_closes_early_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m posse rules showdown | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "Showdown\n"
    assert "Traceback" not in done.stderr


def test_the_version_is_told() -> None:
    assert run("--version").stdout == run("-V").stdout == f"posse {posse.__version__}\n"
