from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

from .calling import Capture, says


def test_bench_has_a_row_for_every_speed_and_position(capsys: Capture) -> None:
    *rows, opening, middle = json.loads(says(capsys, "bench", "showdown", "--seconds", "0.01", "--json"))
    assert {(row["seats"], row["speed"]) for row in rows} == {
        (seats, speed) for seats in (2, 3, 4) for speed in ("plain", "compiled", "checked")
    }
    assert all(row["decisions_per_s"] > row["playouts_per_s"] > 0 for row in rows)
    assert (opening["seats"], opening["position"], middle["position"]) == (4, "opening", "middle")
    assert opening["iterations_per_s"] > 0 < middle["iterations_per_s"]


def test_ctrl_c_ends_a_bench() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "posse", "bench", "--seconds", "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b"game ")  # the head of the table: now it measures
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Traceback" not in err
