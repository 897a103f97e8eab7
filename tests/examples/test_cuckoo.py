"""A game of another package: found, described, played in the terminal, simulated, and sound."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.cuckoo import install


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("site"))


def run(environment: dict[str, str], *arguments: str, says: str = "") -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, input=says, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_is_listed_after_ours(environment: dict[str, str]) -> None:
    names = [one["name"] for one in json.loads(run(environment, "-m", "posse", "games", "--json"))]
    assert names == ["wyatt-earp", "el-paso", "gnadenlos", "showdown", "cuckoo"]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "A king stops a swap"), ("de", "Ein König verhindert"), ("nl", "Een heer houdt")]
)
def test_its_rules_are_told_in_every_language(environment: dict[str, str], language: str, line: str) -> None:
    assert line in run(environment, "-m", "posse", "rules", "cuckoo", "--language", language)


def test_a_whole_game_in_the_terminal(environment: dict[str, str]) -> None:
    line = "play cuckoo --plain --seed 3 --seats 3 --level deputy --language de"
    said = run(environment, "-m", "posse", *line.split(), says="1\n" * 60)
    assert "Behältst du deine Karte, oder tauschst du?" in said
    assert "scheidet aus." in said
    assert "Die Partie ist zu Ende." in said


def test_its_habits_win(environment: dict[str, str]) -> None:
    line = "arena cuckoo --bots deputy,random,random --games 300 --seed 1 --jobs 1 --json"
    result = json.loads(run(environment, "-m", "posse", *line.split()))
    shares = {row["bot"]: row["win_share"] for row in result["bots"]}
    assert shares["deputy"] > 0.4


def test_it_keeps_the_contract(environment: dict[str, str]) -> None:
    run(environment, "-c", "from posse.testing import conform; from posse_cuckoo.kit import KIT; conform(KIT)")
