from __future__ import annotations

import os
from pathlib import Path

import pytest

from .calling import Capture, fails, says


def test_unknown_variables_are_refused(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSSE_PROT", "8001")
    line = "there is no setting POSSE_PROT in the environment; did you mean POSSE_PORT?"
    assert fails(capsys, "games") == line
    assert fails(capsys, "admin", "people") == line


def test_every_command_reads_the_settings_file(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "environ", {**os.environ})
    file = tmp_path / "posse.toml"
    file.write_text('language = "de"\nport = 8001\n')
    assert "Münzen" in says(capsys, "rules", "showdown", "SD-40", "--settings", str(file))
    assert "coins" in says(capsys, "rules", "showdown", "SD-40", "--language", "en", "--settings", str(file))


def test_the_environment_outweighs_the_file(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("POSSE_LANGUAGE", "nl")
    file = tmp_path / "posse.toml"
    file.write_text('language = "de"\n')
    assert "munten" in says(capsys, "rules", "showdown", "SD-40", "--settings", str(file))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("prot = 1\n", "there is no setting 'prot'; did you mean port?"),
        ("language = 3\n", "the setting language is wrong: it must be text"),
        ("port = 70000\n", "the setting port is wrong: expected `int` <= 65535"),
        ("port = \n", "is not valid TOML"),
    ],
)
def test_wrong_settings_stop_every_command(text: str, line: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "posse.toml"
    file.write_text(text)
    assert line in fails(capsys, "games", "--settings", str(file))


def test_a_settings_file_that_is_not_there_is_said(capsys: Capture) -> None:
    assert fails(capsys, "games", "--settings", "none.toml").startswith("cannot read the settings file none.toml: ")
