from __future__ import annotations

import importlib.util

import pytest

from .calling import Capture, fails


@pytest.mark.parametrize(
    ("option", "line"),
    [
        (["--plot", "figures.svg"], "posse arena --plot needs matplotlib: pip install 'posse-games[plots]'"),
        (["--ray", "local"], "posse arena --ray needs ray: pip install 'posse-games[cluster]'"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_played(
    option: list[str], line: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert fails(capsys, "arena", "showdown", "--bots", "random,random", *option) == line
