from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from posse.arena.contest import contest
from posse.arena.plots import plot
from posse.arena.ratings import figures
from posse.arena.referee import Chunk, Referee
from posse.engine.game import PosseError
from posse.games import game

GAME = game("showdown")

CONTEST = contest(GAME, ("deputy", "random", "random"), "plots")
FIGURES = figures(Referee(CONTEST).play(Chunk(0, 30)))


def words(path: Path) -> list[str]:
    root = ET.parse(path).getroot()
    return ["".join(one.itertext()) for one in root.iter("{http://www.w3.org/2000/svg}text")]


def test_the_picture_says_all_that_was_asked(tmp_path: Path) -> None:
    plot(CONTEST, FIGURES, {"sheriffs came": 3, "town emptied": 1}, tmp_path / "a.svg")
    found = words(tmp_path / "a.svg")
    for title in ("Wins", "Ratings", "Scores", "Game length", "How games ended", "Wins by seat"):
        assert any(text.startswith(title) for text in found), title
    for text in ("deputy", "random (1)", "random (2)", "sheriffs came", "seat 3"):
        assert text in found


def test_the_same_figures_make_the_same_file(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        plot(CONTEST, FIGURES, {}, tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert "always the same way" in words(tmp_path / "a.svg")


def test_a_place_that_cannot_be_written_to_is_said() -> None:
    with pytest.raises(PosseError, match=r"cannot write the plot /nowhere/a\.svg: No such file"):
        plot(CONTEST, FIGURES, {}, Path("/nowhere/a.svg"))


def test_drawing_and_clusters_are_loaded_only_when_asked_for() -> None:
    program = (
        "import sys; from posse.cli import main;"
        "main('arena showdown --bots random,random --games 4 --seed 1 --jobs 1'.split());"
        "sys.exit('matplotlib' in sys.modules or 'ray' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
