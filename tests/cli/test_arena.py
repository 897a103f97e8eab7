"""`posse arena`, as it is called."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from posse.cli import main

Capture = pytest.CaptureFixture[str]
MINE = "tests.arena.bots"


def says(capsys: Capture, *arguments: str) -> str:
    assert main(["arena", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def fails(capsys: Capture, *arguments: str) -> str:
    assert main(["arena", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_the_json_has_the_names_that_others_rely_on(capsys: Capture) -> None:
    line = ("showdown", "--bots", "deputy,random,random", "--games", "100", "--seed", "7", "--json", "--jobs", "1")
    found = json.loads(says(capsys, *line))
    assert (found["game"], found["deals"], found["games"]) == ("showdown", 34, 102)
    assert [one["bot"] for one in found["bots"]] == ["deputy", "random", "random"]
    for one in found["bots"]:
        low, high = one["interval"]
        assert low < one["win_share"] < high
        assert one["mean_score"] > 0
    assert sum(one["win_share"] for one in found["bots"]) == pytest.approx(1, abs=1e-5)
    assert sum(one["win_share"] for one in found["seats"]) == pytest.approx(1, abs=1e-5)
    assert found["bots"][0]["rating"] > found["bots"][1]["rating"]
    assert found["bots"][0]["ahead"][0] is None


def test_iterations_give_the_same_figures_on_any_number_of_jobs(capsys: Capture) -> None:
    line = ("showdown", "--bots", f"sheriff,{MINE}:ByKey", "--games", "12", "--seed", "7", "--iterations", "20")
    assert says(capsys, *line, "--jobs", "1", "--json") == says(capsys, *line, "--jobs", "3", "--json")


def test_people_get_a_table(capsys: Capture) -> None:
    line = ("wyatt-earp", "--bots", "random,random", "--games", "20", "--seed", "7", "--jobs", "1")
    out = says(capsys, *line)
    assert out.startswith("wyatt-earp; deals: 10; games: 20, every deal in all rotations; seed 7\n")
    for words in ("random (1) ", "random (2) ", "ahead of", "wins by seat: 1: ", "how games ended: "):
        assert words in out


def test_a_run_goes_on_from_its_file_with_its_seed(tmp_path: Path, capsys: Capture) -> None:
    file = str(tmp_path / "results")
    line = ("showdown", "--bots", "deputy,random", "--json", "--jobs", "1", "--results", file)
    first = json.loads(says(capsys, *line, "--games", "10"))
    second = json.loads(says(capsys, *line, "--games", "20"))
    assert (first["games"], second["games"]) == (10, 20)
    assert first["seed"] == second["seed"]
    assert len(Path(file).read_text().splitlines()) == 11
    assert "another contest (seed: " in fails(capsys, *line, "--seed", "other")


def test_any_game_is_written_out_as_a_record(tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "game.posse"
    line = ("showdown", "--bots", f"{MINE}:ByKey,deputy", "--games", "8", "--seed", "7", "--jobs", "1")
    says(capsys, *line, "--record", "3.0", str(record))
    assert f"player Hank (deputy)\nplayer Clementine ({MINE}:ByKey)" in record.read_text()
    assert main(["verify", str(record)]) == 0
    assert "sound. showdown, 2 seats" in capsys.readouterr().out
    assert "there is no deal 4 in rotation 0 to record" in fails(capsys, *line, "--record", "4.0", str(record))
    assert "is not a deal and a rotation, such as 12.0" in fails(capsys, *line, "--record", "4", str(record))
    (tmp_path / "diary").write_text("dear diary")
    assert "already exists and is not a Posse record" in fails(
        capsys, *line, "--record", "3.1", str(tmp_path / "diary")
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["checkers", "--bots", "deputy,random"], "there is no game 'checkers'"),
        (["showdown"], "the following arguments are required: --bots"),
        (["showdown", "--bots", ""], "there is no bot ''"),
        (["showdown", "--bots", "deputy"], "showdown is for 2 to 4 players, not 1"),
        (["showdown", "--bots", "deputy,marshal"], "there is no bot 'marshal'; choose from: random"),
        (["showdown", "--bots", "deputy,random", "--until", "0"], "must be from 0.01 to 50 per cent, not '0'"),
        (["showdown", "--bots", "deputy,random", "--move-time", "0"], "must be from 0.01 to 3600 seconds, not '0'"),
        (
            ["showdown", "--bots", "sheriff,random", "--move-time", "1", "--iterations", "5"],
            "not allowed with argument",
        ),
        (["showdown", "--bots", "deputy,random", "--results", "/"], "cannot use the results file /: Is a directory"),
        (["showdown", "--bots", f"random,{MINE}:Fails"], "failed: ZeroDivisionError: oh no (bots.py, line"),
    ],
)
def test_wrong_input_gets_one_clear_line(arguments: list[str], line: str, capsys: Capture) -> None:
    assert line in fails(capsys, *arguments)


def test_ctrl_c_ends_a_run_with_what_it_has_and_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results"
    command = [sys.executable, "-m", "posse", "arena", "showdown", "--bots", f"deputy,{MINE}:Slow", "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--json", "--games", "100000", "--seed", "7", "--results", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while time.monotonic() < end and not (file.exists() and file.read_bytes().count(b"\n") > 4):
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the whole group
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert err == ""
    found = json.loads(out)
    assert found["interrupted"]
    assert 4 <= found["deals"] < 50_000
    assert file.read_bytes().count(b"\n") == found["deals"] + 1
    done = subprocess.run(
        [*command, "--json", "--games", str(2 * found["deals"] + 2), "--results", str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["deals"] == found["deals"] + 1
