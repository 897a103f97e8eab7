from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .calling import run


@contextmanager
def a_browser(folder: Path) -> Iterator[Path]:
    """A browser that writes the address it is to open into a pipe."""
    opened = folder / "opened"
    os.mkfifo(opened)
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    os.environ["BROWSER"] = str(browser)
    try:
        yield opened
    finally:
        del os.environ["BROWSER"]


def posse(folder: Path) -> subprocess.Popen[str]:
    ours = {"PORT": "0", "DATABASE": f"sqlite:///{folder}/posse.db", "WARM": "false"}
    environment = {**os.environ, **{f"POSSE_{name}": value for name, value in ours.items()}}
    command = [sys.executable, "-m", "posse"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def test_alone_it_serves_and_opens_a_browser_and_a_second_time_opens_the_running_one(tmp_path: Path) -> None:
    with a_browser(tmp_path) as opened, posse(tmp_path) as first:
        assert first.stdout is not None
        line = first.stdout.readline()
        assert line.startswith("Posse is running at http://")
        url = line.split()[-1]
        assert opened.read_text().strip() == url
        with posse(tmp_path) as second:
            assert second.stdout is not None
            assert second.stdout.readline() == f"Posse is already running at {url}\n"
            assert opened.read_text().strip() == url
            assert second.wait() == 0
        done = run("serve", "--database", f"sqlite:///{tmp_path}/posse.db")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"posse: Posse is already running on this database, at {url}\n"
        first.terminate()
        assert first.wait() == 0
    assert not (tmp_path / "posse.db.running").exists()
