"""The README's Python runs, and the commands it names are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from posse.cli.parser import posse_parser
from posse.games import game, rulebook
from posse.text.words import words

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_in_the_readme_runs(tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith("Showdown\n\nGeldkiste 5")
    assert "\nResult(shares=(" in done.stdout


def test_the_commands_in_the_readme_are_understood() -> None:
    lines = re.findall(r"^(?:\$ )?posse ([^#\n]*)", README, re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        if line.strip():  # alone it is `posse serve --open`
            assert posse_parser().parse_args(line.split()).command


def test_the_pages_the_readme_points_at_are_there() -> None:
    for page in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / page).exists(), page


def test_the_readme_names_every_town_and_number_that_is_assumed() -> None:
    rows = dict(re.findall(r"^\| \*\*(.*?)\*\* \| (.*?) \|$", README, re.MULTILINE))
    speak = words("en")
    assert "Assumed are" in rows["El Paso"]
    assert "Assumed are" in rows["Gnadenlos!"]
    towns = rulebook(game("el-paso"), speak).listing()[0].rows
    rated, lacking = ([town for town in towns if "assumed" in {part.mark for part in town.cells[i]}] for i in (0, 1))
    for town in rated:
        assert town.title in rows["El Paso"].partition("and their rates")[0]
    for town in lacking:
        assert town.title in rows["El Paso"]
    told = ("adventurers", "IOUs", "High Noons", "Card Sharps", "goal", "zones")
    assert all(word in rows["Gnadenlos!"] for word in told)
    assert "no number is assumed" in rows["Wyatt Earp"]


def test_the_makefile_has_the_targets_that_others_rely_on() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for target in ("setup", "play", "test", "check", "warm", "bench"):
        assert f"make {target} " in done.stdout
