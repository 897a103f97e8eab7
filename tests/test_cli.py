from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from posse.cli import main
from posse.engine import records
from posse.engine.fairness import ABSENT, commitment, fair_key
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from tests.tables import last, play_on

GAME = game("showdown")

Capture = pytest.CaptureFixture[str]


def fails(capsys: Capture, *arguments: str) -> str:
    """Run a command that is wrong: exit status 2, nothing on the output, one line of complaint, which is returned."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("posse: ")
    return err.removeprefix("posse: ").strip()


def says(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return a_record(tmp_path / "game.posse")


def a_record(path: Path, n_plies: int = 1000) -> Path:
    table = Table(GAME, key_from_seed("cli"), 3)
    play_on(table, last, n_plies)
    records.save(records.record_of(table, ("Ann", "Bob (random)", "Cay (random)")), path)
    return path


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
        (["rules", "showdown", "--language", "fr"], "invalid choice: 'fr'"),
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
        (["dance"], "invalid choice: 'dance'"),
        (["simulate", "showdown", "--wild"], "unrecognized arguments: --wild"),
    ],
)
def test_wrong_input_gets_one_clear_line(arguments: list[str], line: str, capsys: Capture) -> None:
    assert line in fails(capsys, *arguments)


def test_alone_it_serves_and_opens_a_browser(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "opened")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    ours = {"PORT": "0", "DATABASE": f"sqlite:///{tmp_path}/posse.db", "WARM": "false"}
    environment = {**os.environ, "BROWSER": str(browser), **{f"POSSE_{name}": value for name, value in ours.items()}}
    command = [sys.executable, "-m", "posse"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as it:
        assert it.stdout is not None
        line = it.stdout.readline()
        assert line.startswith("Posse is running at http://")
        assert (tmp_path / "opened").read_text().strip() == line.split()[-1]
        it.terminate()
        assert it.wait() == 0


def test_a_wrong_edition_gets_one_clear_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.paper.edition.read_text().replace("bounty = 2", "bounty = 99"))
    line = fails(capsys, "simulate", "showdown", "--edition", str(file))
    assert "house.bounty must be a whole number from 1 to 20, not 99" in line


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_bad_records_get_one_clear_line_and_are_left_alone(command: str, record: Path, capsys: Capture) -> None:
    text = record.read_text()
    for broken, line in (
        (text[:-30] + "\n", "changed since it was written"),
        (text[: len(text) // 2], "cut off after line"),
        (text.replace("lay vest", "lay king", 1), "changed since it was written"),
        (text.replace("posse record 1", "posse record 9"), "has format 9, and this Posse reads formats up to 2"),
    ):
        record.write_text(broken)
        arguments = ["play", "--resume", str(record)] if command == "play" else [command, str(record)]
        assert line in fails(capsys, *arguments)
        assert record.read_text() == broken


def test_a_record_of_newer_rules_says_so(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path / "new.posse")
    match = records.load(path)
    records.save(records.Record(**{**match.__dict__, "version": 2}), path)
    assert "newer rules: showdown version 2; this is version 1" in fails(capsys, "verify", str(path))


def test_a_record_of_another_edition_wants_its_file(tmp_path: Path, record: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.paper.edition.read_text().replace("bounty = 2", "bounty = 3"))
    assert "played with another edition" in fails(capsys, "verify", str(record), "--edition", str(file))


def test_verify_tells_what_it_checked(record: Path, capsys: Capture) -> None:
    out = says(capsys, "verify", str(record))
    assert out.startswith(f"{record}: sound. showdown, 3 seats; ")
    assert "the result is as recorded" in out
    assert "is not over yet" in says(capsys, "verify", str(a_record(record, 4)))


def test_verify_tells_how_the_deal_came_about(record: Path, capsys: Capture) -> None:
    assert "the record does not say how the key was chosen" in says(capsys, "verify", str(record))
    secret, nonces = bytes(range(32)), (ABSENT, bytes(32), ABSENT)
    table = Table(game("showdown", house={"bounty": 3}), fair_key(secret, nonces), 3)
    match = records.record_of(table, ("Ann", "Bob", "Cay"), (), secret, nonces)
    records.save(match, record)
    out = says(capsys, "verify", str(record))
    assert "the key from the secret and the nonce of seat 2\n" in out
    assert f"commitment: {commitment(secret)}" in out
    body = match.text().replace("nonce 2 00", "nonce 2 01").partition("digest ")[0]
    record.write_text(f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n")
    assert "the deal was not fair" in fails(capsys, "verify", str(record))


def test_replay_tells_the_story_and_the_end(record: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(record))
    assert "   1. Ann lays " in out
    assert "a card" not in out.partition("Strongbox")[0]
    assert re.search(r" (wins|share the win)\. Final score: ", out)


def test_replay_from_a_seat_tells_only_what_it_saw(record: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(record), "--seat", "2")
    assert "Ann lays a card face down." in out
    assert "Bob lays a card face down." not in out
    assert "there is no seat 4" in fails(capsys, "replay", str(record), "--seat", "4")


def test_nobody_looks_into_the_hands_of_a_game_that_is_not_over(tmp_path: Path, capsys: Capture) -> None:
    out = says(capsys, "replay", str(a_record(tmp_path / "open.posse", 8)))
    assert "Ann lays a card face down." in out
    assert "Your hand" not in out


def test_a_game_that_is_not_over_shows_one_only_ones_own_hand(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path / "open.posse", 8)
    assert "Your hand" in says(capsys, "replay", str(path), "--seat", "1")
    assert "seat 2 is not yours" in fails(capsys, "replay", str(path), "--seat", "2")


def test_a_finished_game_is_not_resumed(record: Path, capsys: Capture) -> None:
    assert "is over; to see it again: `posse replay" in fails(capsys, "play", "--resume", str(record))


def test_rules_are_read_whole_or_by_number(capsys: Capture) -> None:
    whole = says(capsys, "rules", "showdown")
    assert re.findall(r"^SD-\d+", whole, re.MULTILINE) == list(GAME.paper.rule_numbers)
    assert whole.startswith("Showdown\n\nSet-up\nSD-1: ")
    assert says(capsys, "rules", "showdown", "40") == says(capsys, "rules", "showdown", "SD-40")
    assert (
        says(capsys, "rules", "showdown", "sd-40") == "SD-40: Whoever has the most coins wins. Equals share the win.\n"
    )
    assert "Münzen" in says(capsys, "rules", "showdown", "SD-40", "--language", "de")


def test_rules_have_the_numbers_of_the_edition(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[house]\nbuy = 4\n[track]\ngoal = 25\n")
    assert "up to 4 spaces" in says(capsys, "rules", "gnadenlos", "20", "--edition", str(file))
    assert says(capsys, "rules", "gnadenlos", "20", "--edition", str(file)).endswith("(GN-60). [changed]\n")
    whole = says(capsys, "rules", "gnadenlos", "--edition", str(file))
    assert re.search(r"^Goal +25 +changed$", whole, re.MULTILINE)
    assert re.search(r"^Start +6 +found$", whole, re.MULTILINE)
    file.write_text("[house]\nbuy = 77\n")
    assert "house.buy" in fails(capsys, "rules", "gnadenlos", "--edition", str(file))


def test_rules_list_what_is_in_the_box_and_where_it_comes_from(capsys: Capture) -> None:
    el_paso = says(capsys, "rules", "el-paso")
    assert re.search(r"^Deadwood +4:1 +cattle +found$", el_paso, re.MULTILINE)
    assert re.search(r"^Santa Fe +3:1 +bank, cattle +book; assumed: cattle$", el_paso, re.MULTILINE)
    assert "assumed: a number nobody could give us" in el_paso
    assert "Nuggets" in el_paso
    german = says(capsys, "rules", "wyatt-earp", "--language", "de")
    assert re.search(r"^Unterschlupf +3 +– +– +– +Anleitung; gefunden: Loch$", german, re.MULTILINE)
    assert "assumed" not in says(capsys, "rules", "showdown")


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


def test_bench_has_a_row_for_every_speed_and_position(capsys: Capture) -> None:
    *rows, opening, middle = json.loads(says(capsys, "bench", "showdown", "--seconds", "0.01", "--json"))
    assert {(row["seats"], row["speed"]) for row in rows} == {
        (seats, speed) for seats in (2, 3, 4) for speed in ("plain", "compiled", "checked")
    }
    assert all(row["decisions_per_s"] > row["playouts_per_s"] > 0 for row in rows)
    assert (opening["seats"], opening["position"], middle["position"]) == (4, "opening", "middle")
    assert opening["iterations_per_s"] > 0 < middle["iterations_per_s"]


def test_warm_says_what_it_does(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    out = says(capsys, "warm", "showdown", "--checked")
    assert "compiling showdown into" in out
    for speed in ("compiled", "checked"):
        for part in ("rules", "policies", "search"):
            assert f"showdown, {speed}, {part}: " in out
    assert out.splitlines()[-1].startswith("done in ")


def run(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "posse", *arguments],
        input=text,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_unwritable_cache_is_said_in_one_line_and_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("simulate", "showdown", "--games", "10", "--json", POSSE_CACHE=str(tmp_path / "file" / "cache"))
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 10
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("posse: cannot write to the cache folder")


def test_ctrl_c_ends_a_simulation_with_what_it_has() -> None:
    simulate = [sys.executable, "-m", "posse", "simulate", "showdown", "--json", "--games"]
    subprocess.run([*simulate, "1"], capture_output=True, check=True)  # compiled now
    process = subprocess.Popen(
        [*simulate, "2000000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(4)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    found = json.loads(out)
    assert 0 < found["games"] < 2_000_000_000
    assert found["interrupted"]
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-5)
    assert "Traceback" not in err


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


def test_ctrl_c_ends_a_bench() -> None:
    process = subprocess.Popen([sys.executable, "-m", "posse", "bench", "--seconds", "60"], stderr=subprocess.PIPE)
    time.sleep(5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Traceback" not in err


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


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("posse 0")


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
