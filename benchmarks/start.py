"""How long starts take: the first screen of a table, in lines and in full; the first compiled call from a warm cache.

    python benchmarks/start.py

Each in a process of its own, five times; the median is printed.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

FIRST_SCREEN = "from posse.cli import main; main(['play', 'showdown', '--seed', '1'])"
FIRST_CALL = """
import time
from posse.games import game
from posse.arena.simulate import simulate
showdown = game("showdown")
begun = time.perf_counter()
simulate(showdown, 1, 3, bytes(32))
print(time.perf_counter() - begun)
"""


def first_screen() -> float:
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", FIRST_SCREEN], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    seen = b""
    while b"Your move" not in seen:
        seen += process.stdout.read1()  # type: ignore[attr-defined]
    seconds = time.perf_counter() - begun
    process.communicate()
    return seconds


def first_full_screen() -> float:
    """On a terminal of 80 columns and 24 lines, until its last line is drawn."""
    begun = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "POSSE_HOME": tempfile.mkdtemp()}
        os.execv(sys.executable, [sys.executable, "-m", "posse", "play", "wyatt-earp", "--seed", "1"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    seen = b""
    while b"undo" not in seen and select.select([terminal], [], [], 10)[0]:
        seen += os.read(terminal, 65536)
    seconds = time.perf_counter() - begun
    os.write(terminal, b"q")
    while select.select([terminal], [], [], 10)[0]:
        try:
            os.read(terminal, 65536)
        except OSError:  # it is gone
            break
    os.waitpid(child, 0)
    return seconds


def first_call() -> float:
    done = subprocess.run([sys.executable, "-c", FIRST_CALL], capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    first_call()  # compiles, if need be
    print(f"first screen of a table, from process start: {statistics.median(first_screen() for _ in range(5)):.2f} s")
    full = statistics.median(first_full_screen() for _ in range(5))
    print(f"the same on the full screen: {full:.2f} s")
    print(f"first compiled call, Numba's import included: {statistics.median(first_call() for _ in range(5)):.2f} s")


if __name__ == "__main__":
    main()
